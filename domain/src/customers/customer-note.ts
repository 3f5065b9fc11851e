import { z } from 'zod';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import { booleanField, objectField, requiredLinesField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { storedDateField } from '../stored-date.ts';

/**
 * Notes on a customer, which the agents and commercial users who manage it share. A note can have a day on which the
 * overview of its managers reminds of it, until it is done.
 */

/** Maximum number of notes of a customer, and of reminders on an overview. */
export const CUSTOMER_NOTES = 200;
export const DUE_REMINDERS = 20;

export const customerNoteSchema = z.object({
  id: z.string(),
  note: z.string(),
  remindOn: z.string().nullable().describe('Day of the reminder; null for none'),
  isDone: z.boolean(),
  author: z.string().nullable().describe('Name of the author; null after the user has been deleted'),
  createdOn: z.string().describe('Time of creation (UTC)'),
  version: contentVersionSchema,
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;

/** Response of GET …/customer-profiles/{code}/notes. */
export const customerNotesSchema = z
  .array(customerNoteSchema)
  .describe(
    `Notes that are not done first, by the day of the reminder; then the newest; at most ${CUSTOMER_NOTES}`,
  );

/** Response of GET …/portfolio/reminders. */
export const dueRemindersSchema = z
  .array(
    customerNoteSchema.extend({
      customerCode: z.string(),
      businessName: z.string(),
      phoneNumber: z
        .string()
        .nullable()
        .describe('Telephone of the purchasing contact, or else of the first one'),
    }),
  )
  .describe(`Notes whose reminder is due and that are not done, the oldest first; at most ${DUE_REMINDERS}`);
export type DueReminder = z.infer<typeof dueRemindersSchema>[number];

const noteShape = {
  note: requiredLinesField(LIMITS.longText).describe('Text of the note'),
  remindOn: storedDateField().nullable().describe('Day of the reminder; null for none'),
};

/** Body of POST …/customer-profiles/{code}/notes. */
export const newCustomerNoteSchema = objectField(noteShape).strict();
export type NewCustomerNote = z.infer<typeof newCustomerNoteSchema>;

/** Body of PATCH …/customer-profiles/{code}/notes/{id}. Absent fields stay unchanged. */
export const customerNoteChangeSchema = objectField({
  version: contentVersionField(),
  note: noteShape.note.optional(),
  remindOn: noteShape.remindOn.optional(),
  isDone: booleanField().optional(),
}).strict();
export type CustomerNoteChange = z.infer<typeof customerNoteChangeSchema>;
