import { createFileRoute } from '@tanstack/react-router';
import { UpdateRequestQueue, updateQueueSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/update-customer-requests/')({
  validateSearch: updateQueueSearchSchema,
  loader: () => loadTexts('activation', 'backoffice', 'customers', 'orders'),
  component: Queue,
});

function Queue() {
  const navigate = Route.useNavigate();
  return (
    <UpdateRequestQueue
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
