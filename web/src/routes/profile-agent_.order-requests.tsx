import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { PortfolioOrderRequestsPage } from '../features/orders';
import { loadTexts } from '../i18n/load-texts';
import { parseListSearch } from '../ui/list/list-search';

export const Route = createFileRoute('/profile-agent_/order-requests')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'orders', 'hazards'),
  component: PortfolioOrderRequests,
});

function PortfolioOrderRequests() {
  const user = useUser();
  if (user === null) return null;
  return <PortfolioOrderRequestsPage prefix={toRolePrefix(user.role)} />;
}
