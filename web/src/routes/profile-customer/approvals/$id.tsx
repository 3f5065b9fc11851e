import { createFileRoute, Link } from '@tanstack/react-router';
import { useShopScope } from '../../../features/acting';
import { ApprovalPage } from '../../../features/approvals';
import { BackLink } from '../../../features/desk';
import { loadTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/approvals/$id')({
  // State of the list from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('approvals', 'cart', 'desk', 'orders'),
  component: Approval,
});

function Approval() {
  const { t } = useTexts('approvals');
  const scope = useShopScope();
  const { id } = Route.useParams();
  const search = Route.useSearch();
  if (scope === null) return null;
  const back = (
    <BackLink link={(props) => <Link {...props} to="/profile-customer/approvals" search={search} />}>
      {t('approvals:title')}
    </BackLink>
  );
  return <ApprovalPage key={id} scope={scope} id={id} back={back} />;
}
