import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { InvitationNotice } from '../features/activation';
import { CartBadge } from '../features/cart';
import { stopActing, useActingCustomer } from '../features/customers';
import { ActingBar, Shell } from '../features/shell';
import { PageSkeleton } from '../ui/Skeletons';
import { guardRoute } from './-guard';
import { SEARCH_SOURCES } from './-search-sources';

interface RouterContext {
  queryClient: QueryClient;
  /** Whether this build has a page of the specification. */
  pageExists: (path: string) => boolean;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => guardRoute(location),
  component: Root,
});

function Root() {
  return (
    <Shell
      searchSources={SEARCH_SOURCES}
      cart={<CartBadge />}
      notice={<InvitationNotice />}
      acting={<Acting />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
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
    // First away from the customer's pages, which are nobody's without it; whoever chose to stay goes on acting.
    await toCustomers();
    if (router.state.location.pathname === '/profile-agent') stopActing();
  };
  return <ActingBar customer={customer} onChange={() => void toCustomers()} onStop={() => void stop()} />;
}
