import { createFileRoute, redirect } from '@tanstack/react-router';
import { getShopScope } from '../../features/acting';

/** Section 2: the empty path redirects by the checkout flag, else to the cart. */
export const Route = createFileRoute('/checkout/')({
  beforeLoad: async () => {
    const { readOfferCheckout, readOrderCheckout } = await import('../../features/checkout/checkout-state');
    const scope = getShopScope();
    if (readOrderCheckout(scope) !== null) throw redirect({ to: '/checkout/order', replace: true });
    if (readOfferCheckout(scope) !== null) throw redirect({ to: '/checkout/offer', replace: true });
    throw redirect({ to: '/profile-customer/cart', replace: true });
  },
});
