import { z } from 'zod';
import type { HistoryEntry } from '../decision.ts';
import type { OrderStatus } from './order.ts';
import type { OrderRequestStatus } from './order-request.ts';

/** The way of an order from its request to the invoice, as the customer may see it. */

export const TIMELINE_EVENTS = [
  'REQUESTED',
  'ACCEPTED',
  'REJECTED',
  'EXPIRED',
  'WITHDRAWN',
  'CONFIRMED',
  'BLOCKED',
  'RELEASED',
  'PART_SHIPPED',
  'SHIPPED',
  'INVOICED',
  'CANCELLED',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

/** Response of GET /orders/{id}/timeline and of GET /order-requests/{id}/timeline. */
export const timelineSchema = z.object({
  steps: z
    .array(
      z.object({
        event: z.enum(TIMELINE_EVENTS),
        at: z.string().nullable().describe('Time of the step (UTC); null if it is not known'),
        shipmentCode: z.string().nullable().describe('Shipment of the step; null if it has none'),
      }),
    )
    .describe('Steps of the order so far, the first one first'),
});
export type Timeline = z.infer<typeof timelineSchema>;
type TimelineStep = Timeline['steps'][number];

const STATUS_EVENTS: Readonly<Record<OrderStatus, TimelineEvent>> = {
  I: 'ACCEPTED',
  C: 'CONFIRMED',
  B: 'BLOCKED',
  E: 'SHIPPED',
  F: 'INVOICED',
  A: 'CANCELLED',
};

const detailsSchema = z.object({
  decision: z.string().optional().catch(undefined),
  status: z.enum(['I', 'A', 'B', 'C', 'E', 'F']).optional().catch(undefined),
  shipmentCode: z.string().optional().catch(undefined),
});

/** The event of an entry in the history; undefined for one that is no step. */
function toEvent({ action, details }: HistoryEntry): TimelineEvent | undefined {
  const { decision, status } = detailsSchema.parse(details);
  if (action === 'order-requests.request-again') return 'REQUESTED';
  if (action === 'order-requests.expire') return 'EXPIRED';
  if (action === 'order-requests.withdraw') return 'WITHDRAWN';
  if (action === 'order-requests.decide') return decision === 'ACCEPTED' ? 'ACCEPTED' : 'REJECTED';
  if (action === 'orders.ship-part') return 'PART_SHIPPED';
  if (action === 'orders.release') return 'RELEASED';
  return action === 'orders.status' && status !== undefined ? STATUS_EVENTS[status] : undefined;
}

/** The event that leads to the current state; undefined for a request that waits, and for a released order. */
function findLastEvent(request: OrderRequestStatus | null, order: OrderStatus | null) {
  if (order !== null) return STATUS_EVENTS[order];
  return request === null || request === 'PENDING' ? undefined : request;
}

interface TimelineInput {
  requestedOn: string;
  /** Status of the request; null for an order without one. */
  requestStatus: OrderRequestStatus | null;
  /** Status of the order; null while there is none. */
  orderStatus: OrderStatus | null;
  /** The histories of the request and of the order, oldest first. */
  history: readonly HistoryEntry[];
}

/**
 * The steps of an order or of its request. If the history does not contain the step to the current state, as for
 * imported orders, the step is appended without a time.
 */
export function buildTimeline({ requestedOn, requestStatus, orderStatus, history }: TimelineInput): Timeline {
  const steps = history.flatMap((entry): TimelineStep[] => {
    const event = toEvent(entry);
    const { shipmentCode = null } = detailsSchema.parse(entry.details);
    return event === undefined ? [] : [{ event, at: entry.at, shipmentCode }];
  });
  const last = findLastEvent(requestStatus, orderStatus);
  const isReached =
    last === undefined || steps.some(({ event }) => event === last) || steps.at(-1)?.event === 'RELEASED';
  return {
    steps: [
      { event: 'REQUESTED', at: requestedOn, shipmentCode: null },
      ...steps,
      ...(isReached ? [] : [{ event: last, at: null, shipmentCode: null }]),
    ],
  };
}
