import { createFileRoute, redirect } from '@tanstack/react-router';
import { OfferCheckoutPage } from '../../features/checkout';
import { currentShopScope, useShopScope } from '../../features/customers';

export const Route = createFileRoute('/checkout/offer')({
  beforeLoad: async () => {
    const { offerCheckout } = await import('../../features/checkout/checkout-state');
    // Section 2: without the checkout flag it redirects to the cart.
    if (offerCheckout(currentShopScope()) !== null) return;
    throw redirect({ to: '/profile-customer/cart', replace: true });
  },
  component: OfferCheckoutRoute,
});

function OfferCheckoutRoute() {
  const scope = useShopScope();
  return scope === null ? null : <OfferCheckoutPage scope={scope} />;
}
