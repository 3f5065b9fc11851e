import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { actForCustomer } from '../features/acting';
import { startOrderFromOffer } from '../features/checkout';
import { PortfolioOffersPage } from '../features/offers';
import { loadTexts } from '../i18n/load-texts';
import { parseListSearch } from '../ui/list/list-search';

export const Route = createFileRoute('/profile-agent_/offers')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'customers', 'desk', 'offers', 'offers-desk', 'orders', 'hazards'),
  component: PortfolioOffers,
});

function PortfolioOffers() {
  const user = useUser();
  const router = useRouter();
  if (user === null) return null;
  return (
    <PortfolioOffersPage
      prefix={toRolePrefix(user.role)}
      onOrder={(offer, scope) => {
        const { customerCode, businessName } = scope;
        actForCustomer({ customerCode, businessName: businessName ?? customerCode });
        startOrderFromOffer(scope, offer);
        void router.navigate({ to: '/checkout/order' });
      }}
    />
  );
}
