import { pageDecision } from '@cromia/domain/accounts/access';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { resumePatiently } from '../api/resume';
import { currentUser, isSessionWaiting } from '../api/session';

/**
 * The guard of every route of section 2, those that have no page yet included: without a session to the login with
 * the way back, with a role that the page is not for to `/unauthorized`. A kept session that could not be taken up yet
 * is tried again first: as long as the server is away that person is no visitor, and the failure is shown.
 */
export function guardRoute(location: ParsedLocation): undefined | Promise<void> {
  if (isSessionWaiting()) return resumePatiently().then(() => admit(location));
  admit(location);
}

function admit(location: ParsedLocation): void {
  const decision = pageDecision(currentUser(), location.pathname);
  if (decision === 'allow' || isGuestSearch(location)) return;
  if (decision === 'unauthorized') throw redirect({ href: '/unauthorized', replace: true });
  throw redirect({ to: '/login', search: { redirectLink: location.href }, replace: true });
}

/** A visitor who brings a serial is led to the guest search by the page itself (section 2). */
function isGuestSearch(location: ParsedLocation): boolean {
  return location.pathname === '/products-search' && 'serial' in location.search;
}
