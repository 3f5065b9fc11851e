import { createFileRoute, redirect } from '@tanstack/react-router';
import { getShopScope, useShopScope } from '../../features/acting';
import { OfferCheckoutPage } from '../../features/checkout';

export const Route = createFileRoute('/checkout/offer')({
  beforeLoad: async () => {
    const { readOfferCheckout } = await import('../../features/checkout/checkout-state');
    // Section 2: without the checkout flag it redirects to the cart.
    if (readOfferCheckout(getShopScope()) !== null) return;
    throw redirect({ to: '/profile-customer/cart', replace: true });
  },
  component: OfferCheckoutRoute,
});

function OfferCheckoutRoute() {
  const scope = useShopScope();
  return scope === null ? null : <OfferCheckoutPage scope={scope} />;
}
