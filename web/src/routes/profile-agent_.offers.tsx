import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { PortfolioOffersPage } from '../features/offers';
import { loadTexts } from '../i18n/load-texts';
import { parseListSearch } from '../ui/list/list-search';

export const Route = createFileRoute('/profile-agent_/offers')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'desk', 'offers', 'offers-desk', 'orders'),
  component: PortfolioOffers,
});

function PortfolioOffers() {
  const user = useUser();
  if (user === null) return null;
  return <PortfolioOffersPage prefix={toRolePrefix(user.role)} />;
}
