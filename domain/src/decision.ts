import { z } from 'zod';

/** One entry of what happened to a request or an order, oldest first: for staff. */
export const historyEntrySchema = z.object({
  at: z.string().describe('UTC instant'),
  action: z.string().describe('As capability.verb'),
  username: z.string().nullable().describe('Who did it; null for the portal itself or a user who is gone'),
  details: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
