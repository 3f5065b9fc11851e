import type { Viewer } from '../../platform/access/viewer.ts';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { type ActingCustomer, listRequestReaders } from '../customers/index.ts';
import { buildEventMails, buildStaffEventMail, type DocumentEvent, type MailReader } from './event-mails.ts';
import type { ShopDocument } from './shop-document.ts';

type Requested = Extract<ShopDocument, { kind: 'offerRequest' | 'orderRequest' }>;

/** Mail events per kind of request: to the customer (`received`) and to staff (`arrived`). */
const EVENTS: Record<Requested['kind'], { received: DocumentEvent; arrived: DocumentEvent }> = {
  offerRequest: { received: 'offerReceived', arrived: 'offerArrived' },
  orderRequest: { received: 'orderRequestReceived', arrived: 'orderRequestArrived' },
};

/** The users to notify that a request has arrived: its sender and, if the sender is a manager, the customer's users. */
async function arrivalReaders(
  trx: Transaction,
  viewer: Viewer,
  customer: ActingCustomer,
): Promise<MailReader[]> {
  return viewer.role === 'CUSTOMER' ? [viewer] : listRequestReaders(trx, customer.id, viewer.userId);
}

/**
 * Queues the mails about a request that now awaits a decision, whether it was sent for the first time or again.
 * @param forStaff fields that only the mail to staff shows
 */
export async function announceRequest(
  trx: Transaction,
  config: Pick<Config, 'brand' | 'publicUrl' | 'timeZone'>,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  request: Requested,
  forStaff: Pick<Partial<ShopDocument>, 'total' | 'agentNote'> = {},
): Promise<void> {
  const { received, arrived } = EVENTS[request.kind];
  const document = { ...request, sentBy: viewer.username };
  const readers = await arrivalReaders(trx, viewer, customer);
  await queueMails(trx, [
    ...buildEventMails(received, document, readers, config),
    buildStaffEventMail(arrived, { ...document, ...forStaff }, config),
  ]);
}
