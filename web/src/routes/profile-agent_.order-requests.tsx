import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { useCartCount } from '../features/cart';
import { PortfolioOrderRequestsPage } from '../features/orders';
import { PrivateArea } from '../features/shell';
import { loadTexts } from '../i18n/load-texts';
import { parseListSearch } from '../ui/list/list-search';

export const Route = createFileRoute('/profile-agent_/order-requests')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'orders'),
  component: PortfolioOrderRequests,
});

function PortfolioOrderRequests() {
  const user = useUser();
  const cartCount = useCartCount();
  if (user === null) return null;
  return (
    <PrivateArea cartCount={cartCount}>
      <PortfolioOrderRequestsPage prefix={toRolePrefix(user.role)} />
    </PrivateArea>
  );
}
