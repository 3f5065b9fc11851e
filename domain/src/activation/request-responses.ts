import { z } from 'zod';
import { contentVersionSchema } from '../content-version.ts';
import { newCustomerProposalSchema } from '../customers/customer-desk.ts';
import { customerSummarySchema } from '../customers/customer-summary.ts';
import { areDatesInOrder } from '../dates.ts';
import { historyEntrySchema } from '../decision.ts';
import {
  choiceField,
  choiceOrRejectedField,
  dateField,
  filterCodeField,
  filterTextField,
  patternTextField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { purchaseRightsShape } from '../people/person.ts';
import {
  CUSTOMER_REQUEST_KINDS,
  CUSTOMER_REQUEST_SORTS,
  CUSTOMER_REQUEST_STATUSES,
  DESK_REQUEST_STATUSES,
} from './customer-request.ts';
import { INVITATION_STATUSES } from './invitation.ts';
import { requestDraftSchema } from './request-forms.ts';

const text = z.string().nullable();

/** A request to become a customer, as lists show it. */
export const customerRequestSummarySchema = z.object({
  id: z.string(),
  status: z.enum(CUSTOMER_REQUEST_STATUSES).exclude(['NONE']),
  kind: z.enum(CUSTOMER_REQUEST_KINDS),
  businessName: text,
  vatNumber: text,
  createdOn: z.string().describe('Time at which the request was sent or its draft was first saved (UTC)'),
  updatedOn: z.string().describe('Time of the last change (UTC)'),
  decidedOn: text.describe('Time of the decision (UTC); null before the decision'),
  reason: text.describe('Reason that staff gave for the decision'),
  customerCode: text.describe('Code of the customer that the user asks to join, or that the request led to'),
  customerBusinessName: text.describe('Business name of the customer that the accepted request led to'),
});
export type CustomerRequestSummary = z.infer<typeof customerRequestSummarySchema>;

/** A request as its owner sees it: the typed or sent fields, with its status and decision. */
export const customerRequestResponseSchema = requestDraftSchema.extend(customerRequestSummarySchema.shape);
export type CustomerRequestResponse = z.infer<typeof customerRequestResponseSchema>;

/** A draft of an agent or commercial user, which may be open in several tabs. */
export const managedDraftResponseSchema = customerRequestResponseSchema.extend({
  version: contentVersionSchema,
});
export type ManagedDraftResponse = z.infer<typeof managedDraftResponseSchema>;

export const customerRequestPageSchema = createLimitedPageSchema(customerRequestSummarySchema);

/** Query of GET …/types/managed. */
export const managedRequestListQuerySchema = createPageQuerySchema({
  sortFields: ['status', 'createdOn', 'businessName'],
  defaultSort: 'status,asc',
  defaultSize: LIMITS.pageSizeCustomerRequests,
});

/** Response of the VAT number check. It never reveals which customer has the number. */
export const vatCheckResponseSchema = z.object({
  known: z.enum(['no', 'customer', 'requested']),
  ownCustomer: customerSummarySchema
    .nullable()
    .describe("The customer with the number if it is in the caller's portfolio; null otherwise"),
});
export type VatCheckResponse = z.infer<typeof vatCheckResponseSchema>;

/** An invitation as inviter and invitee see it (contract, section 6). */
export const invitationResponseItemSchema = z.object({
  inviterUsername: z.string(),
  inviterName: text.describe('First and last name of the inviter; null if unknown'),
  inviteeEmail: z.string(),
  inviteeFirstName: z.string(),
  inviteeLastName: z.string(),
  businessName: z.string().describe('Business name of the inviting customer'),
  status: z.enum(INVITATION_STATUSES),
  ...purchaseRightsShape,
  expiration: z.string().describe('Expiry time of the invitation (UTC)'),
});
export type DisplayedInvitation = z.infer<typeof invitationResponseItemSchema>;

export const invitationPageSchema = createLimitedPageSchema(invitationResponseItemSchema);

/** Query of both lists of invitations. */
export const invitationListQuerySchema = createPageQuerySchema({
  sortFields: ['expiration', 'status', 'inviteeEmail', 'inviteeLastName'],
  defaultSort: 'expiration,asc',
  defaultSize: LIMITS.pageSizeInvitations,
});
export type InvitationListQuery = z.infer<typeof invitationListQuerySchema>;

/** Query of GET backoffice/customer-requests. */
export const deskListQuerySchema = createPageQuerySchema({
  sortFields: CUSTOMER_REQUEST_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceOrRejectedField(DESK_REQUEST_STATUSES).optional(),
    kind: choiceField(CUSTOMER_REQUEST_KINDS).optional(),
    vatNumber: filterCodeField(LIMITS.vatNumberMax).describe('Beginning of the VAT number'),
    businessName: filterTextField(LIMITS.businessName).describe('Part of the business name'),
    createdOnFrom: dateField().optional(),
    createdOnTo: dateField().optional(),
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type DeskListQuery = z.infer<typeof deskListQuerySchema>;

/** A row of the queue in the back office. */
export const deskRequestSchema = customerRequestSummarySchema.extend({
  requester: z.string().describe('Username of the requester'),
});
export type DeskRequest = z.infer<typeof deskRequestSchema>;

const similarShape = {
  businessName: z.string(),
  vatNumber: text,
  sameVatNumber: z.boolean(),
  score: z
    .number()
    .describe('Similarity of the business names, from 0 to 1; 1 if the VAT number is the same'),
};

/** A request with the data that staff need to decide on it (contract, section 5). */
export const deskRequestDetailSchema = customerRequestResponseSchema.extend({
  requester: z.object({
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    role: z.string(),
    language: z.string(),
    businessName: text,
    telephone: text,
  }),
  decidedBy: text.describe('Username of the staff member who decided'),
  similarCustomers: z.array(z.object({ customerCode: z.string(), city: text, ...similarShape })),
  similarRequests: z.array(
    z.object({
      id: z.string(),
      status: customerRequestSummarySchema.shape.status,
      kind: customerRequestSummarySchema.shape.kind,
      ...similarShape,
    }),
  ),
  proposal: newCustomerProposalSchema
    .extend({
      managers: z.array(z.string()).describe('Usernames of the proposed managers'),
    })
    .nullable()
    .describe('Proposed values for the new customer; null if the request creates none'),
  history: z.array(historyEntrySchema),
});
export type DeskRequestDetail = z.infer<typeof deskRequestDetailSchema>;

/** Query of GET backoffice/customer-requests/managers. */
export const managerSearchQuerySchema = z.object({ searchString: filterTextField() });

/** Agents and commercial staff who can be assigned a customer. */
export const managerSuggestionsSchema = z.array(
  z.object({ username: z.string(), firstname: z.string(), lastname: z.string(), role: z.string() }),
);

/** Query of DELETE customer-invitations/pendings. */
export const invitationDeleteQuerySchema = z.object({
  inviteeEmail: patternTextField(z.regexes.email, LIMITS.email).toLowerCase(),
});
