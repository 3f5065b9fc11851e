import type { CartItem } from '@cromia/domain/cart/cart-items';
import type { ErrorCode } from '@cromia/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiProblem, type ProblemCode, toApiProblem } from '../../api/problem';
import type { ShopScope } from '../acting';
import { cacheCart, type DisplayedCartChange, readCartFromProblem, refreshCart } from '../cart';
import { replaceCheckoutLines } from './checkout-state';
import { type FindBlocker, refreshLines } from './refresh-lines';

/** Errors of lines that have changed since they were displayed. */
const LINE_ERRORS: readonly ProblemCode[] = [
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
 * Wraps requests that send cart lines: after a rejection because of the lines, the checkout is updated from the current
 * cart and displays the changes.
 * @param findBlocker the reason that excludes a line from this checkout
 */
export function useLineRefresh(scope: ShopScope, findBlocker: FindBlocker) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<readonly DisplayedCartChange[]>([]);

  const refreshCheckout = async (problem: ApiProblem, lines: readonly CartItem[]) => {
    const responseCart = readCartFromProblem(problem);
    if (responseCart !== null) cacheCart(queryClient, scope, responseCart);
    const cart = responseCart ?? (await refreshCart(queryClient, scope));
    const refreshed = refreshLines(lines, cart, findBlocker);
    setChanges(refreshed.changes);
    replaceCheckoutLines(refreshed.lines, cart.overallDiscount);
  };

  const sendWithRefresh = async <Response>(
    lines: readonly CartItem[] | null,
    send: () => Promise<Response>,
  ) => {
    setChanges([]);
    try {
      return await send();
    } catch (error) {
      const problem = toApiProblem(error);
      // The original error is thrown even if refreshing the cart fails.
      if (lines !== null && LINE_ERRORS.includes(problem.code))
        await refreshCheckout(problem, lines).catch(() => undefined);
      throw problem;
    }
  };
  return { changes, sendWithRefresh };
}
