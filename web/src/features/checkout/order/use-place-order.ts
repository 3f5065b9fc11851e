import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ShopScope } from '../../acting';
import { refreshCart } from '../../cart';
import { getIdempotencyKey, markOrderPlaced, type OrderCheckout } from '../checkout-state';
import { findOrderBlocker } from '../refresh-lines';
import { useLineRefresh } from '../use-line-refresh';
import { toOrderBody, toOrderFromOfferBody, type ValidOrder } from './order-form';

interface Attempt {
  order: ValidOrder;
  checkout: OrderCheckout;
}

function sendOrder({ prefix, query }: ShopScope, { order, checkout }: Attempt) {
  if (checkout.kind === 'offer-order') {
    const body = toOrderFromOfferBody(order, checkout);
    const header = { 'idempotency-key': getIdempotencyKey(JSON.stringify(body)) };
    return unwrapResponse(
      api.POST('/api/v1/public/{prefix}/order-requests/from-offer-request-accepted', {
        params: { path: { prefix }, query, header },
        body,
      }),
    );
  }
  const body = toOrderBody(order, checkout);
  const header = { 'idempotency-key': getIdempotencyKey(JSON.stringify(body)) };
  return unwrapResponse(
    api.POST('/api/v1/public/{prefix}/order-requests', { params: { path: { prefix }, query, header }, body }),
  );
}

/**
 * Sends the order request. A retry with the same content has the same key, so that the order is placed once even if the
 * first response was lost. When the server rejects cart lines, the checkout is updated with the current ones.
 */
export function usePlaceOrder(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { changes, sendWithRefresh } = useLineRefresh(scope, findOrderBlocker);
  const place = useMutation({
    mutationFn: (attempt: Attempt) => {
      const { checkout } = attempt;
      // The lines of an offer are fixed; only cart lines are compared with the current cart.
      return sendWithRefresh(checkout.kind === 'order' ? checkout.lines : null, () =>
        sendOrder(scope, attempt),
      );
    },
    onSuccess: ({ id }, { order, checkout }) => {
      markOrderPlaced({ id, customerOrderCode: order.customerOrderCode });
      void queryClient.invalidateQueries({ queryKey: ['order-requests'] });
      if (checkout.kind === 'offer-order')
        void queryClient.invalidateQueries({ queryKey: ['offer-requests'] });
      else void refreshCart(queryClient, scope).catch(() => undefined);
    },
  });
  return { place, changes };
}
