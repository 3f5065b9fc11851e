import { CART_CHANGE_CODES, cartChangeSchema } from '@cromia/domain/cart/cart-items';
import { z } from 'zod';

/** A change of one line, including those that a cart does not report itself. */
export const displayedCartChangeSchema = cartChangeSchema.omit({ itemId: true }).extend({
  code: z.enum([...CART_CHANGE_CODES, 'gone', 'quantity']),
  /** Packages to request in the notes, for a product that is supplied on request. */
  quantity: z.number().optional(),
});
export type DisplayedCartChange = z.infer<typeof displayedCartChangeSchema>;
