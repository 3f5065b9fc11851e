import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { SearchResponse } from '@cromia/domain/catalogue/search';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from './catalogue-queries';
import type { ProductLine } from './product/ProductDetail';
import { sortPackagings, toProductCode } from './results/PackagingLine';
import type { SearchFilters } from './search/search-filters';
import type { OpenedProductInUrl } from './search/search-state';
import { type ProductWindow, useProductWindow } from './use-product-window';

/** Changes the URL; `replace` adds no history entry. */
export type ChangeUrl<Search> = (change: Partial<Search>, options: { replace: boolean }) => void;

interface Opened extends ProductWindow {
  line: ProductLine | undefined;
}

function findLine(results: SearchResponse | undefined, code: ProductCode | null): ProductLine | undefined {
  const serial = results?.content.find((result) => result.serial === code?.serial);
  const color = serial?.colors.find((candidate) => candidate.color === code?.color);
  if (serial === undefined || color === undefined) return undefined;
  const { brand, shortDescription } = serial;
  return { brand, shortDescription, colorDescription: color.colorDescription, hex: color.hex };
}

/** The first product of the results, whose data sheet a link with showTds opens (section 2). */
function findFirstProduct(results: SearchResponse | undefined): ProductCode | null {
  const result = results?.content[0];
  const color = result?.colors[0];
  const product = color && sortPackagings(color)[0];
  return result && color && product ? toProductCode(result, color, product) : null;
}

/** The product opened from search results, with its data in them. */
export function useOpenedProduct(
  filters: SearchFilters | null,
  search: OpenedProductInUrl,
  change: ChangeUrl<OpenedProductInUrl>,
): Opened {
  const { data, isPlaceholderData } = useQuery(searchQuery(filters, search.page ?? 0));
  const results = filters === null || isPlaceholderData ? undefined : data;
  const productWindow = useProductWindow(search.open, (open, options) =>
    // showTds applies to the product of the link only.
    change(options.replace ? { open, showTds: undefined } : { open }, options),
  );
  const code = productWindow.code ?? (search.showTds === true ? findFirstProduct(results) : null);
  return { ...productWindow, code, line: findLine(results, code) };
}
