import { addDays } from '../dates.ts';
import { LIMITS } from '../limits.ts';
import { type Machine, statesTaking, transition } from '../state-machine.ts';

/** A request that lapses when its last day is over: an order request, an offer request, an accepted offer. */
interface ExpiringRequest<S extends string> {
  status: S;
  /** The last day; null for one that never lapses. */
  expirationDate: string | null;
}

/**
 * The status as it is today, whether or not the job that writes it down has run: whatever can expire has expired once
 * its last day is over in the manufacturer's calendar.
 */
export function statusToday<S extends string, E extends string>(
  machine: Machine<S, E | 'expire'>,
  { status, expirationDate }: ExpiringRequest<S>,
  today: string,
): S {
  const expired = transition(machine, status, 'expire');
  return expired !== undefined && expirationDate !== null && expirationDate < today ? expired : status;
}

/** Whether something expired may still be requested again: within 15 days after its last day (section 9). */
export function isWithinReRequestWindow(expirationDate: string, today: string): boolean {
  return today <= addDays(expirationDate, LIMITS.reRequestDays);
}

/** Whether a request may be sent once more: a rejected one at any time, an expired one within its 15 days (section 4). */
export function mayRequestAgain<S extends string, E extends string>(
  machine: Machine<S, E | 'expire' | 'requestAgain'>,
  request: ExpiringRequest<S>,
  today: string,
): boolean {
  const status = statusToday(machine, request, today);
  if (!statesTaking(machine, 'requestAgain').includes(status)) return false;
  const isExpired = status !== request.status || statesReachedByExpiry(machine).includes(status);
  if (!isExpired) return true;
  return request.expirationDate !== null && isWithinReRequestWindow(request.expirationDate, today);
}

function statesReachedByExpiry<S extends string, E extends string>(machine: Machine<S, E | 'expire'>): S[] {
  return statesTaking(machine, 'expire').flatMap((state) => transition(machine, state, 'expire') ?? []);
}
