import { isSamePrice } from '@cromia/domain/catalogue/pricing';
import {
  calculateEarliestDeliveryDate,
  findLineBlocker,
  findOfferLineError,
} from '@cromia/domain/checkout/order';
import type { CreditNotice } from '@cromia/domain/invoices/account-balance';
import type { CreatedOrderRequest } from '@cromia/domain/orders/order-request';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem, rejectLinesWithFirstError } from '../../../platform/problem.ts';
import { readSellableProducts, type SellableProduct } from '../../catalogue/index.ts';
import { type ActingCustomer, readTerms } from '../../customers/index.ts';
import { checkCredit } from '../../invoices/index.ts';
import { lockPurchaser } from '../../people/index.ts';
import { reopenRequest } from '../../shop-documents/index.ts';
import { announceOrderRequest } from './announce-order-request.ts';
import {
  findOrderRequest,
  listOrderRequestItems,
  lockOrderRequest,
  type OrderRequestItemRow,
  type OrderRequestRow,
  reopenExpiredRequest,
} from './order-request-queries.ts';
import { ORDER_REQUEST_ENTITY } from './order-requests.ts';

/**
 * Reopens an order request within 15 days of its expiry (sections 4 and 9). It becomes pending again under the same id,
 * with today as its date and the delivery date moved to the first working day of the possible ones. The lead time does not apply to
 * requests from an offer (section 5). A request from an offer keeps the accepted prices. Any other request is rejected
 * when its prices have changed; its lines then go through the cart (`redoOrder`). The user who sends it anew becomes
 * its author, whose rights within the company apply: an approval of the first request does not cover it.
 * @throws Problem NotFound; Conflict when the request has not expired or the 15 days are over; PriceChanged,
 * ProductNotInStock and similar errors for lines that have changed; ApprovalRequired; CreditLimitExceeded
 */
export async function requestOrderAgain(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer: caller }: { viewer: Viewer; customer: ActingCustomer },
  id: string,
): Promise<CreatedOrderRequest> {
  const purchaser = await lockPurchaser(trx, { viewer, customer: caller });
  const row = (await lockOrderRequest(trx, id)) ? await findOrderRequest(trx, id, caller.id) : undefined;
  if (!row) throw new Problem('NotFound');
  const customer = await readTerms(trx, { viewer, customer: caller });
  const items = await listOrderRequestItems(trx, id);
  const lines = await readRepeatedLines(trx, customer, items);
  const products = lines.flatMap(({ product }) => product ?? []);
  // Before the request counts in the month of its author
  await purchaser.rejectUnapproved(trx, deps, row.total);
  let notice: CreditNotice | null = null;
  await reopenRequest(
    trx,
    deps,
    { viewer, customer },
    {
      id,
      entity: ORDER_REQUEST_ENTITY,
      action: 'order-requests.request-again',
      status: row.status,
      deliveryDateRequested: row.deliveryDateRequested,
      getEarliestDeliveryDate: (today) =>
        row.offerRequestId === null ? calculateEarliestDeliveryDate(today, products) : today,
      store: (dates, limits) =>
        reopenExpiredRequest(trx, { id, customerId: customer.id, userId: viewer.userId }, dates, limits),
      checkLines: async () => {
        rejectChangedLines(row, lines, customer);
        notice = await checkCredit(trx, deps, customer.id, row.total, { isCounted: true });
      },
    },
  );
  await announceOrderRequest(trx, deps, { viewer, customer }, id);
  return notice === null ? { id } : { id, notice };
}

/** A row and its product in the current catalogue. */
interface RepeatedLine {
  item: OrderRequestItemRow;
  product: SellableProduct | undefined;
}

async function readRepeatedLines(
  trx: Transaction,
  customer: ActingCustomer,
  items: readonly OrderRequestItemRow[],
): Promise<RepeatedLine[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const products = await readSellableProducts(trx, customer, ids);
  const productsById = new Map(products.map((product) => [product.id, product]));
  return items.map((item) => ({ item, product: productsById.get(item.productId) }));
}

/**
 * Rejects lines that can no longer be ordered, and changed prices. A request made from an offer before it expired keeps
 * the accepted prices, regardless of later changes of the offer, and needs no stock.
 */
function rejectChangedLines(
  { offerRequestId, overallDiscount }: OrderRequestRow,
  lines: readonly RepeatedLine[],
  customer: ActingCustomer,
): void {
  const findError = offerRequestId === null ? findLineBlocker : findOfferLineError;
  rejectLinesWithFirstError(
    lines,
    ({ item: { quantity }, product }) =>
      product ? findError({ ...product, quantity }) : 'ProductNotAvailable',
    (_line, index) => `items.${index}`,
  );
  if (offerRequestId !== null) return;
  const arePricesUnchanged = lines.every(({ item, product }) =>
    isSamePrice(item.finalUnitPrice, product?.pricesAndDiscounts?.finalUnitPrice ?? null),
  );
  if (!arePricesUnchanged || overallDiscount !== customer.unconditionalDiscountPct)
    throw new Problem('PriceChanged');
}
