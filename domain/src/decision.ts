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
  at: z.string().describe('UTC instant'),
  action: z.string().describe('As capability.verb'),
  username: z.string().nullable().describe('Who did it; null for the portal itself or a user who is gone'),
  details: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Customer and sender of a request or order, shown to staff. */
export const originShape = {
  customerCode: z.string(),
  businessName: z.string(),
  username: z.string().nullable().describe('Who sent it; null once the user is gone'),
};
