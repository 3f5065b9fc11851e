import { createFileRoute } from '@tanstack/react-router';
import { CustomerRequestPage } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/customer-requests/$id')({
  // The queue that the request was opened from, so that the way back leads to it as it was.
  validateSearch: listSearch,
  loader: () => loadTexts('accounts', 'activation', 'backoffice', 'customers', 'offers', 'orders'),
  component: OneRequest,
});

function OneRequest() {
  const { id } = Route.useParams();
  // Another request is another form.
  return <CustomerRequestPage key={id} id={id} queue={Route.useSearch()} />;
}
