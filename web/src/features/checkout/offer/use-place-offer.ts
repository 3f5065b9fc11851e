import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { refreshCart } from '../../cart';
import type { ShopScope } from '../../customers';
import { attemptKey, type OfferCheckout, offerPlaced } from '../checkout-state';
import { offerBlockerOf } from '../fresh-lines';
import { useFreshLines } from '../use-fresh-lines';
import { offerBody, type ValidOffer } from './offer-form';

interface Attempt {
  offer: ValidOffer;
  checkout: OfferCheckout;
}

/** Sends the offer request; as with an order, retries are idempotent, and stale lines are updated. */
export function usePlaceOffer(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { prefix, query } = scope;
  const { changes, watch } = useFreshLines(scope, offerBlockerOf);
  const place = useMutation({
    mutationFn: ({ offer, checkout }: Attempt) => {
      const body = offerBody(offer, checkout);
      const header = { 'idempotency-key': attemptKey(JSON.stringify(body)) };
      return watch(checkout.lines, () =>
        answer(
          api.POST('/api/v1/public/{prefix}/offer-requests', {
            params: { path: { prefix }, query, header },
            body,
          }),
        ),
      );
    },
    onSuccess: (placed) => {
      offerPlaced(placed);
      void queryClient.invalidateQueries({ queryKey: ['offer-requests'] });
      void refreshCart(queryClient, scope).catch(() => undefined);
    },
  });
  return { place, changes };
}
