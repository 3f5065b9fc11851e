import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useShopScope } from '../../features/acting';
import { startOfferCheckout, startOrderFromOffer } from '../../features/checkout';
import { OfferRequestsPage } from '../../features/offers';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/request-offers')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'offers', 'orders'),
  component: OfferRequests,
});

function OfferRequests() {
  const scope = useShopScope();
  const router = useRouter();
  if (scope === null) return null;
  return (
    <OfferRequestsPage
      scope={scope}
      onOrder={(offer) => {
        startOrderFromOffer(scope, offer);
        void router.navigate({ to: '/checkout/order' });
      }}
      onOffer={({ offer, lines, changes }) => {
        const { address, deliveryDateRequested, acceptMultipleShipping, note } = offer;
        startOfferCheckout(scope, lines, {
          previous: {
            address: address?.code ?? '',
            deliveryDateRequested,
            acceptMultipleShipping,
            note: note ?? '',
          },
          unavailable: changes,
          origin: 'offer',
        });
        void router.navigate({ to: '/checkout/offer' });
      }}
    />
  );
}
