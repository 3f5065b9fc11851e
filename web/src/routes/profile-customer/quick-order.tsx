import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../features/acting';
import { QuickOrderPage } from '../../features/quick-order';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/quick-order')({
  loader: () => loadTexts('cart', 'quick-order', 'hazards'),
  component: QuickOrder,
});

function QuickOrder() {
  const scope = useShopScope();
  return scope === null ? null : <QuickOrderPage key={scope.customerCode} scope={scope} />;
}
