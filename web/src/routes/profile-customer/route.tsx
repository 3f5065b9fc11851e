import { createFileRoute, redirect } from '@tanstack/react-router';
import { getCurrentUser } from '../../api/session';
import { findHomePath } from '../-navigation';
import { enterCustomer } from './-enter-customer';

export const Route = createFileRoute('/profile-customer')({
  beforeLoad: async ({ context, location }) => {
    const user = getCurrentUser();
    if (user === null) return;
    await enterCustomer(user, context.queryClient);
    if (context.pageExists(location.pathname.replace(/\/$/, ''))) return;
    throw redirect({ href: findHomePath(user, context.pageExists), replace: true });
  },
});
