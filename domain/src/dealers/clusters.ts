/** A pin on a map, in pixels of the map at one zoom level. */
export interface MapPin {
  id: string;
  x: number;
  y: number;
}

/** Pins that are too close to distinguish, displayed as one marker with their number. A single pin also forms a cluster. */
export interface PinCluster {
  x: number;
  y: number;
  ids: string[];
}

/**
 * Assigns each pin to the first cluster within `reach` of it in both directions. Each pin is in exactly one cluster,
 * and no two clusters are closer than `reach`, so each can be tapped. The same pins in the same order always give the
 * same clusters.
 * @param reach in pixels
 */
export function clusterPins(pins: readonly MapPin[], reach: number): PinCluster[] {
  const clusters: PinCluster[] = [];
  for (const { id, x, y } of pins) {
    const near = clusters.find(
      (cluster) => Math.abs(cluster.x - x) < reach && Math.abs(cluster.y - y) < reach,
    );
    if (near) near.ids.push(id);
    else clusters.push({ x, y, ids: [id] });
  }
  return clusters;
}
