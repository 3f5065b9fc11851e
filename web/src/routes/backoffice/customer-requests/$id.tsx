import { createFileRoute } from '@tanstack/react-router';
import { CustomerRequestPage, CustomerRequestSplit } from '../../../features/activation';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/customer-requests/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () =>
    loadTexts('accounts', 'activation', 'activation-desk', 'audit-log', 'customers', 'offers', 'orders'),
  component: CustomerRequest,
});

function CustomerRequest() {
  const { id } = Route.useParams();
  const queue = Route.useSearch();
  return (
    <CustomerRequestSplit id={id}>
      {/* Remounts the form for another entry. */}
      <CustomerRequestPage key={id} id={id} queue={queue} />
    </CustomerRequestSplit>
  );
}
