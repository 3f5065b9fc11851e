import { createFileRoute } from '@tanstack/react-router';
import { OrderRequestPage, queueSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/order-requests/$id')({
  // The queue that the request was opened from, so that the way back leads to it as it was.
  validateSearch: queueSearchSchema,
  loader: () => loadTexts('backoffice', 'cart', 'customers', 'orders'),
  component: OneRequest,
});

function OneRequest() {
  const { id } = Route.useParams();
  return <OrderRequestPage id={id} queue={Route.useSearch()} />;
}
