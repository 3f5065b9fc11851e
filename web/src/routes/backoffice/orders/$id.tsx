import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../features/orders';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/orders/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('audit-log', 'cart', 'customers', 'offers', 'offers-desk', 'orders', 'orders-desk'),
  component: Order,
});

function Order() {
  const { id } = Route.useParams();
  // Remounts the form for another entry.
  return <OrderPage key={id} id={id} queue={Route.useSearch()} />;
}
