import { createFileRoute, useRouter } from '@tanstack/react-router';
import { startOrder } from '../../features/checkout';
import { useShopScope } from '../../features/customers';
import { OrderRequestsPage, requestSearchSchema } from '../../features/orders';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/profile-customer/request-orders')({
  validateSearch: requestSearchSchema,
  loader: () => loadTexts('cart', 'customers', 'orders'),
  component: OrderRequests,
});

function OrderRequests() {
  const scope = useShopScope();
  const router = useRouter();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (scope === null) return null;
  return (
    <OrderRequestsPage
      scope={scope}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how, resetScroll: false })}
      onRedo={({ lines, overallDiscount, left }) => {
        startOrder(scope, lines, overallDiscount, left);
        void router.navigate({ to: '/checkout/order' });
      }}
    />
  );
}
