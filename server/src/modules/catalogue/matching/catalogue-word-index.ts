import { splitWords } from '@cromia/domain/catalogue/matching/fold';
import { parseSearchQuery, type QueryTerm } from '@cromia/domain/catalogue/matching/parse-search-query';
import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { type Candidates, findCandidates } from './candidates.ts';
import { hasHits, intersectHits } from './clause-hits.ts';
import { createCodeLookup } from './code-lookup.ts';
import { createColorTexts } from './color-texts.ts';
import type { ChangedSerial, MatchedSerial, SearchMatches } from './matched-serial.ts';
import { findNearProducts } from './near-codes.ts';
import { rankCandidates } from './rank.ts';
import { findMissingWords, resolveClauses, type Search } from './resolve-clauses.ts';
import { createSerialTexts, type SlottedSerial } from './serial-texts.ts';
import { collectSpellings, findNearestSpelling, type Spelling } from './spelling.ts';
import { createSynonymFinder, type Synonym } from './synonyms.ts';
import { createWordHits } from './word-hits.ts';

/** Maximum number of terms per search; a term may be a compound of several words. */
const MAX_TERMS = 10;

/** The search text with each missing word replaced by its nearest spelling; null if no word was replaced. */
function correctText(
  text: string,
  missing: ReadonlySet<string>,
  spellings: readonly Spelling[],
  language: ProductLanguage,
): string | null {
  let isChanged = false;
  const pieces = text.split(/(\s+)/).map((piece) => {
    const [word, ...otherWords] = splitWords(piece);
    if (word === undefined || otherWords.length > 0 || !missing.has(word)) return piece;
    const nearest = findNearestSpelling(spellings, word, language);
    isChanged ||= nearest !== undefined;
    return nearest ?? piece;
  });
  return isChanged ? pieces.join('').trim() : null;
}

/**
 * Finds the candidates of a search as typed. If none matches the whole search, also accepts typos in words of the
 * catalogue.
 */
function findMatches<S extends MatchedSerial>(
  terms: readonly QueryTerm[],
  search: Search,
  serials: readonly SlottedSerial<S>[],
  colorTexts: number,
): Candidates<S> {
  const clauses = resolveClauses(terms, search);
  const strict = findCandidates(clauses, serials, colorTexts);
  // If a clause has no hits at all, correcting typos in the other words cannot complete the match.
  if (strict.isFullMatch || !clauses.every(hasHits)) return strict;
  const loose = findCandidates(resolveClauses(terms, { ...search, withTypos: true }), serials, colorTexts);
  return loose.isFullMatch ? loose : strict;
}

/** In-memory word index of a catalogue: finds the serials and colours that match a search. */
export function createCatalogueWordIndex<S extends MatchedSerial>() {
  const serials = createSerialTexts<S>();
  const colors = createColorTexts();
  const words = createWordHits(serials.index, colors.index);
  let codes = createCodeLookup([]);
  let synonyms = createSynonymFinder([]);
  let spellings: readonly Spelling[] | undefined;

  const parse = (text: string) => parseSearchQuery(text, codes).slice(0, MAX_TERMS);
  const listSerials = () => serials.current.map(({ serial }) => serial);

  function startSearch(terms: readonly QueryTerm[]): Search {
    const sources = { words, synonyms, findSerial: serials.findCode, findColor: colors.findCode };
    return { sources, withTypos: false, isAlone: terms.length === 1, checked: new Set() };
  }

  return {
    /** Applies a catalogue change. `changed` lists new and changed serials, `all` every current serial. */
    update(change: {
      changed: readonly ChangedSerial<S>[];
      all: readonly S[];
      synonyms: readonly Synonym[];
    }) {
      serials.update(change.changed, change.all);
      colors.removeUnused(new Set(change.all.flatMap((serial) => serial.colors.map(({ textId }) => textId))));
      codes = createCodeLookup(change.all);
      synonyms = createSynonymFinder(change.synonyms);
      spellings = undefined;
      words.clear();
    },

    /** Returns the id of a colour's text, adding it if new. */
    addColorText: colors.add,

    /** Splits a search into terms; empty for a text without letters or digits. */
    parseTerms: (text: string): QueryTerm[] => parseSearchQuery(text, codes),

    /** Ids of the colour texts whose name or code contains every word of the text, in any language. */
    findColors(text: string): ReadonlySet<number> {
      const terms = parse(text);
      return new Set(intersectHits(resolveClauses(terms, startSearch(terms))).colors.keys());
    },

    find(text: string, language: ProductLanguage): SearchMatches<S> {
      const terms = parse(text);
      const search = startSearch(terms);
      const candidates = findMatches(terms, search, serials.current, colors.size);
      const options = { serials: serials.current.length, language: PRODUCT_LANGUAGES.indexOf(language) };
      const pkg = terms.reduce((typed, term) => (term.kind === 'serial' ? term.pkg : typed), '');
      const matches = rankCandidates(candidates, options).map((result) => ({ ...result, pkg }));
      if (candidates.isFullMatch) return { outcome: 'all', matches, didYouMean: null };
      const missing = findMissingWords(terms, search);
      if (missing.size > 0) spellings ??= collectSpellings(listSerials());
      const didYouMean = correctText(text, missing, spellings ?? [], language);
      return { outcome: matches.length > 0 ? 'closest' : 'none', matches, didYouMean };
    },

    /** Products with the codes nearest to an unknown code; empty if none is near. */
    findNearProducts: (code: DisplayedProductCode): ProductCode[] => findNearProducts(listSerials(), code),
  };
}

export type CatalogueWordIndex<S extends MatchedSerial> = ReturnType<typeof createCatalogueWordIndex<S>>;
