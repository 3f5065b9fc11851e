import { deriveProductStatus, productSchema } from '@cromia/domain/catalogue/product';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { localizedTextSchema, type ProductLanguage, reduceToLanguage } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { ActingCustomer } from '../../customers/index.ts';
import type { SerialMatch } from '../matching/matched-serial.ts';
import {
  filterPricesForViewer,
  findProductIds,
  readSellableProducts,
  type SellableProduct,
} from '../prices.ts';
import { matchName } from './find-products.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import { listSuggestions, type SuggestedKey } from './search-queries.ts';

/** Maximum number of suggestions in a response. */
const MAX_SUGGESTIONS = 8;
const MAX_CACHED_TEXTS = 2_000;

const suggestedProductSchema = productSchema.pick({
  um: true,
  qta: true,
  unitQty: true,
  qtyPkgMultiplier: true,
  tsc: true,
  status: true,
  inStock: true,
  availability: true,
  lat: true,
  imageVersion: true,
  pricesAndDiscounts: true,
});
type SuggestedProduct = z.infer<typeof suggestedProductSchema>;

/** A serial (`color` null), one of its colours (`pkg` null), or one product. */
export const suggestionSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  color: z.string().nullable(),
  pkg: z.string().nullable(),
  brand: z.string(),
  shortDescription: localizedTextSchema,
  colorDescription: localizedTextSchema.nullable(),
  hex: z.string().nullable(),
  product: suggestedProductSchema
    .nullable()
    .describe('The product as the viewer sees it; null for a serial or colour'),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/**
 * Converts matches to suggestions: the serial itself, or its matching colours, or products if a packaging is typed. A
 * single colour is followed by its products.
 */
function toSuggestedKeys(matches: readonly SerialMatch<IndexedSerial>[]): SuggestedKey[] {
  const keys: SuggestedKey[] = [];
  for (const { serial: found, colors, pkg } of matches) {
    const { productClass, serial } = found;
    if (colors === null) keys.push({ productClass, serial, color: null, pkg: null });
    const isOnlyColor = matches.length === 1 && colors?.length === 1;
    for (const { color, pkgs } of colors ?? []) {
      if (pkg === '') keys.push({ productClass, serial, color, pkg: null });
      if (pkg === '' && !isOnlyColor) continue;
      for (const soldPkg of pkgs)
        if (soldPkg.startsWith(pkg)) keys.push({ productClass, serial, color, pkg: soldPkg });
    }
    if (keys.length >= MAX_SUGGESTIONS) break;
  }
  return keys.slice(0, MAX_SUGGESTIONS);
}

/** Cached suggestions per index version, since many users type the same prefixes. */
const keysByIndex = new WeakMap<SearchIndex, LRUCache<string, SuggestedKey[]>>();

function findSuggestedKeys(
  index: SearchIndex,
  text: string,
  lang: ProductLanguage | undefined,
): SuggestedKey[] {
  const cache = keysByIndex.get(index) ?? new LRUCache<string, SuggestedKey[]>({ max: MAX_CACHED_TEXTS });
  keysByIndex.set(index, cache);
  const cacheKey = `${lang} ${text.trim()}`;
  const keys = cache.get(cacheKey) ?? toSuggestedKeys(matchName(index, text, lang).matches);
  cache.set(cacheKey, keys);
  return keys;
}

function toSuggestedProduct(product: SellableProduct, viewer: Viewer | null): SuggestedProduct {
  const { um, qta, unitQty, qtyPkgMultiplier, tsc, status, inStock, lat, imageVersion } = product;
  return {
    um,
    qta,
    unitQty,
    qtyPkgMultiplier,
    tsc,
    status,
    inStock,
    availability: deriveProductStatus(product),
    lat,
    imageVersion,
    pricesAndDiscounts: filterPricesForViewer(viewer, product.pricesAndDiscounts),
  };
}

/** The products among the suggestions, with the customer's prices. */
async function readSuggestedProducts(
  db: Database,
  keys: readonly SuggestedKey[],
  { viewer, customer }: Buyer,
): Promise<Map<string, SuggestedProduct>> {
  const codes = keys.flatMap(({ color, pkg, ...key }) =>
    color === null || pkg === null ? [] : [{ ...key, color, pkg }],
  );
  const products = await readSellableProducts(db, customer, await findProductIds(db, codes));
  return new Map(
    products.map((product) => [toProductKey(product.productCode), toSuggestedProduct(product, viewer)]),
  );
}

/** The viewer, and the customer whose prices the viewer sees. */
interface Buyer {
  viewer: Viewer | null;
  customer: ActingCustomer | null;
}

/**
 * Suggests serials, colours and products while the user types a name or code.
 * @throws Problem as `matchName`
 */
export async function suggestProducts(
  db: Database,
  source: SearchIndexSource,
  { text, lang, ...buyer }: { text: string; lang?: ProductLanguage | undefined } & Buyer,
): Promise<Suggestion[]> {
  const keys = findSuggestedKeys(await source.current(), text, lang);
  if (keys.length === 0) return [];
  const [rows, products] = await Promise.all([
    listSuggestions(db, keys),
    readSuggestedProducts(db, keys, buyer),
  ]);
  return rows.map((found) => ({
    ...found,
    shortDescription: reduceToLanguage(found.shortDescription, lang),
    colorDescription: found.colorDescription && reduceToLanguage(found.colorDescription, lang),
    product: products.get(`${found.productClass}-${found.serial}-${found.color}-${found.pkg}`) ?? null,
  }));
}
