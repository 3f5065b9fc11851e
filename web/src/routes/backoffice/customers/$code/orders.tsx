import { may } from '@cromia/domain/accounts/access';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../../../../api/session';
import { DeskOrders } from '../../../../features/backoffice';
import { loadTexts } from '../../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/customers/$code/orders')({
  // Terms of offers and orders are for those who decide on them.
  beforeLoad: () => {
    if (!may(currentUser(), 'backoffice.decide')) throw redirect({ to: '/unauthorized' });
  },
  loader: () => loadTexts('activation', 'backoffice', 'cart', 'customers', 'offers', 'orders'),
  component: Shown,
});

function Shown() {
  return <DeskOrders code={Route.useParams().code} />;
}
