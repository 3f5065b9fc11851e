import { createFileRoute, redirect } from '@tanstack/react-router';
import { orderCheckout } from '../../features/checkout';
import { currentShopScope } from '../../features/customers';

/** Section 2: the empty path leads on by the checkout flag, else to the cart. */
export const Route = createFileRoute('/checkout/')({
  beforeLoad: () => {
    const started = orderCheckout(currentShopScope()) !== null;
    throw redirect({ to: started ? '/checkout/order' : '/profile-customer/cart', replace: true });
  },
});
