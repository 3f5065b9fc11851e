import { z } from 'zod';
import { createCrossFieldRule, dateField, emailField, filterTextField } from '../fields.ts';
import { SDS_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { documentSearchSchema, foundByOrderField, sdsLineSchema } from './search.ts';
import { sdsLanguageField } from './sheet.ts';

/** The recipients' addresses, which must all be valid (section 5). In a query string they are separated by commas. */
const emails = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  z
    .array(emailField(), { error: 'missing' })
    .min(1, 'missing')
    .max(LIMITS.sdsRecipients, 'invalidLenght')
    // Addresses are compared case-insensitively, so that nobody gets the same mail twice.
    .transform((list) => [...new Set(list.map((email) => email.toLowerCase()))]),
);

/** Query of registered SDS recipients: those of a customer, or of the customer of an order. */
export const sdsRecipientsQuerySchema = sdsLineSchema.pick({ customerCode: true }).extend({
  orderCode: documentSearchSchema.shape.orderCode.optional(),
});

/** The addresses that a customer has registered for safety data sheets; empty without a customer. */
export const sdsRecipientsSchema = z.object({ emails: z.array(z.string()) });

/** Body of `send`: one line of a search result, in one language, to one or more addresses. */
export const sdsSendSchema = sdsLineSchema.extend({
  emails,
  language: sdsLanguageField(),
  orderCode: foundByOrderField,
});
export type SdsSendRequest = z.infer<typeof sdsSendSchema>;

/** A boolean in a body, or as text in a query string. */
const flagField = z.preprocess(
  (value) => {
    if (value === 'true') return true;
    return value === 'false' ? false : value;
  },
  z.boolean({ error: 'invalidField' }),
);

/** Body of `sendAllByOrder`: every sheet of an order. */
export const sdsSendAllSchema = documentSearchSchema.extend({
  emails,
  language: sdsLanguageField(),
  isUsaOrCa: flagField
    .default(false)
    .describe('true is rejected, since sheets under European regulation are not valid in the USA and Canada'),
});
export type SdsSendAllRequest = z.infer<typeof sdsSendAllSchema>;

/** How a sheet was delivered: attached, as a link, or downloaded by the customer's own user. */
export const SDS_CHANNELS = ['MAIL', 'LINK', 'DOWNLOAD'] as const;
/** Status of a delivery; failed ones are retried for three days. */
export const SDS_DELIVERY_STATUSES = ['PENDING', 'SENT', 'FAILED'] as const;

/**
 * One sheet delivered to one address. The record is the proof of delivery (who, what, when, to whom, with which
 * result).
 */
export const sdsDeliverySchema = z.object({
  id: z.guid(),
  createdOn: z.iso.datetime(),
  site: z.string(),
  serial: z.string(),
  color: z.string(),
  recipe: z.string(),
  version: z.int(),
  language: z.enum(SDS_LANGUAGES),
  checksum: z.string().describe('SHA-256 of the file; for a generated specimen, of its data'),
  batch: z.string().nullable(),
  orderCode: z.string().nullable(),
  channel: z.enum(SDS_CHANNELS),
  recipient: z.string(),
  customerCode: z.string().nullable(),
  username: z.string().describe('Username of the sender'),
  status: z.enum(SDS_DELIVERY_STATUSES),
  sentOn: z.iso.datetime().nullable(),
  error: z
    .string()
    .nullable()
    .describe('Error message of the mail server if the mail could not be delivered; null otherwise'),
});
export type SdsDelivery = z.infer<typeof sdsDeliverySchema>;

/** Reasons why a sheet was left out: it does not exist in the language, or its recipe is internal (section 5). */
export const SDS_MISSING_REASONS = ['LANGUAGE', 'INTERNAL'] as const;

/** The result of a sending: its deliveries, and the sheets that were left out. */
export const sdsSentSchema = z.object({
  deliveries: z.array(
    sdsDeliverySchema.pick({
      id: true,
      recipient: true,
      serial: true,
      color: true,
      version: true,
      language: true,
      channel: true,
      status: true,
    }),
  ),
  missing: z
    .array(
      z.object({
        serial: z.string(),
        color: z.string(),
        version: z.int(),
        reason: z
          .enum(SDS_MISSING_REASONS)
          .describe('LANGUAGE: no sheet in this language; INTERNAL: the recipe of the batch is internal'),
      }),
    )
    .describe('Sheets that were not sent'),
});
export type SdsSendResult = z.infer<typeof sdsSentSchema>;

export const SDS_DELIVERY_SORTS = ['createdOn', 'recipient', 'status'] as const;

const FILTERS = {
  recipient: filterTextField(LIMITS.email).describe("Part of the recipient's address"),
  customer: filterTextField(LIMITS.businessName).describe(
    "Part of the customer's name, or beginning of its code",
  ),
  customerCode: filterTextField(LIMITS.customerCode),
  serial: filterTextField(LIMITS.serial).transform((text) => text?.toUpperCase()),
  color: filterTextField(LIMITS.color).transform((text) => text?.toUpperCase()),
  status: z.enum(SDS_DELIVERY_STATUSES, { error: 'invalidField' }).optional(),
  createdOnFrom: dateField().optional(),
  createdOnTo: dateField().optional(),
};

const daysInOrder = createCrossFieldRule(
  { createdOnFrom: FILTERS.createdOnFrom, createdOnTo: FILTERS.createdOnTo },
  'createdOnTo',
  ({ createdOnFrom, createdOnTo }) =>
    createdOnFrom === undefined || createdOnTo === undefined || createdOnFrom <= createdOnTo,
);

/** Query of the staff's list of deliveries. */
export const sdsDeliveryListSchema = createPageQuerySchema({
  sortFields: SDS_DELIVERY_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend(FILTERS)
  .check(daysInOrder);
export type SdsDeliveryListQuery = z.infer<typeof sdsDeliveryListSchema>;

/** Query of the export of deliveries. */
export const sdsDeliveryExportSchema = z.object(FILTERS).check(daysInOrder);
export type SdsDeliveryFilter = z.infer<typeof sdsDeliveryExportSchema>;

export const sdsDeliveryPageSchema = createLimitedPageSchema(sdsDeliverySchema);

/** A recipient of an earlier version in the last 12 months who has not received this one yet (REACH, Article 31(9)). */
export const earlierRecipientSchema = z.object({
  recipient: z.string(),
  language: z.enum(SDS_LANGUAGES),
  version: z.int().describe('Latest version that the recipient received'),
  receivedOn: z.iso.datetime(),
  customerCode: z.string().nullable(),
  isAvailable: z
    .boolean()
    .describe('Whether the new version exists in the language that the recipient received'),
});
export type EarlierRecipient = z.infer<typeof earlierRecipientSchema>;
