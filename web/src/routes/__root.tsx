import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { InvitationNotice } from '../features/activation';
import { CartBadge } from '../features/cart';
import { leaveCheckout } from '../features/checkout';
import { stopActing, useActingCustomer } from '../features/customers';
import { ActingBar, Shell } from '../features/shell';
import { CrashPage } from '../ui/CrashPage';
import { PageSkeleton } from '../ui/Skeletons';
import { guardRoute } from './-guard';
import { SEARCH_SOURCES } from './-search-sources';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the way to the customers on which an agent stops acting for one. */
    stopsActing?: boolean;
    /** Of the page of a guest who came by a link to a data sheet, which only users are shown (section 2). */
    asksForSheet?: boolean;
  }
}

interface RouterContext {
  queryClient: QueryClient;
  /** Whether this build has a page of the specification. */
  pageExists: (path: string) => boolean;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => guardRoute(location),
  component: Root,
  // While the guard waits for the server, and when it gave up, the way to other pages stays.
  pendingComponent: () => (
    <Frame>
      <PageSkeleton />
    </Frame>
  ),
  errorComponent: (failure) => (
    <Frame>
      <CrashPage {...failure} />
    </Frame>
  ),
});

function Root() {
  return (
    <Frame>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Shell
      searchSources={SEARCH_SOURCES}
      cart={<CartBadge />}
      notice={<InvitationNotice />}
      acting={<Acting />}
    >
      {children}
    </Shell>
  );
}

/** For whom an agent or commercial user of this tab acts. */
function Acting() {
  const customer = useActingCustomer();
  const router = useRouter();
  if (customer === null) return null;
  const toCustomers = () => router.navigate({ to: '/profile-agent' });
  const stop = async () => {
    // First away from the customer's pages, which are nobody's without it. Whoever chose to stay goes on acting, also
    // when another way leads to the customers later: only this one stops.
    await router.navigate({ to: '/profile-agent', state: { stopsActing: true } });
    if (router.state.location.state.stopsActing !== true) return;
    // A checkout that was left by typing an address is still kept, and it is this customer's.
    leaveCheckout();
    stopActing();
  };
  return <ActingBar customer={customer} onChange={() => void toCustomers()} onStop={() => void stop()} />;
}
