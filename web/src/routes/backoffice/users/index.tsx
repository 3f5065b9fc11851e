import { createFileRoute } from '@tanstack/react-router';
import { UsersPage, usersSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/users/')({
  validateSearch: usersSearchSchema,
  loader: () => loadTexts('accounts', 'backoffice', 'orders', 'users'),
  component: Users,
});

function Users() {
  const navigate = Route.useNavigate();
  return (
    <UsersPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
