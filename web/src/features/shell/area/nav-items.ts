import { type AccessAction, decidePageAccess, isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import type { TablerIcon } from '@tabler/icons-react';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import type { TextKey } from '../../../i18n/keys';

/** A page in the navigation. */
export interface NavItem {
  path: string;
  /** The route behind a path with parameters. */
  route?: string;
  text: TextKey;
  /** A shorter text for the bar at the bottom of a phone. */
  shortText?: TextKey;
  icon: TablerIcon;
  /** Heading of its group in a long list. */
  group?: TextKey;
  /** Whether it is a page of the customer, below the customer's name for a manager who acts for it. */
  isOfCustomer?: boolean;
  /** Action required for the entry, if not every user who may see the page gets the entry. */
  action?: AccessAction;
  /** Whether it stays current on the pages below it. */
  withChildren?: boolean;
  /** Whether it is current on its own page only, regardless of the list. */
  isExact?: boolean;
  /** Pages of an entry that only links to them; it is visible to users who may see at least one of them. */
  pages?: readonly NavItem[];
}

/**
 * Returns a check whether a page of the specification exists in this build, since navigation must not link to missing
 * pages.
 */
export function usePageExists(): (path: string) => boolean {
  const router = useRouter();
  return (path) => doesPageExist(router.routesByPath, path);
}

/** Whether a page exists, for guards, which cannot use hooks. A layout route without an index page does not count. */
export function doesPageExist(routes: RegisteredRouter['routesByPath'], path: string): boolean {
  return Object.entries(routes).some(
    ([existingPath, route]) => matchesPath(existingPath, path) && route.children === undefined,
  );
}

/** Whether a path is that of a route, whose parameters begin with `$`. */
function matchesPath(routePath: string, path: string): boolean {
  if (routePath === path) return true;
  const parts = path.split('/');
  const routeParts = routePath.split('/');
  return (
    // `$` alone is the route of unknown addresses.
    routeParts.at(-1) !== '$' &&
    routeParts.length === parts.length &&
    routeParts.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
  );
}

/** Keeps the entries that exist and that the viewer may see. */
export function filterVisibleNavItems(
  items: readonly NavItem[],
  user: User | null,
  exists: (path: string) => boolean,
): NavItem[] {
  return items.filter(
    ({ path, route = path, pages, action }) =>
      exists(route) &&
      (action === undefined || isAllowed(user, action)) &&
      decidePageAccess(user, path) === 'allow' &&
      (pages === undefined || filterVisibleNavItems(pages, user, exists).length > 0),
  );
}
