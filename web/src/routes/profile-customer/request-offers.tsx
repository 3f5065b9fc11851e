import { createFileRoute, useRouter } from '@tanstack/react-router';
import { startOfferOrder } from '../../features/checkout';
import { useShopScope } from '../../features/customers';
import { OfferRequestsPage, offerSearchSchema } from '../../features/offers';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/profile-customer/request-offers')({
  validateSearch: offerSearchSchema,
  loader: () => loadTexts('cart', 'offers', 'orders'),
  component: OfferRequests,
});

function OfferRequests() {
  const scope = useShopScope();
  const router = useRouter();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (scope === null) return null;
  return (
    <OfferRequestsPage
      scope={scope}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how, resetScroll: false })}
      onOrder={(offer) => {
        startOfferOrder(scope, offer);
        void router.navigate({ to: '/checkout/order' });
      }}
    />
  );
}
