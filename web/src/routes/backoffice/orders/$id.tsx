import { createFileRoute } from '@tanstack/react-router';
import { OrderPage, OrderSplit } from '../../../features/orders';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/orders/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () =>
    loadTexts(
      'audit-log',
      'cart',
      'customers',
      'hazards',
      'offers',
      'offers-desk',
      'orders',
      'orders-desk',
      'shipments',
    ),
  component: Order,
});

function Order() {
  const { id } = Route.useParams();
  const queue = Route.useSearch();
  return (
    <OrderSplit id={id}>
      {/* Remounts the form for another entry. */}
      <OrderPage key={id} id={id} queue={queue} />
    </OrderSplit>
  );
}
