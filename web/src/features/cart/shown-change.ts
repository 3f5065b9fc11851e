import { CART_CHANGE_CODES, cartChangeSchema } from '@cromia/domain/cart/cart';
import { z } from 'zod';

/** What changed on one line, beyond the changes that a cart names itself. */
export const shownChangeSchema = cartChangeSchema.omit({ itemId: true }).extend({
  code: z.enum([...CART_CHANGE_CODES, 'gone', 'quantity']),
});
export type ShownChange = z.infer<typeof shownChangeSchema>;
