import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '../../../features/accounts';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/users/$id')({
  // State of the list from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('accounts', 'activation', 'audit-log', 'offers', 'orders', 'users'),
  component: User,
});

function User() {
  const { id } = Route.useParams();
  return <UserPage key={id} id={id} list={Route.useSearch()} />;
}
