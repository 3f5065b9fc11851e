import { prefixOf } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { DeliveriesDeskPage } from '../../features/backoffice';
import { deliverySearchSchema } from '../../features/sds';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/backoffice/sds-deliveries')({
  validateSearch: deliverySearchSchema,
  loader: () => loadTexts('sds'),
  component: AllDeliveries,
});

function AllDeliveries() {
  const user = useUser();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  if (user === null) return null;
  return (
    <DeliveriesDeskPage
      prefix={prefixOf(user.role)}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
