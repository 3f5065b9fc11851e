import { createFileRoute } from '@tanstack/react-router';
import { UpdateRequestPage } from '../../../features/customers';
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
  return <UpdateRequestPage key={id} id={id} queue={Route.useSearch()} />;
}
