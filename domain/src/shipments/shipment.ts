import { z } from 'zod';
import { productLineShape } from '../catalogue/product.ts';
import { addressSchema } from '../customers/customer.ts';
import { areDaysInOrder } from '../dates.ts';
import { historyEntrySchema } from '../decision.ts';
import {
  boundedDecimalField,
  choiceField,
  customerCodeField,
  dateField,
  filterCodeField,
  filterTextField,
  idField,
  isPathCode,
  objectField,
  patternTextField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { optionalLineField } from '../integration/row-fields.ts';
import { LIMITS } from '../limits.ts';
import { exportQueryShape } from '../lists/export.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { SHIPMENT_RESTS } from '../orders/order-change.ts';
import { deskFilterShape } from '../orders/order-request.ts';
import { parseBatch } from '../sds/batch.ts';
import { storedDateField } from '../stored-date.ts';
import { trackingUrlField } from './tracking-url.ts';

/** Code of a shipment: that of the ERP, or `S26-000123` for one entered at the desk. */
export const shipmentCodeField = () =>
  patternTextField(/^[0-9A-Za-z/_.-]+$/, LIMITS.shipmentCode).refine(isPathCode, 'invalidField');

/** A batch of the maker. Batch codes of safety data sheets are stored in one spelling, others as they are. */
export const shippedBatchField = () =>
  patternTextField(/^[0-9A-Za-z/_. -]+$/, LIMITS.batch).transform((text) => parseBatch(text) ?? text.trim());

/** What a shipment says of itself, beside its lines. An absent field leaves what is stored, null removes it. */
export const shipmentFieldShape = {
  carrier: optionalLineField(LIMITS.shortText),
  trackingUrl: trackingUrlField().describe("Link to the carrier's page for this shipment; http or https"),
  packages: wholeNumberField(1, LIMITS.shipmentPackages)
    .nullish()
    .describe('Number of parcels or pallets handed to the carrier'),
  grossWeight: boundedDecimalField(0, LIMITS.shipmentWeight, LIMITS.priceDecimals)
    .nullish()
    .describe('Gross weight in kg'),
};

/** An order of a shipment entered at the desk. Lines that `quantities` does not list are shipped completely. */
const deskShipmentOrderSchema = objectField({
  id: idField(),
  quantities: z
    .array(objectField({ id: idField(), quantity: wholeNumberField(0, LIMITS.itemQuantity) }).strict(), {
      error: toTypeErrorCode,
    })
    .max(LIMITS.orderLines, 'invalidLenght')
    .optional()
    .describe('The lines that are not shipped completely, as in the change of a status'),
  batches: z
    .array(
      objectField({
        id: idField(),
        batch: shippedBatchField(),
        quantity: wholeNumberField(1, LIMITS.itemQuantity),
      }).strict(),
      { error: toTypeErrorCode },
    )
    .max(LIMITS.orderLines, 'invalidLenght')
    .optional()
    .describe('Packages of a line by batch; the others have none'),
  rest: choiceField(SHIPMENT_RESTS).optional().describe('As in the change of a status'),
  packagesShipped: wholeNumberField(0, LIMITS.itemQuantity * LIMITS.orderLines)
    .optional()
    .describe('As in the change of a status'),
  reason: optionalLineField(LIMITS.note),
}).strict();

/** Body of POST /backoffice/shipments. */
export const deskShipmentSchema = objectField({
  shipmentCode: shipmentCodeField().optional().describe('By default the next number of the form S26-000123'),
  shippedOn: storedDateField(),
  ...shipmentFieldShape,
  orders: z
    .array(deskShipmentOrderSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .max(LIMITS.shipmentOrders, 'invalidLenght')
    .refine((orders) => new Set(orders.map(({ id }) => id.toLowerCase())).size === orders.length, 'duplicate')
    .describe('Orders of one customer'),
}).strict();
export type DeskShipment = z.infer<typeof deskShipmentSchema>;

/** Body of PATCH /backoffice/shipments/{shipmentCode}: what the carrier reports later. */
export const shipmentChangeSchema = objectField({
  version: patternTextField(/^[\w-]+$/, 32),
  shippedOn: storedDateField().optional(),
  ...shipmentFieldShape,
}).strict();
export type ShipmentChange = z.infer<typeof shipmentChangeSchema>;

/** One line of a shipment. */
export const shipmentItemSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderCode: z.string(),
  customerOrderCode: z.string().nullable(),
  ...productLineShape,
  quantity: z.int().describe('Number of packages'),
  batch: z.string().nullable(),
  sheetId: z
    .string()
    .nullable()
    .describe(
      'Safety data sheet of the batch or, without one, of the product; `id` of its downloads. Null if there is none',
    ),
});
export type ShipmentItem = z.infer<typeof shipmentItemSchema>;

