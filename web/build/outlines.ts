// Writes the outlines below the map of dealers (docs/decisions/0017-outlines-of-the-map.md):
//   npm run outlines -w web -- <limits_IT_regions.geojson>
// The decision names the source of that file; the countries come from the package world-atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Feature, FeatureCollection, GeometryObject, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import {
  filter,
  filterAttachedWeight,
  planarRingArea,
  planarTriangleArea,
  presimplify,
  simplify,
} from 'topojson-simplify';
import type { Topology } from 'topojson-specification';

type Area = Polygon | MultiPolygon;

const COUNTRIES = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
const OUTLINES = fileURLToPath(new URL('../src/features/dealers/map/outlines.topojson', import.meta.url));

/** ISO 3166-1 numeric codes. */
const ITALY = '380';
const ANTARCTICA = '010';

/** Degree of simplification; areas are in square degrees. */
interface Detail {
  /** Corners with a smaller triangle are removed. */
  corner: number;
  /** Smaller islands are removed; areas that touch another one stay. */
  island: number;
  /** Quantisation steps per coordinate. */
  steps: number;
}
const OF_COUNTRIES: Detail = { corner: 0.003, island: 0.02, steps: 40_000 };
const OF_REGIONS: Detail = { corner: 0.0002, island: 0.0005, steps: 5_000 };
/** Most dealers are in Europe, so an area elsewhere counts as this many times smaller. */
const ELSEWHERE = 100;

function isInEurope([longitude = 0, latitude = 0]: Position): boolean {
  return longitude > -25 && longitude < 45 && latitude > 29 && latitude < 72;
}

/** Weight of an area, by its location. */
function weightOf(area: number, [corner = []]: Position[]): number {
  return isInEurope(corner) ? area : area / ELSEWHERE;
}

function simplified(objects: Record<string, FeatureCollection<Area>>, detail: Detail): Topology {
  const weighed = presimplify(topology(objects, 1e6), (triangle) =>
    weightOf(planarTriangleArea(triangle), triangle),
  );
  const simple = simplify(weighed, detail.corner);
  const isShown = filterAttachedWeight(simple, detail.island, (ring) => weightOf(planarRingArea(ring), ring));
  return quantize(filter(simple, isShown), detail.steps);
}

/** Continues a ring beyond the 180th meridian, instead of jumping to the other edge of the map. */
function unwrapped(ring: Position[]): Position[] {
  const crosses = ring.some(
    ([longitude = 0], index) => Math.abs(longitude - (ring[index - 1]?.[0] ?? longitude)) > 180,
  );
  return crosses
    ? ring.map(([longitude = 0, latitude = 0]) => [longitude < 0 ? longitude + 360 : longitude, latitude])
    : ring;
}

/** The areas without their names. */
function areas(features: readonly Feature<Area>[]): FeatureCollection<Area> {
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const coordinates = polygons.map((rings) => rings.map(unwrapped));
      return { type: 'Feature', properties: null, geometry: { type: 'MultiPolygon', coordinates } };
    }),
  };
}

function readCountries(): Feature<Area>[] {
  const world: Topology = JSON.parse(readFileSync(COUNTRIES, 'utf8'));
  const { countries } = world.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('world-atlas has no countries');
  return feature<GeometryObject>(world, countries).features as Feature<Area>[];
}

const [regionsFile] = process.argv.slice(2);
if (regionsFile === undefined) throw new Error('Name the file of the regions');
const regions: FeatureCollection<Area> = JSON.parse(readFileSync(regionsFile, 'utf8'));
const countries = readCountries().filter(({ id }) => id !== ANTARCTICA);
const outlines = {
  countries: simplified(
    {
      // Drawn below its regions, whose borders are more detailed.
      italy: areas(countries.filter(({ id }) => id === ITALY)),
      countries: areas(countries.filter(({ id }) => id !== ITALY)),
    },
    OF_COUNTRIES,
  ),
  regions: simplified({ regions: areas(regions.features) }, OF_REGIONS),
};
writeFileSync(OUTLINES, JSON.stringify(outlines));
