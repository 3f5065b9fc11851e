import { createFileRoute } from '@tanstack/react-router';
import { SerialMixingPage } from '../../../features/catalogue';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/mixing/$productClass/$serial')({
  // State of the list from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue', 'catalogue-desk'),
  component: SerialMixing,
});

function SerialMixing() {
  const { productClass, serial } = Route.useParams();
  return (
    <SerialMixingPage
      key={`${productClass}-${serial}`}
      serial={{ productClass, serial }}
      list={Route.useSearch()}
    />
  );
}
