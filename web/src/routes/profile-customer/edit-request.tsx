import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { useShopScope } from '../../features/acting';
import { EditPage } from '../../features/customer-profile';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/edit-request')({
  loader: () => loadTexts('accounts', 'activation', 'customers'),
  component: EditRequest,
});

function EditRequest() {
  const user = useUser();
  const scope = useShopScope();
  if (user === null || scope === null) return null;
  // Remounts the form for another customer.
  return <EditPage key={scope.customerCode} user={user} scope={scope} />;
}
