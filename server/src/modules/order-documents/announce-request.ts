import type { Config } from '../../config.ts';
import type { Viewer } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { type ActingCustomer, listRequestReaders } from '../customers/service.ts';
import { buildEventMails, buildStaffEventMail, type DocumentEvent, type MailReader } from './event-mails.ts';
import type { ShopDocument } from './shop-document.ts';

type Requested = Extract<ShopDocument, { kind: 'offerRequest' | 'orderRequest' }>;

/** The mail events of each kind: to the customer (`received`), and to staff (`arrived`). */
const EVENTS: Record<Requested['kind'], { received: DocumentEvent; arrived: DocumentEvent }> = {
  offerRequest: { received: 'offerReceived', arrived: 'offerArrived' },
  orderRequest: { received: 'orderRequestReceived', arrived: 'orderRequestArrived' },
};

/** Who is told that a request has arrived: its sender and, when that was a manager, the customer's users. */
async function arrivalReaders(
  trx: Transaction,
  viewer: Viewer,
  customer: ActingCustomer,
): Promise<MailReader[]> {
  return viewer.role === 'CUSTOMER' ? [viewer] : listRequestReaders(trx, customer.id, viewer.userId);
}

/**
 * Tells everybody concerned that a request waits for staff, whether it is sent for the first time or once more.
 * @param forStaff what staff alone may read of it
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
