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
 * Puts each pin to the first one that stands within `reach` of it, in either direction, where their cluster then stands.
 * Each pin is in exactly one cluster, and no two clusters stand closer than `reach`: each can be pressed by itself. The
 * same pins in the same order always make the same clusters.
 * @param reach in pixels
 */
export function clustersOf(pins: readonly Pin[], reach: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { id, x, y } of pins) {
    const near = clusters.find((one) => Math.abs(one.x - x) < reach && Math.abs(one.y - y) < reach);
    if (near) near.ids.push(id);
    else clusters.push({ x, y, ids: [id] });
  }
  return clusters;
}
