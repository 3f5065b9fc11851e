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
  'offer-request.withdrawn',
  'order-request.withdrawn',
  'shipment.changed',
  'invoice.changed',
  'offer-request.message',
  'claim.opened',
  'claim.decided',
] as const;
export const eventTypeSchema = choiceField(EVENT_TYPES);
export type EventType = (typeof EVENT_TYPES)[number];

/** Maximum number of digits of a cursor, which always fits the database's bigint. */
const MAX_CURSOR_DIGITS = 18;

/** Query of GET integration/events. */
export const eventQuerySchema = z.object({
  after: patternTextField(/^\d+$/, MAX_CURSOR_DIGITS)
    .optional()
    .describe(
      'Cursor: the `next` value of an earlier response; omit to start with the oldest retained event',
    ),
  limit: queryNumberField(1, LIMITS.eventsMax).default(LIMITS.eventsDefault),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

/** One event; also the body of a webhook delivery. */
export const eventSchema = z.object({
  id: z.string().describe('Id of the event; sent as `webhook-id` with its deliveries'),
  type: eventTypeSchema,
  at: z.string().describe('Time of the event (UTC)'),
  data: z
    .record(z.string(), z.unknown())
    .describe(
      'Entity at the time of the event, as returned by `GET backoffice/{entity}/{id}`; for customers, ' +
        'the profile with its terms',
    ),
});
export type IntegrationEvent = z.infer<typeof eventSchema>;

/** Response of GET integration/events. */
export const eventFeedSchema = z.object({
  events: z
    .array(eventSchema)
    .describe('Events, oldest first; fewer than `limit` if their entities are large'),
  next: z.string().describe('Cursor for the next request; unchanged if there were no new events'),
  hasMore: z.boolean().describe('Whether more events are available now'),
});
export type EventFeed = z.infer<typeof eventFeedSchema>;
