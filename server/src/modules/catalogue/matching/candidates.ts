import type { ClauseHits } from './clause-hits.ts';
import {
  addClause,
  type ClauseSet,
  countClauses,
  getAllClauses,
  lacksClauseOf,
  NO_CLAUSES,
  uniteClauses,
} from './clause-set.ts';
import type { MatchedSerial } from './matched-serial.ts';
import type { SlottedSerial } from './serial-texts.ts';

/** A serial that may be a result of a search. */
export interface Candidate<S extends MatchedSerial> {
  entry: SlottedSerial<S>;
  /** The clauses that the serial itself matches. */
  ownClauses: ClauseSet;
  /** The clauses that the serial matches together with its best colour. */
  clausesWithColor: ClauseSet;
}

/** The clauses that serials and colours match. */
export interface MatchedClauses {
  /** Keyed by the index of the serial in the search index. */
  clausesBySerial: ReadonlyMap<number, ClauseSet>;
  /** Indexed by the id of the colour's text. */
  clausesByColor: Int32Array;
}

function matchClauses(clauses: readonly ClauseHits[], colorTexts: number): MatchedClauses {
  const clausesBySerial = new Map<number, ClauseSet>();
  const clausesByColor = new Int32Array(colorTexts);
  for (const [position, { serials, colors }] of clauses.entries()) {
    for (const slot of serials.keys())
      clausesBySerial.set(slot, addClause(clausesBySerial.get(slot) ?? NO_CLAUSES, position));
    for (const id of colors.keys())
      clausesByColor[id] = addClause(clausesByColor[id] ?? NO_CLAUSES, position);
  }
  return { clausesBySerial, clausesByColor };
}

/** Adds to the clauses of a serial those of the colour with which it matches most. */
function addBestColor(
  colorTexts: Int32Array,
  ownClauses: ClauseSet,
  allClauses: ClauseSet,
  clausesByColor: Int32Array,
): ClauseSet {
  let best = ownClauses;
  for (const textId of colorTexts) {
    if (best === allClauses) break;
    const clauses = clausesByColor[textId] ?? NO_CLAUSES;
    if (!lacksClauseOf(best, clauses)) continue;
    const clausesWithColor = uniteClauses(clauses, ownClauses);
    if (countClauses(clausesWithColor) > countClauses(best)) best = clausesWithColor;
  }
  return best;
}

/** The serials that a search may return. */
export interface Candidates<S extends MatchedSerial> {
  clauses: readonly ClauseHits[];
  candidates: Candidate<S>[];
  /** Whether the candidates match all clauses. */
  isFullMatch: boolean;
  matched: MatchedClauses;
}

/** The serials that match all clauses; if there are none, those that match at least one. */
export function findCandidates<S extends MatchedSerial>(
  clauses: readonly ClauseHits[],
  serials: readonly SlottedSerial<S>[],
  colorTexts: number,
): Candidates<S> {
  const matched = matchClauses(clauses, colorTexts);
  const { clausesBySerial, clausesByColor } = matched;
  const allClauses = getAllClauses(clauses.length);
  // Colours match only a few different sets of clauses, so most serials need no check of their colours.
  const colorSets = [...new Set(clausesByColor)];
  const full: Candidate<S>[] = [];
  const partial: Candidate<S>[] = [];
  for (const entry of serials) {
    const ownClauses = clausesBySerial.get(entry.slot) ?? NO_CLAUSES;
    const canImprove = colorSets.some((set) => lacksClauseOf(ownClauses, set));
    const clausesWithColor = canImprove
      ? addBestColor(entry.colorTexts, ownClauses, allClauses, clausesByColor)
      : ownClauses;
    if (clausesWithColor === allClauses) full.push({ entry, ownClauses, clausesWithColor });
    else if (clausesWithColor !== NO_CLAUSES) partial.push({ entry, ownClauses, clausesWithColor });
  }
  const isFullMatch = full.length > 0;
  return { clauses, candidates: isFullMatch ? full : partial, isFullMatch, matched };
}
