import { createFileRoute } from '@tanstack/react-router';
import { OrderRequestQueue, queueSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/order-requests/')({
  validateSearch: queueSearchSchema,
  loader: () => loadTexts('backoffice', 'cart', 'customers', 'offers', 'orders'),
  component: Queue,
});

function Queue() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrderRequestQueue
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
