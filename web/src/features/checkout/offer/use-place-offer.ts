import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ShopScope } from '../../acting';
import { refreshCart } from '../../cart';
import { getIdempotencyKey, markOfferPlaced, type OfferCheckout } from '../checkout-state';
import { findOfferBlocker } from '../refresh-lines';
import { useLineRefresh } from '../use-line-refresh';
import { toOfferBody, type ValidOffer } from './offer-form';

interface Attempt {
  offer: ValidOffer;
  checkout: OfferCheckout;
}

/** Sends the offer request. As for an order, retries are idempotent, and outdated lines are updated. */
export function usePlaceOffer(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { prefix, query } = scope;
  const { changes, sendWithRefresh } = useLineRefresh(scope, findOfferBlocker);
  const place = useMutation({
    mutationFn: ({ offer, checkout }: Attempt) => {
      const body = toOfferBody(offer, checkout);
      const header = { 'idempotency-key': getIdempotencyKey(JSON.stringify(body)) };
      return sendWithRefresh(checkout.lines, () =>
        unwrapResponse(
          api.POST('/api/v1/public/{prefix}/offer-requests', {
            params: { path: { prefix }, query, header },
            body,
          }),
        ),
      );
    },
    onSuccess: (placed) => {
      markOfferPlaced(placed);
      void queryClient.invalidateQueries({ queryKey: ['offer-requests'] });
      void refreshCart(queryClient, scope).catch(() => undefined);
    },
  });
  return { place, changes };
}
