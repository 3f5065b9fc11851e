/** A pin of a map, in the map's own pixels at one zoom. */
export interface Pin {
  id: string;
  x: number;
  y: number;
}

/** Pins too close to be told apart, shown as one with their number; alone, a pin is a cluster of itself. */
export interface Cluster {
  x: number;
  y: number;
  ids: string[];
}

/**
 * Puts pins that lie within a cell of a grid together, at the middle of them. Each pin is in exactly one cluster; the
 * same pins always make the same clusters.
 * @param cell side of a cell, in pixels
 */
export function clustersOf(pins: readonly Pin[], cell: number): Cluster[] {
  const cells = new Map<string, Pin[]>();
  for (const pin of pins) {
    const key = `${Math.floor(pin.x / cell)}:${Math.floor(pin.y / cell)}`;
    const others = cells.get(key);
    if (others) others.push(pin);
    else cells.set(key, [pin]);
  }
  return [...cells.values()].map((together) => ({
    x: together.reduce((sum, { x }) => sum + x, 0) / together.length,
    y: together.reduce((sum, { y }) => sum + y, 0) / together.length,
    ids: together.map(({ id }) => id),
  }));
}
