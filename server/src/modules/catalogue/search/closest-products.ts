import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import { DEFAULT_LANGUAGE, type ProductLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Database } from '../../../platform/database/connection.ts';
import { getSearchIndexSource } from './search-index.ts';

const PRODUCTS_MAX = 3;
/** Maximum number of lines that get suggestions; with more unknown lines, the list itself is wrong. */
const LINES_MAX = 100;
/** Maximum number of words that are looked up for all lines together. */
const WORDS_MAX = 100;
/** Maximum number of words per line; nobody types more for one product. */
const LINE_WORDS_MAX = 10;
/** A trailing quantity with its separator. */
const QUANTITY = /[\s,;:|=]+[x×*]?\s*\d{1,6}$/i;

/** A line of a quick order that matches no product on sale. */
export interface UnknownLine {
  text: string;
  /** Null if the text is not a product code. */
  code: DisplayedProductCode | null;
}

/**
 * Suggests products for unknown lines, most likely first. A code yields products with similar codes. Any other text
 * yields the products that the search by name finds for all its words; the text must name a colour.
 */
export async function findClosestProducts(
  db: Database,
  lines: readonly UnknownLine[],
  language: ProductLanguage = DEFAULT_LANGUAGE,
): Promise<ProductCode[][]> {
  const meant: ProductCode[][] = [];
  if (lines.length === 0) return meant;
  const { words } = await getSearchIndexSource(db).current();
  let budget = WORDS_MAX;

  function named(text: string): ProductCode[] {
    const { length } = words.read(text);
    budget -= length;
    if (length === 0 || length > LINE_WORDS_MAX || budget < 0) return [];
    const { outcome, matches } = words.find(text, language);
    if (outcome !== 'all') return [];
    return matches.flatMap(({ serial: { productClass, serial }, colors, pkg }) =>
      (colors ?? []).flatMap(({ color, pkgs }) =>
        pkgs
          .filter((each) => each.startsWith(pkg))
          .map((each) => ({ productClass, serial, color, pkg: each })),
      ),
    );
  }

  function namedWithQuantity(text: string): ProductCode[] {
    const found = named(text);
    return found.length === 0 && QUANTITY.test(text) ? named(text.replace(QUANTITY, '')) : found;
  }

  for (const { text, code } of lines.slice(0, LINES_MAX)) {
    const found = code === null ? namedWithQuantity(text.slice(0, LIMITS.searchText)) : words.near(code);
    meant.push(found.slice(0, PRODUCTS_MAX));
    await yieldToEventLoop();
  }
  return meant;
}
