import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { readFirstResult, sendOnce } from '../../../api/send-once';
import type { ShopScope } from '../../acting';
import { refreshCart } from '../../cart';
import { markOrderPlaced, type OrderCheckout } from '../checkout-state';
import { findOrderBlocker } from '../refresh-lines';
import { useLineRefresh } from '../use-line-refresh';
import { toOrderBody, toOrderFromOfferBody, type ValidOrder } from './order-form';

interface Attempt {
  order: ValidOrder;
  checkout: OrderCheckout;
}

function sendOrder({ prefix, query }: ShopScope, { order, checkout }: Attempt, key: string) {
  const params = { path: { prefix }, query, header: { 'idempotency-key': key } };
  return checkout.kind === 'offer-order'
    ? unwrapResponse(
        api.POST('/api/v1/public/{prefix}/order-requests/from-offer-request-accepted', {
          params,
          body: toOrderFromOfferBody(order, checkout),
        }),
      )
    : unwrapResponse(
        api.POST('/api/v1/public/{prefix}/order-requests', { params, body: toOrderBody(order, checkout) }),
      );
}

/** Names what is ordered, so that a retry of the same order keeps its idempotency key. */
function nameForm({ customerCode }: ShopScope, { checkout }: Attempt): string {
  return checkout.kind === 'offer-order' ? `order-from-offer:${checkout.offer.id}` : `order:${customerCode}`;
}

/**
 * Sends the order request. Its key remains until its outcome is known, so that the order is placed once even if the
 * first response was lost and the buyer has corrected the form since. When the server rejects cart lines, the checkout
 * is updated with the current ones.
 */
export function usePlaceOrder(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { changes, sendWithRefresh } = useLineRefresh(scope, findOrderBlocker);
  const place = useMutation({
    mutationFn: async (attempt: Attempt) => {
      const { checkout, order } = attempt;
      try {
        // The lines of an offer are fixed; only cart lines are compared with the current cart.
        const { id } = await sendWithRefresh(checkout.kind === 'order' ? checkout.lines : null, () =>
          sendOnce(nameForm(scope, attempt), (key) => sendOrder(scope, attempt, key)),
        );
        return { id, customerOrderCode: order.customerOrderCode };
      } catch (error) {
        const first = readFirstResult(error, createdIdSchema);
        if (first === null) throw error;
        return { id: first.id, customerOrderCode: null };
      }
    },
    onSuccess: (placed, { checkout }) => {
      markOrderPlaced(placed);
      void queryClient.invalidateQueries({ queryKey: ['order-requests'] });
      if (checkout.kind === 'offer-order')
        void queryClient.invalidateQueries({ queryKey: ['offer-requests'] });
      else void refreshCart(queryClient, scope).catch(() => undefined);
    },
  });
  return { place, changes };
}
