import type { z } from 'zod';
import { choice, group, patternText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { ORDER_STATUSES } from '../orders/order.ts';

/** Where an order stands; it goes there along its transitions. */
export const orderStatusRowSchema = group({
  orderCode: patternText(/^[0-9A-Za-z/_.-]+$/, LIMITS.orderCode),
  status: choice(ORDER_STATUSES),
});
export type OrderStatusRow = z.infer<typeof orderStatusRowSchema>;
