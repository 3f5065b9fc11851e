import type { CartItem } from '@cromia/domain/cart/cart';
import type { ErrorCode } from '@cromia/domain/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../api/client';
import { type ApiProblem, asProblem, type ProblemCode } from '../../api/problem';
import { adoptCart, cartOfProblem, refreshCart, type ShownChange } from '../cart';
import type { ShopScope } from '../customers';
import { adoptLines, attemptKey, type OrderCheckout, orderPlaced } from './checkout-state';
import { freshLines } from './fresh-lines';
import { orderBody, type ValidOrder } from './order-form';

/** Refusals that say that the lines are not what was shown: the fresh cart tells what they are. */
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
 * Sends the order request. A repeated attempt with the same content carries the same key, so that it is placed once
 * whatever became of the first answer. When the server refuses the lines, the checkout takes over how they are now.
 */
export function usePlaceOrder(scope: ShopScope) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<readonly ShownChange[]>([]);

  const adoptFresh = async (problem: ApiProblem, lines: readonly CartItem[]) => {
    const answered = cartOfProblem(problem);
    if (answered !== null) adoptCart(queryClient, scope, answered);
    const cart = answered ?? (await refreshCart(queryClient, scope));
    const fresh = freshLines(lines, cart);
    setChanges(fresh.changes);
    adoptLines(fresh.lines, cart.overallDiscount);
  };

  const place = useMutation({
    mutationFn: async ({ order, checkout }: { order: ValidOrder; checkout: OrderCheckout }) => {
      setChanges([]);
      const body = orderBody(order, checkout);
      const key = attemptKey(JSON.stringify(body));
      const { prefix, query } = scope;
      try {
        return await answer(
          api.POST('/api/v1/public/{prefix}/order-requests', {
            params: { path: { prefix }, query, header: { 'idempotency-key': key } },
            body,
          }),
        );
      } catch (error) {
        const problem = asProblem(error);
        // The refusal stands, whether or not the fresh cart can be fetched.
        if (ABOUT_LINES.includes(problem.code))
          await adoptFresh(problem, checkout.lines).catch(() => undefined);
        throw problem;
      }
    },
    onSuccess: (_created, { order }) => {
      orderPlaced(order.customerOrderCode);
      void queryClient.invalidateQueries({ queryKey: ['order-requests'] });
      void refreshCart(queryClient, scope).catch(() => undefined);
    },
  });
  return { place, changes };
}
