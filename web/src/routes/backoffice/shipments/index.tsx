import { createFileRoute } from '@tanstack/react-router';
import { ShipmentQueue } from '../../../features/shipments';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/shipments/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'orders', 'shipments'),
  component: ShipmentQueue,
});
