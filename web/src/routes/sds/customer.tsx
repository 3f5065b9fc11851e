import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { CustomerPage } from '../../features/sds';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/customer')({
  validateSearch: parseListSearch,
  component: CustomerSearch,
});

function CustomerSearch() {
  const user = useUser();
  return user && <CustomerPage user={user} />;
}
