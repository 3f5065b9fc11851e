import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { CartItem } from '@cromia/domain/cart/cart-items';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { OfferRequest, StaffOfferRequest } from '@cromia/domain/offers/offer-request';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../api/client';
import { ApiProblem } from '../../api/problem';
import type { ListQueryOf } from '../../ui/list/define-list';
import { type ShopScope, toManagedScope } from '../acting';
import { cacheCart, type DisplayedCartChange } from '../cart';
import { redoOrder, toOfferedLines } from '../orders';
import type { OFFER_LIST, PORTFOLIO_OFFER_LIST } from './offer-list';

/** One page of a customer's offer requests, each with its first lines. */
export function offersQuery(
  { prefix, customerCode, query }: ShopScope,
  listQuery: ListQueryOf<typeof OFFER_LIST>,
) {
  return queryOptions({
    queryKey: ['offer-requests', prefix, customerCode, listQuery],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/offer-requests', {
          params: { path: { prefix }, query: { ...query, ...listQuery } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Staff may have priced a request meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** One page of the offer requests of all customers of a portfolio, each with its first lines. */
export function portfolioOffersQuery(prefix: RolePrefix, query: ListQueryOf<typeof PORTFOLIO_OFFER_LIST>) {
  return queryOptions({
    queryKey: ['offer-requests', prefix, 'portfolio', query],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/portfolio/offer-requests', {
          params: { path: { prefix }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Query for one offer request with all its lines. */
export function offerDetailQuery({ prefix, customerCode, query }: ShopScope, id: string) {
  return {
    queryKey: ['offer-request', prefix, customerCode, id],
    read: (signal?: AbortSignal): Promise<OfferRequest> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/offer-requests/{id}', {
          params: { path: { prefix, id }, query },
          ...(signal === undefined ? {} : { signal }),
        }),
      ),
  };
}

function useInvalidateOffers() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['offer-requests'] }),
      queryClient.invalidateQueries({ queryKey: ['offer-request'] }),
    ]);
}

/** The lines of an earlier offer that can be requested again, and what has changed since. */
export interface RepeatedOffer {
  offer: OfferRequest;
  lines: CartItem[];
  changes: DisplayedCartChange[];
}

/**
 * Starts a new request of a rejected or expired offer: puts its lines back into the cart and opens the checkout with
 * those that are still sold. The old offer stays as it is.
 */
export function useRequestNewOffer(scope: ShopScope, onOffer: (repeated: RepeatedOffer) => void) {
  const queryClient = useQueryClient();
  const onError = useInvalidateOffers();
  return useMutation({
    mutationFn: async (id: string): Promise<RepeatedOffer> => {
      const offer = await offerDetailQuery(scope, id).read();
      const cart = await redoOrder(scope, id);
      cacheCart(queryClient, scope, cart);
      return { offer, ...toOfferedLines(cart, offer.items) };
    },
    onSuccess: (repeated) => {
      if (repeated.lines.length > 0) onOffer(repeated);
    },
    // The status may have changed since the list was fetched.
    onError,
  });
}

/** Refetches an offer with all its lines, and checks that it can still be ordered. */
async function fetchOrderableOffer(scope: ShopScope, id: string): Promise<OfferRequest> {
  const offer = await offerDetailQuery(scope, id).read();
  // The offer was ordered in another tab, or has expired since the list was fetched.
  if (!offer.canOrder) throw new ApiProblem({ code: 'OfferNotAccepted', status: 409 });
  return offer;
}

/** Starts the order from an accepted offer of a customer. */
export function useStartOrderFromOffer(scope: ShopScope, onOrder: (offer: OfferRequest) => void) {
  const onError = useInvalidateOffers();
  return useMutation({
    mutationFn: (id: string) => fetchOrderableOffer(scope, id),
    onSuccess: onOrder,
    onError,
  });
}

/** Same as `useStartOrderFromOffer`, for an offer of any customer of a portfolio. */
export function useStartPortfolioOrder(
  prefix: RolePrefix,
  onOrder: (offer: OfferRequest, customer: ShopScope) => void,
) {
  const onError = useInvalidateOffers();
  return useMutation({
    mutationFn: (listed: StaffOfferRequest) => fetchOrderableOffer(toManagedScope(prefix, listed), listed.id),
    onSuccess: (offer, listed) => onOrder(offer, toManagedScope(prefix, listed)),
    onError,
  });
}

/** The PDF of one offer request, in the customer's language. */
export function fetchOfferPdf({ prefix, query }: ShopScope, id: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/offer-requests/{id}/pdf', {
      params: { path: { prefix, id }, query },
      parseAs: 'blob',
    }),
    `${id}.pdf`,
  );
}

/** Exports the filtered and sorted offer requests. */
export function exportOffers(
  { prefix, query }: ShopScope,
  listQuery: ListQueryOf<typeof OFFER_LIST>,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/offer-requests/export', {
      params: { path: { prefix }, query: { ...query, ...listQuery, format } },
      parseAs: 'blob',
    }),
    `offer-requests.${format}`,
  );
}

/** The same documents as one PDF. */
export function printOffers({ prefix, query }: ShopScope, listQuery: ListQueryOf<typeof OFFER_LIST>) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/offer-requests/pdf', {
      params: { path: { prefix }, query: { ...query, ...listQuery } },
      parseAs: 'blob',
    }),
    'offer-requests.pdf',
  );
}

/** Exports the filtered and sorted offer requests of all customers of a portfolio. */
export function exportPortfolioOffers(
  prefix: RolePrefix,
  query: ListQueryOf<typeof PORTFOLIO_OFFER_LIST>,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/offer-requests/export', {
      params: { path: { prefix }, query: { ...query, format } },
      parseAs: 'blob',
    }),
    `offer-requests.${format}`,
  );
}

/** The same documents as one PDF. */
export function printPortfolioOffers(prefix: RolePrefix, query: ListQueryOf<typeof PORTFOLIO_OFFER_LIST>) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/offer-requests/pdf', {
      params: { path: { prefix }, query: { ...query } },
      parseAs: 'blob',
    }),
    'offer-requests.pdf',
  );
}
