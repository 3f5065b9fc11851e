import { type Cart, cartSchema } from '@cromia/domain/cart/cart';
import { z } from 'zod';
import type { ApiProblem } from '../../api/problem';

const withCartSchema = z.object({ cart: cartSchema });

/** The fresh cart that a 409 carries (contract, "Price and stock at checkout"), if it does. */
export function cartOfProblem(problem: ApiProblem): Cart | null {
  return withCartSchema.safeParse(problem.body).data?.cart ?? null;
}
