import { z } from 'zod';
import { actsForCustomers, type Role } from '../accounts/roles.ts';
import { findCartError } from '../cart/buying.ts';
import { checkQuantity } from '../cart/quantity.ts';
import { deriveProductStatus, type ProductAvailabilityState, toAvailability } from '../catalogue/product.ts';
import {
  type DisplayedProductCode,
  formatProductCode,
  productCodeSchema,
  toProductKey,
} from '../catalogue/product-code.ts';
import { addressCodeField } from '../customers/customer.ts';
import { addDays } from '../dates.ts';
import type { FieldError } from '../errors.ts';
import {
  booleanField,
  dateField,
  decimalNumberField,
  objectField,
  optionalTextField,
  patternTextField,
  percentField,
  toTypeErrorCode,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';

/**
 * The customer's own order code, at most 20 characters. Section 5 allows letters, digits, dash and underscore; the hint
 * of the form also allows blanks and @ . / # & +. The field accepts all of them, since the form must not reject what
 * its hint allows and no ERP has a narrower character set.
 */
export function customerOrderCodeField() {
  return patternTextField(/^[A-Za-z0-9\-_ @./#&+]+$/, LIMITS.customerOrderCode);
}

/** Delivery details of an order, shared by the checkout form and the API. */
export const orderFormSchema = objectField({
  address: addressCodeField(),
  customerOrderCode: customerOrderCodeField(),
  deliveryDateRequested: dateField(),
  acceptMultipleShipping: booleanField(),
  shippingNote: optionalTextField(LIMITS.note),
  genericNote: optionalTextField(LIMITS.note),
  agentNote: optionalTextField(LIMITS.note).describe(
    'Note visible to staff only; can be set by AGENT and COMMERCIAL',
  ),
});
export type OrderForm = z.infer<typeof orderFormSchema>;

/** Any number is well formed, as in the cart; `checkQuantity` checks the multiplier. */
const quantity = decimalNumberField(-LIMITS.itemQuantity, LIMITS.itemQuantity);

const orderRequestItemSchema = objectField({
  productCode: productCodeSchema,
  quantity,
  finalUnitPrice: z
    .number({ error: toTypeErrorCode })
    .nonnegative('invalidField')
    .nullable()
    .describe('Displayed price, in EUR for one um; only compared with the current price'),
});

function rejectDuplicates(
  items: readonly { productCode: z.infer<typeof productCodeSchema> }[],
  context: z.RefinementCtx,
): void {
  const keys = new Set<string>();
  for (const [index, { productCode }] of items.entries()) {
    const key = toProductKey(productCode);
    if (keys.has(key)) {
      context.addIssue({ code: 'custom', path: [index, 'productCode'], message: 'invalidField' });
    }
    keys.add(key);
  }
}

/** Lines of a checkout: at least one, without duplicate products. */
export function checkoutLinesField<T extends z.ZodType<{ productCode: z.infer<typeof productCodeSchema> }>>(
  line: T,
) {
  return z
    .array(line, { error: toTypeErrorCode })
    .min(1, 'NoItemsSelected')
    .max(LIMITS.orderLines, 'invalidLenght')
    .superRefine(rejectDuplicates);
}

/** Body of POST /order-requests (contract, section 6). */
export const orderRequestBodySchema = orderFormSchema.extend({
  items: checkoutLinesField(orderRequestItemSchema),
  // Accepted because the specification names it, but ignored: the customer's stored discount applies.
  overallDiscount: percentField().optional(),
});
export type OrderRequestBody = z.infer<typeof orderRequestBodySchema>;

/** Body of POST /offer-requests (contract, section 6). */
export const offerRequestBodySchema = objectField({
  items: checkoutLinesField(objectField({ productCode: productCodeSchema, quantity })),
  address: addressCodeField()
    .optional()
    .describe("Code of one of the customer's addresses, if already known"),
  deliveryDateRequested: dateField(),
  acceptMultipleShipping: booleanField(),
  note: optionalTextField(LIMITS.note),
});
export type OfferRequestBody = z.infer<typeof offerRequestBodySchema>;

/**
 * The field error of an agent note by a user who may not write one: only AGENT and COMMERCIAL may (contract, section
 * 6).
 */
export function findAgentNoteErrors(body: { agentNote?: string | undefined }, role: Role): FieldError[] {
  return !body.agentNote || actsForCustomers(role) ? [] : [{ path: 'agentNote', code: 'invalidField' }];
}

/**
 * The earliest delivery date: today + 2 days, or + 3 if any item is out of stock (section 5). Orders from an offer use
 * the offer's date instead, and need another one only if that date is earlier.
 * @param today calendar day in the manufacturer's time zone
 */
export function calculateEarliestDeliveryDate(today: string, items: readonly { inStock: boolean }[]): string {
  const outOfStock = items.some((item) => !item.inStock);
  return addDays(today, outOfStock ? LIMITS.deliveryLeadDaysOutOfStock : LIMITS.deliveryLeadDays);
}

/** The latest delivery date: prices are not guaranteed for longer. */
export function calculateLatestDeliveryDate(earliest: string): string {
  return addDays(earliest, LIMITS.deliveryHorizonDays);
}

/** A line selected for checkout. */
export interface CheckoutItem extends ProductAvailabilityState {
  productCode: DisplayedProductCode;
  quantity: number;
  qtyPkgMultiplier: number;
  finalUnitPrice: number | null;
}

/** Whether a line has a price above zero, as an order requires (section 5). */
export function hasPrice({ finalUnitPrice }: { finalUnitPrice: number | null }): boolean {
  return finalUnitPrice !== null && finalUnitPrice > 0;
}

/** A reason why a request cannot be sent, with the affected lines. */
export interface OrderBlocker<T> {
  code:
    | 'NoItemsSelected'
    | 'NoPricedItemSelected'
    | 'ProductNotAvailable'
    | 'ProductOnRequestOnly'
    | 'ProductNotInStock'
    | 'IllegalItemQuantity';
  items: T[];
}

/**
 * Blockers of an order request for the selected lines (section 5). Lines without a price block only when no line has
 * one; otherwise the user must confirm them (`planCheckout`).
 */
export function findOrderBlockers<T extends CheckoutItem>(selected: readonly T[]): OrderBlocker<T>[] {
  if (selected.length === 0) return [{ code: 'NoItemsSelected', items: [] }];
  const itemsByCode = new Map<OrderBlocker<T>['code'], T[]>();
  for (const item of selected) {
    const code = findLineBlocker(item);
    if (code) itemsByCode.set(code, [...(itemsByCode.get(code) ?? []), item]);
  }
  const blockers = [...itemsByCode].map(([code, items]) => ({ code, items }));
  return selected.some(hasPrice)
    ? blockers
    : [...blockers, { code: 'NoPricedItemSelected', items: [...selected] }];
}

/**
 * Blockers of an offer request for the selected lines (section 5): it needs at least one line, and each product must
 * still be sold and in an allowed quantity. Missing prices and stock do not block, since the offer provides them.
 */
export function findOfferBlockers<T extends CheckoutItem>(selected: readonly T[]): OrderBlocker<T>[] {
  if (selected.length === 0) return [{ code: 'NoItemsSelected', items: [] }];
  const unavailable = selected.filter((item) => findCartError(item) !== null);
  const withIllegalQuantity = selected.filter(
    (item) => findCartError(item) === null && checkQuantity(item.quantity, item.qtyPkgMultiplier) !== null,
  );
  return [
    { code: 'ProductNotAvailable' as const, items: unavailable },
    { code: 'IllegalItemQuantity' as const, items: withIllegalQuantity },
  ].filter(({ items }) => items.length > 0);
}

/**
 * The blocker of one line of an offer, whether it is requested, created or ordered (section 5): the product must still
 * be sold, in an allowed quantity. Stock and list prices do not matter, since offers exist for products without them.
 */
export function findOfferLineError(item: Omit<CheckoutItem, 'productCode' | 'finalUnitPrice'>) {
  return findCartError(item) ?? checkQuantity(item.quantity, item.qtyPkgMultiplier);
}

/** The blocker of one line of an order, ignoring its price; null for none. */
export function findLineBlocker(item: Omit<CheckoutItem, 'productCode' | 'finalUnitPrice'>) {
  const availability = deriveProductStatus(item);
  if (availability !== 'AVAILABLE' && availability !== 'ON_REQUEST') return 'ProductNotAvailable';
  if (toAvailability(item.tsc) === 'REQUEST_ONLY') return 'ProductOnRequestOnly';
  if (availability === 'ON_REQUEST') return 'ProductNotInStock';
  return checkQuantity(item.quantity, item.qtyPkgMultiplier);
}

/** Whether the order button is active: a selected line has a positive final price (section 5). */
export function canStartOrder(selected: readonly { finalUnitPrice: number | null }[]): boolean {
  return selected.some(hasPrice);
}

/**
 * Splits the selected lines of an order: those with a price stay in the order, and the generic note requests the others
 * (section 4). The user must first confirm unpriced lines (section 5).
 */
export function planCheckout<
  T extends { finalUnitPrice: number | null; quantity: number; productCode: DisplayedProductCode },
>(selected: readonly T[]): { items: T[]; unpriced: T[]; genericNote: string } {
  const unpriced = selected.filter((item) => !hasPrice(item));
  return { items: selected.filter(hasPrice), unpriced, genericNote: buildUnpricedNote(unpriced) };
}

const NOTE_START = 'Si richiedono inoltre i seguenti prodotti senza prezzo assegnato: ';

/**
 * The generic note that requests the lines without a price; empty if there are none. Always in Italian, for the
 * manufacturer's staff (contract, section 2). At most 255 characters: lines that do not fit are only counted.
 */
export function buildUnpricedNote(
  unpriced: readonly { quantity: number; productCode: DisplayedProductCode }[],
): string {
  const texts = unpriced.map(
    ({ productCode, quantity }) => `${formatProductCode(productCode)} (q.tà ${quantity})`,
  );
  if (texts.length === 0) return '';
  for (let listedCount = texts.length; listedCount > 0; listedCount--) {
    const omittedCount = texts.length - listedCount;
    const note = `${NOTE_START}${texts.slice(0, listedCount).join(', ')}${omittedCount > 0 ? ` e altri ${omittedCount}` : ''}.`;
    if (note.length <= LIMITS.note) return note;
  }
  return `${NOTE_START}${texts.length}.`;
}
