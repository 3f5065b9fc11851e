import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { getCurrentUser } from '../../api/session';
import { useActingCustomer } from '../../features/acting';
import { PageCustomerContext } from '../../ui/PageFrame';
import { findHomePath } from '../-navigation';
import { enterCustomer, followCustomerLink } from './-enter-customer';

export const Route = createFileRoute('/profile-customer')({
  beforeLoad: async ({ context, location }) => {
    const user = getCurrentUser();
    if (user === null) return;
    await followCustomerLink(user, context.queryClient, location);
    await enterCustomer(user, context.queryClient);
    if (context.pageExists(location.pathname.replace(/\/$/, ''))) return;
    throw redirect({ href: findHomePath(user, context.pageExists), replace: true });
  },
  component: CustomerArea,
});

function CustomerArea() {
  const acting = useActingCustomer();
  return (
    <PageCustomerContext value={acting?.businessName ?? null}>
      <Outlet />
    </PageCustomerContext>
  );
}
