import { readFileSync } from 'node:fs';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { buildDemoDealers } from '../../server/demo/people/dealers.ts';

const text = readFileSync(new URL('../src/features/dealers/map/outlines.topojson', import.meta.url), 'utf8');
const topologies: Record<'countries' | 'regions', Topology<Objects>> = JSON.parse(text);

function listPolygons(topology: Topology<Objects>, name: string): Position[][][] {
  const object = topology.objects[name];
  if (object?.type !== 'GeometryCollection') throw new Error(`Expected ${name} in the topology`);
  return feature(topology, object).features.flatMap(({ geometry }: Feature) => {
    const { type, coordinates } = geometry as Polygon | MultiPolygon;
    return type === 'Polygon' ? [coordinates] : coordinates;
  });
}

const COUNTRIES = listPolygons(topologies.countries, 'countries');
const REGIONS = listPolygons(topologies.regions, 'regions');

/** Whether a ray from the place to the east crosses a ring an odd number of times. */
function isInRing([longitude = 0, latitude = 0]: Position, ring: Position[]): boolean {
  let isInside = false;
  ring.forEach(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? [];
    if (y > latitude === fromY > latitude) return;
    if (longitude < x + ((fromX - x) * (latitude - y)) / (fromY - y)) isInside = !isInside;
  });
  return isInside;
}

const isOnLand = (polygons: Position[][][], place: Position) =>
  polygons.some((rings) => rings.filter((ring) => isInRing(place, ring)).length % 2 === 1);

/** About 3 km, in degrees of latitude. */
const COAST_DEGREES = 0.027;
const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180);

/** Whether a place is on land or close to the coast, where simplified outlines may leave it in the water. */
function isNearLand(polygons: Position[][][], [longitude = 0, latitude = 0]: Position): boolean {
  const places = DIRECTIONS.map((angle) => [
    longitude + (COAST_DEGREES * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
    latitude + COAST_DEGREES * Math.sin(angle),
  ]);
  return [[longitude, latitude], ...places].some((place) => isOnLand(polygons, place));
}

describe('the outlines of the dealer map', () => {
  it('are under 150 KB', () => expect(text.length).toBeLessThan(150_000));

  it('have a region under every demo dealer', () => {
    const dealers = buildDemoDealers();
    expect(dealers.length).toBeGreaterThan(50);
    const dealersInTheSea = dealers.filter(
      ({ longitude, latitude }) => !isNearLand(REGIONS, [longitude, latitude]),
    );
    expect(dealersInTheSea.map(({ businessName }) => businessName)).toEqual([]);
  });

  it.each([
    ['Palermo', REGIONS, [13.361, 38.116]],
    ['Cagliari', REGIONS, [9.11, 39.215]],
    ['Elba', REGIONS, [10.24, 42.78]],
    ['Corsica', COUNTRIES, [9.15, 42.3]],
    ['Crete', COUNTRIES, [24.9, 35.25]],
    ['Great Britain', COUNTRIES, [-1.5, 52.5]],
    ['Ireland', COUNTRIES, [-7.6, 53.3]],
    ['Cyprus', COUNTRIES, [33.2, 35]],
    ['Malta', COUNTRIES, [14.42, 35.89]],
    ['Majorca', COUNTRIES, [3, 39.6]],
    ['Chukotka, beyond the 180th meridian', COUNTRIES, [-175, 66.5]],
  ])('show %s', (_name, polygons, place) => expect(isOnLand(polygons, place)).toBe(true));

  it('do not cover the sea', () => {
    for (const place of [
      [11.5, 40.2],
      [16, 43],
      [-30, 66],
      [100, 78],
    ])
      expect(isOnLand([...COUNTRIES, ...REGIONS], place)).toBe(false);
  });
});
