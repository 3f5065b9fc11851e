import { createFileRoute } from '@tanstack/react-router';
import { DealersPage, dealersSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/dealers/')({
  validateSearch: dealersSearchSchema,
  loader: () => loadTexts('accounts', 'activation', 'backoffice', 'dealers', 'orders'),
  component: Dealers,
});

function Dealers() {
  const navigate = Route.useNavigate();
  return (
    <DealersPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
