import { z } from 'zod';
import { productLineShape } from '../catalogue/product.ts';
import { productCodeSchema, toProductKey } from '../catalogue/product-code.ts';
import { areDatesInOrder } from '../dates.ts';
import {
  choiceField,
  customerCodeField,
  dateField,
  filterTextField,
  objectField,
  requiredLinesField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { conversationSchema, conversationShape } from '../messages/message.ts';
import { shipmentCodeField, shippedBatchField } from '../shipments/shipment.ts';
import { CLAIM_STATUSES } from './claim-states.ts';

/** What is wrong with delivered goods (contract, section 13). */
export const CLAIM_REASONS = ['DAMAGED', 'WRONG', 'MISSING', 'QUALITY', 'OTHER'] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

const newClaimItemSchema = objectField({
  productCode: productCodeSchema,
  quantity: wholeNumberField(1, LIMITS.itemQuantity).describe('Number of packages that are claimed'),
  batch: shippedBatchField()
    .nullish()
    .transform((batch) => batch ?? null),
});

/** The field `claim` of POST /claims. */
export const newClaimSchema = objectField({
  shipmentCode: shipmentCodeField(),
  reason: choiceField(CLAIM_REASONS),
  text: requiredLinesField(LIMITS.claimText).describe('What is wrong'),
  items: z
    .array(newClaimItemSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .max(LIMITS.claimItems, 'invalidLenght')
    .refine(
      (items) =>
        new Set(items.map(({ productCode, batch }) => `${toProductKey(productCode)} ${batch}`)).size ===
        items.length,
      'duplicate',
    )
    .describe('Lines of the shipment'),
});
export type NewClaim = z.infer<typeof newClaimSchema>;

/** Response of POST /claims. */
export const createdClaimSchema = z.object({
  id: z.string(),
  number: z.string().describe('Number of the claim, such as C26-000123, counted per year'),
});

/** A claim as lists show it. */
export const claimSchema = z.object({
  id: z.string(),
  number: createdClaimSchema.shape.number,
  status: z.enum(CLAIM_STATUSES),
  reason: z.enum(CLAIM_REASONS),
  text: z.string(),
  shipmentCode: z.string(),
  customerCode: z.string(),
  businessName: z.string(),
  createdOn: z.string().describe('Time at which it was sent (UTC)'),
  changedOn: z.string().describe('Time of the last message, review or decision (UTC)'),
  packageCount: z.int().describe('Number of claimed packages'),
  photoCount: z
    .int()
    .describe(
      `Number of photos that were sent with it. They are deleted after ${LIMITS.claimPhotoYears} years`,
    ),
  messageCount: z.int(),
  unreadMessages: conversationShape.unreadMessages,
  awaitsCustomer: z.boolean().describe('Whether it is undecided and its last message is from staff'),
  creditNote: z.string().nullable().describe('Number of the credit note of an accepted claim'),
});
export type Claim = z.infer<typeof claimSchema>;
export const claimPageSchema = createLimitedPageSchema(claimSchema);

/** A claim with its lines, photos and messages. */
export const claimDetailSchema = claimSchema.extend({
  author: z.string().nullable().describe('Name of the sender; null after the user has been deleted'),
  shippedOn: z.string(),
  items: z.array(
    z.object({
      ...productLineShape,
      quantity: z.int().describe('Number of claimed packages'),
      batch: z.string().nullable(),
    }),
  ),
  photos: z
    .array(z.object({ id: z.string().describe('`photoId` of its download') }))
    .describe('Photos that are still stored'),
  messages: conversationSchema.shape.messages,
  decision: z
    .object({ text: z.string(), at: z.string().describe('Time of the decision (UTC)') })
    .nullable()
    .describe('Null until staff have decided'),
  version: z.int().describe('Increases with each message, review and decision'),
});
export type ClaimDetail = z.infer<typeof claimDetailSchema>;

export const CLAIM_SORTS = ['createdOn', 'changedOn', 'number'] as const;

/** Value of the status filter for claims that staff have still to decide on. */
export const UNDECIDED_FILTER = 'UNDECIDED';
export const CLAIM_STATUS_FILTERS = [UNDECIDED_FILTER, ...CLAIM_STATUSES] as const;

/** Query of GET /claims. */
export const claimListQuerySchema = createPageQuerySchema({
  sortFields: CLAIM_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceField(CLAIM_STATUS_FILTERS)
      .optional()
      .describe('`UNDECIDED` finds claims that are open or in review'),
    reason: choiceField(CLAIM_REASONS).optional(),
    number: filterTextField(LIMITS.offerNumber).describe('Part of the number'),
    shipmentCode: filterTextField(LIMITS.shipmentCode).describe('Part of the shipment code'),
    createdOnFrom: dateField().optional(),
    createdOnTo: dateField().optional(),
    customerCode: customerCodeField().optional(),
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type ClaimListQuery = z.infer<typeof claimListQuerySchema>;
