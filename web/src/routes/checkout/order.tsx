import { createFileRoute, redirect } from '@tanstack/react-router';
import { getShopScope, useShopScope } from '../../features/acting';
import { OrderCheckoutPage } from '../../features/checkout';

export const Route = createFileRoute('/checkout/order')({
  beforeLoad: async () => {
    const { readOrderCheckout } = await import('../../features/checkout/checkout-state');
    // Section 2: without the checkout flag it redirects to the cart.
    if (readOrderCheckout(getShopScope()) !== null) return;
    throw redirect({ to: '/profile-customer/cart', replace: true });
  },
  component: OrderCheckoutRoute,
});

function OrderCheckoutRoute() {
  const scope = useShopScope();
  return scope === null ? null : <OrderCheckoutPage scope={scope} />;
}
