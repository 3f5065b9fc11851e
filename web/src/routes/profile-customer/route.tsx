import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { useCartCount } from '../../features/cart';
import { homeFor, PrivateArea } from '../../features/shell';
import { enterCustomer } from './-enter-customer';

export const Route = createFileRoute('/profile-customer')({
  beforeLoad: async ({ context, location }) => {
    const user = currentUser();
    if (user === null) return;
    await enterCustomer(user, context.queryClient);
    if (context.pageExists(location.pathname.replace(/\/$/, ''))) return;
    throw redirect({ href: homeFor(user, context.pageExists), replace: true });
  },
  component: CustomerArea,
});

function CustomerArea() {
  const count = useCartCount();
  return (
    <PrivateArea cartCount={count}>
      <Outlet />
    </PrivateArea>
  );
}
