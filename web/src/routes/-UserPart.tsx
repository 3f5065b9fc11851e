import { may } from '@cromia/domain/accounts/access';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { InvitationNotice, UpgradeBar } from '../features/activation';
import { CartBadge } from '../features/cart';
import { stopActing, useActingCustomer } from '../features/customers';
import { ActingBar } from '../features/shell';

/** A part of the shell that visitors do not have, and do not load. */
export default function UserPart({ name }: { name: 'acting' | 'cart' | 'notice' }) {
  if (name === 'cart') return <CartBadge />;
  if (name === 'notice') return <InvitationNotice />;
  return (
    <>
      <Acting />
      <Upgrade />
    </>
  );
}

/** The way to become a customer once a request is accepted; the profile has it in its own card. */
function Upgrade() {
  const user = useUser();
  const router = useRouter();
  const isOnProfile = useRouterState({ select: ({ location }) => location.pathname === '/profile-user' });
  if (user === null || !may(user, 'activation.upgrade') || isOnProfile) return null;
  const toProfile = () =>
    void router.navigate({ to: '/profile-user', search: { becomeClientSuccess: true } });
  return <UpgradeBar user={user} onDone={toProfile} />;
}

/** For whom an agent or commercial user of this tab acts. */
function Acting() {
  const customer = useActingCustomer();
  const router = useRouter();
  if (customer === null) return null;
  const toCustomers = () => router.navigate({ to: '/profile-agent' });
  const stop = async () => {
    // First away from the customer's pages, which need one. A user who chose to stay goes on acting, also
    // when another way leads to the customers later: only this one stops.
    await router.navigate({ to: '/profile-agent', state: { stopsActing: true } });
    if (router.state.location.state.stopsActing !== true) return;
    // A checkout that was left by typing an address is still kept, and it is this customer's.
    const { leaveCheckout } = await import('../features/checkout/checkout-state');
    leaveCheckout();
    stopActing();
  };
  return <ActingBar customer={customer} onChange={() => void toCustomers()} onStop={() => void stop()} />;
}
