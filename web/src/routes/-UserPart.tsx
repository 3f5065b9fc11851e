import { useRouter } from '@tanstack/react-router';
import { InvitationNotice } from '../features/activation';
import { CartBadge } from '../features/cart';
import { stopActing, useActingCustomer } from '../features/customers';
import { ActingBar } from '../features/shell';

/** A part of the shell that visitors do not have, and do not load. */
export default function UserPart({ name }: { name: 'acting' | 'cart' | 'notice' }) {
  if (name === 'cart') return <CartBadge />;
  if (name === 'notice') return <InvitationNotice />;
  return <Acting />;
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
