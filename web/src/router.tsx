import { createRouter } from '@tanstack/react-router';
import { queryClient } from './api/query-client';
import { BASE_PATH } from './base-path';
import { pageExists } from './features/shell';
import { routeTree } from './routeTree.gen';
import { CrashPage } from './ui/CrashPage';
import { PageSkeleton } from './ui/Skeletons';
import { parseSearch, stringifySearch } from './url-search';

export const router = createRouter({
  routeTree,
  basepath: BASE_PATH,
  parseSearch,
  stringifySearch,
  context: { queryClient, pageExists: (path: string): boolean => pageExists(router.routesByPath, path) },
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
