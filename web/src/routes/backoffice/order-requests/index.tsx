import { createFileRoute } from '@tanstack/react-router';
import { OrderRequestQueue } from '../../../features/orders';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/order-requests/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'offers', 'offers-desk', 'orders', 'orders-desk'),
  component: OrderRequestQueue,
});
