import { z } from 'zod';
import { optionalTextField } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Decisions of staff on a request (contract, section 5). */
export const DECISIONS = ['ACCEPTED', 'REJECTED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Reason for a decision, written by staff and shown to the customer. */
export function reasonField() {
  return optionalTextField(LIMITS.note);
}

/** One entry of the history of a request or an order, for staff. Entries are sorted oldest first. */
export const historyEntrySchema = z.object({
  at: z.string().describe('Time of the action (UTC)'),
  action: z.string().describe('Action, in the form `capability.verb`'),
  username: z
    .string()
    .nullable()
    .describe('Username of the author; null for the portal itself and for deleted users'),
  details: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Customer and sender of a request or order, for staff. */
export const originShape = {
  customerCode: z.string(),
  businessName: z.string(),
  username: z.string().nullable().describe('Username of the sender; null after the user has been deleted'),
};
