import { addDays, daysBetween } from '../dates.ts';
import { LIMITS } from '../limits.ts';
import { machine } from '../state-machine.ts';

/** States of an offer request (section 4): PENDING is under review, CLOSED has become an order. */
export const OFFER_REQUEST_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED'] as const;
export type OfferRequestStatus = (typeof OFFER_REQUEST_STATUSES)[number];

export const OFFER_REQUEST_STATUS_COLORS = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
  CLOSED: 'grey',
  EXPIRED: 'grey',
} as const satisfies Record<OfferRequestStatus, string>;

/** Decisions of staff, time, and what the customer makes of an offer (section 4). */
export const OFFER_REQUEST_MACHINE = machine('offer request', {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED' },
  ACCEPTED: { order: 'CLOSED', expire: 'EXPIRED' },
  REJECTED: { requestAgain: 'PENDING' },
  EXPIRED: { requestAgain: 'PENDING' },
  CLOSED: {},
});

/** Whether an offer still holds today; its expiration date is its last day. */
export function isOfferOrderable(
  { status, expirationDate }: { status: OfferRequestStatus; expirationDate: string | null },
  today: string,
): boolean {
  return status === 'ACCEPTED' && (expirationDate === null || expirationDate >= today);
}

/** Days that an offer still holds, today not counted (section 9: "shown as days left"); never negative. */
export function offerDaysLeft(expirationDate: string, today: string): number {
  return Math.max(0, daysBetween(today, expirationDate));
}

/** Whether something expired may be requested again: within 15 days after its expiry (section 9). */
export function isWithinReRequestWindow(expirationDate: string, today: string): boolean {
  return today <= addDays(expirationDate, LIMITS.reRequestDays);
}
