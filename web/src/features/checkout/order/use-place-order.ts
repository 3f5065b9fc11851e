import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';
import { readFirstResult, sendOnce } from '../../../api/send-once';
import type { ShopScope } from '../../acting';
import { useInvalidateApprovals } from '../../approvals';
import { refreshCart } from '../../cart';
import { markOrderPlaced, type OrderCheckout } from '../checkout-state';
import { findOrderBlocker } from '../refresh-lines';
import { useLineRefresh } from '../use-line-refresh';
import { toOrderBody, toOrderFromOfferBody, type ValidOrder } from './order-form';

interface Attempt {
  order: ValidOrder;
  checkout: OrderCheckout;
  /** Whether the user may not send it, and asks for an approval. */
  isApproval: boolean;
}

function sendOrder({ prefix, query }: ShopScope, { order, checkout, isApproval }: Attempt, key: string) {
  const params = { path: { prefix }, query, header: { 'idempotency-key': key } };
  if (isApproval) {
    const body =
      checkout.kind === 'offer-order' ? toOrderFromOfferBody(order, checkout) : toOrderBody(order, checkout);
    return unwrapResponse(api.POST('/api/v1/public/{prefix}/approvals', { params, body }));
  }
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
function nameForm({ customerCode }: ShopScope, { checkout, isApproval }: Attempt): string {
  const kind = isApproval ? 'approval-' : '';
  return `${kind}${nameOrder(customerCode, checkout)}`;
}

function nameOrder(customerCode: string, checkout: OrderCheckout): string {
  return checkout.kind === 'offer-order' ? `order-from-offer:${checkout.offer.id}` : `order:${customerCode}`;
}

/**
 * Sends the order request. Its key remains until its outcome is known, so that the order is placed once even if the
 * first response was lost and the buyer has corrected the form since. When the server rejects cart lines, the checkout
 * is updated with the current ones.
 */
export function usePlaceOrder(scope: ShopScope) {
  const queryClient = useQueryClient();
  const invalidateApprovals = useInvalidateApprovals();
  const { changes, sendWithRefresh } = useLineRefresh(scope, findOrderBlocker);
  const place = useMutation({
    mutationFn: async (attempt: Attempt) => {
      const { checkout, order, isApproval } = attempt;
      try {
        // The lines of an offer are fixed; only cart lines are compared with the current cart.
        const { id } = await sendWithRefresh(checkout.kind === 'order' ? checkout.lines : null, () =>
          sendOnce(nameForm(scope, attempt), (key) => sendOrder(scope, attempt, key)),
        );
        return { id, customerOrderCode: order.customerOrderCode, isApproval };
      } catch (error) {
        const first = readFirstResult(error, createdIdSchema);
        if (first === null) throw error;
        return { id: first.id, customerOrderCode: null, isApproval };
      }
    },
    onSuccess: (placed, { checkout }) => {
      markOrderPlaced(placed);
      void invalidateApprovals();
      void queryClient.invalidateQueries({ queryKey: ['order-requests'] });
      if (checkout.kind === 'offer-order')
        void queryClient.invalidateQueries({ queryKey: ['offer-requests'] });
      else void refreshCart(queryClient, scope).catch(() => undefined);
    },
    // The rights may have changed since the form was opened.
    onError: (error) => {
      if (toApiProblem(error).code === 'ApprovalRequired') void invalidateApprovals();
    },
  });
  return { place, changes };
}
