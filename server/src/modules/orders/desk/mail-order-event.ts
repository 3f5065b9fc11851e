import type { OrderToDecide } from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { listRequestReaders } from '../../customers/index.ts';
import {
  addPaymentTerms,
  buildEventMails,
  type DocumentEvent,
  toOrderDocument,
} from '../../shop-documents/index.ts';

interface OrderParties {
  customerId: string;
  /** The user who sent the order's request; null without a request, or once the user is deleted. */
  userId: string | null;
}

/** Mails a customer's users about an event of an order, with the reason that the back office entered. */
export async function mailOrderEvent(
  trx: Transaction,
  { config }: Pick<ServiceDependencies, 'config'>,
  event: DocumentEvent,
  { order, parties, reason }: { order: OrderToDecide; parties: OrderParties; reason: string | undefined },
): Promise<void> {
  const recipients = await listRequestReaders(trx, parties.customerId, parties.userId);
  const document = await addPaymentTerms(trx, toOrderDocument(order, order));
  await queueMails(trx, buildEventMails(event, { ...document, reason: reason || null }, recipients, config));
}
