import { checkQuantity, findQuantityLimit } from '@cromia/domain/cart/quantity';
import {
  calculateOrderTotal,
  calculateRowTotal,
  calculateRowWeight,
  sumRowWeights,
} from '@cromia/domain/catalogue/pricing';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { getToday } from '@cromia/domain/dates';
import {
  findChangeErrors,
  listChangedLines,
  type RequestChange,
} from '@cromia/domain/messages/request-change';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem, rejectFields, rejectLinesWithFirstError } from '../../../platform/problem.ts';
import { readSellableProducts } from '../../catalogue/index.ts';
import type { ActingCustomer } from '../../customers/index.ts';
import {
  hasStatusOn,
  lockRequest,
  type MessageListener,
  rejectUnseenMessages,
  sendMessage,
} from '../../messages/index.ts';
import {
  findOrderRequest,
  listOrderRequestItems,
  type OrderRequestItemRow,
  storeChangedItems,
} from './order-request-queries.ts';

/** Messages on order requests have no event of their own (contract, section 13). */
export const reportOrderMessage: MessageListener = async () => {};

/** Checks changed quantities against the multiplier of their package. @throws Problem IllegalItemQuantity */
async function rejectQuantities(
  trx: Transaction,
  customer: ActingCustomer,
  lines: readonly { productId: number; quantity: number; was: number }[],
): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const multipliers = new Map(
    (await readSellableProducts(trx, customer, ids)).map(({ id, qtyPkgMultiplier }) => [
      id,
      qtyPkgMultiplier,
    ]),
  );
  rejectLinesWithFirstError(
    lines,
    // An unchanged quantity was valid when the request was sent.
    ({ productId, quantity, was }) =>
      quantity === was ? null : checkQuantity(quantity, multipliers.get(productId)),
    (_, index) => `items.${index}.quantity`,
    ({ productId }) => findQuantityLimit(multipliers.get(productId)),
  );
}

function toLine({ productClass, serial, color, pkg, quantity }: OrderRequestItemRow) {
  return { productCode: { productClass, serial, color, pkg }, quantity };
}

/**
 * Lowers or removes lines of a pending order request, at the prices with which it was sent; staff get the change as a
 * message. What it asks for beyond that goes through the cart, so that limits, approvals and today's prices hold.
 * @throws Problem NotFound; NewMessages; Conflict with the `outcome` if it is no longer pending, or orders an offer, which
 * is ordered as a whole; BadRequest for lines that it does not have or would raise, or without a change;
 * IllegalItemQuantity
 */
export async function changeOrderRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  { id, body }: { id: string; body: RequestChange },
): Promise<{ id: string }> {
  const subject = await lockRequest(trx, { kind: 'order-requests', id, customerId: customer.id });
  const request = await findOrderRequest(trx, id, customer.id);
  const isPending = hasStatusOn(subject, 'PENDING', getToday(deps.config.timeZone, deps.now()));
  if (!request || !isPending || request.offerRequestId !== null)
    throw new Problem('Conflict', { extension: { outcome: { status: subject.status } } });
  await rejectUnseenMessages(trx, 'order-requests', id, body.seenMessages);
  const rows = await listOrderRequestItems(trx, id);
  const before = rows.map(toLine);
  const errors = findChangeErrors('order-requests', before, body.items);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const changedLines = listChangedLines(before, body.items);
  if (changedLines.length === 0) rejectFields('BadRequest', ['items']);
  const quantities = new Map(
    body.items.map(({ productCode, quantity }) => [toProductKey(productCode), quantity]),
  );
  const items = rows.flatMap((row) => {
    const quantity = quantities.get(toProductKey(row));
    if (quantity === undefined) return [];
    const rowTotal = calculateRowTotal(row.finalUnitPrice, row.unitQty, quantity);
    return {
      ...row,
      was: row.quantity,
      quantity,
      rowTotal,
      rowWeight: calculateRowWeight(quantity, row.plo),
    };
  });
  await rejectQuantities(trx, customer, items);
  await storeChangedItems(trx, id, items, {
    total: calculateOrderTotal(
      items.map(({ rowTotal }) => rowTotal),
      request.overallDiscount,
    ),
    totalWeight: sumRowWeights(items.map(({ rowWeight }) => rowWeight)),
  });
  const messageId = await sendMessage(trx, deps, subject, {
    ...{ kind: 'CHANGE', text: body.text ?? '', changedLines, action: 'order-requests.change' },
    sender: { viewer, isStaff: false },
    onSent: reportOrderMessage,
    details: { lines: changedLines.length },
  });
  return { id: messageId };
}
