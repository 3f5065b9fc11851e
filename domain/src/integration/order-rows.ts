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
import type { RowError } from './import.ts';
import { findDisagreements } from './parse-rows.ts';
import { optionalLineField } from './row-fields.ts';
import type { InputRow } from './table-rows.ts';

const orderCode = patternTextField(/^[0-9A-Za-z/_.-]+$/, LIMITS.orderCode);

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

const ITEM_FIELDS: readonly string[] = Object.keys(orderItemRowSchema.shape);

const listFields = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A line of a table of orders, split into the fields of the order and those of the item. */
interface GroupedLine {
  row: number;
  value: Record<string, unknown>;
  item: Record<string, unknown>;
}

/** The errors of lines as errors of their orders: `unitPrice` of the second line becomes `items.1.unitPrice`. */
function toOrderErrors(groups: readonly GroupedLine[][], errors: readonly RowError[]): RowError[] {
  const positions = new Map(
    groups.flatMap((group) =>
      group.map(({ row }, index) => [row, { row: group[0]?.row ?? row, index }] as const),
    ),
  );
  return errors.flatMap((error): RowError[] => {
    const position = positions.get(error.row);
    if (position === undefined) return [error];
    const { row, index } = position;
    if (error.path === '') return [{ ...error, row, path: `items.${index}` }];
    if (ITEM_FIELDS.includes(error.path.split('.')[0] ?? ''))
      return [{ ...error, row, path: `items.${index}.${error.path}` }];
    // The order's fields come from its first line. The same error in another line is not repeated.
    const isRepeated = errors.some((other) => other.row === row && other.path === error.path);
    return index === 0 || !isRepeated ? [{ ...error, row }] : [];
  });
}

/**
 * Groups the lines of a table, one per item, into orders: lines with the same `orderCode` form one order, with the row
 * number of the first line. They must agree on the order's fields.
 * @param errors errors of the lines, returned as errors of the orders
 */
export function groupOrderRows(
  lines: readonly InputRow[],
  errors: readonly RowError[],
): { rows: InputRow[]; errors: RowError[] } {
  const groupedLines = lines.map(({ row, value }): GroupedLine => {
    const fields = listFields(value);
    const order = Object.fromEntries(fields.filter(([name]) => !ITEM_FIELDS.includes(name)));
    const item = Object.fromEntries(fields.filter(([name]) => ITEM_FIELDS.includes(name)));
    return { row, value: order, item };
  });
  // A line without a code becomes a separate order, which the schema rejects.
  const groups = [...Map.groupBy(groupedLines, ({ row, value }) => value.orderCode ?? row).values()];
  const rows = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const items = group.map(({ item }) => item);
    const hasItems = items.some((item) => Object.keys(item).length > 0);
    return [{ row: first.row, value: { ...first.value, ...(hasItems ? { items } : {}) } }];
  });
  const names = new Set(groupedLines.flatMap(({ value }) => Object.keys(value)));
  const disagreements = groups.flatMap((group) => findDisagreements(group, () => '', [...names]));
  return { rows, errors: [...toOrderErrors(groups, errors), ...disagreements] };
}
