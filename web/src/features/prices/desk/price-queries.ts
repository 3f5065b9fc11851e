import type { PriceChanges } from '@cromia/domain/prices/price-grid';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allLanguagesQuerySerializer, api, unwrapResponse } from '../../../api/client';

const PATH = '/api/v1/backoffice/prices' as const;
/** First member of the query keys of prices, which a save invalidates. */
export const PRICES_KEY = ['backoffice', 'prices'];

/** Edited prices are not refetched, because that would replace what was typed; a save states the version it is based on. */
export const EDITED_QUERY_OPTIONS = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
} as const;

export interface PricedSerial {
  productClass: string;
  serial: string;
  /** Customer whose agreed prices are edited instead of list prices and stock. */
  customerCode?: string | undefined;
}

/** All products of a serial with their prices. */
export function priceGridQuery({ customerCode, ...serial }: PricedSerial) {
  const query = { ...serial, ...(customerCode === undefined ? {} : { customerCode }) };
  return queryOptions({
    queryKey: [...PRICES_KEY, 'serial', query],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET(PATH, { params: { query }, querySerializer: allLanguagesQuerySerializer, signal }),
      ),
    ...EDITED_QUERY_OPTIONS,
  });
}

/** Saves prices and refetches all data that contain them. */
export function useSavePrices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: PriceChanges) => {
      // Absent fields stay unchanged, so undefined ones must not reach the API.
      const body = JSON.parse(JSON.stringify(changes));
      return unwrapResponse(api.PATCH(PATH, { body }));
    },
    // Busy until the next version is read, so that a second save is not based on the previous one.
    onSuccess: () =>
      Promise.all(
        [PRICES_KEY, ['backoffice', 'catalogue'], ['catalogue']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
