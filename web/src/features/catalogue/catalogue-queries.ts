import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { SerialResult } from '@cromia/domain/catalogue/search';
import { LIMITS } from '@cromia/domain/limits';
import { keepPreviousData, queryOptions, skipToken, useMutation } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { useTexts } from '../../i18n/use-texts';
import type { ShopScope } from '../acting';
import {
  type GuestSerial,
  type SearchFilters,
  type SearchNarrowing,
  toGuestFilters,
} from './search/search-filters';

/** Match data of searches by codes or characteristics, which return exact matches only. */
const EXACT_MATCH = { outcome: null, didYouMean: null };

async function fetchResults(
  { mode, values, narrowing, sort }: SearchFilters,
  page: number,
  signal: AbortSignal,
) {
  const paging = { ...narrowing, ...(sort && { sort }), page, size: LIMITS.pageSizeProducts };
  switch (mode) {
    case 'name':
      return unwrapResponse(
        api.GET('/api/products/filters/name', { params: { query: { ...values, ...paging } }, signal }),
      );
    case 'advanced':
      return {
        ...EXACT_MATCH,
        ...(await unwrapResponse(
          api.GET('/api/products/filters/advanced', { params: { query: { ...values, ...paging } }, signal }),
        )),
      };
    case 'multi':
      return {
        ...EXACT_MATCH,
        ...(await unwrapResponse(
          api.GET('/api/products/filters/multi', { params: { query: { ...values, ...paging } }, signal }),
        )),
      };
  }
}

/**
 * One page of results, by serial then colour. The previous results stay visible while the next are loading; disabled
 * without a filter.
 */
export function searchQuery(filters: SearchFilters | null, page: number) {
  return queryOptions({
    queryKey: ['catalogue', 'search', filters, page],
    queryFn: filters === null ? skipToken : ({ signal }) => fetchResults(filters, page, signal),
    placeholderData: keepPreviousData,
  });
}

/** The number of serials for each value of a facet, restricted by the choices in the other facets. */
export function facetCountsQuery(chosen: SearchNarrowing) {
  return queryOptions({
    queryKey: ['catalogue', 'facet-counts', chosen],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET('/api/products/filters/multi/counts', { params: { query: chosen }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The lowest price of each serial for the shop's customer; disabled without a shop. */
export function lowestPricesQuery(
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
function getColorFilters({ mode, values, narrowing: { packaging, inStock } }: SearchFilters) {
  const packages = { ...(packaging && { packaging }), ...(inStock && { inStock }) };
  if (mode === 'name') return { ...values, ...packages };
  if (mode === 'multi') return packages;
  const { serial: _, ...colors } = values;
  return { ...colors, ...packages };
}

/** All colours of a serial; with the filters of a search, only the matching ones. */
export function colorsQuery(
  { productClass, serial }: Pick<SerialResult, 'productClass' | 'serial'>,
  filters?: SearchFilters,
) {
  const query = filters === undefined ? {} : getColorFilters(filters);
  return queryOptions({
    queryKey: ['catalogue', 'colors', productClass, serial, query],
    queryFn: async ({ signal }) => {
      const fetchPage = (page: number) =>
        unwrapResponse(
          api.GET('/api/products/serials/{productClass}/{serial}/colors', {
            params: {
              path: { productClass, serial },
              query: { ...query, page, size: LIMITS.pageSizeMax },
            },
            signal,
          }),
        );
      const firstPage = await fetchPage(0);
      const otherPages = Array.from({ length: firstPage.totalPages - 1 }, (_, index) => fetchPage(index + 1));
      return [firstPage, ...(await Promise.all(otherPages))].flatMap(({ content }) => content);
    },
  });
}

/** The first page of a serial's colours, without prices, for visitors. */
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
    // The previous product stays visible while another colour or packaging of its serial loads, to avoid a layout shift.
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

/** Reports in the background that a result of a search by name was opened. */
export function useCountClick() {
  const { language } = useTexts();
  return useMutation({
    mutationFn: (nameCode: string) =>
      unwrapResponse(api.POST('/api/products/searches/clicks', { body: { nameCode, lang: language } })),
  });
}
