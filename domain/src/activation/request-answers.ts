import { z } from 'zod';
import { areDatesInOrder } from '../dates.ts';
import { historyEntrySchema } from '../decision.ts';
import {
  choiceField,
  choiceOrRefusedField,
  dateField,
  filterCodeField,
  filterTextField,
  patternTextField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
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
  createdOn: z.string().describe('UTC instant: when it was sent, or when its draft was first saved'),
  updatedOn: z.string().describe('UTC instant of the last change'),
  decidedOn: text.describe('UTC instant of the decision'),
  reason: text.describe('What staff said when deciding'),
  customerCode: text.describe('Of the customer that an accepted request led to'),
  customerBusinessName: text.describe('Of the customer that an accepted request led to'),
});
export type CustomerRequestSummary = z.infer<typeof customerRequestSummarySchema>;

/** A request as its owner sees it: the typed or sent fields, with its status and decision. */
export const customerRequestAnswerSchema = requestDraftSchema.extend(customerRequestSummarySchema.shape);
export type CustomerRequestAnswer = z.infer<typeof customerRequestAnswerSchema>;

export const customerRequestPageSchema = createLimitedPageSchema(customerRequestSummarySchema);

/** Query of GET …/types/managed. */
export const managedRequestListQuerySchema = createPageQuerySchema({
  sortFields: ['status', 'createdOn', 'businessName'],
  defaultSort: 'status,asc',
  defaultSize: LIMITS.pageSizeCustomerRequests,
});

/** Response of the VAT number check. It never reveals which customer has the number. */
export const vatCheckAnswerSchema = z.object({ known: z.enum(['no', 'customer', 'requested']) });
export type VatCheckAnswer = z.infer<typeof vatCheckAnswerSchema>;

/** An invitation as inviter and invitee see it (contract, section 6). */
export const invitationAnswerItemSchema = z.object({
  inviterUsername: z.string(),
  inviteeEmail: z.string(),
  inviteeFirstName: z.string(),
  inviteeLastName: z.string(),
  businessName: z.string().describe('Of the customer that invites'),
  status: z.enum(INVITATION_STATUSES),
  expiration: z.string().describe('UTC instant'),
});
export type DisplayedInvitation = z.infer<typeof invitationAnswerItemSchema>;

export const invitationPageSchema = createLimitedPageSchema(invitationAnswerItemSchema);

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
    status: choiceOrRefusedField(DESK_REQUEST_STATUSES).optional(),
    kind: choiceField(CUSTOMER_REQUEST_KINDS).optional(),
    vatNumber: filterCodeField(LIMITS.vatNumberMax).describe('Beginning of the number'),
    businessName: filterTextField(LIMITS.businessName).describe('Part of the name'),
    createdOnFrom: dateField().optional(),
    createdOnTo: dateField().optional(),
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type DeskListQuery = z.infer<typeof deskListQuerySchema>;

/** A row of the desk's queue. */
export const deskRequestSchema = customerRequestSummarySchema.extend({
  requester: z.string().describe('User name of who asks'),
});
export type DeskRequest = z.infer<typeof deskRequestSchema>;

const similarShape = {
  businessName: z.string(),
  vatNumber: text,
  sameVatNumber: z.boolean(),
  score: z.number().describe('Likeness of the names, 0 to 1; 1 for the same VAT number'),
};

/** A request with the data that the desk needs to decide on it (contract, section 5). */
export const deskRequestDetailSchema = customerRequestAnswerSchema.extend({
  requester: z.object({
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    role: z.string(),
    language: z.string(),
    businessName: text,
    telephone: text,
  }),
  decidedBy: text.describe('User name'),
  similarCustomers: z.array(z.object({ customerCode: z.string(), city: text, ...similarShape })),
  similarRequests: z.array(
    z.object({
      id: z.string(),
      status: customerRequestSummarySchema.shape.status,
      kind: customerRequestSummarySchema.shape.kind,
      ...similarShape,
    }),
  ),
  proposal: z
    .object({
      customerCode: z.string().describe('The next free one'),
      priceListCode: z.string(),
      managers: z.array(z.string()).describe('User names'),
    })
    .nullable()
    .describe('For a new customer; null where none is made'),
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
