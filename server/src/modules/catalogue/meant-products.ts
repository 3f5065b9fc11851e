import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { DEFAULT_LANGUAGE } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Database } from '../../platform/database.ts';
import { searchIndexOf } from './search-index.ts';

const PRODUCTS_MAX = 3;

/**
 * The products that texts mean which are no plain codes, as the search by name reads them: codes run together or with
 * `RAL`, a name with a colour. None for a text that names no colour.
 */
export async function meantProducts(db: Database, texts: readonly string[]): Promise<ProductCode[][]> {
  if (texts.length === 0) return [];
  const index = await searchIndexOf(db).current();
  return texts.map((text) => {
    return index.words
      .find(text.slice(0, LIMITS.searchText), DEFAULT_LANGUAGE)
      .matches.flatMap(({ serial: { productClass, serial }, colors, pkg }) =>
        (colors ?? []).flatMap(({ color, pkgs }) =>
          pkgs
            .filter((each) => each.startsWith(pkg))
            .map((each) => ({ productClass, serial, color, pkg: each })),
        ),
      )
      .slice(0, PRODUCTS_MAX);
  });
}
