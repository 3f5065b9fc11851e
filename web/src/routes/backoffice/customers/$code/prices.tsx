import { createFileRoute } from '@tanstack/react-router';
import { DeskPrices } from '../../../../features/customer-desk';
import { loadTexts } from '../../../../i18n/load-texts';
import { parseListSearch } from '../../../../ui/list/list-search';
export const Route = createFileRoute('/backoffice/customers/$code/prices')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers-desk', 'orders', 'prices-desk'),
  component: CustomerPrices,
});

function CustomerPrices() {
  return <DeskPrices code={Route.useParams().code} />;
}
