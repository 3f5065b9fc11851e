import { z } from 'zod';
import { productLineShape } from '../catalogue/product.ts';
import { productCodeSchema, toProductKey } from '../catalogue/product-code.ts';
import { checkoutLinesField, orderRequestBodySchema } from '../checkout/order.ts';
import { orderFromOfferBodySchema } from '../checkout/order-from-offer.ts';
import { addressSchema } from '../customers/customer.ts';
import { addDays } from '../dates.ts';
import { reasonField } from '../decision.ts';
import { ERROR_CODES, type FieldError } from '../errors.ts';
import {
  choiceOrRejectedField,
  customerCodeField,
  decimalNumberField,
  objectField,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { getStatusToday } from '../orders/request-expiry.ts';
import { COMPANY_ROLES } from '../people/company-roles.ts';
import { APPROVAL_REASONS } from '../people/purchase-rule.ts';
import { defineMachine } from '../state-machine.ts';

/** States of an approval (contract, section 11). */
export const APPROVAL_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const APPROVAL_STATUS_COLORS = {
  PENDING: 'yellow',
  APPROVED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'grey',
  EXPIRED: 'grey',
} as const satisfies Record<ApprovalStatus, string>;

/** Transitions of an approval: by an approver, by its author, and after its last day. */
export const APPROVAL_MACHINE = defineMachine('approval', {
  PENDING: { approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
  APPROVED: {},
  REJECTED: {},
  WITHDRAWN: {},
  EXPIRED: {},
});

/** The current status: an approval that was not decided by its last day has expired. */
export function getApprovalStatusToday(
  approval: { status: ApprovalStatus; expirationDate: string },
  today: string,
): ApprovalStatus {
  return getStatusToday(APPROVAL_MACHINE, approval, today);
}

/**
 * The last day for a decision: 14 days after the request, or the last day of the offer that it orders.
 * @param offerExpirationDate null without an offer, or for an offer without a last day
 */
export function calculateApprovalExpiry(today: string, offerExpirationDate: string | null): string {
  const last = addDays(today, LIMITS.approvalDays);
  return offerExpirationDate !== null && offerExpirationDate < last ? offerExpirationDate : last;
}

const offerFields = orderFromOfferBodySchema.pick({ offerRequestAcceptedId: true, offerVersion: true });

/** The fields that an approval needs in addition, by what it orders. */
const REQUIRED = {
  cart: ['items', 'deliveryDateRequested', 'acceptMultipleShipping'],
  offer: ['offerVersion'],
} as const;

/**
 * Body of POST /approvals: that of the order request, or of the order from an offer, which it names in
 * `offerRequestAcceptedId`.
 */
export const approvalBodySchema = orderRequestBodySchema
  .partial({ items: true, deliveryDateRequested: true, acceptMultipleShipping: true })
  .extend(offerFields.partial().shape)
  .superRefine((body, context) => {
    for (const field of REQUIRED[body.offerRequestAcceptedId === undefined ? 'cart' : 'offer']) {
      if (body[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'missing' });
    }
  });
export type ApprovalBody = z.infer<typeof approvalBodySchema>;

export const APPROVAL_DECISIONS = ['APPROVED', 'REJECTED'] as const;

const decidedItemSchema = objectField({
  productCode: productCodeSchema,
  quantity: wholeNumberField(1, LIMITS.itemQuantity),
});
export type DecidedItem = z.infer<typeof decidedItemSchema>;

/** Body of POST /approvals/{id}/decision. */
export const approvalDecisionSchema = objectField({
  decision: choiceOrRejectedField(APPROVAL_DECISIONS),
  reason: reasonField().describe('Shown to the author'),
  shownTotal: decimalNumberField(0, LIMITS.orderTotal)
    .optional()
    .describe('Displayed total in EUR, required for APPROVED; another one today is `PriceChanged`'),
  items: checkoutLinesField(decidedItemSchema)
    .optional()
    .describe('Lines that remain, with equal or lower quantities; all by default. Not for an offer'),
}).superRefine(({ decision, shownTotal }, context) => {
  if (decision === 'APPROVED' && shownTotal === undefined)
    context.addIssue({ code: 'custom', path: ['shownTotal'], message: 'missing' });
});
export type ApprovalDecision = z.infer<typeof approvalDecisionSchema>;

/**
 * The field errors of lines that an approver may not order: those that were not requested, or with a higher quantity.
 * An approver may lower or drop lines, never add (contract, section 11).
 */
export function findRaisedLines(
  requested: readonly DecidedItem[],
  decided: readonly DecidedItem[],
): FieldError[] {
  const quantities = new Map(
    requested.map(({ productCode, quantity }) => [toProductKey(productCode), quantity]),
  );
  return decided.flatMap(({ productCode, quantity }, index): FieldError[] => {
    const requestedQuantity = quantities.get(toProductKey(productCode));
    if (requestedQuantity === undefined)
      return [{ path: `items.${index}.productCode`, code: 'invalidField' }];
    return quantity > requestedQuantity
      ? [
          {
            path: `items.${index}.quantity`,
            code: 'invalidField',
            limit: { of: 'value', max: requestedQuantity },
          },
        ]
      : [];
  });
}

export const APPROVAL_SORTS = ['createdOn', 'expirationDate', 'status', 'total'] as const;
export type ApprovalSort = (typeof APPROVAL_SORTS)[number];

/** Query of GET /approvals. */
export const approvalListQuerySchema = createPageQuerySchema({
  sortFields: APPROVAL_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  status: choiceOrRejectedField(APPROVAL_STATUSES).optional(),
  customerCode: customerCodeField().optional(),
});
export type ApprovalListQuery = z.infer<typeof approvalListQuerySchema>;

const personSchema = z.object({ username: z.string(), name: z.string().describe('First and last name') });

/** An approval as lists show it. */
export const approvalSchema = z.object({
  id: z.string(),
  status: z.enum(APPROVAL_STATUSES),
  createdOn: z.string().describe('Time of the request (UTC)'),
  expirationDate: z.string().describe('Last day for the decision'),
  author: personSchema.nullable().describe('Who asked; null after the user has been deleted'),
  approvalReason: z
    .enum(APPROVAL_REASONS)
    .nullable()
    .describe('Why the author could not order when asking; null if the own rights allowed it'),
  limit: z.number().nullable().describe('Limit of the author that was exceeded, in EUR'),
  total: z
    .number()
    .describe(
      'Total in EUR, net of discounts: of the order once approved, before that as shown to the author',
    ),
  itemCount: z.int().describe('Number of requested lines'),
  customerOrderCode: z.string(),
  offerRequestId: z.string().nullable().describe('Offer that is to be ordered; null for lines of the cart'),
  offerNumber: z.string().nullable(),
  decidedBy: personSchema.nullable().describe('Approver; null without a decision'),
  decidedAt: z.string().nullable().describe('Time at which it was decided, withdrawn or expired (UTC)'),
  reason: z.string().nullable().describe('Reason that the approver gave'),
  orderRequestId: z.string().nullable().describe('Order request that was placed; null unless approved'),
  orderRequestNumber: z.string().nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const approvalPageSchema = createLimitedPageSchema(approvalSchema);

/** A requested line, with what it is today while the approval is pending. */
const approvalItemSchema = z.object({
  id: z.string(),
  ...productLineShape,
  quantity: z.int().describe('Number of packages requested'),
  approvedQuantity: z
    .int()
    .nullable()
    .describe('Number of packages ordered, 0 for a dropped line; null unless approved'),
  qtyPkgMultiplier: z.int().describe('Quantities are multiples of this number'),
  shownFinalUnitPrice: z.number().describe('Price in EUR for one um when the author asked'),
  finalUnitPrice: z
    .number()
    .nullable()
    .describe('Price in EUR for one um: today while pending, otherwise as shown; null if there is none'),
  rowTotal: z.number().nullable().describe('Total of the line in EUR at `finalUnitPrice`'),
  rowWeight: z.number().describe('Weight of the line in kg'),
  inStock: z.boolean(),
  error: z
    .enum(ERROR_CODES)
    .nullable()
    .describe('Why a pending line can no longer be ordered; null if it can'),
});
export type ApprovalItem = z.infer<typeof approvalItemSchema>;

/** What the author may order without an approval this month. */
export const purchaseRightsSchema = z.object({
  companyRole: z.enum(COMPANY_ROLES),
  orderLimit: z.number().nullable().describe('EUR for one order request; null for no limit'),
  monthLimit: z
    .number()
    .nullable()
    .describe("EUR for a calendar month in the portal's time zone; null for no limit"),
  monthTotal: z
    .number()
    .describe('EUR of the order requests of this month that were not rejected, expired or withdrawn'),
});

/** Response of GET /purchase-rights: the caller's own rights. */
export const ownPurchaseRightsSchema = purchaseRightsSchema.extend({
  approvers: z.array(z.string()).describe('Names of those who decide on approvals of the caller'),
});
export type OwnPurchaseRights = z.infer<typeof ownPurchaseRightsSchema>;

/** Response of GET /approvals/{id}. */
export const approvalDetailSchema = approvalSchema.extend({
  address: addressSchema,
  deliveryDateRequested: z
    .string()
    .describe(
      'Requested delivery date; while pending, moved to a possible one if it has passed or is too near',
    ),
  shownDeliveryDate: z.string().describe('Delivery date when the author asked'),
  acceptMultipleShipping: z.boolean(),
  shippingNote: z.string().nullable(),
  genericNote: z.string().nullable(),
  overallDiscount: z.number().describe('Discount on the total, in percent; today while pending'),
  totalWeight: z.number().describe('Weight in kg'),
  currentTotal: z
    .number()
    .nullable()
    .describe('Total today in EUR of the lines that can be ordered, for `shownTotal`; null unless pending'),
  error: z
    .enum(ERROR_CODES)
    .nullable()
    .describe('Why the whole can no longer be ordered, such as an offer that was withdrawn'),
  authorRights: purchaseRightsSchema
    .nullable()
    .describe('Limits of the author and what was ordered this month; null if the user has left'),
  canDecide: z.boolean().describe("Whether the caller may decide on it, within the caller's own limits"),
  canWithdraw: z.boolean(),
  items: z.array(approvalItemSchema),
});
export type ApprovalDetail = z.infer<typeof approvalDetailSchema>;
