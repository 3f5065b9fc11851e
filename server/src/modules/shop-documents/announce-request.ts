import { LIMITS } from '@cromia/domain/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { type ActingCustomer, listRequestReaders } from '../customers/index.ts';
import {
  buildEventMails,
  buildStaffEventMail,
  type DocumentEvent,
  type MailRecipient,
} from './event-mails.ts';
import { addPaymentTerms } from './payment-terms.ts';
import type { ShopDocument } from './shop-document.ts';

type RequestDocument = Extract<ShopDocument, { kind: 'offerRequest' | 'orderRequest' }>;

/**
 * The limit of the routes that send a request, a new one or one again. Withdrawing has none: it is possible once for each
 * sent request.
 */
export const REQUEST_LIMIT = { kind: 'REQUEST', perHour: LIMITS.requestsPerHour };

/** Mail events per kind of request: to the customer (`received`) and to staff (`arrived`). */
const EVENTS: Record<RequestDocument['kind'], { received: DocumentEvent; arrived: DocumentEvent }> = {
  offerRequest: { received: 'offerReceived', arrived: 'offerArrived' },
  orderRequest: { received: 'orderRequestReceived', arrived: 'orderRequestArrived' },
};

/** The approval of an order request by a colleague of its author. */
export type RequestApproval = Pick<ShopDocument, 'approvedBy' | 'reason'>;

/**
 * Lists the users to notify about a received request: its sender and, if the sender is a manager, the customer's users.
 */
async function listArrivalRecipients(
  trx: Transaction,
  viewer: Viewer,
  customer: ActingCustomer,
): Promise<MailRecipient[]> {
  return viewer.role === 'CUSTOMER' ? [viewer] : listRequestReaders(trx, customer.id, viewer.userId);
}

/**
 * Queues the mails about a request that awaits a decision, whether it is new or resubmitted.
 * @param staffFields fields that only the mail to staff contains
 * @param approval who approved it, for the one mail to its author about approval and arrival; null without an approval
 */
export async function announceRequest(
  trx: Transaction,
  config: Pick<Config, 'brand' | 'publicUrl' | 'timeZone'>,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  request: RequestDocument,
  staffFields: Pick<Partial<ShopDocument>, 'total' | 'agentNote'> = {},
  approval: RequestApproval | null = null,
): Promise<void> {
  const { received, arrived } = EVENTS[request.kind];
  // The sender stands for who placed it, unless somebody else sends it anew or an agent acts for the customer.
  const isOwn = request.placedBy?.username === viewer.username && !request.placedBy.isAgent;
  const placedBy = isOwn ? null : request.placedBy;
  const document = { ...(await addPaymentTerms(trx, request)), sentBy: viewer.username, placedBy };
  const recipients = await listArrivalRecipients(trx, viewer, customer);
  await queueMails(trx, [
    ...(approval === null
      ? buildEventMails(received, document, recipients, config)
      : buildEventMails('orderRequestApproved', { ...document, ...approval }, recipients, config)),
    buildStaffEventMail(arrived, { ...document, ...staffFields }, config),
  ]);
}

/** Mail events of a withdrawn request. */
const WITHDRAWAL_EVENTS: Record<RequestDocument['kind'], DocumentEvent> = {
  offerRequest: 'offerRequestWithdrawn',
  orderRequest: 'orderRequestWithdrawn',
};

/**
 * Queues the mails about a withdrawn request: to staff and, if someone other than its sender withdrew it, to those who
 * were mailed when it arrived.
 * @param senderId the user who sent the request; null once that user is deleted
 */
export async function announceWithdrawal(
  trx: Transaction,
  config: Pick<Config, 'brand' | 'publicUrl' | 'timeZone'>,
  { viewer, customer, senderId }: { viewer: Viewer; customer: ActingCustomer; senderId: string | null },
  request: RequestDocument,
): Promise<void> {
  const event = WITHDRAWAL_EVENTS[request.kind];
  const document = { ...request, sentBy: viewer.username };
  const readers = senderId === viewer.userId ? [] : await listRequestReaders(trx, customer.id, senderId);
  const recipients = readers.filter(({ username }) => username !== viewer.username);
  await queueMails(trx, [
    ...buildEventMails(event, document, recipients, config),
    buildStaffEventMail(event, document, config),
  ]);
}
