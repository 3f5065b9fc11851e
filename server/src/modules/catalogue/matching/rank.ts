import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';

/** How well a search unit matches each field of a serial, from 0 to 1. */
export interface FieldHits {
  /** In the order of PRODUCT_LANGUAGES. */
  names: number[];
  code: number;
  brand: number;
  text: number;
}

/** The serials and colours that a search unit matches. */
export interface UnitHits {
  /** Keyed by the serial's slot. */
  serials: ReadonlyMap<number, FieldHits>;
  /** Match quality from 0 to 1, keyed by the id of the colour's text. */
  colors: ReadonlyMap<number, number>;
  /** Whether the word itself or an inflected form was found, not only a prefix or a typo. */
  isKnown: boolean;
  /** Whether the unit matches a given word of a name. Absent for codes. */
  isWord?: (nameWord: string, language: number) => boolean;
}

/** A colour of a serial, with the id of its text. */
export interface RankedColor {
  readonly color: string;
  readonly textId: number;
}

export interface RankedSerial<C extends RankedColor = RankedColor> {
  readonly slot: number;
  readonly serial: string;
  readonly colors: readonly C[];
  /** Words of the name without stop words, in the order of PRODUCT_LANGUAGES. */
  readonly nameWords: readonly (readonly string[])[];
}

export interface RankedResults<C extends RankedColor> {
  slot: number;
  /** The matching colours; null for all. */
  colors: C[] | null;
}

const TIER = { code: 5, codeStart: 4, phrase: 3, name: 2, all: 1 };
/** Weight of a match by field. */
const WEIGHT = { code: 1.2, name: 1, otherName: 0.85, brand: 0.6, color: 0.6, text: 0.3 };
/** Lowest score of a partial match, as a share of the best score. */
const CLOSE = 0.5;
/** Highest bonus for a name that contains few words besides the search terms. */
const COVERAGE = 0.2;

export const createNoHits = (): FieldHits => ({
  names: PRODUCT_LANGUAGES.map(() => 0),
  code: 0,
  brand: 0,
  text: 0,
});

/** Merges `other` into `into`, keeping the better quality of each field. */
export function mergeHits(into: FieldHits, other: FieldHits, factor: number): void {
  for (const [place, quality] of other.names.entries())
    into.names[place] = Math.max(into.names[place] ?? 0, quality * factor);
  into.code = Math.max(into.code, other.code * factor);
  into.brand = Math.max(into.brand, other.brand * factor);
  into.text = Math.max(into.text, other.text * factor);
}

const bestOf = ({ names, code, brand, text }: FieldHits) => Math.max(...names, code, brand, text);

/** Combines the hits of two words that must occur together: in one name or brand, or anywhere in the serial. */
export function combineHits(one: FieldHits, other: FieldHits): FieldHits {
  return {
    names: one.names.map((quality, place) => Math.min(quality, other.names[place] ?? 0)),
    code: 0,
    brand: Math.min(one.brand, other.brand),
    text: Math.min(bestOf(one), bestOf(other)),
  };
}

