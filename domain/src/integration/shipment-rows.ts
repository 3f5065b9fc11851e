import { z } from 'zod';
import { choiceField, objectField, toTypeErrorCode, wholeNumberField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { SHIPMENT_RESTS } from '../orders/order-change.ts';
import { shipmentCodeField, shipmentFieldShape, shippedBatchField } from '../shipments/shipment.ts';
import { storedDateField } from '../stored-date.ts';
import { importedProductCodeSchema } from './catalogue-rows.ts';
import { createRowGrouper } from './group-rows.ts';
import { orderCodeField } from './order-rows.ts';

/** Packages of a product in a shipment; a product may have several, each with its batch. */
const shipmentItemRowSchema = objectField({
  productCode: importedProductCodeSchema,
  quantity: wholeNumberField(1, LIMITS.itemQuantity).describe('Number of packages'),
  batch: shippedBatchField().nullish(),
});
export type ShipmentItemRow = z.infer<typeof shipmentItemRowSchema>;

/**
 * A shipment of an order as the ERP stores it. Rows with one `shipmentCode` and different orders are one shipment of
 * several orders. An absent field leaves the stored value; null empties it.
 */
export const shipmentRowSchema = objectField({
  shipmentCode: shipmentCodeField(),
  orderCode: orderCodeField(),
  shippedOn: storedDateField().optional(),
  ...shipmentFieldShape,
  rest: choiceField(SHIPMENT_RESTS)
    .optional()
    .describe(
      'OPEN (default) leaves the order confirmed until all confirmed packages are shipped; CANCELLED makes it shipped, ' +
        'and cancels what this shipment leaves behind',
    ),
  items: z
    .array(shipmentItemRowSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .max(LIMITS.orderLines, 'invalidLenght')
    .optional()
    .describe('All packages of the order in this shipment; they replace the stored ones'),
});
export type ShipmentRow = z.infer<typeof shipmentRowSchema>;

/** The fields that a new shipment needs. */
export const REQUIRED_SHIPMENT_FIELDS = [
  'shippedOn',
  'items',
] as const satisfies readonly (keyof ShipmentRow)[];

/** Groups the lines of a table, one per item, into shipments of orders. */
export const groupShipmentRows = createRowGrouper(
  ['shipmentCode', 'orderCode'],
  Object.keys(shipmentItemRowSchema.shape),
);
