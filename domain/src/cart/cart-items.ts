import { z } from 'zod';
import { calculateRowTotal, isSamePrice } from '../catalogue/pricing.ts';
import { lineAvailableOnShape, productLineShape } from '../catalogue/product.ts';
import { productCodeSchema } from '../catalogue/product-code.ts';
import {
  booleanField,
  idField,
  idListField,
  objectField,
  optionalTextField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { hazardSummarySchema } from '../hazards/hazard.ts';
import { transportSchema } from '../hazards/transport/calculate-transport.ts';
import { LIMITS } from '../limits.ts';

const successorSchema = z.object({ productCode: productCodeSchema, quantity: z.int() });

/** One line of a cart (section 3) with current prices. Price fields that the viewer may not see are absent. */
export const cartItemSchema = z.object({
  id: z.string(),
  sortOrder: z.int(),
  ...productLineShape,
  lat: z.string().optional().describe('Image name; absent if no image is stored'),
  imageVersion: z.string().optional().describe('Version of the stored image'),
  quantity: z.int().describe('Number of packages'),
  qtyPkgMultiplier: z.int(),
  tsc: z.string(),
  status: z.string(),
  inStock: z.boolean(),
  ...lineAvailableOnShape,
  preferred: z.boolean(),
  hazard: hazardSummarySchema,
  diisocyanates: z
    .literal(true)
    .optional()
    .describe('Present if users must be trained: REACH Annex XVII, entry 74'),
  successor: successorSchema
    .optional()
    .describe(
      'Product that replaces one that is no longer sold under its code, with its quantity in allowed multiples',
    ),
  finalUnitPrice: z
    .number()
    .nullable()
    .describe('Price in EUR for one um; null if no price is assigned or the product cannot be bought'),
  unitPrice: z
    .number()
    .optional()
    .describe('Price in EUR for one um before discounts; AGENT and COMMERCIAL only'),
  priceListCode: z.string().optional().describe('Code of the price list; AGENT and COMMERCIAL only'),
  discountPct1: z.number().optional().describe('First discount in percent; AGENT and COMMERCIAL only'),
  discountPct2: z.number().optional().describe('Second discount in percent; AGENT and COMMERCIAL only'),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** The total of a line in EUR; null when no price is assigned. */
export function calculateLineTotal(
  line: Pick<CartItem, 'finalUnitPrice' | 'unitQty' | 'quantity'>,
): number | null {
  const { finalUnitPrice, unitQty, quantity } = line;
  return finalUnitPrice === null ? null : calculateRowTotal(finalUnitPrice, unitQty, quantity);
}

/**
 * Codes for changes of cart lines. They reuse the error codes of section 8 where possible, so that pages need one text
 * for both.
 */
export const CART_CHANGE_CODES = [
  'PriceChanged',
  'PriceAssigned',
  'PriceNotAssigned',
  'ProductNotInStock',
  'ProductInStock',
  'ProductNotAvailable',
  'ProductAvailable',
  'ProductOnRequestOnly',
  'IllegalItemQuantity',
  'AlreadyInCart',
] as const;
export type CartChangeCode = (typeof CART_CHANGE_CODES)[number];

const changedValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A difference between the values last displayed to the customer and the current ones. */
export const cartChangeSchema = z.object({
  itemId: z
    .string()
    .nullable()
    .describe('Id of the cart line; null for a product that could not be added to the cart'),
  productCode: productCodeSchema,
  code: z.enum(CART_CHANGE_CODES),
  was: changedValue,
  is: changedValue,
  successor: successorSchema
    .optional()
    .describe('Product that replaces one whose code has changed, with its quantity in allowed multiples'),
});
export type CartChange = z.infer<typeof cartChangeSchema>;

export const cartSchema = z.object({
  id: z.string(),
  customerCode: z.string(),
  username: z.string(),
  items: z
    .array(cartItemSchema)
    .describe('All lines; with `Prefer: return=minimal`, only the lines that the request changed'),
  itemCount: z.int().describe('Number of lines in the cart'),
  isDirty: z.boolean().describe('Whether any line differs from what was last shown to the customer'),
  note: z.string().describe('Note that the next order or offer request carries; empty for none'),
  overallDiscount: z
    .number()
    .describe("The customer's unconditional discount on the whole order, in percent"),
  transport: transportSchema.describe('Dangerous goods of all lines, also with `Prefer: return=minimal`'),
  changes: z.array(cartChangeSchema).optional(),
});
export type Cart = z.infer<typeof cartSchema>;

/** The values of a line that may change after it was displayed. */
export interface LineSnapshot {
  finalUnitPrice: number | null;
  inStock: boolean;
  status: string;
}

/** The changes of a line since it was displayed. If the status changed, only that change is returned. */
export function findLineChanges(
  previous: LineSnapshot,
  current: LineSnapshot,
): Pick<CartChange, 'code' | 'was' | 'is'>[] {
  if (previous.status !== current.status) {
    const code = current.status === 'A' ? 'ProductAvailable' : 'ProductNotAvailable';
    return [{ code, was: previous.status, is: current.status }];
  }
  const changes: Pick<CartChange, 'code' | 'was' | 'is'>[] = [];
  if (!isSamePrice(previous.finalUnitPrice, current.finalUnitPrice)) {
    changes.push({
      code: findPriceChangeCode(previous, current),
      was: previous.finalUnitPrice,
      is: current.finalUnitPrice,
    });
  }
  if (previous.inStock !== current.inStock) {
    const code = current.inStock ? 'ProductInStock' : 'ProductNotInStock';
    changes.push({ code, was: previous.inStock, is: current.inStock });
  }
  return changes;
}

function findPriceChangeCode(previous: LineSnapshot, current: LineSnapshot): CartChangeCode {
  if (current.finalUnitPrice === null) return 'PriceNotAssigned';
  return previous.finalUnitPrice === null ? 'PriceAssigned' : 'PriceChanged';
}

/**
 * A quantity in a request body. Any number is well formed: `checkQuantity` checks the multiplier (422, not 400). Zero
 * or no quantity stands for the multiplier.
 */
function quantityField() {
  return z
    .number({ error: toTypeErrorCode })
    .max(LIMITS.itemQuantity, 'invalidField')
    .min(-LIMITS.itemQuantity, 'invalidField');
}

const newItemSchema = objectField({ productCode: productCodeSchema, quantity: quantityField().nullish() });
export type NewCartItem = z.infer<typeof newItemSchema>;

function linesField<T extends z.ZodType>(line: T) {
  return z.array(line, { error: toTypeErrorCode }).max(LIMITS.orderLines, 'invalidLenght');
}

/** Body of POST /carts/items. The quantity of a product that is already in the cart is increased. */
export const addCartItemsSchema = linesField(newItemSchema).min(1, 'NoItemsSelected');

/** Body of POST /carts/removed-items: lines as they were when they were removed. */
export const restoredCartItemsSchema = linesField(
  objectField({
    id: idField(),
    productCode: productCodeSchema,
    quantity: wholeNumberField(1, LIMITS.itemQuantity),
    sortOrder: wholeNumberField(1, LIMITS.cartPosition).describe('Position of the line in the cart'),
  }),
)
  .min(1, 'NoItemsSelected')
  .refine((lines) => new Set(lines.map(({ id }) => id.toLowerCase())).size === lines.length, 'duplicate');
export type RestoredCartItem = z.infer<typeof restoredCartItemsSchema>[number];

/** Body of POST /carts: replaces the content of the cart. An empty list clears the cart. */
export const replaceCartSchema = objectField({ items: linesField(newItemSchema) });

/** Body of PUT /carts. */
export const updateCartSchema = objectField({
  items: linesField(
    objectField({ id: idField(), quantity: quantityField().nullish(), preferred: booleanField().optional() }),
  ),
});
export type UpdateCart = z.infer<typeof updateCartSchema>;

/** Body of PUT /carts/note; an empty note deletes the stored one. */
export const cartNoteSchema = objectField({ note: optionalTextField(LIMITS.note).unwrap() });

/** Query of DELETE /carts/items. */
export const deleteCartItemsSchema = z.object({ ids: idListField(LIMITS.orderLines) });
