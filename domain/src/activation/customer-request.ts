import { addWorkingDays, getToday } from '../dates.ts';
import { LIMITS } from '../limits.ts';
import { defineMachine, type StateMachine } from '../state-machine.ts';

/**
 * Kinds of requests. NEW: a company asks for itself. EXISTING: a user asks to join an existing customer. MANAGED: an
 * agent or commercial user asks for a company.
 */
export const CUSTOMER_REQUEST_KINDS = ['NEW', 'EXISTING', 'MANAGED'] as const;
export type CustomerRequestKind = (typeof CUSTOMER_REQUEST_KINDS)[number];

/** States of a request to become a customer (section 4). NONE means that there is no request. */
export const CUSTOMER_REQUEST_STATUSES = [
  'NONE',
  'DRAFT',
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'CLOSED',
  'EXPIRED',
] as const;
export type CustomerRequestStatus = (typeof CUSTOMER_REQUEST_STATUSES)[number];

/** Statuses that the back office shows; a draft is visible only to its author. */
export const DESK_REQUEST_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED'] as const;

export const CUSTOMER_REQUEST_SORTS = ['createdOn', 'status', 'kind', 'businessName', 'vatNumber'] as const;

/** Colours of the states (section 4, where REJECTED is named REFUSED; contract, section 2). */
export const CUSTOMER_REQUEST_STATUS_COLORS = {
  NONE: 'white',
  DRAFT: 'grey',
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
  CLOSED: 'grey',
  EXPIRED: 'grey',
} as const satisfies Record<CustomerRequestStatus, string>;

/** Events of a request: actions of users and staff, and expiry. */
export type CustomerRequestEvent =
  | 'saveDraft'
  | 'submit'
  | 'associate'
  | 'remove'
  | 'accept'
  | 'reject'
  | 'expire'
  | 'becomeCustomer'
  | 'joinByInvitation';

/**
 * Transitions of a user's own request. Accepting an invitation also makes the user a customer, so it closes any open
 * request.
 */
const OWN_TRANSITIONS = {
  NONE: { saveDraft: 'DRAFT', submit: 'PENDING', associate: 'PENDING' },
  DRAFT: {
    saveDraft: 'DRAFT',
    submit: 'PENDING',
    associate: 'PENDING',
    remove: 'NONE',
    joinByInvitation: 'CLOSED',
  },
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED', joinByInvitation: 'CLOSED' },
  REJECTED: { remove: 'NONE', joinByInvitation: 'CLOSED' },
  EXPIRED: { remove: 'NONE', joinByInvitation: 'CLOSED' },
  CLOSED: {},
} as const;

/**
 * Transitions of a request by kind (section 4). Deleting a request, or acknowledging a rejection, resets it to NONE.
 * - NEW: an accepted request never expires. Its company is already a customer and cannot be requested again, so expiry
 *   would lock its user out.
 * - EXISTING: its user can withdraw it while it is pending. An accepted association that is not used expires; the user
 *   can ask again.
 * - MANAGED: makes no user a customer. Agents delete drafts; sent requests stay in the list.
 */
export const CUSTOMER_REQUEST_MACHINES: Readonly<
  Record<CustomerRequestKind, StateMachine<CustomerRequestStatus, CustomerRequestEvent>>
> = {
  NEW: defineMachine('customer request', {
    ...OWN_TRANSITIONS,
    ACCEPTED: { becomeCustomer: 'CLOSED', joinByInvitation: 'CLOSED' },
  }),
  EXISTING: defineMachine('association', {
    ...OWN_TRANSITIONS,
    PENDING: { ...OWN_TRANSITIONS.PENDING, remove: 'NONE' },
    ACCEPTED: { becomeCustomer: 'CLOSED', expire: 'EXPIRED', joinByInvitation: 'CLOSED' },
  }),
  MANAGED: defineMachine("agent's customer request", {
    NONE: { saveDraft: 'DRAFT', submit: 'PENDING' },
    DRAFT: { saveDraft: 'DRAFT', submit: 'PENDING', remove: 'NONE' },
    PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED' },
    ACCEPTED: {},
    REJECTED: {},
    EXPIRED: {},
    CLOSED: {},
  }),
};

/**
 * The day by which staff usually decide on a request, in working days from the day it was sent.
 * @param sentOn time of sending (UTC)
 */
export function calculateExpectedDecisionDay(sentOn: string | Date, timeZone: string): string {
  return addWorkingDays(getToday(timeZone, new Date(sentOn)), LIMITS.customerRequestResponseDays);
}

/** Whether the business name of the user's profile may be edited (section 4, profile lock). */
export function isBusinessNameEditable(role: string, status: CustomerRequestStatus): boolean {
  return role !== 'CUSTOMER' && (status === 'NONE' || status === 'DRAFT');
}
