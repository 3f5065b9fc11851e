import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { DeliveriesPage } from '../../features/sds';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/deliveries')({
  validateSearch: parseListSearch,
  component: OwnDeliveries,
});

function OwnDeliveries() {
  const user = useUser();
  if (user === null) return null;
  return <DeliveriesPage prefix={toRolePrefix(user.role)} />;
}
