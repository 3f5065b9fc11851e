import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { DocumentPage } from '../../features/sds';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/document')({
  validateSearch: parseListSearch,
  component: DocumentSearch,
});

function DocumentSearch() {
  const user = useUser();
  if (user === null) return null;
  return <DocumentPage prefix={toRolePrefix(user.role)} />;
}
