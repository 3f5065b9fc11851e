import { createFileRoute, Outlet } from '@tanstack/react-router';
import { DeskCustomerFrame } from '../../../../features/customer-desk';
import { loadTexts } from '../../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/customers/$code')({
  loader: () => loadTexts('customers', 'customers-desk'),
  component: CustomerLayout,
});

function CustomerLayout() {
  const { code } = Route.useParams();
  return (
    <DeskCustomerFrame key={code} code={code}>
      <Outlet />
    </DeskCustomerFrame>
  );
}
