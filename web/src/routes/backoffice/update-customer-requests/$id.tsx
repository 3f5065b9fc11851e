import { createFileRoute } from '@tanstack/react-router';
import { UpdateRequestPage, UpdateRequestSplit } from '../../../features/customers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/update-customer-requests/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () =>
    loadTexts(
      'accounts',
      'activation',
      'audit-log',
      'cart',
      'customers',
      'customers-desk',
      'offers',
      'orders',
    ),
  component: UpdateRequest,
});

function UpdateRequest() {
  const { id } = Route.useParams();
  const queue = Route.useSearch();
  return (
    <UpdateRequestSplit id={id}>
      {/* Remounts the form for another entry. */}
      <UpdateRequestPage key={id} id={id} queue={queue} />
    </UpdateRequestSplit>
  );
}
