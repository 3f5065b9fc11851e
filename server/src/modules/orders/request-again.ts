import { samePrice } from '@cromia/domain/catalogue/pricing';
import { earliestDeliveryDate, lineBlocker } from '@cromia/domain/checkout/order';
import { addDays, laterDay, todayIn } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import { viewerIn } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { type Outcome, once } from '../../platform/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import { type SellableProduct, sellableProducts } from '../catalogue/service.ts';
import { type ActingCustomer, actingCustomer } from '../customers/service.ts';
import { ORDER_REQUEST_ENTITY } from './order-requests.ts';
import {
  findOrderRequest,
  listOrderRequestItems,
  lockOrderRequest,
  type OrderRequestItemRow,
  type OrderRequestRow,
  reopenExpired,
} from './queries.ts';

/**
 * Sends an expired order request once more, within 15 days (sections 4 and 9): it waits for a decision again under its
 * own id, from today, its delivery no earlier than possible. It stands as it was priced, hence only while those prices
 * hold: otherwise the lines go through the cart.
 * @throws Problem NotFound; Conflict when it is not expired or its days are over; PriceChanged, ProductNotInStock and
 * fellows for lines that are not as they were; OfferNotAccepted when its offer no longer holds
 */
export async function requestOrderAgain(
  deps: ServiceDependencies,
  request: FastifyRequest,
  customerCode: string | undefined,
  id: string,
): Promise<Outcome> {
  const viewer = viewerIn(request);
  return once(deps.db, request, async (trx) => {
    const customer = await actingCustomer(trx, viewer, customerCode);
    const row = (await lockOrderRequest(trx, id)) ? await findOrderRequest(trx, id, customer.id) : undefined;
    if (!row) throw new Problem('NotFound');
    const now = deps.now();
    const today = todayIn(deps.config.timeZone, now);
    const items = await listOrderRequestItems(trx, [id], LIMITS.orderLines);
    const products = await productsOf(trx, customer, items);
    const earliest = earliestDeliveryDate(today, products);
    const isReopened = await reopenExpired(
      trx,
      { id, customerId: customer.id },
      {
        createdOn: now,
        deliveryDateRequested: laterDay(row.deliveryDateRequested, earliest),
        expirationDate: addDays(today, deps.config.requestDays),
      },
      { today, expiredSince: addDays(today, -LIMITS.reRequestDays) },
    );
    if (!isReopened) throw new Problem('Conflict', { extension: { outcome: { status: row.status } } });
    refuseChanged(row, items, products, customer, today);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: customer.id,
      action: 'order-requests.request-again',
      entity: ORDER_REQUEST_ENTITY,
      entityId: id,
    });
    return { statusCode: 200, body: { id } };
  });
}

/** The products of the rows as they stand now, in the order of the rows. */
async function productsOf(
  trx: Transaction,
  customer: ActingCustomer,
  items: readonly OrderRequestItemRow[],
): Promise<SellableProduct[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const products = await sellableProducts(trx, customer, ids);
  const byId = new Map(products.map((product) => [product.id, product]));
  return items.flatMap(({ productId }) => byId.get(productId) ?? []);
}

/** An offer's prices hold as long as the offer; all others are today's. */
function refuseChanged(
  { offerRequestId, offerExpirationDate, overallDiscount }: OrderRequestRow,
  items: readonly OrderRequestItemRow[],
  products: readonly SellableProduct[],
  customer: ActingCustomer,
  today: string,
): void {
  if (offerRequestId !== null) {
    if (offerExpirationDate !== null && offerExpirationDate < today) throw new Problem('OfferNotAccepted');
    return;
  }
  for (const [index, { quantity, finalUnitPrice }] of items.entries()) {
    const product = products[index];
    const blocker = product ? lineBlocker({ ...product, quantity }) : 'ProductNotAvailable';
    if (blocker) throw new Problem(blocker);
    if (!samePrice(finalUnitPrice, product?.pricesAndDiscounts?.finalUnitPrice ?? null)) {
      throw new Problem('PriceChanged');
    }
  }
  if (overallDiscount !== customer.unconditionalDiscountPct) throw new Problem('PriceChanged');
}
