import { mayWithdrawRequest } from '@cromia/domain/orders/withdrawal';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { EVENT_VIEWER, recordEvents } from '../../../platform/events/record-events.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ActingCustomer } from '../../customers/index.ts';
import { announceWithdrawal, toOrderRequestDocument } from '../../shop-documents/index.ts';
import {
  findOrderRequest,
  listOrderRequestItems,
  lockOrderRequest,
  type OrderRequestItemRow,
  storeOrderRequestWithdrawal,
} from './order-request-queries.ts';
import { ORDER_REQUEST_ENTITY, readOrderRequestToDecide } from './order-requests.ts';

/**
 * Withdraws a pending order request of a customer (contract, section 13), and notifies staff.
 * @returns its lines, and the offer that was ordered, if any
 * @throws Problem NotFound; NotAllowed; Conflict with the `outcome` when it was decided or withdrawn meanwhile, or has expired
 */
export async function withdrawOrderRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  id: string,
): Promise<{ lines: OrderRequestItemRow[]; offerRequestId: string | null }> {
  // Locks the request, so that a concurrent decision waits, and a later read sees it.
  const row = (await lockOrderRequest(trx, id)) ? await findOrderRequest(trx, id, customer.id) : undefined;
  if (!row) throw new Problem('NotFound');
  if (!mayWithdrawRequest(viewer, row.username)) throw new Problem('NotAllowed');
  if (!(await storeOrderRequestWithdrawal(trx, id, getManufacturerToday(deps)))) {
    const { status, reason, orderCode } = await readOrderRequestToDecide(deps, viewer, id, trx);
    throw new Problem('Conflict', { extension: { outcome: { status, reason, orderCode } } });
  }
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'order-requests.withdraw',
    entity: ORDER_REQUEST_ENTITY,
    entityId: id,
  });
  const withdrawn = await readOrderRequestToDecide(deps, EVENT_VIEWER, id, trx);
  await recordEvents(trx, [{ type: 'order-request.withdrawn', data: withdrawn }]);
  await announceWithdrawal(
    trx,
    deps.config,
    { viewer, customer, senderId: row.userId },
    toOrderRequestDocument({ ...withdrawn, total: null, agentNote: null }, customer),
  );
  return { lines: await listOrderRequestItems(trx, id), offerRequestId: row.offerRequestId };
}
