import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import { DEFAULT_LANGUAGE, type ProductLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Database } from '../../../platform/database/connection.ts';
import { getSearchIndexSource } from './search-index.ts';

const MAX_PRODUCTS = 3;
/** Maximum number of lines that get suggestions; with more unmatched lines, the list itself is wrong. */
const MAX_LINES = 100;
/** Maximum number of words that are looked up for all lines together. */
const MAX_WORDS = 100;
/** Maximum number of words per line; users do not type more for one product. */
const MAX_LINE_WORDS = 10;
/** A trailing quantity with its separator. */
const QUANTITY = /[\s,;:|=]+[x×*]?\s*\d{1,6}$/i;

/** A line of a quick order that matches no product on sale. */
export interface UnmatchedLine {
  text: string;
  /** Null if the text is not a product code. */
  code: DisplayedProductCode | null;
}

/**
 * Suggests products for unmatched lines, most likely first. A code yields products with similar codes. Any other text
 * yields the products that the search by name finds for all its words; the text must name a colour.
 */
export async function findClosestProducts(
  db: Database,
  lines: readonly UnmatchedLine[],
  language: ProductLanguage = DEFAULT_LANGUAGE,
): Promise<ProductCode[][]> {
  const suggestions: ProductCode[][] = [];
  if (lines.length === 0) return suggestions;
  const { words } = await getSearchIndexSource(db).current();
  let budget = MAX_WORDS;

  function findByName(text: string): ProductCode[] {
    const { length } = words.parseTerms(text);
    budget -= length;
    if (length === 0 || length > MAX_LINE_WORDS || budget < 0) return [];
    const { outcome, matches } = words.find(text, language);
    if (outcome !== 'all') return [];
    return matches.flatMap(({ serial: { productClass, serial }, colors, pkg }) =>
      (colors ?? []).flatMap(({ color, pkgs }) =>
        pkgs
          .filter((soldPkg) => soldPkg.startsWith(pkg))
          .map((soldPkg) => ({ productClass, serial, color, pkg: soldPkg })),
      ),
    );
  }

  function findByNameWithQuantity(text: string): ProductCode[] {
    const found = findByName(text);
    return found.length === 0 && QUANTITY.test(text) ? findByName(text.replace(QUANTITY, '')) : found;
  }

  for (const { text, code } of lines.slice(0, MAX_LINES)) {
    const found =
      code === null ? findByNameWithQuantity(text.slice(0, LIMITS.searchText)) : words.findNearProducts(code);
    suggestions.push(found.slice(0, MAX_PRODUCTS));
    await yieldToEventLoop();
  }
  return suggestions;
}
