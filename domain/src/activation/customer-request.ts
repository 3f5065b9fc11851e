import { type Machine, machine } from '../state-machine.ts';

/**
 * Whose a request is: a new company's own, a user's who asks to belong to a customer that exists, or an agent's or
 * commercial user's for a company.
 */
export const CUSTOMER_REQUEST_KINDS = ['NEW', 'EXISTING', 'MANAGED'] as const;
export type CustomerRequestKind = (typeof CUSTOMER_REQUEST_KINDS)[number];

/** States of a request to become a customer (section 4); NONE is the absence of one. */
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

/** What the desk may see: a draft is its writer's alone. */
export const DESK_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED'] as const;

/** What the desk's queue may be sorted by. */
export const DESK_SORTS = ['createdOn', 'status', 'kind', 'businessName', 'vatNumber'] as const;

/** Section 4; what it calls REFUSED is REJECTED here (contract, section 2). */
export const CUSTOMER_REQUEST_STATUS_COLORS = {
  NONE: 'white',
  DRAFT: 'grey',
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
  CLOSED: 'grey',
  EXPIRED: 'grey',
} as const satisfies Record<CustomerRequestStatus, string>;

/** What users, staff and time do with a request. */
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

/** A user's own request. Who accepts an invitation is a customer by another way: whatever request there was is closed. */
const OWN = {
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
 * What becomes of a request of each kind (section 4). Deleting one, or acknowledging a rejection, resets it.
 * - NEW: an accepted one never expires. Its company is a customer from then on and cannot be asked for again, so that
 *   its user would have no way left to it.
 * - EXISTING: an accepted association that nobody uses ends: its user can ask again.
 * - MANAGED: ends with its decision. Nobody becomes a customer by it; the agent takes it off the list.
 */
export const CUSTOMER_REQUEST_MACHINES: Readonly<
  Record<CustomerRequestKind, Machine<CustomerRequestStatus, CustomerRequestEvent>>
> = {
  NEW: machine('customer request', {
    ...OWN,
    ACCEPTED: { becomeCustomer: 'CLOSED', joinByInvitation: 'CLOSED' },
  }),
  EXISTING: machine('association', {
    ...OWN,
    ACCEPTED: { becomeCustomer: 'CLOSED', expire: 'EXPIRED', joinByInvitation: 'CLOSED' },
  }),
  MANAGED: machine("agent's customer request", {
    NONE: { saveDraft: 'DRAFT', submit: 'PENDING' },
    DRAFT: { saveDraft: 'DRAFT', submit: 'PENDING', remove: 'NONE' },
    PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED' },
    ACCEPTED: { remove: 'NONE' },
    REJECTED: { remove: 'NONE' },
    EXPIRED: { remove: 'NONE' },
    CLOSED: {},
  }),
};

/** Whether the business name of the user's profile may be edited (section 4, profile lock). */
export function isBusinessNameEditable(role: string, status: CustomerRequestStatus): boolean {
  return role !== 'CUSTOMER' && (status === 'NONE' || status === 'DRAFT');
}
