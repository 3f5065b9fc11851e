import { z } from 'zod';
import { addressCodeField } from '../customers/customer.ts';
import {
  boundedDecimalField,
  choiceField,
  customerCodeField,
  objectField,
  patternTextField,
  percentField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { ORDER_STATUSES } from '../orders/order.ts';
import { isPlausibleDay, storedDateField } from '../stored-date.ts';
import { importedProductCodeSchema } from './catalogue-rows.ts';
import { createRowGrouper } from './group-rows.ts';
import { optionalLineField } from './row-fields.ts';

/** Code of an order. */
export const orderCodeField = () => patternTextField(/^[0-9A-Za-z/_.-]+$/, LIMITS.orderCode);
const orderCode = orderCodeField();

/** A new status for an order; the import applies the transitions that lead to it. */
export const orderStatusRowSchema = objectField({
  orderCode,
  status: choiceField(ORDER_STATUSES),
});
export type OrderStatusRow = z.infer<typeof orderStatusRowSchema>;

const orderDay = storedDateField();
/** The database does not store five-digit years, which sort before 1900. */
const orderInstant = z.iso
  .datetime({ offset: true, error: toTypeErrorCode })
  .refine(isPlausibleDay, 'invalidField')
  .transform((instant) => new Date(instant).toISOString());

const discountField = () => percentField().nullish();
const quantityField = (min: number) => wholeNumberField(min, LIMITS.itemQuantity);

/** An item. A field that it does not name keeps the value of the stored item of the same product. */
const orderItemRowSchema = objectField({
  productCode: importedProductCodeSchema,
  quantity: quantityField(1).optional().describe('Number of packages ordered'),
  confirmedQuantity: quantityField(0)
    .nullish()
    .describe('Number of packages confirmed; defaults to all once the order is confirmed, and to 0 before'),
  shippedQuantity: quantityField(0)
    .nullish()
    .describe(
      'Number of packages shipped; defaults to all confirmed once the order is shipped, and to 0 before',
    ),
  unitPrice: boundedDecimalField(0, LIMITS.unitPrice, LIMITS.priceDecimals)
    .optional()
    .describe('Price in EUR for one um'),
  discountPct1: discountField(),
  discountPct2: discountField(),
});
export type OrderItemRow = z.infer<typeof orderItemRowSchema>;

/**
 * A complete order as the ERP stores it; its prices are stored unchanged. An absent field leaves the stored value; null
 * empties it.
 */
export const orderRowSchema = objectField({
  orderCode,
  customerCode: customerCodeField().optional(),
  customerOrderCode: optionalLineField(LIMITS.customerOrderCode),
  requestCreatedOn: z
    .union([orderDay, orderInstant], { error: toTypeErrorCode })
    .optional()
    .describe("Timestamp, or date in the manufacturer's time zone"),
  deliveryDate: orderDay.nullish(),
  status: choiceField(ORDER_STATUSES).optional(),
  addressCode: addressCodeField().nullish().describe("Code of one of the customer's addresses"),
  transportReason: optionalLineField(LIMITS.text),
  port: optionalLineField(LIMITS.text),
  unconditionalDiscount: discountField().describe('Discount on the total, in percent'),
  items: z
    .array(orderItemRowSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .max(LIMITS.orderLines, 'invalidLenght')
    .optional()
    .describe('All items; they replace the stored ones'),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

/** The fields that a new order needs. */
export const REQUIRED_ORDER_FIELDS = [
  'customerCode',
  'requestCreatedOn',
  'status',
  'items',
] as const satisfies readonly (keyof OrderRow)[];

/** The fields that a new item needs. */
export const REQUIRED_ITEM_FIELDS = [
  'quantity',
  'unitPrice',
] as const satisfies readonly (keyof OrderItemRow)[];

/** Groups the lines of a table, one per item, into orders. */
export const groupOrderRows = createRowGrouper(['orderCode'], Object.keys(orderItemRowSchema.shape));
