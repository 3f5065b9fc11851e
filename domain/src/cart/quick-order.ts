import { z } from 'zod';
import {
  PRODUCT_STATUSES,
  pricesAndDiscountsSchema,
  productCodeChangeSchema,
  productLineShape,
} from '../catalogue/product.ts';
import { objectField, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { QUANTITY_PROBLEMS } from './quick-order/typed-amount.ts';

/** Body of POST /carts/quick-order/check. */
export const quickOrderTextSchema = objectField({
  text: z
    .string({ error: toTypeErrorCode })
    .max(LIMITS.quickOrderText, { error: 'invalidLenght', abort: true })
    .refine((text) => text.trim() !== '', 'missing'),
});

/** A product in a quick order, with the total for the requested quantity. */
export const quickOrderProductSchema = z.object({
  ...productLineShape,
  qtyPkgMultiplier: z.int(),
  tsc: z.string(),
  status: z.string(),
  inStock: z.boolean(),
  availability: z.enum(PRODUCT_STATUSES),
  productCodeChange: productCodeChangeSchema.nullable(),
  pricesAndDiscounts: pricesAndDiscountsSchema.nullable(),
  quantity: z.int().describe('Number of packages, rounded up to a multiple of `qtyPkgMultiplier`'),
  rowTotal: z.number().nullable().describe('Total in EUR; null if no price is assigned'),
});
export type QuickOrderProduct = z.infer<typeof quickOrderProductSchema>;

/** Reasons why a line cannot be added to the cart: an error of section 8, or a missing packaging. */
export const QUICK_ORDER_REJECTIONS = [
  'BadRequest',
  'IllegalItemQuantity',
  'NotFound',
  'PackagingMissing',
  'ProductNotAvailable',
  'ProductOnRequestOnly',
] as const;

/** A checked line of a quick order. */
export const quickOrderLineSchema = z.object({
  line: z.int().describe('Position of the line in the input, starting at 1'),
  text: z.string(),
  code: z
    .enum(QUICK_ORDER_REJECTIONS)
    .nullable()
    .describe(
      'Reason why the line cannot be added to the cart, BadRequest for an invalid product code; null if ' +
        'it can',
    ),
  asked: z
    .number()
    .nullable()
    .describe(
      'Requested number of packages, also when entered as a content; null if there is none, in which case ' +
        'the line is rejected',
    ),
  typedQuantity: z.string().describe('Quantity as entered; empty if missing'),
  content: z
    .object({ quantity: z.number(), unit: z.enum(['kg', 'l']) })
    .nullable()
    .describe('Content that was entered instead of packages, such as 100 kg; otherwise null'),
  quantityProblem: z
    .enum(QUANTITY_PROBLEMS)
    .nullable()
    .describe(
      'Why the quantity is rejected: `missing`, `notANumber`, `zero`, `negative`, `fraction` of a package, ' +
        '`grouping` (`1.000` may be a thousand or one), `several` numbers, `tooMany` packages, an unknown `unit`, ' +
        '`otherUnit` than the product has, `content` that is no multiple of a package, no `multiple` of ' +
        '`qtyPkgMultiplier`, an unclosed `quote`, more `columns` than the header; null if it is valid',
    ),
  product: quickOrderProductSchema.nullable(),
  suggestions: z
    .array(quickOrderProductSchema)
    .describe('Products that may have been meant, most likely first'),
});
export type QuickOrderLine = z.infer<typeof quickOrderLineSchema>;

/** Response of both quick-order calls. Valid lines are added by POST /carts/items. */
export const quickOrderSchema = z.object({ lines: z.array(quickOrderLineSchema) });
export type QuickOrder = z.infer<typeof quickOrderSchema>;
