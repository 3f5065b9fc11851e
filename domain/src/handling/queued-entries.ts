import type { z } from 'zod';
import { createLimitedPageSchema } from '../lists/paging.ts';
import { staffOfferRequestSchema } from '../offers/offer-request.ts';
import { staffOrderSchema } from '../orders/order.ts';
import { staffOrderRequestSchema } from '../orders/order-request.ts';
import { assigneeShape } from './handling.ts';

/** An order in the list of the back office, with its assignee. */
const queuedOrderSchema = staffOrderSchema.extend(assigneeShape);
export type QueuedOrder = z.infer<typeof queuedOrderSchema>;
export const queuedOrderPageSchema = createLimitedPageSchema(queuedOrderSchema);

/** An order request in the list of the back office, with its assignee. */
const queuedOrderRequestSchema = staffOrderRequestSchema.extend(assigneeShape);
export type QueuedOrderRequest = z.infer<typeof queuedOrderRequestSchema>;
export const queuedOrderRequestPageSchema = createLimitedPageSchema(queuedOrderRequestSchema);

/** An offer request in the list of the back office, with its assignee. */
const queuedOfferRequestSchema = staffOfferRequestSchema.extend(assigneeShape);
export type QueuedOfferRequest = z.infer<typeof queuedOfferRequestSchema>;
export const queuedOfferRequestPageSchema = createLimitedPageSchema(queuedOfferRequestSchema);
