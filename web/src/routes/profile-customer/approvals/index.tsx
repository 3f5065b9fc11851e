import { createFileRoute, Link } from '@tanstack/react-router';
import { useShopScope } from '../../../features/acting';
import { ApprovalsPage } from '../../../features/approvals';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/approvals/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('approvals'),
  component: Approvals,
});

function Approvals() {
  const scope = useShopScope();
  const search = Route.useSearch();
  if (scope === null) return null;
  return (
    <ApprovalsPage
      scope={scope}
      link={({ id }, props) => (
        <Link {...props} to="/profile-customer/approvals/$id" params={{ id }} search={search} />
      )}
    />
  );
}
