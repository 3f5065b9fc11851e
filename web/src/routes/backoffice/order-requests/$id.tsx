import { createFileRoute } from '@tanstack/react-router';
import { OrderRequestPage, OrderRequestSplit } from '../../../features/orders';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/order-requests/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () =>
    loadTexts('audit-log', 'cart', 'customers', 'offers', 'offers-desk', 'orders', 'orders-desk', 'hazards'),
  component: OrderRequest,
});

function OrderRequest() {
  const { id } = Route.useParams();
  const queue = Route.useSearch();
  return (
    <OrderRequestSplit id={id}>
      {/* Remounts the form for another entry. */}
      <OrderRequestPage key={id} id={id} queue={queue} />
    </OrderRequestSplit>
  );
}
