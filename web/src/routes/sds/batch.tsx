import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { BatchPage } from '../../features/sds';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/batch')({
  validateSearch: parseListSearch,
  component: BatchSearch,
});

function BatchSearch() {
  const user = useUser();
  if (user === null) return null;
  return <BatchPage prefix={toRolePrefix(user.role)} />;
}
