import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../../features/acting';
import { ShipmentPage } from '../../../features/shipments';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/shipments/$code')({
  // State of the list from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'desk', 'shipments'),
  component: Shipment,
});

function Shipment() {
  const { code } = Route.useParams();
  const search = Route.useSearch();
  const scope = useShopScope();
  return scope === null ? null : (
    <ShipmentPage key={code} scope={scope} shipmentCode={code} search={search} />
  );
}
