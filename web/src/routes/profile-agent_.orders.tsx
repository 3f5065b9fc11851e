import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { PortfolioOrdersPage } from '../features/orders';
import { loadTexts } from '../i18n/load-texts';
import { parseListSearch } from '../ui/list/list-search';

export const Route = createFileRoute('/profile-agent_/orders')({
  validateSearch: parseListSearch,
  loader: () =>
    loadTexts('cart', 'customers', 'desk', 'hazards', 'offers-desk', 'orders', 'orders-desk', 'shipments'),
  component: PortfolioOrders,
});

function PortfolioOrders() {
  const user = useUser();
  if (user === null) return null;
  return <PortfolioOrdersPage prefix={toRolePrefix(user.role)} />;
}
