import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { getCurrentUser } from '../api/session';
import { useUser } from '../api/use-session';
import { ActingBarSpace, AppShell, NavigationContext } from '../features/shell';
import { CrashPage } from '../ui/feedback/CrashPage';
import { PageSkeleton } from '../ui/feedback/Skeletons';
import { guardRoute } from './-guard';
import { NAVIGATION } from './-navigation';
import { leadsToCustomer, preloadBars, UserPart } from './-user-part';

const Search = lazy(() => import('./-Search'));

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on the navigation to the customers by which an agent stops acting for one. */
    stopsActing?: boolean;
    /** Set for a guest who came by a link to a data sheet, which only users may see (section 2). */
    asksForSheet?: boolean;
    /** Set for a private user who came to the search for companies (section 2). */
    asksForBusiness?: boolean;
    /** The steps of the customer request before this one in the browser's history. */
    stepsBefore?: string[];
  }
}

interface RouterContext {
  queryClient: QueryClient;
  /** Whether this build has a page of the specification. */
  pageExists: (path: string) => boolean;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => {
    const preload = () => preloadBars(context.queryClient, location);
    return guardRoute(location)?.then(preload) ?? preload();
  },
  component: Root,
  // While the guard waits for the server, or has failed, other pages stay reachable.
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
  const isVisitor = useUser() === null;
  const isLinkToCustomer = useRouterState({
    select: ({ location }) => leadsToCustomer(getCurrentUser(), location),
  });
  const part = (name: ComponentProps<typeof UserPart>['name']) =>
    isVisitor ? null : (
      <Suspense fallback={name === 'acting' && isLinkToCustomer ? <ActingBarSpace /> : null}>
        <UserPart name={name} />
      </Suspense>
    );
  return (
    <NavigationContext value={NAVIGATION}>
      <AppShell
        search={<Search />}
        cart={part('cart')}
        notice={part('notice')}
        acting={part('acting')}
        side={part('side')}
        phoneBar={part('phoneBar')}
      >
        {children}
      </AppShell>
    </NavigationContext>
  );
}