function scoreOf(hits: FieldHits, language: number): number {
  let score = Math.max(hits.code * WEIGHT.code, hits.brand * WEIGHT.brand, hits.text * WEIGHT.text);
  for (const [place, quality] of hits.names.entries())
    score = Math.max(score, quality * (place === language ? WEIGHT.name : WEIGHT.otherName));
  return score;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A bit mask for each colour text, with one bit per unit that matches it. */
function colorMasksOf(units: readonly UnitHits[], colorTexts: number): Int32Array {
  const masks = new Int32Array(colorTexts);
  for (const [place, { colors }] of units.entries())
    for (const id of colors.keys()) masks[id] = (masks[id] ?? 0) | (1 << place);
  return masks;
}

interface Candidate<S> {
  serial: S;
  /** Bit mask of the units that the serial itself matches. */
  mask: number;
  /** Bit mask of the units that the serial matches together with its best colour. */
  whole: number;
}

/** A bit mask for each slot, with one bit per unit that the serial itself matches. */
function masksOf(units: readonly UnitHits[]): Map<number, number> {
  const masks = new Map<number, number>();
  for (const [place, unit] of units.entries())
    for (const slot of unit.serials.keys()) masks.set(slot, (masks.get(slot) ?? 0) | (1 << place));
  return masks;
}

/** Bit mask of the units that a serial matches together with its best colour. */
function wholeMask({ colors }: RankedSerial, mask: number, goal: number, colorMasks: Int32Array): number {
  let whole = mask;
  for (const { textId } of colors) {
    const withColor = (colorMasks[textId] ?? 0) | mask;
    if (withColor === whole || bitsIn(withColor) <= bitsIn(whole)) continue;
    whole = withColor;
    if (whole === goal) break;
  }
  return whole;
}

/** The serials that match all units; if there are none, those that match at least one. */
function candidatesOf<S extends RankedSerial>(
  units: readonly UnitHits[],
  serials: readonly S[],
  colorMasks: Int32Array,
): Candidate<S>[] {
  const masks = masksOf(units);
  const goal = (1 << units.length) - 1;
  // Colours have few distinct masks, so the colours of most serials need not be read.
  const kinds = [...new Set(colorMasks)].filter((kind) => kind !== 0);
  const completable = (mask: number) => kinds.some((kind) => (kind | mask) === goal);
  const all: Candidate<S>[] = [];
  for (const serial of serials) {
    const mask = masks.get(serial.slot) ?? 0;
    if (mask !== goal && !completable(mask)) continue;
    const whole = mask === goal ? goal : wholeMask(serial, mask, goal, colorMasks);
    if (whole === goal) all.push({ serial, mask, whole });
  }
  if (all.length > 0) return all;
  return serials.flatMap((serial) => {
    const mask = masks.get(serial.slot) ?? 0;
    const improves = kinds.some((kind) => (kind | mask) !== mask);
    const whole = improves ? wholeMask(serial, mask, goal, colorMasks) : mask;
    return whole === 0 ? [] : [{ serial, mask, whole }];
  });
}

interface Scored<S> extends Candidate<S> {
  tier: number;
  score: number;
}

/**
 * Ranks how well a serial matches the given units.
 * @returns `language`: index of the language whose name contains all units; -1 if there is none
 */
function tierOf(
  units: readonly UnitHits[],
  serial: RankedSerial,
  hits: readonly (FieldHits | undefined)[],
): { tier: number; language: number } {
  if (hits.some((hit) => hit?.code === 1)) return { tier: TIER.code, language: -1 };
  if (hits.some((hit) => (hit?.code ?? 0) > 0)) return { tier: TIER.codeStart, language: -1 };
  let named = -1;
  for (const language of PRODUCT_LANGUAGES.keys()) {
    if (!hits.every((hit) => (hit?.names[language] ?? 0) > 0)) continue;
    const words = serial.nameWords[language] ?? [];
    if (units.every(({ isWord }, place) => isWord?.(words[place] ?? '', language) ?? false))
      return { tier: TIER.phrase, language };
    if (named < 0 || words.length < (serial.nameWords[named]?.length ?? 0)) named = language;
  }
  return { tier: named < 0 ? TIER.all : TIER.name, language: named };
}

function scored<S extends RankedSerial>(
  units: readonly UnitHits[],
  candidate: Candidate<S>,
  language: number,
  rarity: readonly number[],
): Scored<S> {
  const { serial, whole } = candidate;
  const has = units.filter((_, place) => (whole & (1 << place)) !== 0);
  const hits = has.map(({ serials }) => serials.get(serial.slot));
  const { tier, language: named } = tierOf(has, serial, hits);
  let score = 0;
  for (const [place, unit] of units.entries()) {
    const hit = unit.serials.get(serial.slot);
    const weight = rarity[place] ?? 0;
    if (hit) score += weight * scoreOf(hit, language);
    else if ((whole & (1 << place)) !== 0) score += weight * WEIGHT.color;
  }
  const words = serial.nameWords[named]?.length ?? 0;
  const coverage = words > 0 ? COVERAGE * Math.min(1, has.length / words) : 0;
  return { ...candidate, tier, score: score + coverage };
}

function listedColors<C extends RankedColor>(
  { serial, mask, whole }: Candidate<RankedSerial<C>>,
  colorMasks: Int32Array,
): C[] | null {
  if (mask === whole) return null;
  return serial.colors.filter(({ textId }) => ((colorMasks[textId] ?? 0) | mask) === whole);
}

/** Weight of each unit in a full match, adding up to 1. Units that fewer serials match weigh more. */
function raritiesOf(units: readonly UnitHits[], serials: number): number[] {
  const logs = units.map((unit) => Math.log(2 + serials / (1 + unit.serials.size)));
  const sum = logs.reduce((total, each) => total + each, 0);
  return logs.map((each) => each / sum);
}

/** Weight of each unit in a partial match. Units that fewer candidates match, including by colour, weigh more. */
function weightsOf(units: readonly UnitHits[], candidates: readonly Candidate<unknown>[]): number[] {
  return units.map((_, place) => {
    const having = candidates.filter(({ whole }) => (whole & (1 << place)) !== 0).length;
    return Math.log(1 + candidates.length / Math.max(1, having));
  });
}

/**
 * Serials that match all units, best first: exact code, start of a code, phrase at the start of the name, all words in
 * the name, all words across name, colour, brand and description. If no serial matches all units, returns those that
 * match the most and rarest units, preferring matches in the name.
 * @param language index of the user's language, which weighs more
 */
export function rankSerials<C extends RankedColor>(
  units: readonly UnitHits[],
  serials: readonly RankedSerial<C>[],
  { colorTexts, language }: { colorTexts: number; language: number },
): { isWhole: boolean; found: RankedResults<C>[] } {
  const colorMasks = colorMasksOf(units, colorTexts);
  const candidates = candidatesOf(units, serials, colorMasks);
  const goal = (1 << units.length) - 1;
  const isWhole = candidates.some(({ whole }) => whole === goal);
  const rarity = isWhole ? raritiesOf(units, serials.length) : weightsOf(units, candidates);
  const all = candidates.map((candidate) => scored(units, candidate, language, rarity));
  const least = isWhole ? 0 : CLOSE * all.reduce((best, { score }) => Math.max(best, score), 0);
  const found = all
    .filter(({ score }) => score >= least)
    .sort(
      (a, b) =>
        (isWhole ? b.tier - a.tier : 0) || b.score - a.score || (a.serial.serial < b.serial.serial ? -1 : 1),
    )
    .map((candidate) => ({ slot: candidate.serial.slot, colors: listedColors(candidate, colorMasks) }));
  return { isWhole, found };
}
