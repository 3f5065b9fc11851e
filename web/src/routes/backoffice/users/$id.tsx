import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/users/$id')({
  // The list that it was opened from, so that the way back leads to it as it was.
  validateSearch: listSearch,
  loader: () => loadTexts('accounts', 'activation', 'backoffice', 'offers', 'orders', 'users'),
  component: OneUser,
});

function OneUser() {
  const { id } = Route.useParams();
  return <UserPage key={id} id={id} list={Route.useSearch()} />;
}
