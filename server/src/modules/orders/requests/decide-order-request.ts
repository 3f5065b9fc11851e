import type { AccessViewer } from '@cromia/domain/accounts/access';
import { getToday } from '@cromia/domain/dates';
import type { OrderRequestDecision, OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { listRequestReaders } from '../../customers/index.ts';
import { rejectUnseenMessages } from '../../messages/index.ts';
import {
  addPaymentTerms,
  buildEventMails,
  toOrderDocument,
  toOrderRequestDocument,
} from '../../shop-documents/index.ts';
import { insertOrderFromRequest } from '../desk/order-change-queries.ts';
import { ORDER_ENTITY, readOrderToDecide } from '../order-lists.ts';
import { findOrderRequest, lockOrderRequest, storeOrderRequestDecision } from './order-request-queries.ts';
import { ORDER_REQUEST_ENTITY, readOrderRequestToDecide } from './order-requests.ts';

/** The reason for transport on delivery notes (sale), in Italian for the staff. */
const TRANSPORT_REASON = 'Vendita';

/** Who decides: staff at the desk, or other software with its key. */
export interface Decider {
  viewer: AccessViewer;
  /** Null for a key. */
  userId: string | null;
  /** Name of the key. */
  keyName?: string;
}

/**
 * Decides on an order request (contract, section 5). One transaction changes the status of a pending request, creates
 * the order when it is accepted, records the audit entries and queues the mails.
 * @throws Problem NotFound; NewMessages; Conflict with the `outcome` when the request is already decided or has expired
 */
export async function decideOrderRequest(
  deps: ServiceDependencies,
  { viewer, userId, keyName }: Decider,
  id: string,
  body: OrderRequestDecision,
): Promise<OrderRequestToDecide> {
  const by = keyName === undefined ? {} : { keyName };
  return deps.db.transaction().execute(async (trx) => {
    // Locks the request, so that concurrent decisions run one after another and later reads see the outcome.
    if (!(await lockOrderRequest(trx, id))) throw new Problem('NotFound');
    await rejectUnseenMessages(trx, 'order-requests', id, body.seenMessages);
    const now = deps.now();
    const today = getToday(deps.config.timeZone, now);
    const { decision, reason } = body;
    const isDecided = await storeOrderRequestDecision(
      trx,
      id,
      { status: decision, decidedAt: now, reason: reason || null },
      today,
    );
    if (!isDecided) throw await createConflict(trx, deps, viewer, id);
    const request = await findOrderRequest(trx, id, null);
    if (!request) throw new Problem('NotFound');
    const auditScope = { userId, customerId: request.customerId };
    if (decision === 'ACCEPTED') {
      const order = await insertOrderFromRequest(trx, id, {
        createdOn: now,
        today,
        transportReason: TRANSPORT_REASON,
      });
      await recordAudit(trx, {
        ...auditScope,
        action: 'orders.create',
        entity: ORDER_ENTITY,
        entityId: order.id,
        details: { orderCode: order.orderCode, orderRequestId: id, ...by },
      });
    }
    await recordAudit(trx, {
      ...auditScope,
      action: 'order-requests.decide',
      entity: ORDER_REQUEST_ENTITY,
      entityId: id,
      details: { decision, ...(reason ? { reason } : {}), ...by },
    });
    const decided = await readOrderRequestToDecide(deps, viewer, id, trx);
    await reportDecision(trx, viewer, decided);
    await notifyCustomer(trx, deps, viewer, decided, request);
    return decided;
  });
}

async function reportDecision(
  trx: Transaction,
  viewer: AccessViewer,
  decided: OrderRequestToDecide,
): Promise<void> {
  const isAccepted = decided.orderId !== null;
  await recordEvents(trx, [
    { type: isAccepted ? 'order-request.accepted' : 'order-request.rejected', data: decided },
  ]);
  if (decided.orderId === null) return;
  await recordEvents(trx, [
    { type: 'order.created', data: await readOrderToDecide(trx, viewer, decided.orderId) },
  ]);
}

/** Creates the Conflict problem for a second decision, with the outcome of the first. */
async function createConflict(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: AccessViewer,
  id: string,
): Promise<Problem> {
  const { status, reason, orderCode } = await readOrderRequestToDecide(deps, viewer, id, trx);
  return new Problem('Conflict', { extension: { outcome: { status, reason, orderCode } } });
}

async function notifyCustomer(
  trx: Transaction,
  { config }: ServiceDependencies,
  viewer: AccessViewer,
  decided: OrderRequestToDecide,
  { customerId, userId }: { customerId: string; userId: string | null },
): Promise<void> {
  const recipients = await listRequestReaders(trx, customerId, userId);
  if (decided.orderId === null) {
    // The total is shown only for accepted requests (section 4).
    const document = await addPaymentTerms(trx, toOrderRequestDocument({ ...decided, total: null }, decided));
    await queueMails(trx, buildEventMails('orderRequestRejected', document, recipients, config));
    return;
  }
  const order = await readOrderToDecide(trx, viewer, decided.orderId);
  const document = await addPaymentTerms(trx, toOrderDocument(order, order));
  await queueMails(
    trx,
    buildEventMails('orderRequestAccepted', { ...document, reason: decided.reason }, recipients, config),
  );
}
