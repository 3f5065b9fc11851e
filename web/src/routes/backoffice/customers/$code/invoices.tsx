import { createFileRoute } from '@tanstack/react-router';
import { DeskInvoices } from '../../../../features/invoices';
import { loadTexts } from '../../../../i18n/load-texts';
import { parseListSearch } from '../../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/customers/$code/invoices')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('customers-desk', 'invoices'),
  component: CustomerInvoices,
});

function CustomerInvoices() {
  return <DeskInvoices code={Route.useParams().code} />;
}
