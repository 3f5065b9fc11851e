import type { MatchedSerial } from './matched-serial.ts';
import type { SlottedSerial } from './serial-texts.ts';
import type { UnitHits } from './unit-hits.ts';
import {
  addUnit,
  countUnits,
  getAllUnits,
  lacksUnitOf,
  NO_UNITS,
  type UnitSet,
  uniteUnits,
} from './unit-set.ts';

/** A serial that may be a result of a search. */
export interface Candidate<S extends MatchedSerial> {
  entry: SlottedSerial<S>;
  /** The units that the serial itself matches. */
  own: UnitSet;
  /** The units that the serial matches together with its best colour. */
  withColor: UnitSet;
}

/** The units that serials and colours match. */
export interface MatchedUnits {
  /** Keyed by the serial's slot. */
  ofSerials: ReadonlyMap<number, UnitSet>;
  /** Indexed by the id of the colour's text. */
  ofColors: Int32Array;
}

function matchUnits(units: readonly UnitHits[], colorTexts: number): MatchedUnits {
  const ofSerials = new Map<number, UnitSet>();
  const ofColors = new Int32Array(colorTexts);
  for (const [place, { serials, colors }] of units.entries()) {
    for (const slot of serials.keys()) ofSerials.set(slot, addUnit(ofSerials.get(slot) ?? NO_UNITS, place));
    for (const id of colors.keys()) ofColors[id] = addUnit(ofColors[id] ?? NO_UNITS, place);
  }
  return { ofSerials, ofColors };
}

/** Adds to the units of a serial those of the colour with which it matches most. */
function addBestColor(colorTexts: Int32Array, own: UnitSet, all: UnitSet, ofColors: Int32Array): UnitSet {
  let best = own;
  for (const textId of colorTexts) {
    if (best === all) break;
    const units = ofColors[textId] ?? NO_UNITS;
    if (!lacksUnitOf(best, units)) continue;
    const withColor = uniteUnits(units, own);
    if (countUnits(withColor) > countUnits(best)) best = withColor;
  }
  return best;
}

/** The serials that a search may return. */
export interface Candidates<S extends MatchedSerial> {
  units: readonly UnitHits[];
  candidates: Candidate<S>[];
  /** Whether the candidates match all units. */
  isWhole: boolean;
  matched: MatchedUnits;
}

/** The serials that match all units; if there are none, those that match at least one. */
export function findCandidates<S extends MatchedSerial>(
  units: readonly UnitHits[],
  serials: readonly SlottedSerial<S>[],
  colorTexts: number,
): Candidates<S> {
  const matched = matchUnits(units, colorTexts);
  const { ofSerials, ofColors } = matched;
  const all = getAllUnits(units.length);
  // Colours match few different sets of units, so the colours of most serials need not be read.
  const colorSets = [...new Set(ofColors)];
  const whole: Candidate<S>[] = [];
  const partial: Candidate<S>[] = [];
  for (const entry of serials) {
    const own = ofSerials.get(entry.slot) ?? NO_UNITS;
    const mayImprove = colorSets.some((set) => lacksUnitOf(own, set));
    const withColor = mayImprove ? addBestColor(entry.colorTexts, own, all, ofColors) : own;
    if (withColor === all) whole.push({ entry, own, withColor });
    else if (withColor !== NO_UNITS) partial.push({ entry, own, withColor });
  }
  const isWhole = whole.length > 0;
  return { units, candidates: isWhole ? whole : partial, isWhole, matched };
}
