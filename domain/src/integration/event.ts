import { z } from 'zod';
import { choiceField, patternTextField, queryNumberField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Event types that the portal publishes, as entity.event (contract, section 9). */
export const EVENT_TYPES = [
  'customer-request.sent',
  'customer-request.accepted',
  'customer-request.rejected',
  'customer.changed',
  'offer-request.sent',
  'offer-request.accepted',
  'offer-request.rejected',
  'offer-request.expired',
  'order-request.sent',
  'order-request.accepted',
  'order-request.rejected',
  'order-request.expired',
  'order.created',
  'order.status-changed',
  'contact-request.sent',
  'sds.sent',
] as const;
export const eventTypeSchema = choiceField(EVENT_TYPES);
export type EventType = (typeof EVENT_TYPES)[number];

/** Maximum number of digits of a cursor, which always fits the database's bigint. */
const CURSOR_DIGITS = 18;

/** Query of GET integration/events. */
export const eventQuerySchema = z.object({
  after: patternTextField(/^\d+$/, CURSOR_DIGITS)
    .optional()
    .describe('The `next` of an earlier answer; without it the oldest event that is kept comes first'),
  limit: queryNumberField(1, LIMITS.eventsMax).default(LIMITS.eventsUsual),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

/** One event; also the body of a webhook delivery. */
export const eventSchema = z.object({
  id: z.string().describe('Of the event; its deliveries carry it as `webhook-id`'),
  type: eventTypeSchema,
  at: z.string().describe('UTC instant'),
  data: z
    .record(z.string(), z.unknown())
    .describe(
      'The whole entity as `GET backoffice/{entity}/{id}` answered it then; of a customer its profile with its terms',
    ),
});
export type IntegrationEvent = z.infer<typeof eventSchema>;

/** Response of GET integration/events. */
export const eventFeedSchema = z.object({
  events: z.array(eventSchema).describe('Oldest first; fewer than `limit` where their entities are large'),
  next: z.string().describe('The cursor to ask with next time; it stays where it is while nothing happens'),
  hasMore: z.boolean().describe('There are more events now'),
});
export type EventFeed = z.infer<typeof eventFeedSchema>;
