import { machine } from '../state-machine.ts';

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

/** What users, staff and time do with a request (section 4). Deleting one, or acknowledging a rejection, resets it. */
export const CUSTOMER_REQUEST_MACHINE = machine('customer request', {
  NONE: { saveDraft: 'DRAFT', submit: 'PENDING', associate: 'PENDING' },
  DRAFT: { saveDraft: 'DRAFT', submit: 'PENDING', associate: 'PENDING', remove: 'NONE' },
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED' },
  ACCEPTED: { becomeCustomer: 'CLOSED', expire: 'EXPIRED' },
  REJECTED: { remove: 'NONE' },
  EXPIRED: { remove: 'NONE' },
  CLOSED: {},
});

/** Whether the business name of the user's profile may be edited (section 4, profile lock). */
export function isBusinessNameEditable(role: string, status: CustomerRequestStatus): boolean {
  return role !== 'CUSTOMER' && (status === 'NONE' || status === 'DRAFT');
}
