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
const COUNTRY_DETAIL: Detail = { corner: 0.003, island: 0.02, steps: 40_000 };
const REGION_DETAIL: Detail = { corner: 0.0002, island: 0.0005, steps: 5_000 };
/** Most dealers are in Europe, so an area elsewhere counts as this many times smaller. */
const NON_EUROPE_DIVISOR = 100;

function isInEurope([longitude = 0, latitude = 0]: Position): boolean {
  return longitude > -25 && longitude < 45 && latitude > 29 && latitude < 72;
}

/** Weights an area by its location. */
function weighArea(area: number, [corner = []]: Position[]): number {
  return isInEurope(corner) ? area : area / NON_EUROPE_DIVISOR;
}

function simplifyOutlines(objects: Record<string, FeatureCollection<Area>>, detail: Detail): Topology {
  const weightedTopology = presimplify(topology(objects, 1e6), (triangle) =>
    weighArea(planarTriangleArea(triangle), triangle),
  );
  const simplifiedTopology = simplify(weightedTopology, detail.corner);
  const isVisible = filterAttachedWeight(simplifiedTopology, detail.island, (ring) =>
    weighArea(planarRingArea(ring), ring),
  );
  return quantize(filter(simplifiedTopology, isVisible), detail.steps);
}

/** Continues a ring beyond the 180th meridian, instead of jumping to the other edge of the map. */
function unwrapRing(ring: Position[]): Position[] {
  const crosses = ring.some(
    ([longitude = 0], index) => Math.abs(longitude - (ring[index - 1]?.[0] ?? longitude)) > 180,
  );
  return crosses
    ? ring.map(([longitude = 0, latitude = 0]) => [longitude < 0 ? longitude + 360 : longitude, latitude])
    : ring;
}

/** Removes the names of areas. */
function toUnnamedAreas(features: readonly Feature<Area>[]): FeatureCollection<Area> {
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const coordinates = polygons.map((rings) => rings.map(unwrapRing));
      return { type: 'Feature', properties: null, geometry: { type: 'MultiPolygon', coordinates } };
    }),
  };
}

function readCountries(): Feature<Area>[] {
  const world: Topology = JSON.parse(readFileSync(COUNTRIES, 'utf8'));
  const { countries } = world.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('Expected countries in world-atlas');
  return feature<GeometryObject>(world, countries).features as Feature<Area>[];
}

const [regionsFile] = process.argv.slice(2);
if (regionsFile === undefined) throw new Error('Missing argument: path of the regions file');
const regions: FeatureCollection<Area> = JSON.parse(readFileSync(regionsFile, 'utf8'));
const countries = readCountries().filter(({ id }) => id !== ANTARCTICA);
const outlines = {
  countries: simplifyOutlines(
    {
      // Drawn below its regions, whose borders are more detailed.
      italy: toUnnamedAreas(countries.filter(({ id }) => id === ITALY)),
      countries: toUnnamedAreas(countries.filter(({ id }) => id !== ITALY)),
    },
    COUNTRY_DETAIL,
  ),
  regions: simplifyOutlines({ regions: toUnnamedAreas(regions.features) }, REGION_DETAIL),
};
writeFileSync(OUTLINES, JSON.stringify(outlines));
