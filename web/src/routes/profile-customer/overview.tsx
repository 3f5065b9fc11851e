import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useShopScope } from '../../features/acting';
import { startOrderCheckout } from '../../features/checkout';
import { LastOrders } from '../../features/orders';
import { CustomerOverviewPage } from '../../features/overview';
import { loadTexts } from '../../i18n/load-texts';
import { TASK_TILES } from '../-task-tiles';

const MostOrdered = lazy(() => import('../../features/ordered-products/MostOrdered'));

export const Route = createFileRoute('/profile-customer/overview')({
  loader: () => loadTexts('cart', 'ordered-products', 'orders', 'overview', 'hazards'),
  component: CustomerOverview,
});

function CustomerOverview() {
  const scope = useShopScope();
  const router = useRouter();
  if (scope === null) return null;
  return (
    <CustomerOverviewPage key={scope.customerCode} scope={scope} tiles={TASK_TILES}>
      <LastOrders
        scope={scope}
        onRedo={({ lines, overallDiscount, ...again }) => {
          startOrderCheckout(scope, lines, overallDiscount, again);
          void router.navigate({ to: '/checkout/order' });
        }}
      />
      <Suspense fallback={null}>
        <MostOrdered scope={scope} />
      </Suspense>
    </CustomerOverviewPage>
  );
}
