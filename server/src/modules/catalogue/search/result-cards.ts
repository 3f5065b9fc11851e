import type { ResultColor, SerialResult } from '@cromia/domain/catalogue/search';
import { type ProductLanguage, reduceToLanguage } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/connection.ts';
import type { IndexedSerial } from './search-index.ts';
import { listSerialResults, type SerialResultRow } from './search-queries.ts';

/** Cache size in bytes of memory. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;
/** Memory that a card, each of its colours and each product of a colour take, in bytes. */
const CARD_BYTES = 1_500;
const COLOR_BYTES = 400;
const PRODUCT_BYTES = 90;

/**
 * The fields of a serial that search results show, in one language. They are the same for every viewer and contain no
 * prices.
 */
export interface ResultCard extends Omit<SerialResult, 'colorCount' | 'colors'> {
  /** The colours that have been requested so far, by code. */
  colors: ReadonlyMap<string, ResultColor>;
}

interface RequestedCard {
  serial: IndexedSerial;
  colors: readonly string[];
}

function estimateSize({ colors }: ResultCard): number {
  let size = CARD_BYTES;
  for (const { products } of colors.values()) size += COLOR_BYTES + PRODUCT_BYTES * products.length;
  return size;
}

function toResultColor(
  brand: string,
  { color, colorDescription, hex, hazard, products }: SerialResultRow['colors'][number],
  lang: ProductLanguage | undefined,
): ResultColor {
  return {
    color,
    colorDescription: reduceToLanguage(colorDescription, lang),
    hex,
    hazard,
    products: products.map(({ pkg, tsc, status, inStock, image, imageVersion }) => ({
      pkg,
      brand,
      tsc,
      status,
      inStock,
      ...(image === null ? {} : { image }),
      ...(imageVersion === null ? {} : { imageVersion }),
    })),
  };
}

/** Extends a card by the colours of a row; `previous` is undefined if the serial has no card yet. */
function extendCard(
  previous: ResultCard | undefined,
  { productClass, serial, brand, shortDescription, hazard, packagings, colors }: SerialResultRow,
  lang: ProductLanguage | undefined,
): ResultCard {
  const added = colors.map((color) => [color.color, toResultColor(brand, color, lang)] as const);
  return {
    productClass,
    serial,
    brand,
    shortDescription: reduceToLanguage(shortDescription, lang),
    hazard,
    packagings,
    colors: new Map([...(previous?.colors ?? []), ...added]),
  };
}

/**
 * Creates a function that reads result cards. They are cached by the version of their serial, so a change of the
 * serial, its colours or products is visible at once.
 */
export function createResultCards(db: Database) {
  const cache = new LRUCache<string, ResultCard>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: estimateSize,
  });

  /**
   * The cards of serials with at least the requested colours, in the same order; undefined for a serial that has been
   * deleted. One statement reads everything that is not cached.
   */
  return async (
    requested: readonly RequestedCard[],
    lang: ProductLanguage | undefined,
  ): Promise<readonly (ResultCard | undefined)[]> => {
    const keys = requested.map(({ serial }) => `${serial.version} ${lang}`);
    const cards = keys.map((key) => cache.get(key));
    const missing = requested.flatMap(({ serial: { productClass, serial }, colors }, position) => {
      const card = cards[position];
      const absent = colors.filter((color) => !card?.colors.has(color));
      return card !== undefined && absent.length === 0
        ? []
        : { productClass, serial, colors: absent, position };
    });
    if (missing.length === 0) return cards;
    for (const row of await listSerialResults(db, missing)) {
      const key = keys[row.position] ?? '';
      const card = extendCard(cards[row.position], row, lang);
      cache.set(key, card);
      cards[row.position] = card;
    }
    return cards;
  };
}
