import { Decimal } from 'decimal.js';
import {
  getMostPoints,
  isNeverExempt,
  TRANSPORT_LIMIT,
  type Transport,
  type TransportLine,
} from './calculate-transport.ts';

/** The packages of one line in a load. */
export interface LoadedLine {
  line: TransportLine;
  packages: number;
}

/** One transport of a split load. */
export interface Load {
  lines: LoadedLine[];
  points: number;
}

/** A load split into transports that are each within the exemption. */
export interface LoadSplit {
  loads: Load[];
  /** Goods that no split makes exempt: of transport category 0, or too many points in the smallest part. */
  notExempt: TransportLine[];
}

/** The number of packages of a line, and the number by which it can be divided. */
export interface PackageCount {
  packages: number;
  multiplier: number;
}

interface Part {
  line: TransportLine;
  /** Packages left to load. */
  packages: number;
  /** Packages that stay together. */
  step: number;
  pointsPerPackage: Decimal;
}

/** Loads as many packages of a part as still fit. @returns the loaded line; undefined if none fits */
function fill(part: Part, free: Decimal): (LoadedLine & { points: Decimal }) | undefined {
  const perStep = part.pointsPerPackage.times(part.step);
  const steps = Decimal.min(free.div(perStep).floor(), Math.ceil(part.packages / part.step));
  const packages = Math.min(part.packages, steps.toNumber() * part.step);
  if (packages <= 0) return undefined;
  part.packages -= packages;
  return { line: part.line, packages, points: part.pointsPerPackage.times(packages) };
}

/**
 * Splits a load that exceeds the exemption into transports that do not: each is filled line by line, starting with those
 * of the most points per package, and lines are divided by their multiplier. Limited quantities and goods without points
 * travel in any of them, and are left out. Liquids in kg without specific weight count the most points that they may have.
 * @param count the packages of a line, and the multiplier by which the product is ordered
 */
export function splitLoad(
  { lines }: Pick<Transport, 'lines'>,
  count: (line: TransportLine) => PackageCount,
): LoadSplit {
  const limit = new Decimal(TRANSPORT_LIMIT);
  const notExempt: TransportLine[] = [];
  const parts = lines.flatMap((line): Part[] => {
    const { packages, multiplier } = count(line);
    const pointsPerPackage = getMostPoints(line).div(packages);
    const isTooLarge = pointsPerPackage.times(Math.min(multiplier, packages)).gt(limit);
    if (isNeverExempt(line) || isTooLarge) {
      notExempt.push(line);
      return [];
    }
    return line.points === 0
      ? []
      : [{ line, packages, step: Math.min(multiplier, packages), pointsPerPackage }];
  });
  parts.sort((a, b) => b.pointsPerPackage.times(b.step).cmp(a.pointsPerPackage.times(a.step)));
  const loads: Load[] = [];
  while (parts.some(({ packages }) => packages > 0)) {
    const loaded: LoadedLine[] = [];
    let points = new Decimal(0);
    for (const part of parts) {
      const filled = fill(part, limit.minus(points));
      if (filled === undefined) continue;
      points = points.plus(filled.points);
      loaded.push({ line: filled.line, packages: filled.packages });
    }
    loads.push({ lines: loaded, points: points.toDecimalPlaces(3).toNumber() });
  }
  return { loads, notExempt };
}
