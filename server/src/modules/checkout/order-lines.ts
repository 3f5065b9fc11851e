import { orderTotal, rowTotal, rowWeight, samePrice, totalWeight } from '@cromia/domain/catalogue/pricing';
import { pricesAndDiscountsSchema } from '@cromia/domain/catalogue/product';
import { hasPrice, lineBlocker, type OrderRequestBody } from '@cromia/domain/checkout/order';
import type { ErrorCode } from '@cromia/domain/errors';
import { Problem } from '../../platform/problem.ts';
import type { SellableProduct } from '../catalogue/service.ts';
import type { NewOrderRequestItem } from './queries.ts';

/** An order keeps every term that its price was made of. */
const termsSchema = pricesAndDiscountsSchema.required();

type Sent = OrderRequestBody['items'][number];

/** A line as it was sent, beside its product as it stands now. */
export interface OrderLine {
  sent: Sent;
  product: SellableProduct;
}

/** The largest amount that is stored, EUR. */
const LARGEST_TOTAL = 999_999_999_999.99;

function currentPrice({ product }: OrderLine): { finalUnitPrice: number | null } {
  return { finalUnitPrice: product.pricesAndDiscounts?.finalUnitPrice ?? null };
}

function refuse(code: ErrorCode, lines: readonly [index: number, field: string][]): never {
  throw new Problem(code, {
    errors: lines.map(([index, field]) => ({ path: `items.${index}.${field}`, code: 'invalidField' })),
  });
}

/** The products of an order's lines. @throws Problem NotFound for codes that no product has */
export function orderLines(
  items: readonly Sent[],
  products: readonly (SellableProduct | undefined)[],
): OrderLine[] {
  const unknown: [number, string][] = [];
  const lines = items.flatMap((sent, index): OrderLine[] => {
    const product = products[index];
    if (!product) unknown.push([index, 'productCode']);
    return product ? [{ sent, product }] : [];
  });
  if (unknown.length > 0) refuse('NotFound', unknown);
  return lines;
}

function blockerOf(line: OrderLine): ErrorCode | null {
  const { sent, product } = line;
  const { status, tsc, inStock, qtyPkgMultiplier } = product;
  const blocker = lineBlocker({ status, tsc, inStock, qtyPkgMultiplier, quantity: sent.quantity });
  return blocker ?? (hasPrice(currentPrice(line)) ? null : 'PriceNotAssigned');
}

/**
 * Section 5, "Order request": every line sold, in stock, on its multiplier and priced.
 * @throws Problem of the first line that is not, naming every line that it is true of
 */
export function refuseBlockedLines(lines: readonly OrderLine[]): void {
  const blockers = lines.map(blockerOf);
  const code = blockers.find((blocker) => blocker !== null);
  if (!code) return;
  const field = code === 'IllegalItemQuantity' ? 'quantity' : 'productCode';
  refuse(
    code,
    blockers.flatMap((blocker, index): [number, string][] => (blocker === code ? [[index, field]] : [])),
  );
}

/** Whether every line costs today what the customer was shown (contract, "Price and stock at checkout"). */
export function pricesHold(lines: readonly OrderLine[]): boolean {
  return lines.every((line) => samePrice(line.sent.finalUnitPrice, currentPrice(line).finalUnitPrice));
}

/**
 * The rows of an order request, from stored prices alone, and its sums.
 * @param unconditionalDiscountPct the customer's discount on a whole order, percent
 * @throws Problem PriceNotAssigned, IllegalItemQuantity when the total is beyond every order
 */
export function pricedOrder(
  lines: readonly OrderLine[],
  unconditionalDiscountPct: number,
): { rows: NewOrderRequestItem[]; total: number; totalWeight: number } {
  const rows = lines.map(({ sent: { quantity }, product }, index): NewOrderRequestItem => {
    if (!product.pricesAndDiscounts) return refuse('PriceNotAssigned', [[index, 'productCode']]);
    const prices = termsSchema.parse(product.pricesAndDiscounts);
    return {
      productId: product.id,
      quantity,
      priceListCode: prices.priceListCode,
      unitPrice: prices.unitPrice,
      discountPct1: prices.discountPct1,
      discountPct2: prices.discountPct2,
      finalUnitPrice: prices.finalUnitPrice,
      unitQty: product.unitQty,
      plo: product.plo,
      rowTotal: rowTotal(prices.finalUnitPrice, product.unitQty, quantity),
      rowWeight: rowWeight(quantity, product.plo),
    };
  });
  const rowTotals = rows.map((row) => row.rowTotal);
  if (orderTotal(rowTotals, 0) > LARGEST_TOTAL) refuse('IllegalItemQuantity', [[0, 'quantity']]);
  return {
    rows,
    total: orderTotal(rowTotals, unconditionalDiscountPct),
    totalWeight: totalWeight(rows.map((row) => row.rowWeight)),
  };
}
