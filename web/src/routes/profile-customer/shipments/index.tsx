import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../../features/acting';
import { ShipmentsPage } from '../../../features/shipments';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/shipments/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'orders', 'shipments'),
  component: Shipments,
});

function Shipments() {
  const scope = useShopScope();
  return scope === null ? null : <ShipmentsPage scope={scope} />;
}
