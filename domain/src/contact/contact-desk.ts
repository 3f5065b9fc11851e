import { z } from 'zod';
import { areDatesInOrder } from '../dates.ts';
import { historyEntrySchema } from '../decision.ts';
import { choiceField, dateField, filterTextField, objectField, requiredLinesField } from '../fields.ts';
import { assignmentFilterShape, handlingSchema } from '../handling/handling.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { CONTACT_REQUEST_STATUSES, CONTACT_REQUEST_TYPES } from './contact-request.ts';

/** Body of POST backoffice/contact-requests/{id}/answer. The sender gets the answer by mail. */
export const contactAnswerSchema = objectField({ answer: requiredLinesField(LIMITS.contactRequest) });
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

export const CONTACT_REQUEST_SORTS = ['createdOn', 'status', 'requestType', 'name'] as const;

/** Query of GET backoffice/contact-requests. */
export const contactListQuerySchema = createPageQuerySchema({
  sortFields: CONTACT_REQUEST_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceField(CONTACT_REQUEST_STATUSES).optional(),
    requestType: choiceField(CONTACT_REQUEST_TYPES).optional(),
    ...assignmentFilterShape,
    text: filterTextField().describe('Part of the name, e-mail address or message'),
    createdOnFrom: dateField().optional(),
    createdOnTo: dateField().optional(),
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type ContactListQuery = z.infer<typeof contactListQuerySchema>;

/** A contact request as the back office shows it. */
export const contactRequestSchema = z.object({
  id: z.string(),
  status: z.enum(CONTACT_REQUEST_STATUSES),
  requestType: z.enum(CONTACT_REQUEST_TYPES),
  name: z.string(),
  email: z.string(),
  language: z.enum(UI_LANGUAGES),
  request: z.string(),
  username: z
    .string()
    .nullable()
    .describe('Username of the sender; null for a visitor or after the user has been deleted'),
  createdOn: z.string().describe('Time of receipt (UTC)'),
  answeredOn: z.string().nullable().describe('Time of the answer (UTC); null if unanswered'),
  assignedTo: handlingSchema.shape.assignedTo,
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const contactPageSchema = createLimitedPageSchema(contactRequestSchema);

export const contactDetailSchema = contactRequestSchema.extend({
  answeredBy: z.string().nullable().describe('Username of the staff member who answered'),
  ...handlingSchema.shape,
  answers: z
    .array(
      z.object({
        answer: z.string(),
        sentOn: z.string().describe('Time of sending (UTC)'),
        sentBy: z
          .string()
          .nullable()
          .describe('Username of the author; null after the user has been deleted'),
      }),
    )
    .describe('Answers sent from the portal, oldest first'),
  history: z.array(historyEntrySchema),
});
export type ContactRequestDetail = z.infer<typeof contactDetailSchema>;
