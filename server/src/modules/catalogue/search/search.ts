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
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { SerialMatch as MatchOf, SearchMatches } from '../matching/matched-serial.ts';
import { countFacets, matchCodes, matchFacets } from './code-matching.ts';
import type { SearchCounter } from './search-counts.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import { listSerialResults, type SerialKey, type SerialResultRow } from './search-queries.ts';

/** Bytes of answers that are cached, those of earlier states of the catalogue included. */
const CACHED_BYTES = 24 * 1024 * 1024;
/** What an entry of the cache takes beside its key and body. */
const ENTRY_BYTES = 500;

interface PageOf {
  page: number;
  size: number;
  sort: SearchSort;
  lang?: ProductLanguage | undefined;
}

/** Words that one search may have; nobody types more. */
const MAX_WORDS = 10;

type Match = MatchOf<IndexedSerial>;

/** An answer as JSON, the same for every viewer, hence without prices; with what is counted of it. */
interface CachedAnswer {
  body: Buffer;
  results: number;
  outcome: SearchOutcome;
}

/** Functions of the call that a search uses. */
export interface SearchCall {
  /** Writes an answer as JSON, by the response schema of the route. */
  serialize: (answer: SearchAnswer | NameSearchAnswer) => string;
  /** Runs a search that is not cached when it is the caller's turn. */
  limitRead: <T>(read: () => Promise<T>) => Promise<T>;
}

/**
 * What a name or code finds, the best first.
 * @throws Problem SearchFilterRequired, BadRequest for more words than anybody types
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

/** The codes of the colours that match. */
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

/** As the database compares codes, by their letters. */
function compareCodes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The searches of the catalogue (contract, "Search results"), and all colours of one result. */
export function createCatalogueSearches(db: Database, source: SearchIndexSource, counter: SearchCounter) {
  /** By the state of the catalogue and the query: a change of the catalogue finds none of the earlier answers. */
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

  /** @param query identifies the answer, together with the state of the catalogue; it contains no viewer */
  async function answer(
    query: object,
    make: (index: SearchIndex) => Promise<SearchAnswer | NameSearchAnswer>,
    { serialize, limitRead }: SearchCall,
  ): Promise<CachedAnswer> {
    const { known } = await findCached(query);
    if (known !== undefined) return known;
    return limitRead(async () => {
      // The catalogue and the cache may have changed while the call waited.
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
    /** By name or code, as JSON; the first page counts as a search. @throws Problem as `matchName` */
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

    /** By the beginnings of serial and colour, or a colour's name, as JSON. */
    async byCode({ customerCode: _, ...query }: AdvancedSearch, call: SearchCall): Promise<Buffer> {
      return (await answer(query, (index) => pageOf(matchCodes(index, query), query), call)).body;
    },

    /** By characteristics, named by their names, as JSON. */
    async byFacets({ customerCode: _, ...query }: MultiSearch, call: SearchCall): Promise<Buffer> {
      return (await answer(query, (index) => pageOf(matchFacets(index, query), query), call)).body;
    },

    /** The serials that each name of a facet would leave, beside what is chosen of the others. */
    async facetCounts(chosen: FacetChoice): Promise<FacetCounts> {
      return countFacets(await source.current(), chosen);
    },

    /**
     * The colours of a serial that a search by name or by a colour finds; all of them without one.
     * @throws Problem NotFound for a serial that nothing is sold of, and as `matchName`
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
