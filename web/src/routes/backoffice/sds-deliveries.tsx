import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { DeliveriesDeskPage } from '../../features/sds';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/sds-deliveries')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('sds'),
  component: AllDeliveries,
});

function AllDeliveries() {
  const user = useUser();
  if (user === null) return null;
  return <DeliveriesDeskPage prefix={toRolePrefix(user.role)} />;
}
