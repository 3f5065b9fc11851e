import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { ProductPage } from '../../features/sds';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/sds/product')({
  validateSearch: parseListSearch,
  component: ProductSearch,
});

function ProductSearch() {
  const user = useUser();
  if (user === null) return null;
  return <ProductPage prefix={toRolePrefix(user.role)} />;
}
