import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentShopScope } from '../../features/customers';

/** Section 2: the empty path redirects by the checkout flag, else to the cart. */
export const Route = createFileRoute('/checkout/')({
  beforeLoad: async () => {
    const { offerCheckout, orderCheckout } = await import('../../features/checkout/checkout-state');
    const scope = currentShopScope();
    if (orderCheckout(scope) !== null) throw redirect({ to: '/checkout/order', replace: true });
    if (offerCheckout(scope) !== null) throw redirect({ to: '/checkout/offer', replace: true });
    throw redirect({ to: '/profile-customer/cart', replace: true });
  },
});
