import { z } from 'zod';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import { choiceField, nullableNoteField, objectField, usernameField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What staff can assign to a colleague and give an internal note, by the path of its API routes. */
export const HANDLED_KINDS = [
  'orders',
  'order-requests',
  'offer-requests',
  'customers',
  'contact-requests',
] as const;
export type HandledKind = (typeof HANDLED_KINDS)[number];

/** Filter by assignee of the lists in the back office. */
export const ASSIGNMENTS = ['MINE', 'NOBODY'] as const;
export type Assignment = (typeof ASSIGNMENTS)[number];

/** The filter by assignee of a list that only staff read. */
export const assignmentFilterShape = {
  assignment: choiceField(ASSIGNMENTS)
    .optional()
    .describe('Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`)'),
};

export type AssignmentFilter = z.infer<z.ZodObject<typeof assignmentFilterShape>>;

/** Who handles an entry, and the internal note. */
export const handlingSchema = z.object({
  assignedTo: z.string().nullable().describe('Username of the assigned staff member; null if unassigned'),
  note: z.string().nullable().describe('Internal note, visible to staff only'),
  version: contentVersionSchema,
});
export type Handling = z.infer<typeof handlingSchema>;

/** The assignee of an entry in a list of the back office. */
export const assigneeShape = {
  assignedTo: handlingSchema.shape.assignedTo
    .optional()
    .describe('Username of the assigned staff member, in lists; null if unassigned'),
};

/** A change of the assignee or the note. Absent fields stay unchanged. */
export const handlingChangeSchema = objectField({
  version: contentVersionField(),
  assignedTo: usernameField()
    .nullable()
    .optional()
    .describe('Username of the staff member who handles the entry; null to unassign'),
  note: nullableNoteField(LIMITS.longText).optional().describe('Internal note, visible to staff only'),
});
export type HandlingChange = z.infer<typeof handlingChangeSchema>;

/** The users to whom an entry can be assigned. */
export const assigneesSchema = z.array(z.object({ username: z.string(), name: z.string() }));
export type Assignee = z.infer<typeof assigneesSchema>[number];
