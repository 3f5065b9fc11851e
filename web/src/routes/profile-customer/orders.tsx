import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useShopScope } from '../../features/acting';
import { startOrderCheckout } from '../../features/checkout';
import { OrdersPage } from '../../features/orders';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/orders')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('cart', 'hazards', 'orders', 'shipments'),
  component: Orders,
});

function Orders() {
  const scope = useShopScope();
  const router = useRouter();
  if (scope === null) return null;
  return (
    <OrdersPage
      scope={scope}
      onRedo={({ lines, overallDiscount, ...again }) => {
        startOrderCheckout(scope, lines, overallDiscount, again);
        void router.navigate({ to: '/checkout/order' });
      }}
    />
  );
}
