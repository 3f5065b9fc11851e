import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';

export const FAILED_MAIL_SORTS = ['createdOn', 'attempts'] as const;

/** Query of GET backoffice/failed-mails. */
export const failedMailListQuerySchema = createPageQuerySchema({
  sortFields: FAILED_MAIL_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
});
export type FailedMailListQuery = z.infer<typeof failedMailListQuerySchema>;

/** A mail that could not be sent. Its text is not shown, since it may contain a personal link of the recipient. */
export const failedMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdOn: z.string().describe('Time at which the mail was created (UTC)'),
  attempts: z.int(),
  reason: z.string().describe('Response of the mail server to the last attempt'),
  nextAttemptOn: z
    .string()
    .nullable()
    .describe('Time of the next attempt (UTC); null if no attempt will follow'),
});
export type FailedMail = z.infer<typeof failedMailSchema>;
export const failedMailPageSchema = createLimitedPageSchema(failedMailSchema);

/** Response of POST backoffice/failed-mails/resend. */
export const resentMailsSchema = z.object({ mails: z.int().describe('Number of mails that are sent again') });
