/**
 * A set of the units of one search, which has at most ten: unit 3 is in it if bit 3 is set. It is a number because
 * ranking a search compares tens of thousands of them.
 */
export type UnitSet = number;

export const NO_UNITS: UnitSet = 0;

export function getAllUnits(count: number): UnitSet {
  return (1 << count) - 1;
}

export function addUnit(set: UnitSet, unit: number): UnitSet {
  return set | (1 << unit);
}

export function hasUnit(set: UnitSet, unit: number): boolean {
  return (set & (1 << unit)) !== 0;
}

export function uniteUnits(left: UnitSet, right: UnitSet): UnitSet {
  return left | right;
}

/** Whether the other set has a unit that the set lacks. */
export function lacksUnitOf(set: UnitSet, other: UnitSet): boolean {
  return (other & ~set) !== 0;
}

export function countUnits(set: UnitSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
