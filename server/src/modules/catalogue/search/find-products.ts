import type {
  AdvancedSearch,
  FacetChoice,
  FacetCounts,
  MultiSearch,
  NameSearch,
  NameSearchAnswer,
  ResultColor,
  SearchAnswer,
  SearchOutcome,
  SearchSort,
  SerialColorsQuery,
} from '@cromia/domain/catalogue/search';
import {
  DEFAULT_LANGUAGE,
  type ProductLanguage,
  reduceToLanguage,
  UI_LANGUAGES,
} from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { type Page, toPage } from '@cromia/domain/lists/paging';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import type { SerialMatch as MatchOf, SearchMatches } from '../matching/matched-serial.ts';
import { countFacets, matchCodes, matchFacets } from './code-matching.ts';
import type { SearchCounter } from './search-counts.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import { listSerialResults, type SerialKey, type SerialResultRow } from './search-queries.ts';

/** Cache size in bytes, including answers for earlier states of the catalogue. */
const CACHED_BYTES = 24 * 1024 * 1024;
/** Overhead of a cache entry in bytes, besides its key and body. */
const ENTRY_BYTES = 500;

interface PageOf {
  page: number;
  size: number;
  sort: SearchSort;
  lang?: ProductLanguage | undefined;
}

/** Maximum number of words in one search; nobody types more. */
const MAX_WORDS = 10;

type Match = MatchOf<IndexedSerial>;

/**
 * A serialised answer with the values that the search counter needs. All viewers share it, so it contains no prices.
 */
interface CachedAnswer {
  body: Buffer;
  results: number;
  outcome: SearchOutcome;
}

/** Functions that the route passes to a search. */
export interface SearchCall {
  /** Serialises an answer by the response schema of the route. */
  serialize: (answer: SearchAnswer | NameSearchAnswer) => string;
  /** Runs an uncached search through the limiter of heavy reads. */
  limitRead: <T>(read: () => Promise<T>) => Promise<T>;
}

/**
 * Matches a name or code, best first.
 * @throws Problem SearchFilterRequired; BadRequest if the text has more than `MAX_WORDS` words
 */
export function matchName(
  { words }: SearchIndex,
  text: string,
  language: ProductLanguage = DEFAULT_LANGUAGE,
): SearchMatches<IndexedSerial> {
  const { length } = words.read(text);
  if (length === 0) throw new Problem('SearchFilterRequired');
  if (length > MAX_WORDS) {
    throw new Problem('BadRequest', { errors: [{ path: 'nameCode', code: 'invalidLenght' }] });
  }
  return words.find(text, language);
}

/** The codes of the matching colours. */
function colorsOf({ serial, colors }: Match): string[] {
  return (colors ?? serial.colors).map(({ color }) => color);
}

function resultColors({ brand, colors }: SerialResultRow, lang: ProductLanguage | undefined): ResultColor[] {
  return colors.map(({ color, colorDescription, hex, products }) => ({
    color,
    colorDescription: reduceToLanguage(colorDescription, lang),
    hex,
    products: products.map(({ pkg, tsc, status, inStock, image, imageVersion }) => ({
      pkg,
      brand,
      tsc,
      status,
      inStock,
      ...(image === null ? {} : { image }),
      ...(imageVersion === null ? {} : { imageVersion }),
    })),
  }));
}

function sorted(matches: readonly Match[], sort: SearchSort): readonly Match[] {
  if (sort === 'relevance') return matches;
  const bySerial = matches.toSorted(
    ({ serial: a }, { serial: b }) =>
      compareCodes(a.serial, b.serial) || compareCodes(a.productClass, b.productClass),
  );
  return sort === 'serial,desc' ? bySerial.reverse() : bySerial;
}

