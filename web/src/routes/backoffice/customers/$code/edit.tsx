import { createFileRoute } from '@tanstack/react-router';
import { EditCustomer } from '../../../../features/customer-desk';
import { loadTexts } from '../../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/customers/$code/edit')({
  loader: () => loadTexts('accounts', 'activation', 'customers', 'customers-desk'),
  component: EditCustomerData,
});

function EditCustomerData() {
  const { code } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EditCustomer
      code={code}
      onSaved={() => void navigate({ to: '/backoffice/customers/$code', params: { code } })}
    />
  );
}
