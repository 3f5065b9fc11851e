import { prefixOf } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { SitePage } from '../../features/sds';
import { listSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/site')({
  validateSearch: listSearch,
  component: SiteSearch,
});

function SiteSearch() {
  const user = useUser();
  if (user === null) return null;
  return <SitePage prefix={prefixOf(user.role)} />;
}