/** A shipment as lists and details show it. */
export const shipmentSchema = z.object({
  id: z.string(),
  shipmentCode: z.string(),
  customerCode: z.string(),
  businessName: z.string(),
  shippedOn: z.string(),
  carrier: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  packages: z.int().nullable(),
  grossWeight: z.number().nullable().describe('Gross weight in kg'),
  address: addressSchema.nullable().describe('Shipping address of its first order'),
  orders: z
    .array(
      z.object({
        id: z.string(),
        orderCode: z.string(),
        customerOrderCode: z.string().nullable(),
        packageCount: z.int().describe('Number of packages of the order in this shipment'),
      }),
    )
    .describe('Orders of which it contains packages'),
  packageCount: z.int().describe('Number of shipped packages of products'),
  weight: z.number().describe('Weight of the shipped packages in kg, by the catalogue'),
  hasOwnDocument: z.boolean().describe('Whether the delivery note was uploaded; otherwise it is generated'),
  itemCount: z.int().describe('Number of lines'),
  items: z.array(shipmentItemSchema).describe(`Lines; lists contain only the first ${LIMITS.listedLines}`),
});
export type Shipment = z.infer<typeof shipmentSchema>;
export const shipmentPageSchema = createLimitedPageSchema(shipmentSchema);

/** A shipment at the desk, with its version and history. */
export const shipmentDetailSchema = shipmentSchema.extend({
  version: z
    .string()
    .describe('Version of the content; a change of it states the version that it is based on'),
  history: z.array(historyEntrySchema),
});
export type ShipmentDetail = z.infer<typeof shipmentDetailSchema>;

export const SHIPMENT_SORTS = ['shippedOn', 'shipmentCode'] as const;

const filters = {
  shipmentCode: filterTextField(LIMITS.shipmentCode).describe('Part of the shipment code'),
  orderCode: filterTextField(LIMITS.orderCode).describe(
    "Part of the order code, of the customer's own number, or of the number of the order request",
  ),
  orderId: idField().optional().describe('Only shipments that contain packages of this order'),
  batch: filterTextField(LIMITS.batch).describe('Beginning of a batch'),
  carrier: filterTextField().describe("Part of the carrier's name"),
  shippedOnFrom: dateField().optional(),
  shippedOnTo: dateField().optional(),
  serial: filterCodeField(LIMITS.serial),
  color: filterCodeField(LIMITS.color),
  pkg: filterCodeField(LIMITS.pkg),
  description: filterTextField(),
  customerCode: customerCodeField().optional(),
};

/** Query of GET /shipments. */
export const shipmentListQuerySchema = createPageQuerySchema({
  sortFields: SHIPMENT_SORTS,
  defaultSort: 'shippedOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend(filters)
  .refine(({ shippedOnFrom, shippedOnTo }) => areDaysInOrder(shippedOnFrom, shippedOnTo), {
    path: ['shippedOnTo'],
    error: 'invalidField',
  });
export type ShipmentListQuery = z.infer<typeof shipmentListQuerySchema>;
export const shipmentExportQuerySchema = shipmentListQuerySchema.safeExtend(exportQueryShape);

/** Query of GET /backoffice/shipments. */
export const deskShipmentListQuerySchema = shipmentListQuerySchema.safeExtend(deskFilterShape);
export type DeskShipmentListQuery = z.infer<typeof deskShipmentListQuerySchema>;
export const deskShipmentExportQuerySchema = deskShipmentListQuerySchema.safeExtend(exportQueryShape);

/** Path of a shipment. */
export const shipmentParamsSchema = z.object({ shipmentCode: shipmentCodeField() });

/** Response of PUT /integration/shipments/{shipmentCode}/document. */
export const storedShipmentDocumentSchema = z.object({
  shipmentCode: z.string(),
  changed: z.boolean().describe('Whether the document differs from the one stored before'),
});
export type StoredShipmentDocument = z.infer<typeof storedShipmentDocumentSchema>;

/** Whether safety data sheets of shipped products are sent to the customer's addresses by themselves. */
export const shipmentSettingsSchema = z.object({
  sendsSheets: z
    .boolean()
    .describe(
      "Sends the safety data sheets of shipped products to the customer's addresses for them, in each version once",
    ),
});
export type ShipmentSettings = z.infer<typeof shipmentSettingsSchema>;
