import { createFileRoute } from '@tanstack/react-router';
import { MixingPage } from '../../../features/catalogue';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/mixing/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue', 'catalogue-desk'),
  component: Mixing,
});

function Mixing() {
  const navigate = Route.useNavigate();
  return (
    <MixingPage
      onOpen={(key) => void navigate({ to: '/backoffice/mixing/$productClass/$serial', params: { ...key } })}
    />
  );
}
