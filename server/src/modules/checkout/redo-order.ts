import type { Cart } from '@cromia/domain/cart/cart';
import { LIMITS } from '@cromia/domain/limits';
import { isRepeatable } from '@cromia/domain/orders/order';
import type { Viewer } from '../../platform/access.ts';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { putBack } from '../cart/service.ts';
import { actingCustomer } from '../customers/service.ts';
import { listOrderItems, readOrder } from '../orders/service.ts';

/**
 * Puts the lines of a confirmed, shipped or invoiced order back into the cart (section 4, "Redo order request").
 * @throws Problem NotFound, OrderNotRepeatable
 */
export async function redoOrder(
  db: Database,
  viewer: Viewer,
  customerCode: string | undefined,
  orderId: string,
): Promise<Cart> {
  return db.transaction().execute(async (trx) => {
    const customer = await actingCustomer(trx, viewer, customerCode);
    const order = await readOrder(trx, viewer, customer, orderId);
    if (!isRepeatable(order.status)) throw new Problem('OrderNotRepeatable');
    const items = await listOrderItems(trx, [orderId], LIMITS.orderLines);
    return putBack(
      trx,
      viewer,
      customer,
      items.map(({ productId, quantityOrdered, finalUnitPrice }) => ({
        productId,
        quantity: quantityOrdered,
        finalUnitPrice,
      })),
    );
  });
}
