import { z } from 'zod';
import { DESK_QUEUE_KINDS, MAX_COUNTED_TASKS } from './open-tasks.ts';

/** Number of weeks with key figures, including the current one. */
export const OVERVIEW_WEEK_COUNT = 26;

const waitingSchema = z.object({
  count: z.int().describe(`Number of waiting entries, at most ${MAX_COUNTED_TASKS}`),
  isCut: z.boolean().describe('Whether there are more entries than `count`'),
  oldest: z
    .string()
    .nullable()
    .describe('Time since which the oldest entry waits (UTC), or its delivery date; null if there is none'),
});

/** The key figures of one week, from Monday to Sunday in the manufacturer's time zone. */
export const weekFiguresSchema = z.object({
  week: z.string().describe('Monday of the week'),
  orders: z.int().describe('Number of orders, excluding cancelled ones'),
  ordersTotal: z.number().describe('Total of the orders in EUR, net'),
  offers: z.int().describe('Number of offer requests sent in the week'),
  orderedOffersShare: z
    .number()
    .nullable()
    .describe('Share of these offer requests that became orders, from 0 to 1; null if there were none'),
  newCustomers: z.int(),
  searchesWithoutResult: z.int(),
});
export type WeekFigures = z.infer<typeof weekFiguresSchema>;

/** Response of GET backoffice/overview. */
export const deskOverviewSchema = z.object({
  queues: z
    .array(waitingSchema.extend({ queue: z.enum(DESK_QUEUE_KINDS) }))
    .describe('Queues with entries that wait for the caller; empty queues are omitted'),
  failed: z
    .object({ mails: waitingSchema, imports: waitingSchema, webhooks: waitingSchema })
    .describe(
      'Mails that could not be sent, imports of the last 7 days with rejected rows, and failed webhook ' +
        'deliveries',
    ),
  weeks: z.array(weekFiguresSchema).describe(`The last ${OVERVIEW_WEEK_COUNT} weeks, oldest first`),
});
export type DeskOverview = z.infer<typeof deskOverviewSchema>;
