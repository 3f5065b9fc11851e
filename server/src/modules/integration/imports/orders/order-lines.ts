import {
  calculateFinalUnitPrice,
  calculateRowTotal,
  calculateRowWeight,
} from '@cromia/domain/catalogue/pricing';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import {
  deriveProcessedQuantities,
  type ProcessedQuantities,
} from '@cromia/domain/integration/order-quantities';
import type { OrderItemRow, OrderRow } from '@cromia/domain/integration/order-rows';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { StoredLine } from './order-import-queries.ts';
import type { References, StoredOrder, WholeOrder } from './order-references.ts';

type ProductMeasures = Pick<StoredLine, 'productId' | 'qta' | 'plo'>;

/** An item of the imported order, with its product and the stored line that it continues. */
export interface ResolvedItem {
  item: Partial<OrderItemRow>;
  product: ProductMeasures | undefined;
  stored: StoredLine | undefined;
}

/** Finds the product and the stored line of each item. Without items, the stored lines stay. */
export function resolveItems(
  { items }: OrderRow,
  order: StoredOrder | undefined,
  references: References,
): ResolvedItem[] {
  const storedLines = order === undefined ? [] : (references.linesByOrder.get(order.id) ?? []);
  if (items === undefined) return storedLines.map((line) => ({ item: {}, product: line, stored: line }));
  const remaining = Map.groupBy(storedLines, ({ productId }) => productId);
  return items.map((item) => {
    const product = references.products.get(toProductKey(item.productCode));
    const stored = product && remaining.get(product.productId)?.shift();
    return { item, product: stored ?? product, stored };
  });
}

/** Returns the stored quantities of a line, or undefined if a confirmation replaces them. */
function getStoredQuantities(
  { stored }: ResolvedItem,
  order: StoredOrder | undefined,
  status: OrderStatus,
): ProcessedQuantities | undefined {
  if (order === undefined || stored === undefined) return undefined;
  const statusBeforeBlock = order.status === 'B' ? (order.blockedFrom ?? 'I') : order.status;
  if (statusBeforeBlock === 'I' && status !== order.status) return undefined;
  return { confirmed: stored.quantityConfirmed, shipped: stored.quantityProcessed };
}

export function findProcessedQuantities(
  resolved: ResolvedItem,
  quantity: number,
  order: StoredOrder | undefined,
  status: OrderStatus,
): ProcessedQuantities {
  const { confirmedQuantity, shippedQuantity } = resolved.item;
  const stored = getStoredQuantities(resolved, order, status);
  const quantities = { quantity, confirmedQuantity, shippedQuantity, stored };
  return deriveProcessedQuantities(quantities, status, order?.status !== status);
}

/**
 * Builds the line with the item's prices. Values that the item does not name, and `qta` and `plo`, come from the stored
 * line if there is one.
 */
function buildLine(
  resolved: ResolvedItem,
  { productId, qta, plo }: ProductMeasures,
  order: StoredOrder | undefined,
  status: OrderStatus,
): StoredLine {
  const { item, stored } = resolved;
  const quantity = item.quantity ?? stored?.quantityOrdered ?? 0;
  const unitPrice = item.unitPrice ?? stored?.unitPrice ?? 0;
  const { discountPct1 = stored?.discountPct1, discountPct2 = stored?.discountPct2 } = item;
  const discounts = [discountPct1 ?? 0, discountPct2 ?? 0] as const;
  const price = calculateFinalUnitPrice(unitPrice, ...discounts);
  const { confirmed, shipped } = findProcessedQuantities(resolved, quantity, order, status);
  return {
    productId,
    unitPrice,
    discountPct1: discounts[0],
    discountPct2: discounts[1],
    finalUnitPrice: price,
    qta,
    plo,
    quantityOrdered: quantity,
    quantityConfirmed: confirmed,
    quantityProcessed: shipped,
    rowWeight: calculateRowWeight(quantity, plo),
    rowTotal: calculateRowTotal(price, qta, quantity),
  };
}

export function buildLines(value: WholeOrder, references: References): StoredLine[] {
  const order = references.orders.get(value.orderCode);
  return resolveItems(value, order, references).flatMap((resolved) =>
    resolved.product === undefined ? [] : [buildLine(resolved, resolved.product, order, value.status)],
  );
}
