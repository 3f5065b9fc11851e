import { createFileRoute, redirect } from '@tanstack/react-router';
import { OrderCheckoutPage, orderCheckout } from '../../features/checkout';
import { currentShopScope, useShopScope } from '../../features/customers';

export const Route = createFileRoute('/checkout/order')({
  beforeLoad: () => {
    // Section 2: without the checkout flag the way leads back to the cart.
    if (orderCheckout(currentShopScope()) !== null) return;
    throw redirect({ to: '/profile-customer/cart', replace: true });
  },
  component: OrderCheckoutRoute,
});

function OrderCheckoutRoute() {
  const scope = useShopScope();
  return scope === null ? null : <OrderCheckoutPage scope={scope} />;
}
