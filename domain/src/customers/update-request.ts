import { z } from 'zod';
import { areDatesInOrder } from '../dates.ts';
import { DECISIONS, historyEntrySchema, reasonField } from '../decision.ts';
import {
  choiceOrRejectedField,
  dateField,
  filterCodeField,
  filterTextField,
  objectField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { defineMachine } from '../state-machine.ts';
import { profileChangeSchema } from './profile-changes.ts';
/** States of a request to change a customer's data; while one is PENDING the profile cannot be edited (section 4). */
export const UPDATE_REQUEST_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type UpdateRequestStatus = (typeof UPDATE_REQUEST_STATUSES)[number];

/** The same colours as requests to become a customer (section 4). */
export const UPDATE_REQUEST_STATUS_COLORS = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
} as const satisfies Record<UpdateRequestStatus, string>;

export const UPDATE_REQUEST_MACHINE = defineMachine('update customer request', {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED' },
  ACCEPTED: {},
  REJECTED: {},
});

const text = z.string().nullable();

export const UPDATE_REQUEST_SORTS = ['createdOn', 'status', 'businessName', 'customerCode'] as const;

/** Query of GET backoffice/update-customer-requests. */
export const updateRequestListQuerySchema = createPageQuerySchema({
  sortFields: UPDATE_REQUEST_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceOrRejectedField(UPDATE_REQUEST_STATUSES).optional(),
    customer: filterTextField(LIMITS.businessName).describe('Part of the name, or beginning of the code'),
    customerCode: filterCodeField(LIMITS.customerCode).describe('Beginning of the customer code'),
    businessName: filterTextField(LIMITS.businessName).describe('Part of the business name'),
    createdOnFrom: dateField().optional(),
    createdOnTo: dateField().optional(),
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type UpdateRequestListQuery = z.infer<typeof updateRequestListQuerySchema>;

/** A row of the queue of changes in the back office. */
export const updateRequestSchema = z.object({
  id: z.string(),
  status: z.enum(UPDATE_REQUEST_STATUSES),
  customerCode: z.string(),
  businessName: z.string().describe('Current business name of the customer'),
  requester: text.describe('Username of the requester; null after the user has been deleted'),
  requesterRole: text,
  createdOn: z.string().describe('Time of the request (UTC)'),
  decidedOn: text.describe('Time of the decision (UTC); null while pending'),
  reason: text.describe('Reason that staff gave for the decision'),
});
export type UpdateRequest = z.infer<typeof updateRequestSchema>;

export const updateRequestPageSchema = createLimitedPageSchema(updateRequestSchema);

/** The pending change request of a customer, as its users and its agents see it. */
export const pendingUpdateSchema = z.object({
  createdOn: z.string().describe('Time of the request (UTC)'),
  changes: z
    .array(profileChangeSchema)
    .describe("Requested changes, field by field; a CUSTOMER does not get the manufacturer's assessment"),
});
export type PendingUpdate = z.infer<typeof pendingUpdateSchema>;

/** One change request as the back office shows it: old and new values, field by field. */
export const updateRequestDetailSchema = updateRequestSchema.extend({
  customerVersion: z.int().describe('Version of the profile that the change is based on'),
  isOutdated: z
    .boolean()
    .describe('Whether the profile has changed since, so that the request can only be rejected'),
  vatNumber: z.string(),
  changes: z.array(profileChangeSchema),
  decidedBy: text.describe('Username of the staff member who decided'),
  history: z.array(historyEntrySchema),
});
export type UpdateRequestDetail = z.infer<typeof updateRequestDetailSchema>;

/** Body of POST backoffice/update-customer-requests/{id}/decision. */
export const updateDecisionSchema = objectField({
  decision: choiceOrRejectedField(DECISIONS),
  reason: reasonField(),
});
export type UpdateDecision = z.infer<typeof updateDecisionSchema>;
