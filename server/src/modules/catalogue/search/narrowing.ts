import { FACET_NAMES, type Facet, findFacetCode, findFacetName } from '@cromia/domain/catalogue/facets';
import type { FacetCounts, Narrowing, PackageFilters } from '@cromia/domain/catalogue/search';
import type { SerialMatch } from '../matching/matched-serial.ts';
import {
  type IndexedColor,
  type IndexedPackages,
  type IndexedSerial,
  uniteColorPackages,
} from './search-index.ts';

type Match = SerialMatch<IndexedSerial>;

/** A chosen value of a filter on serials. */
interface SerialChoice {
  filter: Facet | 'brand';
  code: string;
}

/** The chosen values, facet names as codes. */
function listSerialChoices({ brand, ...names }: Narrowing): SerialChoice[] {
  const facets = FACET_NAMES.flatMap((filter) => {
    const name = names[filter];
    return name === undefined ? [] : [{ filter, code: findFacetCode(filter, name) ?? '' }];
  });
  return brand === undefined ? facets : [...facets, { filter: 'brand', code: brand }];
}

function hasChoice({ facets, brand }: IndexedSerial, { filter, code }: SerialChoice): boolean {
  return filter === 'brand' ? brand === code : (facets[filter]?.includes(code) ?? false);
}

/** Whether one of the packages passes the filters. */
function hasPackage(packages: IndexedPackages, { packaging, inStock }: PackageFilters): boolean {
  const contents = inStock ? packages.stockedContents : packages.contents;
  return packaging === undefined ? contents.length > 0 : contents.includes(packaging);
}

/** The colours of a match with a package that passes the filters. */
export function listMatchColors({ serial, colors }: Match, filters: PackageFilters): readonly IndexedColor[] {
  const matching = colors ?? serial.colors;
  if (filters.packaging === undefined && !filters.inStock) return matching;
  return matching.filter(({ packages }) => hasPackage(packages, filters));
}

function countCodes(counts: Map<string, number>, codes: readonly string[]): void {
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
}

/** Converts counts by code to counts by name. Codes without a name are left out. */
function toCountsByName(counts: ReadonlyMap<string, number>, findName: (code: string) => string | undefined) {
  return Object.fromEntries(
    [...counts].flatMap(([code, count]) => {
      const name = findName(code);
      return name === undefined ? [] : [[name, count] as const];
    }),
  );
}

/** Counts the serials that pass all filters but at most one by the values of that one. */
function createFacetCounter({ packaging, inStock }: PackageFilters) {
  const byFilter = new Map<SerialChoice['filter'], Map<string, number>>();
  for (const filter of [...FACET_NAMES, 'brand'] as const) byFilter.set(filter, new Map<string, number>());
  const byContent = new Map<string, number>();
  let stocked = 0;

  return {
    /** Counts a serial in one filter on serials, or in all. */
    countSerial({ facets, brand }: IndexedSerial, only?: SerialChoice['filter']): void {
      for (const [filter, counts] of byFilter)
        if (only === undefined || only === filter)
          countCodes(counts, filter === 'brand' ? [brand] : (facets[filter] ?? []));
    },

    countPackages(packages: IndexedPackages): void {
      countCodes(byContent, inStock ? packages.stockedContents : packages.contents);
      if (hasPackage(packages, { packaging, inStock: true })) stocked++;
    },

    toCounts(): FacetCounts {
      const toNames = (facet: Facet) =>
        toCountsByName(byFilter.get(facet) ?? new Map(), (code) => findFacetName(facet, code));
      return {
        area: toNames('area'),
        typology: toNames('typology'),
        family: toNames('family'),
        dilution: toNames('dilution'),
        drying: toNames('drying'),
        appMethod: toNames('appMethod'),
        brand: Object.fromEntries(byFilter.get('brand') ?? []),
        packaging: Object.fromEntries(byContent),
        inStock: stocked,
      };
    },
  };
}

/** Narrows matches by the chosen filters, and counts the serials by the value of each filter. */
export function narrowMatches(
  matches: readonly Match[],
  narrowing: Narrowing,
): { matches: readonly Match[]; counts: FacetCounts } {
  const choices = listSerialChoices(narrowing);
  const counter = createFacetCounter(narrowing);
  const narrowed = matches.filter(({ serial, colors }) => {
    const failed = choices.filter((choice) => !hasChoice(serial, choice));
    if (failed.length > 1) return false;
    const packages = colors === null ? serial.packages : uniteColorPackages(colors);
    const isPackaged = hasPackage(packages, narrowing);
    if (failed.length === 0) counter.countPackages(packages);
    if (isPackaged) counter.countSerial(serial, failed[0]?.filter);
    return isPackaged && failed.length === 0;
  });
  return { matches: narrowed, counts: counter.toCounts() };
}
