import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import type { Candidate, Candidates, MatchedClauses } from './candidates.ts';
import type { ClauseHits, FieldHits } from './clause-hits.ts';
import { hasClause, uniteClauses } from './clause-set.ts';
import type { MatchedSerial } from './matched-serial.ts';
import type { SlottedSerial } from './serial-texts.ts';

/** Tiers of serials that match a whole search. A higher tier ranks first, regardless of the score. */
const TIERS = {
  /** Matched by an exact code. */
  code: 5,
  /** Matched by the beginning of a code. */
  codeStart: 4,
  /** The name begins with the search. */
  phrase: 3,
  /** The name contains all clauses. */
  name: 2,
  /** Name, colour, brand and description contain all clauses. */
  all: 1,
};
type Tier = keyof typeof TIERS;

/** Weight of a match by field. */
const FIELD_WEIGHTS = { code: 1.2, name: 1, otherName: 0.85, brand: 0.6, color: 0.6, text: 0.3 };
/** Lowest score of a partial match, as a share of the best score. */
const MIN_SCORE_SHARE = 0.5;
/** Highest bonus for a name that contains few words besides the search terms. */
const MAX_COVERAGE_BONUS = 0.2;

/** A serial that matches a search. */
export interface RankedResult<S extends MatchedSerial> {
  serial: S;
  /** The matching colours; null for all. */
  colors: S['colors'][number][] | null;
}

interface Scored<S extends MatchedSerial> extends Candidate<S> {
  tier: Tier;
  score: number;
}

function calculateScore(hits: FieldHits, language: number): number {
  let score = Math.max(
    hits.code * FIELD_WEIGHTS.code,
    hits.brand * FIELD_WEIGHTS.brand,
    hits.text * FIELD_WEIGHTS.text,
  );
  for (let position = 0; position < hits.names.length; position++)
    score = Math.max(
      score,
      (hits.names[position] ?? 0) * (position === language ? FIELD_WEIGHTS.name : FIELD_WEIGHTS.otherName),
    );
  return score;
}

/**
 * Finds the tier of a serial from the clauses that it matches.
 * @returns `language`: index of the language whose name contains all clauses; -1 if there is none
 */
function findTier<S extends MatchedSerial>(
  clauses: readonly ClauseHits[],
  { nameWords }: SlottedSerial<S>,
  hits: readonly (FieldHits | undefined)[],
): { tier: Tier; language: number } {
  if (hits.some((hit) => hit?.code === 1)) return { tier: 'code', language: -1 };
  if (hits.some((hit) => (hit?.code ?? 0) > 0)) return { tier: 'codeStart', language: -1 };
  let nameLanguage = -1;
  for (const language of PRODUCT_LANGUAGES.keys()) {
    if (!hits.every((hit) => (hit?.names[language] ?? 0) > 0)) continue;
    const words = nameWords[language] ?? [];
    if (clauses.every(({ isWord }, position) => isWord?.(words[position] ?? '', language) ?? false))
      return { tier: 'phrase', language };
    if (nameLanguage < 0 || words.length < (nameWords[nameLanguage]?.length ?? 0)) nameLanguage = language;
  }
  return { tier: nameLanguage < 0 ? 'all' : 'name', language: nameLanguage };
}

/**
 * Scores a candidate by how well its fields match.
 * @param weights weight of each clause
 */
function scoreCandidate<S extends MatchedSerial>(
  clauses: readonly ClauseHits[],
  candidate: Candidate<S>,
  language: number,
  weights: readonly number[],
): Scored<S> {
  const { entry, clausesWithColor } = candidate;
  const matched: ClauseHits[] = [];
  const hits: (FieldHits | undefined)[] = [];
  let score = 0;
  for (const [position, clause] of clauses.entries()) {
    if (!hasClause(clausesWithColor, position)) continue;
    const hit = clause.serials.get(entry.slot);
    matched.push(clause);
    hits.push(hit);
    score += (weights[position] ?? 0) * (hit ? calculateScore(hit, language) : FIELD_WEIGHTS.color);
  }
  const { tier, language: nameLanguage } = findTier(matched, entry, hits);
  const words = entry.nameWords[nameLanguage]?.length ?? 0;
  const coverage = words > 0 ? MAX_COVERAGE_BONUS * Math.min(1, matched.length / words) : 0;
  return { ...candidate, tier, score: score + coverage };
}

/** The colours that complete the match of a serial; null if the serial needs none. */
function listColors<S extends MatchedSerial>(
  { entry, ownClauses, clausesWithColor }: Candidate<S>,
  { clausesByColor }: MatchedClauses,
): S['colors'][number][] | null {
  if (ownClauses === clausesWithColor) return null;
  return entry.serial.colors.filter(
    ({ textId }) => uniteClauses(clausesByColor[textId] ?? 0, ownClauses) === clausesWithColor,
  );
}

/** Weight of each clause in a full match, adding up to 1. Clauses that fewer serials match weigh more. */
function weighFullMatch(clauses: readonly ClauseHits[], serials: number): number[] {
  const logs = clauses.map((clause) => Math.log(2 + serials / (1 + clause.serials.size)));
  const sum = logs.reduce((total, log) => total + log, 0);
  return logs.map((log) => log / sum);
}

/** Weight of each clause in a partial match. Clauses that fewer candidates match, including by colour, weigh more. */
function weighPartialMatch<S extends MatchedSerial>(
  clauses: readonly ClauseHits[],
  candidates: readonly Candidate<S>[],
): number[] {
  return clauses.map((_, position) => {
    const matching = candidates.filter(({ clausesWithColor }) =>
      hasClause(clausesWithColor, position),
    ).length;
    return Math.log(1 + candidates.length / Math.max(1, matching));
  });
}

/**
 * Sorts candidates, best first: by tier, then by score. If no serial matches all clauses, returns those that match the
 * most and rarest clauses, preferring matches in the name.
 * @param serials number of serials in the catalogue
 * @param language index of the user's language, which weighs more
 */
export function rankCandidates<S extends MatchedSerial>(
  { clauses, candidates, isFullMatch, matched }: Candidates<S>,
  { serials, language }: { serials: number; language: number },
): RankedResult<S>[] {
  const weights = isFullMatch ? weighFullMatch(clauses, serials) : weighPartialMatch(clauses, candidates);
  const scored = candidates.map((candidate) => scoreCandidate(clauses, candidate, language, weights));
  const minScore = isFullMatch
    ? 0
    : MIN_SCORE_SHARE * scored.reduce((best, { score }) => Math.max(best, score), 0);
  return scored
    .filter(({ score }) => score >= minScore)
    .sort(
      (a, b) =>
        (isFullMatch ? TIERS[b.tier] - TIERS[a.tier] : 0) ||
        b.score - a.score ||
        (a.entry.serial.serial < b.entry.serial.serial ? -1 : 1),
    )
    .map((candidate) => ({ serial: candidate.entry.serial, colors: listColors(candidate, matched) }));
}
