import { createdOfferRequestSchema } from '@cromia/domain/offers/offer-request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { readFirstResult, sendOnce } from '../../../api/send-once';
import type { ShopScope } from '../../acting';
import { refreshCart } from '../../cart';
import { markOfferPlaced, type OfferCheckout } from '../checkout-state';
import { findOfferBlocker } from '../refresh-lines';
import { useLineRefresh } from '../use-line-refresh';
import { toOfferBody, type ValidOffer } from './offer-form';

interface Attempt {
  offer: ValidOffer;
  checkout: OfferCheckout;
}

/**
 * Sends the offer request. As for an order, its key remains until its outcome is known, and outdated lines are updated.
 */
export function usePlaceOffer(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { prefix, query, customerCode } = scope;
  const { changes, sendWithRefresh } = useLineRefresh(scope, findOfferBlocker);
  const place = useMutation({
    mutationFn: async ({ offer, checkout }: Attempt) => {
      const body = toOfferBody(offer, checkout);
      try {
        const created = await sendWithRefresh(checkout.lines, () =>
          sendOnce(`offer:${customerCode}`, (key) =>
            unwrapResponse(
              api.POST('/api/v1/public/{prefix}/offer-requests', {
                params: { path: { prefix }, query, header: { 'idempotency-key': key } },
                body,
              }),
            ),
          ),
        );
        return { ...created, isEarlier: false };
      } catch (error) {
        const first = readFirstResult(error, createdOfferRequestSchema);
        if (first === null) throw error;
        return { ...first, isEarlier: true };
      }
    },
    onSuccess: (placed) => {
      markOfferPlaced(placed);
      void queryClient.invalidateQueries({ queryKey: ['offer-requests'] });
      void refreshCart(queryClient, scope).catch(() => undefined);
    },
  });
  return { place, changes };
}
