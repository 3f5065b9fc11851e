import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { CustomerPage } from '../../features/sds';
import { listSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/customer')({
  validateSearch: listSearch,
  component: CustomerSearch,
});

function CustomerSearch() {
  const user = useUser();
  return user && <CustomerPage user={user} />;
}
