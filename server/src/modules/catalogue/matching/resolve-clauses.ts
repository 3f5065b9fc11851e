import { splitCompound } from '@cromia/domain/catalogue/matching/compounds';
import { foldUmlauts } from '@cromia/domain/catalogue/matching/fold';
import type { QueryTerm } from '@cromia/domain/catalogue/matching/parse-search-query';
import { type ClauseHits, EMPTY_HITS, hasHits, intersectHits, mergeAlternatives } from './clause-hits.ts';
import type { SynonymFinder } from './synonyms.ts';
import type { WordHits } from './word-hits.ts';

/** Weight of a synonym, relative to a word that the user typed. */
const SYNONYM_FACTOR = 0.8;
/** Maximum number of words that one search checks for typos, since each check scans the whole vocabulary. */
const MAX_TYPO_WORDS = 3;
/** Shortest part that a compound is split into. */
const MIN_PART_LENGTH = 4;

/** The indexes in which the terms of a search are looked up. */
export interface TermSources {
  words: WordHits;
  synonyms: SynonymFinder;
  findSerial: (code: string) => ClauseHits;
  findColor: (code: string, isWhole: boolean) => ClauseHits;
}

/** The state of a search whose terms are being looked up. */
export interface Search {
  sources: TermSources;
  /** Whether words that the catalogue contains are checked for typos too. */
  withTypos: boolean;
  /** Whether the search is one word. */
  isAlone: boolean;
  /** Words of this search that have been checked for typos so far. */
  checked: Set<string>;
}

const EXACT = { withTypos: false, isAlone: false };

const findExact = (word: string, { sources }: Search) => sources.words.find({ word, ...EXACT });

function findTypos(word: string, { sources, isAlone, checked }: Search): ClauseHits {
  if (!checked.has(word) && checked.size >= MAX_TYPO_WORDS) return EMPTY_HITS;
  checked.add(word);
  return sources.words.find({ word, withTypos: true, isAlone });
}

/**
 * Hits of a word as typed, or of its corrected forms if it has none. With `withTypos`, a word of the catalogue also
 * matches names that contain a near spelling.
 */
function findTypedWord(word: string, search: Search): ClauseHits {
  const hits = search.sources.words.find({ word, withTypos: false, isAlone: search.isAlone });
  if (!hasHits(hits)) return findTypos(word, search);
  if (!search.withTypos) return hits;
  const loose = findTypos(word, search);
  const nameMatches = [...loose.serials].filter(([, { names }]) => names.some((quality) => quality > 0));
  return mergeAlternatives([
    { hits, factor: 1 },
    { hits: { ...loose, serials: new Map(nameMatches), colors: new Map() }, factor: 1 },
  ]);
}

/** Hits of a phrase, or of one of its synonyms. */
function findPhrase(phrase: readonly string[], meanings: readonly string[][], search: Search): ClauseHits {
  const phraseHits = intersectHits(phrase.map((word) => findTypedWord(word, search)));
  const synonymHits = meanings.map((meaning) =>
    intersectHits(meaning.map((word) => findExact(word, search))),
  );
  return mergeAlternatives([
    { hits: phraseHits, factor: 1 },
    ...synonymHits.map((hits) => ({ hits, factor: SYNONYM_FACTOR })),
  ]);
}

/** Whether two words are one word of the catalogue, written apart. */
function areWrittenApart(word: string, next: string, { sources: { words } }: Search): boolean {
  return words.has(word + next) && !(words.has(word) && words.has(next));
}

/** Clauses of a word: itself, or the parts of a compound that the catalogue lacks. */
function resolveWord(word: string, plain: string, search: Search): ClauseHits[] {
  const { words } = search.sources;
  const parts = hasHits(findExact(word, search))
    ? []
    : splitCompound(plain, (part) => part.length >= MIN_PART_LENGTH && words.hasGerman(part));
  return parts.length > 0
    ? resolveWords(parts, { ...search, isAlone: false })
    : [findTypedWord(word, search)];
}

/** Clauses that start at a position of consecutive words, and the number of words that they consist of. */
function resolveClausesAt(row: readonly string[], position: number, search: Search) {
  const synonym = search.sources.synonyms.findAt(row, position);
  if (synonym) {
    const phrase = row.slice(position, position + synonym.length);
    return { clauses: [findPhrase(phrase, synonym.meanings, search)], length: synonym.length };
  }
  const typed = row[position] ?? '';
  const plain = foldUmlauts(typed);
  const word = hasHits(findExact(typed, search)) || !hasHits(findExact(plain, search)) ? typed : plain;
  const next = row[position + 1];
  if (next !== undefined && areWrittenApart(word, next, search))
    return { clauses: [findExact(word + next, search)], length: 2 };
  return { clauses: resolveWord(word, plain, search), length: 1 };
}

/** Resolves consecutive words into clauses: phrases with synonyms, words written apart, compounds and single words. */
function resolveWords(row: readonly string[], search: Search): ClauseHits[] {
  const clauses: ClauseHits[] = [];
  for (let position = 0; position < row.length; ) {
    const found = resolveClausesAt(row, position, search);
    clauses.push(...found.clauses);
    position += found.length;
  }
  return clauses;
}

/** Resolves the terms of a search into clauses, each with the serials and colours that it matches. */
export function resolveClauses(terms: readonly QueryTerm[], search: Search): ClauseHits[] {
  const clauses: ClauseHits[] = [];
  let row: string[] = [];
  const endRow = () => {
    clauses.push(...resolveWords(row, search));
    row = [];
  };
  for (const term of terms) {
    if (term.kind === 'word') {
      row.push(term.word);
      continue;
    }
    endRow();
    if (term.kind === 'serial') clauses.push(search.sources.findSerial(term.serial));
    else clauses.push(search.sources.findColor(term.color, term.isComplete));
  }
  endRow();
  return clauses;
}

/** Words without hits, synonyms or corrections. Only words that were checked for typos are included. */
export function findMissingWords(terms: readonly QueryTerm[], search: Search): Set<string> {
  const row = terms.flatMap((term) => (term.kind === 'word' ? [term.word] : []));
  const missing = new Set<string>();
  for (let position = 0; position < row.length; position++) {
    const word = row[position] ?? '';
    const synonym = search.sources.synonyms.findAt(row, position);
    if (synonym) position += synonym.length - 1;
    else if (!hasHits(findTypedWord(word, search)) && search.checked.has(word)) missing.add(word);
  }
  return missing;
}
