import { addDays } from '../dates.ts';
import { LIMITS } from '../limits.ts';
import { getNextState, listStatesAccepting, type StateMachine } from '../state-machine.ts';

/** A request that expires after its last day: an order request, an offer request or an accepted offer. */
interface ExpiringRequest<S extends string> {
  status: S;
  /** The last day of validity; null for a request that never expires. */
  expirationDate: string | null;
}

/**
 * The current status, even if the expiry job has not run yet. A request expires after its last day in the
 * manufacturer's time zone.
 */
export function getStatusToday<S extends string, E extends string>(
  machine: StateMachine<S, E | 'expire'>,
  { status, expirationDate }: ExpiringRequest<S>,
  today: string,
): S {
  const expired = getNextState(machine, status, 'expire');
  return expired !== undefined && expirationDate !== null && expirationDate < today ? expired : status;
}

/** Whether an expired request may still be sent again: within 15 days after its last day (section 9). */
export function isWithinReRequestWindow(expirationDate: string, today: string): boolean {
  return today <= addDays(expirationDate, LIMITS.reRequestDays);
}

/** Whether a request may be sent again: a rejected one at any time, an expired one within its 15 days (section 4). */
export function mayRequestAgain<S extends string, E extends string>(
  machine: StateMachine<S, E | 'expire' | 'requestAgain'>,
  request: ExpiringRequest<S>,
  today: string,
): boolean {
  const status = getStatusToday(machine, request, today);
  if (!listStatesAccepting(machine, 'requestAgain').includes(status)) return false;
  const isExpired = status !== request.status || listExpiredStates(machine).includes(status);
  if (!isExpired) return true;
  return request.expirationDate !== null && isWithinReRequestWindow(request.expirationDate, today);
}

function listExpiredStates<S extends string, E extends string>(machine: StateMachine<S, E | 'expire'>): S[] {
  return listStatesAccepting(machine, 'expire').flatMap(
    (state) => getNextState(machine, state, 'expire') ?? [],
  );
}
