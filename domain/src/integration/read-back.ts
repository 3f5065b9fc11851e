import { z } from 'zod';
import { mixingSchema } from '../catalogue/mixing.ts';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { reportedCustomerSchema } from '../customers/customer-desk.ts';
import { queryNumberField, requiredTextField, toTypeErrorCode } from '../fields.ts';
import { reportedInvoiceSchema } from '../invoices/invoice.ts';
import { LIMITS } from '../limits.ts';
import { staffOrderSchema } from '../orders/order.ts';
import { staffOrderRequestSchema } from '../orders/order-request.ts';
import { shipmentSchema } from '../shipments/shipment.ts';

const instantField = () => z.iso.datetime({ offset: true, error: toTypeErrorCode });

/** Query of the calls that read back what the portal has stored. */
export const readBackQuerySchema = z.object({
  code: requiredTextField(LIMITS.shortText)
    .optional()
    .describe('Code of one record; of products `serial-color-pkg`, with any class'),
  changedSince: instantField()
    .optional()
    .describe(
      'Only records that changed at this time or later: `asOf` of the first page of the last reading',
    ),
  after: requiredTextField(LIMITS.shortText).optional().describe('Cursor: `next` of the previous page'),
  limit: queryNumberField(1, LIMITS.eventsDefault)
    .default(LIMITS.eventsDefault)
    .describe('Maximum number of records; of prices, of products with prices'),
});
export type ReadBackQuery = z.infer<typeof readBackQuerySchema>;

const productSchema = z.object({
  productCode: productCodeSchema,
  status: z.string(),
  tsc: z.string(),
  um: z.string(),
  qta: z.number(),
  unitQty: z.number(),
  qtyPkgMultiplier: z.int(),
  dna: z.number().nullable(),
  plo: z.number(),
  lat: z.string().nullable(),
  link: z.string().nullable(),
  newSerial: z.string().nullable(),
  newColor: z.string().nullable(),
  hex: z.string().nullable(),
  brand: z.string(),
  area: z.string(),
  typology: z.string(),
  family: z.string(),
  dilution: z.string(),
  drying: z.string(),
  applications: z.array(z.string()),
  intest: z.string(),
  diluent: z.string().nullable(),
  expires: z.int().nullable(),
  resalt: z.number().nullable(),
  resakg: z.number().nullable(),
  mixing: mixingSchema.nullable(),
});

const priceSchema = z.object({
  productCode: productCodeSchema,
  priceListCode: z.string(),
  customerCode: z
    .string()
    .nullable()
    .describe('Customer that the terms were agreed with; null for a list price'),
  unitPrice: z.number().describe('Price in EUR for one um'),
  discountPct1: z.number(),
  discountPct2: z.number(),
  agentCommissionPct: z.number(),
});

const stockSchema = z.object({
  productCode: productCodeSchema,
  inStock: z.boolean(),
  availableOn: z.string().nullable(),
});

/** The records of each call. Products, prices and stock have the fields of their imports. */
export const READ_BACK_RECORDS = {
  orders: staffOrderSchema,
  'order-requests': staffOrderRequestSchema,
  shipments: shipmentSchema,
  customers: reportedCustomerSchema,
  invoices: reportedInvoiceSchema,
  products: productSchema,
  prices: priceSchema,
  stock: stockSchema,
} as const;
export type ReadBackKind = keyof typeof READ_BACK_RECORDS;
export type ReadBackRecord<Kind extends ReadBackKind> = z.infer<(typeof READ_BACK_RECORDS)[Kind]>;

/** A page of records, sorted by their code. */
export function createReadBackPageSchema<S extends z.ZodType>(record: S) {
  return z.object({
    records: z.array(record),
    next: z.string().nullable().describe('Cursor of the next page; null on the last one'),
    asOf: z
      .string()
      .describe('Time up to which all changes are contained (UTC); `changedSince` of the next reading'),
  });
}
export interface ReadBackPage<Record> {
  records: Record[];
  next: string | null;
  asOf: string;
}
