import type { OrderToDecide } from '@cromia/domain/orders/order';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ServiceDependencies } from '../../../platform/http/http.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { listRequestReaders } from '../../customers/service.ts';
import { buildEventMails, type DocumentEvent, toOrderDocument } from '../../order-documents/service.ts';

interface OrderParties {
  customerId: string;
  /** Who sent its request; null where nobody did, or once the user is gone. */
  userId: string | null;
}

/** Tells a customer's people what happened to an order, with the desk's reason. */
export async function mailOrderEvent(
  trx: Transaction,
  { config }: Pick<ServiceDependencies, 'config'>,
  event: DocumentEvent,
  { order, parties, reason }: { order: OrderToDecide; parties: OrderParties; reason: string | undefined },
): Promise<void> {
  const readers = await listRequestReaders(trx, parties.customerId, parties.userId);
  const document = { ...toOrderDocument(order, order), reason: reason || null };
  await queueMails(trx, buildEventMails(event, document, readers, config));
}
