import type { CartItem } from '@cromia/domain/cart/cart-items';
import type { ErrorCode } from '@cromia/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiProblem, type ProblemCode, toApiProblem } from '../../api/problem';
import type { ShopScope } from '../acting';
import { cacheCart, type DisplayedCartChange, readCartFromProblem, refreshCart } from '../cart';
import { replaceCheckoutLines } from './checkout-state';
import { type FindBlocker, refreshLines } from './refresh-lines';

/** Errors that mean that the lines have changed since they were shown. */
const ABOUT_LINES: readonly ProblemCode[] = [
  'PriceChanged',
  'Conflict',
  'NotFound',
  'IllegalItemQuantity',
  'ProductNotInStock',
  'ProductNotAvailable',
  'ProductOnRequestOnly',
  'PriceNotAssigned',
] satisfies ErrorCode[];

/**
 * Wraps calls that send cart lines: after a refusal for its lines, the checkout is updated from the fresh cart and
 * shows the changes.
 * @param blockerOf the reason that excludes a line from this checkout
 */
export function useLineRefresh(scope: ShopScope, blockerOf: FindBlocker) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<readonly DisplayedCartChange[]>([]);

  const adoptFresh = async (problem: ApiProblem, lines: readonly CartItem[]) => {
    const responded = readCartFromProblem(problem);
    if (responded !== null) cacheCart(queryClient, scope, responded);
    const cart = responded ?? (await refreshCart(queryClient, scope));
    const fresh = refreshLines(lines, cart, blockerOf);
    setChanges(fresh.changes);
    replaceCheckoutLines(fresh.lines, cart.overallDiscount);
  };

  const watch = async <Response>(lines: readonly CartItem[] | null, call: () => Promise<Response>) => {
    setChanges([]);
    try {
      return await call();
    } catch (error) {
      const problem = toApiProblem(error);
      // The original error is kept, whether or not the fresh cart can be fetched.
      if (lines !== null && ABOUT_LINES.includes(problem.code))
        await adoptFresh(problem, lines).catch(() => undefined);
      throw problem;
    }
  };
  return { changes, watch };
}
