import { isAllowed } from '@cromia/domain/accounts/access';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { getCurrentUser } from '../../../../api/session';
import { DeskOrders } from '../../../../features/customer-desk';
import { loadTexts } from '../../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/customers/$code/orders')({
  // Only staff who decide on offers and orders may see their terms.
  beforeLoad: () => {
    if (!isAllowed(getCurrentUser(), 'backoffice.decide')) throw redirect({ to: '/unauthorized' });
  },
  loader: () => loadTexts('activation', 'cart', 'customers', 'customers-desk', 'offers', 'orders'),
  component: CustomerOrders,
});

function CustomerOrders() {
  return <DeskOrders code={Route.useParams().code} />;
}
