import { type Cart, cartSchema } from '@cromia/domain/cart/cart-items';
import { z } from 'zod';
import type { ApiProblem } from '../../api/problem';

const withCartSchema = z.object({ cart: cartSchema });

/** The repriced cart in a 409 (contract, "Price and stock at checkout"); null without one. */
export function readCartFromProblem(problem: ApiProblem): Cart | null {
  return withCartSchema.safeParse(problem.body).data?.cart ?? null;
}
