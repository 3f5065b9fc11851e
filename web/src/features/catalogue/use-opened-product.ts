import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { SearchResponse } from '@cromia/domain/catalogue/search';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from './catalogue-queries';
import type { ProductLine } from './product/ProductDetail';
import { sortPackagings, toProductCode } from './results/PackagingLine';
import type { OpenedProductInUrl, SearchFilters } from './search/search-state';
import { type ProductWindow, useProductWindow } from './use-product-window';

/** Changes the URL; `replace` adds no history entry. */
export type ChangeUrl<Search> = (change: Partial<Search>, options: { replace: boolean }) => void;

interface Opened extends ProductWindow {
  line: ProductLine | undefined;
}

function lineOf(results: SearchResponse | undefined, code: ProductCode | null): ProductLine | undefined {
  const serial = results?.content.find((each) => each.serial === code?.serial);
  const color = serial?.colors.find((each) => each.color === code?.color);
  if (serial === undefined || color === undefined) return undefined;
  const { brand, shortDescription } = serial;
  return { brand, shortDescription, colorDescription: color.colorDescription, hex: color.hex };
}

/** Section 2: a link with showTds opens the sheet of the first product found. */
function firstOf(results: SearchResponse | undefined): ProductCode | null {
  const result = results?.content[0];
  const color = result?.colors[0];
  const product = color && sortPackagings(color)[0];
  return result && color && product ? toProductCode(result, color, product) : null;
}

/** The product opened from search results, with its data from there. */
export function useOpenedProduct(
  filters: SearchFilters | null,
  search: OpenedProductInUrl,
  change: ChangeUrl<OpenedProductInUrl>,
): Opened {
  const { data, isPlaceholderData } = useQuery(searchQuery(filters, search.page ?? 0));
  const results = filters === null || isPlaceholderData ? undefined : data;
  const named = useProductWindow(search.open, (open, how) =>
    // The sheet was requested for the first product only.
    change(how.replace ? { open, showTds: undefined } : { open }, how),
  );
  const code = named.code ?? (search.showTds === true ? firstOf(results) : null);
  return { ...named, code, line: lineOf(results, code) };
}
