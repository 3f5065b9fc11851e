import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { useCartCount } from '../../features/cart';
import { actingCustomer, useActingCustomer } from '../../features/customers';
import { homeFor, PrivateArea } from '../../features/shell';

export const Route = createFileRoute('/profile-customer')({
  beforeLoad: ({ context, location }) => {
    const user = currentUser();
    if (user === null) return;
    // Section 2, entry guard: whoever manages customers must have picked one.
    const pickFirst = actsForCustomers(user.role) && actingCustomer() === null;
    if (!pickFirst && context.pageExists(location.pathname.replace(/\/$/, ''))) return;
    throw redirect({ href: homeFor(user, context.pageExists), replace: true });
  },
  component: CustomerArea,
});

function CustomerArea() {
  const acting = useActingCustomer();
  const count = useCartCount();
  return (
    <PrivateArea cartCount={count} acting={acting !== null}>
      <Outlet />
    </PrivateArea>
  );
}
