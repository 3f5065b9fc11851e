import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { queryClient } from './api/query-client';
import { BASE_PATH } from './base-path';
import { doesPageExist } from './features/shell';
import { routeTree } from './routeTree.gen';
import { CrashPage } from './ui/feedback/CrashPage';
import { PageSkeleton } from './ui/feedback/Skeletons';
import { parseSearch, stringifySearch } from './url-search';

/** Paths of the lists in the back office; their rows have pages below them. */
const DESK_LIST = /\/backoffice\/[^/]+\/?$/;

/**
 * The pages of the app.
 * @param history - the browser's own by default
 */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    basepath: BASE_PATH,
    parseSearch,
    stringifySearch,
    context: {
      queryClient,
      pageExists: (path: string): boolean => doesPageExist(router.routesByPath, path),
    },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: CrashPage,
    // When prerendered it would be an inline script, which the content security policy forbids.
    scrollRestoration: history === undefined,
    // Desk lists restore their scroll position on Back and by any link, since users leave them for their rows.
    getScrollRestorationKey: ({ pathname, searchStr, state, href }) =>
      DESK_LIST.test(pathname) ? `${pathname}${searchStr}` : (state.__TSR_key ?? href),
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
