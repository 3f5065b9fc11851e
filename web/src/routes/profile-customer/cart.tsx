import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CartPage } from '../../features/cart';
import { startOffer, startOrder } from '../../features/checkout';
import { useShopScope } from '../../features/customers';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/profile-customer/cart')({
  loader: () => loadTexts('cart'),
  component: Cart,
});

function Cart() {
  const scope = useShopScope();
  const router = useRouter();
  // The area's guard has let nobody in without a shop; it is gone only while a logout leads away.
  if (scope === null) return null;
  return (
    <CartPage
      scope={scope}
      onOrder={(selected, discount) => {
        startOrder(scope, selected, discount);
        void router.navigate({ to: '/checkout/order' });
      }}
      onOffer={(selected) => {
        startOffer(scope, selected);
        void router.navigate({ to: '/checkout/offer' });
      }}
    />
  );
}