/** Compares codes as the database does, by code point. */
function compareCodes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The searches of the catalogue (contract, "Search results"), and the list of a serial's colours. */
export function createCatalogueSearches(db: Database, source: SearchIndexSource, counter: SearchCounter) {
  /** Keyed by catalogue state and query, so a catalogue change invalidates all earlier answers. */
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  });

  async function pageOf(matches: readonly Match[], { sort, lang, ...page }: PageOf): Promise<SearchAnswer> {
    const shown = sorted(matches, sort).slice(page.page * page.size, (page.page + 1) * page.size);
    const rows = await listSerialResults(
      db,
      shown.map((match) => {
        const { productClass, serial } = match.serial;
        return { productClass, serial, colors: colorsOf(match).slice(0, LIMITS.resultColors) };
      }),
    );
    const countOf = new Map(shown.map((match) => [keyOf(match.serial), colorsOf(match).length]));
    const content = rows.map((row) => ({
      productClass: row.productClass,
      serial: row.serial,
      shortDescription: reduceToLanguage(row.shortDescription, lang),
      brand: row.brand,
      colorCount: countOf.get(keyOf(row)) ?? 0,
      packagings: row.packagings,
      colors: resultColors(row, lang),
    }));
    return toPage(content, matches.length, page);
  }

  async function findCached(query: object) {
    const index = await source.current();
    const key = JSON.stringify([index.state, query]);
    return { index, key, known: cache.get(key) };
  }

  /** @param query identifies the answer together with the catalogue state; it must not contain the viewer */
  async function answer(
    query: object,
    make: (index: SearchIndex) => Promise<SearchAnswer | NameSearchAnswer>,
    { serialize, limitRead }: SearchCall,
  ): Promise<CachedAnswer> {
    const { known } = await findCached(query);
    if (known !== undefined) return known;
    return limitRead(async () => {
      // The catalogue and the cache may have changed while the call was queued.
      const { index, key, known: meanwhile } = await findCached(query);
      if (meanwhile !== undefined) return meanwhile;
      const found = await make(index);
      const outcome = 'outcome' in found ? found.outcome : 'all';
      const made = { body: Buffer.from(serialize(found)), results: found.totalElements, outcome };
      const isPastEnd = found.empty && found.number > 0;
      if (!isPastEnd) cache.set(key, made);
      return made;
    });
  }

  return {
    /** Searches by name or code, as JSON. Only the first page is counted as a search. @throws Problem as `matchName` */
    async byName({ nameCode = '', customerCode: _, ...page }: NameSearch, call: SearchCall): Promise<Buffer> {
      const make = async (index: SearchIndex) => {
        const { outcome, matches, didYouMean } = matchName(index, nameCode, page.lang);
        return { ...(await pageOf(matches, page)), outcome, didYouMean };
      };
      const { body, results, outcome } = await answer({ nameCode, ...page }, make, call);
      const language = UI_LANGUAGES.find((each) => each === page.lang) ?? DEFAULT_LANGUAGE;
      if (page.page === 0) counter.search({ text: nameCode, language, results, outcome });
      return body;
    },

    /** Searches by the start of serial and colour, or by a colour's name, as JSON. */
    async byCode({ customerCode: _, ...query }: AdvancedSearch, call: SearchCall): Promise<Buffer> {
      return (await answer(query, (index) => pageOf(matchCodes(index, query), query), call)).body;
    },

    /** Searches by facet names, as JSON. */
    async byFacets({ customerCode: _, ...query }: MultiSearch, call: SearchCall): Promise<Buffer> {
      return (await answer(query, (index) => pageOf(matchFacets(index, query), query), call)).body;
    },

    /** Number of serials per facet name. Only the choices in other facets narrow the counts of a facet. */
    async facetCounts(chosen: FacetChoice): Promise<FacetCounts> {
      return countFacets(await source.current(), chosen);
    },

    /**
     * The colours of a serial that match a search by name or colour; all colours if there is no search.
     * @throws Problem NotFound if the serial has no products on sale; otherwise as `matchName`
     */
    async colorsOf(
      { productClass, serial }: SerialKey,
      { nameCode, color, colorName, lang, ...page }: SerialColorsQuery,
    ): Promise<Page<ResultColor>> {
      const index = await source.current();
      const isThis = (found: SerialKey) => found.serial === serial && found.productClass === productClass;
      if (!index.serials.some(isThis)) throw new Problem('NotFound');
      const matches =
        nameCode === undefined
          ? matchCodes(index, { serial, color, colorName })
          : matchName(index, nameCode, lang).matches;
      const match = matches.find((each) => isThis(each.serial));
      const colors = match === undefined ? [] : colorsOf(match);
      const shown = colors.slice(page.page * page.size, (page.page + 1) * page.size);
      const [row] = await listSerialResults(db, [{ productClass, serial, colors: shown }]);
      return toPage(row === undefined ? [] : resultColors(row, lang), colors.length, page);
    },
  };
}

const keyOf = ({ productClass, serial }: SerialKey): string => `${productClass}/${serial}`;
