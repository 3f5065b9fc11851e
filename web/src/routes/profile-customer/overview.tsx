import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useShopScope } from '../../features/acting';
import { LimitsLeft } from '../../features/approvals';
import { startOrderCheckout } from '../../features/checkout';
import { LastOrders } from '../../features/orders';
import { CustomerOverviewPage } from '../../features/overview';
import { loadTexts } from '../../i18n/load-texts';
import { TASK_TILES } from '../-task-tiles';

const CustomerAccount = lazy(() => import('../../features/invoices/CustomerAccount'));
const MostOrdered = lazy(() => import('../../features/ordered-products/MostOrdered'));

export const Route = createFileRoute('/profile-customer/overview')({
  loader: () =>
    loadTexts('approvals', 'cart', 'hazards', 'invoices', 'ordered-products', 'orders', 'overview'),
  component: CustomerOverview,
});

function CustomerOverview() {
  const scope = useShopScope();
  const router = useRouter();
  if (scope === null) return null;
  return (
    <CustomerOverviewPage key={scope.customerCode} scope={scope} tiles={TASK_TILES}>
      <LimitsLeft scope={scope} />
      <LastOrders
        scope={scope}
        onRedo={({ lines, overallDiscount, ...again }) => {
          startOrderCheckout(scope, lines, overallDiscount, again);
          void router.navigate({ to: '/checkout/order' });
        }}
      />
      <Suspense fallback={null}>
        <CustomerAccount scope={scope} />
      </Suspense>
      <Suspense fallback={null}>
        <MostOrdered scope={scope} />
      </Suspense>
    </CustomerOverviewPage>
  );
}
