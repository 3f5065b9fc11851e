import { prefixOf } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { CustomerPage, customerAddressSchema } from '../../features/sds';

export const Route = createFileRoute('/sds/customer')({
  validateSearch: customerAddressSchema,
  component: CustomerSearch,
});

function CustomerSearch() {
  const user = useUser();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  if (user === null) return null;
  return (
    <CustomerPage
      prefix={prefixOf(user.role)}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how, resetScroll: false })}
    />
  );
}
