import { decidePageAccess } from '@cromia/domain/accounts/access';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { getCurrentUser, isSessionPending, resumeSessionWithRetries } from '../api/session';
import { entrySearchSchema } from '../features/catalogue';

/**
 * The guard of every route of section 2, including those that have no page yet: redirects to the login with a link back
 * without a session, and to `/unauthorized` with a role that may not see the page. A stored session that could not be
 * resumed yet is retried first: while the server is unreachable, the user is not treated as a visitor, and the error is
 * displayed.
 */
export function guardRoute(location: ParsedLocation): undefined | Promise<void> {
  if (isSessionPending()) return resumeSessionWithRetries().then(() => checkAccess(location));
  checkAccess(location);
}

function checkAccess(location: ParsedLocation): void {
  const user = getCurrentUser();
  const decision = decidePageAccess(user, location.pathname);
  if (user?.needsSecondFactor && location.pathname !== '/profile-user' && !isPublicPage(location))
    throw redirect({ to: '/profile-user', replace: true });
  if (decision === 'allow' || isGuestSearch(location)) return;
  if (decision === 'unauthorized' && location.pathname === '/products-search/b2b')
    // Section 2: the selector tells a private user that a company profile is needed.
    throw redirect({
      to: '/products-search',
      search: entrySearchSchema.safeParse(location.search).data ?? {},
      state: { asksForBusiness: true },
      replace: true,
    });
  if (decision === 'unauthorized') throw redirect({ href: '/unauthorized', replace: true });
  throw redirect({ to: '/login', search: { redirectLink: location.href }, replace: true });
}

function isPublicPage({ pathname }: ParsedLocation): boolean {
  return decidePageAccess(null, pathname) === 'allow';
}

/** The page itself redirects a visitor with a serial to the guest search (section 2). */
function isGuestSearch(location: ParsedLocation): boolean {
  return location.pathname === '/products-search' && 'serial' in location.search;
}
