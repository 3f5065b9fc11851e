import { z } from 'zod';
import { cartSchema } from '../cart/cart-items.ts';
import { customerCodeField, queryBooleanField } from '../fields.ts';

/** Query of DELETE /order-requests/{id} and of DELETE /offer-requests/{id} (contract, section 13). */
export const withdrawalQuerySchema = z.object({
  customerCode: customerCodeField().optional(),
  toCart: queryBooleanField()
    .default(false)
    .describe(
      'Puts the lines of the request back into the cart; those that can no longer be ordered are in `changes`',
    ),
});

/** Response of a withdrawal. */
export const withdrawnRequestSchema = z.object({
  id: z.string(),
  status: z.literal('WITHDRAWN'),
  cart: cartSchema.nullable().describe('The cart with the lines put back; null if they were not'),
});
export type WithdrawnRequest = z.infer<typeof withdrawnRequestSchema>;
