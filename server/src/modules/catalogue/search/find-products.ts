import { FACET_NAMES } from '@cromia/domain/catalogue/facets';
import type {
  AdvancedSearch,
  FacetCounts,
  MultiSearch,
  NameSearch,
  NameSearchResponse,
  Narrowing,
  ResultColor,
  SearchResponse,
  SearchSort,
  SerialColorsQuery,
} from '@cromia/domain/catalogue/search';
import { DEFAULT_LANGUAGE, type ProductLanguage, UI_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { type Page, toPage } from '@cromia/domain/lists/paging';
import type { Database } from '../../../platform/database/connection.ts';
import { Problem, rejectLength } from '../../../platform/problem.ts';
import type { SerialMatch as MatchOf, SearchMatches } from '../matching/matched-serial.ts';
import { matchAll, matchCodes } from './code-matching.ts';
import { listMatchColors, narrowMatches } from './narrowing.ts';
import { createResultCards, type ResultCard } from './result-cards.ts';
import type { SearchCounter } from './search-counts.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import type { SerialKey } from './search-queries.ts';

interface PageOptions extends Narrowing {
  page: number;
  size: number;
  sort: SearchSort;
  lang?: ProductLanguage | undefined;
}

/** Maximum number of words in one search; users do not type more. */
const MAX_WORDS = 10;

type Match = MatchOf<IndexedSerial>;

/**
 * Matches a name or code, best first.
 * @throws Problem SearchFilterRequired; BadRequest if the text has more than `MAX_WORDS` words
 */
export function matchName(
  { words }: SearchIndex,
  text: string,
  language: ProductLanguage = DEFAULT_LANGUAGE,
): SearchMatches<IndexedSerial> {
  const { length } = words.parseTerms(text);
  if (length === 0) throw new Problem('SearchFilterRequired');
  if (length > MAX_WORDS) rejectLength('nameCode', 'words', MAX_WORDS);
  return words.find(text, language);
}

function sortMatches(matches: readonly Match[], sort: SearchSort): readonly Match[] {
  if (sort === 'relevance') return matches;
  const ascending = matches.toSorted(
    ({ serial: a }, { serial: b }) =>
      compareCodes(a.serial, b.serial) || compareCodes(a.productClass, b.productClass),
  );
  return sort === 'serial,desc' ? ascending.reverse() : ascending;
}

/** Compares codes as the database does, by code point. */
function compareCodes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The searches of the catalogue (contract, "Search results"), and the list of a serial's colours. */
export function createCatalogueSearches(db: Database, source: SearchIndexSource, counter: SearchCounter) {
  const readCards = createResultCards(db);

  async function composePage(
    found: readonly Match[],
    { sort, lang, page, size, ...narrowing }: PageOptions,
  ): Promise<SearchResponse> {
    const { matches, counts } = narrowMatches(found, narrowing);
    const listed = sortMatches(matches, sort)
      .slice(page * size, (page + 1) * size)
      .map((match) => ({
        serial: match.serial,
        colors: listMatchColors(match, narrowing).map(({ color }) => color),
      }));
    const requested = listed.map(({ serial, colors }) => ({
      serial,
      colors: colors.slice(0, LIMITS.resultColors),
    }));
    const cards = await readCards(requested, lang);
    const content = requested.flatMap(({ colors }, position) => {
      const card = cards[position];
      const colorCount = listed[position]?.colors.length ?? 0;
      return card === undefined ? [] : { ...card, colorCount, colors: pickColors(card, colors) };
    });
    return { ...toPage(content, matches.length, { page, size }), counts };
  }

  return {
    /**
     * Searches by name or code. Only the first page, not narrowed, is counted as a search.
     * @throws Problem as `matchName`
     */
    async searchByName({ nameCode = '', ...page }: NameSearch): Promise<NameSearchResponse> {
      const { outcome, matches, didYouMean } = matchName(await source.current(), nameCode, page.lang);
      const response = { ...(await composePage(matches, page)), outcome, didYouMean };
      const language = UI_LANGUAGES.find((supported) => supported === page.lang) ?? DEFAULT_LANGUAGE;
      if (page.page === 0 && !isNarrowed(page))
        counter.countSearch({ text: nameCode, language, results: response.totalElements, outcome });
      return response;
    },

    /** Searches by the start of serial and colour, or by a colour's name. */
    async searchByCode(query: AdvancedSearch): Promise<SearchResponse> {
      return composePage(matchCodes(await source.current(), query), query);
    },

    /** Searches by characteristics alone. */
    async searchByFacets(query: MultiSearch): Promise<SearchResponse> {
      return composePage(matchAll(await source.current()), query);
    },

    /** Number of serials by the value of each filter. */
    async facetCounts(chosen: Narrowing): Promise<FacetCounts> {
      return narrowMatches(matchAll(await source.current()), chosen).counts;
    },

    /**
     * The colours of a serial that match a search by name or colour; all colours if there is no search.
     * @throws Problem NotFound if the serial has no products on sale; otherwise as `matchName`
     */
    async colorsOf(
      { productClass, serial }: SerialKey,
      { nameCode, color, colorName, packaging, inStock, lang, ...page }: SerialColorsQuery,
    ): Promise<Page<ResultColor>> {
      const index = await source.current();
      const isRequestedSerial = (found: SerialKey) =>
        found.serial === serial && found.productClass === productClass;
      const indexed = index.serials.find(isRequestedSerial);
      if (indexed === undefined) throw new Problem('NotFound');
      const matches =
        nameCode === undefined
          ? matchCodes(index, { serial, color, colorName })
          : matchName(index, nameCode, lang).matches;
      const match = matches.find((candidate) => isRequestedSerial(candidate.serial));
      const colors =
        match === undefined ? [] : listMatchColors(match, { packaging, inStock }).map((found) => found.color);
      const listed = colors.slice(page.page * page.size, (page.page + 1) * page.size);
      const [card] = await readCards([{ serial: indexed, colors: listed }], lang);
      return toPage(card === undefined ? [] : pickColors(card, listed), colors.length, page);
    },
  };
}

/** Whether a search is narrowed by a filter. */
function isNarrowed({ brand, packaging, inStock, ...facets }: Narrowing): boolean {
  return (
    brand !== undefined ||
    packaging !== undefined ||
    inStock === true ||
    FACET_NAMES.some((facet) => facets[facet] !== undefined)
  );
}

/** The colours of a card with the given codes. */
function pickColors({ colors }: ResultCard, codes: readonly string[]): ResultColor[] {
  return codes.flatMap((code) => colors.get(code) ?? []);
}
