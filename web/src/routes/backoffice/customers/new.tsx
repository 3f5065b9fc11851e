import { createFileRoute } from '@tanstack/react-router';
import { NewCustomerPage } from '../../../features/customer-desk';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/customers/new')({
  loader: () => loadTexts('accounts', 'activation', 'customers', 'customers-desk', 'desk'),
  component: NewCustomer,
});

function NewCustomer() {
  const navigate = Route.useNavigate();
  return (
    <NewCustomerPage
      onCreated={(code) => void navigate({ to: '/backoffice/customers/$code', params: { code } })}
    />
  );
}
