import { createFileRoute } from '@tanstack/react-router';
import { SerialHazardPage } from '../../../features/hazards';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/hazards/$productClass/$serial')({
  // State of the list from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue', 'hazards', 'hazards-desk'),
  component: SerialHazards,
});

function SerialHazards() {
  const { productClass, serial } = Route.useParams();
  return (
    <SerialHazardPage
      key={`${productClass}-${serial}`}
      serial={{ productClass, serial }}
      list={Route.useSearch()}
    />
  );
}
