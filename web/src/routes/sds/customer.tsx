import { prefixOf } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { CustomerPage } from '../../features/sds';
import { listSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/customer')({
  validateSearch: listSearch,
  component: CustomerSearch,
});

function CustomerSearch() {
  const user = useUser();
  if (user === null) return null;
  return <CustomerPage prefix={prefixOf(user.role)} />;
}
