import { isAllowed } from '@cromia/domain/accounts/access';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getCurrentUser } from '../api/session';
import { useUser } from '../api/use-session';
import { stopActing, useActingCustomer } from '../features/acting';
import { BecomeCustomerBar, InvitationNotice } from '../features/activation';
import { hasApprovals } from '../features/approvals/nav-items';
import { CartBadge, useCartCount } from '../features/cart';
import { openTasksQuery } from '../features/overview/open-tasks-queries';
import { ActingBar, ActingBarSpace, PhoneBar, SideNav } from '../features/shell';
import { leadsToCustomer } from './-user-part';

const DeskSide = lazy(() => import('./-DeskSide'));

/** A part of the shell that visitors do not have, and do not load. */
export default function UserPart({ name }: { name: 'acting' | 'cart' | 'notice' | 'phoneBar' | 'side' }) {
  const cartCount = useCartCount();
  if (name === 'cart') return <CartBadge />;
  if (name === 'notice') return <InvitationNotice />;
  if (name === 'side') return <AreaSide cartCount={cartCount} />;
  if (name === 'phoneBar') return <PhoneBar cartCount={cartCount} />;
  return (
    <>
      <ActingCustomerBar />
      <AcceptedRequestBar />
    </>
  );
}

/** The navigation beside the page; that of the back office is loaded there only. */
function AreaSide({ cartCount }: { cartCount: number }) {
  const isBackOffice = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/backoffice'),
  });
  const tasks = useApprovalTasks();
  if (!isBackOffice) return <SideNav cartCount={cartCount} tasks={tasks} />;
  return (
    <Suspense fallback={<SideNav cartCount={cartCount} />}>
      <DeskSide />
    </Suspense>
  );
}

/** The open tasks of an approver, whose number of approvals the navigation shows. A customer's only user has none. */
function useApprovalTasks() {
  const user = useUser();
  const decides = user?.role === 'CUSTOMER' && hasApprovals(user) && user.canApprove;
  const tasks = useQuery({ ...openTasksQuery(undefined), enabled: decides });
  return decides ? (tasks.data?.tasks ?? []) : [];
}

/** The bar of an accepted request to become a customer; the profile shows it in its own card. */
function AcceptedRequestBar() {
  const user = useUser();
  const router = useRouter();
  const isOnProfile = useRouterState({ select: ({ location }) => location.pathname === '/profile-user' });
  if (user === null || !isAllowed(user, 'activation.upgrade') || isOnProfile) return null;
  const openProfile = () =>
    void router.navigate({ to: '/profile-user', search: { becomeClientSuccess: true } });
  return <BecomeCustomerBar user={user} onDone={openProfile} />;
}

/** The bar of an agent or commercial user who acts for a customer in this tab. */
function ActingCustomerBar() {
  const customer = useActingCustomer();
  const router = useRouter();
  const isExpected = useRouterState({
    select: ({ location }) => leadsToCustomer(getCurrentUser(), location),
  });
  if (customer === null) return isExpected ? <ActingBarSpace /> : null;
  const openCustomers = () => router.navigate({ to: '/profile-agent' });
  const stop = async () => {
    // Leaves the customer's pages first, since they need a customer. If the user stays, the acting continues, even if
    // another link opens the customers later: only this navigation ends it.
    await router.navigate({ to: '/profile-agent', state: { stopsActing: true } });
    if (router.state.location.state.stopsActing !== true) return;
    // A checkout that was left by typing a URL is still stored for this customer.
    const { leaveCheckout } = await import('../features/checkout/checkout-state');
    leaveCheckout();
    stopActing();
  };
  return <ActingBar customer={customer} onChange={() => void openCustomers()} onStop={() => void stop()} />;
}
