import { createFileRoute } from '@tanstack/react-router';
import { OrderQueue } from '../../../features/orders';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/orders/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'offers', 'offers-desk', 'orders', 'orders-desk'),
  component: OrderQueue,
});
