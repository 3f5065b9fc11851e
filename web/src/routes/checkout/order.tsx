import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getShopScope, useShopScope } from '../../features/acting';
import { OrderCheckoutPage } from '../../features/checkout';

const CreditNotice = lazy(() => import('../../features/invoices/CreditNotice'));

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
  if (scope === null) return null;
  return (
    <OrderCheckoutPage
      scope={scope}
      renderCredit={(order) => (
        <Suspense fallback={null}>
          <CreditNotice scope={scope} {...order} />
        </Suspense>
      )}
    />
  );
}
