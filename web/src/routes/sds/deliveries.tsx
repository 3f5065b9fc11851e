import { prefixOf } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { DeliveriesPage } from '../../features/sds';
import { listSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/deliveries')({
  validateSearch: listSearch,
  component: OwnDeliveries,
});

function OwnDeliveries() {
  const user = useUser();
  if (user === null) return null;
  return <DeliveriesPage prefix={prefixOf(user.role)} />;
}
