import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { useShopScope } from '../../features/acting';
import { ProfilePage } from '../../features/customer-profile';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/')({
  loader: () => loadTexts('accounts', 'activation', 'customers', 'overview'),
  component: CustomerProfile,
});

function CustomerProfile() {
  const user = useUser();
  const scope = useShopScope();
  // The area's guard requires a customer; it is missing only during a logout.
  if (user === null || scope === null) return null;
  return <ProfilePage key={scope.customerCode} user={user} scope={scope} />;
}
