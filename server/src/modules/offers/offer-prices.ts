import {
  calculateFinalUnitPrice,
  calculateOrderTotal,
  calculateRowTotal,
  calculateRowWeight,
  sumRowWeights,
} from '@cromia/domain/catalogue/pricing';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { addDays } from '@cromia/domain/dates';
import type { FieldError } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferCorrection, OfferDecision } from '@cromia/domain/offers/offer-decision';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem, rejectFields } from '../../platform/problem.ts';
import { readSellableProducts } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { PricedRow } from './change-queries.ts';
import { rejectStoredOfferLines } from './offer-lines.ts';
import { listOfferItems, type OfferItemRow } from './offer-queries.ts';

/** The prices and last day that staff send when they make or correct an offer. */
interface OfferPrices extends Pick<OfferDecision, 'expirationDate'> {
  /** Without `quantity`, a line keeps the requested one. */
  items?: OfferCorrection['items'] | undefined;
}

/**
 * The last day of an offer; by default `LIMITS.offerDays` from today.
 * @throws Problem BadRequest for a day that is past or too far ahead
 */
export function parseLastDay({ expirationDate }: OfferPrices, today: string): string {
  if (expirationDate === undefined) return addDays(today, LIMITS.offerDays);
  const latest = addDays(today, LIMITS.offerDaysMax);
  if (expirationDate >= today && expirationDate <= latest) return expirationDate;
  return rejectFields('BadRequest', ['expirationDate'], { of: 'day', min: today, max: latest });
}

/** Total of an offer, EUR. @throws Problem BadRequest if it exceeds the limit of an order */
export function calculateTotal(rows: readonly PricedRow[], overallDiscount: number): number {
  const rowTotals = rows.map((row) => row.rowTotal);
  if (calculateOrderTotal(rowTotals, 0) > LIMITS.orderTotal) {
    rejectFields('BadRequest', ['items.0.unitPrice']);
  }
  return calculateOrderTotal(rowTotals, overallDiscount);
}

/**
 * Finds errors in the submitted prices: each price must match a line, and each line must have exactly one price. Lines
 * without a price share one error, because no submitted price belongs to them.
 */
function findPriceErrors(rows: readonly OfferItemRow[], items: OfferPrices['items'] = []): FieldError[] {
  const unpriced = new Set(rows.map(toProductKey));
  const unmatched = items.flatMap(({ productCode }, index): FieldError[] =>
    unpriced.delete(toProductKey(productCode))
      ? []
      : [{ path: `items.${index}.productCode`, code: 'invalidField' }],
  );
  return unpriced.size === 0 ? unmatched : [...unmatched, { path: 'items', code: 'missing' }];
}

/** Total weight of an offer, kg. @throws Problem IllegalItemQuantity if it exceeds the limit of an order */
export function calculateTotalWeight(rows: readonly PricedRow[]): number {
  const weight = sumRowWeights(rows.map(({ rowWeight }) => rowWeight));
  if (weight > LIMITS.orderWeight) rejectFields('IllegalItemQuantity', ['items.0.quantity']);
  return weight;
}

/**
 * Applies the submitted prices to the lines of an offer.
 * @throws Problem BadRequest for lines without a price or prices without a line; the same as `rejectOfferLines` if a
 * product is no longer available in this quantity
 */
export async function priceRows(
  trx: Transaction,
  customer: ActingCustomer,
  id: string,
  { items = [] }: OfferPrices,
): Promise<PricedRow[]> {
  const offered = await listOfferItems(trx, id);
  const errors = findPriceErrors(offered, items);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const itemsByProduct = new Map(items.map((item) => [toProductKey(item.productCode), item]));
  const rows = offered.map((row) => {
    const quantity = itemsByProduct.get(toProductKey(row))?.quantity ?? row.quantity;
    return { ...row, quantity, rowWeight: calculateRowWeight(quantity, row.plo) };
  });
  await rejectStoredOfferLines(trx, customer, rows);
  const products = await readSellableProducts(
    trx,
    customer,
    rows.map(({ productId }) => productId),
  );
  const priceListsByProduct = new Map(
    products.map((product) => [product.id, product.pricesAndDiscounts?.priceListCode]),
  );
  return rows.flatMap((row): PricedRow[] => {
    const item = itemsByProduct.get(toProductKey(row));
    if (!item) return [];
    const { unitPrice, discountPct1, discountPct2 } = item;
    const price = calculateFinalUnitPrice(unitPrice, discountPct1, discountPct2);
    return [
      {
        id: row.id,
        quantity: row.quantity,
        rowWeight: row.rowWeight,
        priceListCode: priceListsByProduct.get(row.productId) ?? customer.priceListCode,
        unitPrice,
        discountPct1,
        discountPct2,
        finalUnitPrice: price,
        rowTotal: calculateRowTotal(price, row.unitQty, row.quantity),
      },
    ];
  });
}
