import { createFileRoute } from '@tanstack/react-router';
import { DeskProfile } from '../../../../features/customer-desk';
import { loadTexts } from '../../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/customers/$code/')({
  loader: () =>
    loadTexts('accounts', 'activation', 'cart', 'customers', 'customers-desk', 'hazards', 'people', 'users'),
  component: CustomerProfile,
});

function CustomerProfile() {
  return <DeskProfile code={Route.useParams().code} />;
}
