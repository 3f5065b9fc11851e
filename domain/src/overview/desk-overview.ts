import { z } from 'zod';
import { DESK_QUEUE_KINDS, MAX_COUNTED_TASKS } from './open-tasks.ts';

/** Number of weeks with key figures, including the current one. */
export const OVERVIEW_WEEK_COUNT = 26;

const waiting = z.object({
  count: z.int().describe(`At most ${MAX_COUNTED_TASKS}`),
  isCut: z.boolean().describe('Whether there are more than are counted'),
  oldest: z.string().nullable().describe('UTC instant since when the oldest waits, or its delivery date'),
});

/** The key figures of one week, from Monday to Sunday in the manufacturer's time zone. */
export const weekFiguresSchema = z.object({
  week: z.string().describe('Its Monday'),
  orders: z.int().describe('Without cancelled ones'),
  ordersTotal: z.number().describe('EUR, net'),
  offers: z.int().describe('Offer requests that were sent in the week'),
  orderedOffersShare: z
    .number()
    .nullable()
    .describe('Share of them that has become an order, from 0 to 1; null without any'),
  newCustomers: z.int(),
  searchesWithoutResult: z.int(),
});
export type WeekFigures = z.infer<typeof weekFiguresSchema>;

/** Response of GET backoffice/overview. */
export const deskOverviewSchema = z.object({
  queues: z
    .array(waiting.extend({ queue: z.enum(DESK_QUEUE_KINDS) }))
    .describe('What waits for the caller; queues in which nothing waits are left out'),
  failed: z
    .object({ mails: waiting, imports: waiting, webhooks: waiting })
    .describe('Mails that did not leave, imports of the last 7 days with refused rows, webhook deliveries'),
  weeks: z.array(weekFiguresSchema).describe(`The last ${OVERVIEW_WEEK_COUNT} weeks, the oldest first`),
});
export type DeskOverview = z.infer<typeof deskOverviewSchema>;
