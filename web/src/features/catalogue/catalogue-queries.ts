import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { SerialResult } from '@cromia/domain/catalogue/search';
import { LIMITS } from '@cromia/domain/limits';
import { keepPreviousData, queryOptions, skipToken, useMutation } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { useTexts } from '../../i18n/use-texts';
import type { ShopScope } from '../acting';
import {
  type FacetChoice,
  type GuestSerial,
  type SearchFilters,
  toGuestFilters,
} from './search/search-state';

/** Match data for searches by codes or characteristics, which find exact matches only. */
const FITS = { outcome: null, didYouMean: null };

async function ask({ mode, values }: SearchFilters, page: number, signal: AbortSignal) {
  const paging = { page, size: LIMITS.pageSizeProducts };
  switch (mode) {
    case 'name':
      return unwrapResponse(
        api.GET('/api/products/filters/name', { params: { query: { ...values, ...paging } }, signal }),
      );
    case 'advanced':
      return {
        ...FITS,
        ...(await unwrapResponse(
          api.GET('/api/products/filters/advanced', { params: { query: { ...values, ...paging } }, signal }),
        )),
      };
    case 'multi':
      return {
        ...FITS,
        ...(await unwrapResponse(
          api.GET('/api/products/filters/multi', { params: { query: { ...values, ...paging } }, signal }),
        )),
      };
  }
}

/**
 * One page of results, by serial then colour. The last results stay visible while the next are loading; disabled
 * without a filter.
 */
export function searchQuery(filters: SearchFilters | null, page: number) {
  return queryOptions({
    queryKey: ['catalogue', 'search', filters, page],
    queryFn: filters === null ? skipToken : ({ signal }) => ask(filters, page, signal),
    placeholderData: keepPreviousData,
  });
}

/** The number of serials for each value of a facet, given the choices in the other facets. */
export function facetCountsQuery(chosen: FacetChoice) {
  return queryOptions({
    queryKey: ['catalogue', 'facet-counts', chosen],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET('/api/products/filters/multi/counts', { params: { query: chosen }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The lowest price of each serial for the shop's customer; disabled without a shop. */
export function fromPricesQuery(
  serials: readonly Pick<SerialResult, 'productClass' | 'serial'>[],
  scope: ShopScope | null,
) {
  const keys = serials.map(({ productClass, serial }) => `${productClass}-${serial}`).join(',');
  return queryOptions({
    queryKey: ['catalogue', 'from-prices', keys, scope?.customerCode ?? null],
    queryFn:
      scope === null || keys === ''
        ? skipToken
        : ({ signal }) =>
            unwrapResponse(
              api.GET('/api/products/from-prices', {
                params: { query: { serials: keys, ...scope.query } },
                signal,
              }),
            ),
  });
}

/** The filters of a search that also apply to the colours of its results. */
function colorFilters(filters: SearchFilters): { nameCode?: string; color?: string; colorName?: string } {
  if (filters.mode === 'name') return filters.values;
  if (filters.mode === 'multi') return {};
  const { serial: _, ...colors } = filters.values;
  return colors;
}

/** All colours of a serial; with the filters of a search, only the matching ones. */
export function colorsQuery(
  { productClass, serial }: Pick<SerialResult, 'productClass' | 'serial'>,
  filters?: SearchFilters,
) {
  const narrowed = filters === undefined ? {} : colorFilters(filters);
  return queryOptions({
    queryKey: ['catalogue', 'colors', productClass, serial, narrowed],
    queryFn: async ({ signal }) => {
      const ask = (page: number) =>
        unwrapResponse(
          api.GET('/api/products/serials/{productClass}/{serial}/colors', {
            params: {
              path: { productClass, serial },
              query: { ...narrowed, page, size: LIMITS.pageSizeMax },
            },
            signal,
          }),
        );
      const first = await ask(0);
      const others = Array.from({ length: first.totalPages - 1 }, (_, index) => ask(index + 1));
      return [first, ...(await Promise.all(others))].flatMap(({ content }) => content);
    },
  });
}

/** The first page of a serial's colours, as visitors see it. */
export function serialQuery({ serial, color }: GuestSerial) {
  return searchQuery(toGuestFilters({ serial, color }), 0);
}

/**
 * The detail of a product with the prices that the viewer sees.
 * @param customerCode the customer that an agent or commercial user acts for; left out for all others
 */
export function productQuery(code: ProductCode, customerCode: string | undefined) {
  const { productClass, serial, color, pkg } = code;
  return queryOptions({
    queryKey: ['catalogue', 'product', toProductKey(code), customerCode ?? null],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/products/{productClass}/{serial}/{color}/{pkg}', {
          params: {
            path: { productClass, serial, color, pkg },
            query: customerCode === undefined ? {} : { customerCode },
          },
          signal,
        }),
      ),
    // While another colour or packaging of the same serial loads, this one stays, to avoid a jump.
    placeholderData: (previous) => (previous?.id.serial === serial ? previous : undefined),
  });
}

/**
 * The online store of a product; fails with 404 if it is not sold online.
 * @param productCode of the private catalogue, or serial-color-pkg
 */
export function storeLinkQuery(productCode: string) {
  return queryOptions({
    queryKey: ['catalogue', 'store-link', productCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/b2c/amazon-link', { params: { query: { productCode } }, signal }),
      ),
  });
}

/** Counts the opening of a result of a search by name, in the background. */
export function useCountClick() {
  const { language } = useTexts();
  return useMutation({
    mutationFn: (nameCode: string) =>
      unwrapResponse(api.POST('/api/products/searches/clicks', { body: { nameCode, lang: language } })),
  });
}
