import { createFileRoute } from '@tanstack/react-router';
import { ShipmentDeskPage } from '../../../features/shipments';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/shipments/$code')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('audit-log', 'cart', 'customers', 'orders', 'shipments'),
  component: Shipment,
});

function Shipment() {
  const { code } = Route.useParams();
  return <ShipmentDeskPage key={code} shipmentCode={code} queue={Route.useSearch()} />;
}
