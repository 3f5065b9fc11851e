import { isOpenOrder, type OrderToDecide } from '@cromia/domain/orders/order';
import type { OrderDeliveryDate } from '@cromia/domain/orders/order-change';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { rejectStaleVersion } from '../../../platform/events/content-version.ts';
import { Problem, rejectFields } from '../../../platform/problem.ts';
import { ORDER_ENTITY, readOrderToDecide } from '../order-lists.ts';
import { createDateVersion } from '../order-response.ts';
import { mailOrderEvent } from './mail-order-event.ts';
import { lockOrder, setDeliveryDate } from './order-change-queries.ts';

/**
 * Changes the delivery date of an order that has not shipped yet, with an audit entry and mails. Setting the same date
 * again has no effect.
 * @throws Problem NotFound; Conflict with the `outcome` once the order has shipped or is cancelled, or if somebody has
 * changed the date meanwhile; BadRequest for a date in the past
 */
export async function changeDeliveryDate(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  { version, deliveryDate, reason }: OrderDeliveryDate,
): Promise<OrderToDecide> {
  return deps.db.transaction().execute(async (trx) => {
    const before = await lockOrder(trx, id);
    if (!before) throw new Problem('NotFound');
    if (!isOpenOrder(before.status)) {
      throw new Problem('Conflict', { extension: { outcome: { status: before.status } } });
    }
    await rejectStaleVersion(
      trx,
      { version, storedVersion: createDateVersion(before) },
      [{ entity: ORDER_ENTITY, entityId: id, actions: ['orders.change-delivery-date', 'orders.change'] }],
      { status: before.status },
    );
    const today = getManufacturerToday(deps);
    if (deliveryDate < today) rejectFields('BadRequest', ['deliveryDate'], { of: 'day', min: today });
    if (deliveryDate === before.deliveryDate) return readOrderToDecide(trx, viewer, id);
    const change = { from: before.deliveryDate, to: deliveryDate, reason: reason || null };
    await setDeliveryDate(trx, id, change);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: before.customerId,
      action: 'orders.change-delivery-date',
      entity: ORDER_ENTITY,
      entityId: id,
      details: {
        was: { deliveryDate: before.deliveryDate },
        is: { deliveryDate },
        ...(reason ? { reason } : {}),
      },
    });
    const order = await readOrderToDecide(trx, viewer, id);
    await mailOrderEvent(trx, deps, 'orderDateChanged', { order, parties: before, reason });
    return order;
  });
}
