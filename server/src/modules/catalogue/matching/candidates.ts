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
  ownUnits: UnitSet;
  /** The units that the serial matches together with its best colour. */
  unitsWithColor: UnitSet;
}

/** The units that serials and colours match. */
export interface MatchedUnits {
  /** Keyed by the serial's slot. */
  unitsBySerial: ReadonlyMap<number, UnitSet>;
  /** Indexed by the id of the colour's text. */
  unitsByColor: Int32Array;
}

function matchUnits(units: readonly UnitHits[], colorTexts: number): MatchedUnits {
  const unitsBySerial = new Map<number, UnitSet>();
  const unitsByColor = new Int32Array(colorTexts);
  for (const [position, { serials, colors }] of units.entries()) {
    for (const slot of serials.keys())
      unitsBySerial.set(slot, addUnit(unitsBySerial.get(slot) ?? NO_UNITS, position));
    for (const id of colors.keys()) unitsByColor[id] = addUnit(unitsByColor[id] ?? NO_UNITS, position);
  }
  return { unitsBySerial, unitsByColor };
}

/** Adds to the units of a serial those of the colour with which it matches most. */
function addBestColor(
  colorTexts: Int32Array,
  ownUnits: UnitSet,
  allUnits: UnitSet,
  unitsByColor: Int32Array,
): UnitSet {
  let best = ownUnits;
  for (const textId of colorTexts) {
    if (best === allUnits) break;
    const units = unitsByColor[textId] ?? NO_UNITS;
    if (!lacksUnitOf(best, units)) continue;
    const unitsWithColor = uniteUnits(units, ownUnits);
    if (countUnits(unitsWithColor) > countUnits(best)) best = unitsWithColor;
  }
  return best;
}

/** The serials that a search may return. */
export interface Candidates<S extends MatchedSerial> {
  units: readonly UnitHits[];
  candidates: Candidate<S>[];
  /** Whether the candidates match all units. */
  isFullMatch: boolean;
  matched: MatchedUnits;
}

/** The serials that match all units; if there are none, those that match at least one. */
export function findCandidates<S extends MatchedSerial>(
  units: readonly UnitHits[],
  serials: readonly SlottedSerial<S>[],
  colorTexts: number,
): Candidates<S> {
  const matched = matchUnits(units, colorTexts);
  const { unitsBySerial, unitsByColor } = matched;
  const allUnits = getAllUnits(units.length);
  // Colours match only a few different sets of units, so most serials need no check of their colours.
  const colorSets = [...new Set(unitsByColor)];
  const full: Candidate<S>[] = [];
  const partial: Candidate<S>[] = [];
  for (const entry of serials) {
    const ownUnits = unitsBySerial.get(entry.slot) ?? NO_UNITS;
    const canImprove = colorSets.some((set) => lacksUnitOf(ownUnits, set));
    const unitsWithColor = canImprove
      ? addBestColor(entry.colorTexts, ownUnits, allUnits, unitsByColor)
      : ownUnits;
    if (unitsWithColor === allUnits) full.push({ entry, ownUnits, unitsWithColor });
    else if (unitsWithColor !== NO_UNITS) partial.push({ entry, ownUnits, unitsWithColor });
  }
  const isFullMatch = full.length > 0;
  return { units, candidates: isFullMatch ? full : partial, isFullMatch, matched };
}
