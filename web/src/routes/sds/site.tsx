import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { SitePage } from '../../features/sds';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/site')({
  validateSearch: parseListSearch,
  component: SiteSearch,
});

function SiteSearch() {
  const user = useUser();
  if (user === null) return null;
  return <SitePage prefix={toRolePrefix(user.role)} />;
}
