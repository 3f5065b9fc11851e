import { FACET_NAMES, type Facet, findFacetCode, findFacetName } from '@cromia/domain/catalogue/facets';
import type { FacetChoice, FacetCounts } from '@cromia/domain/catalogue/search';
import type { SerialMatch } from '../matching/matched-serial.ts';
import type { IndexedSerial, SearchIndex } from './search-index.ts';

type Found = SerialMatch<IndexedSerial>[];

/** Finds products by the start of serial and colour (section 7), or by words of the colour's name. */
export function matchCodes(
  { serials, words }: SearchIndex,
  {
    serial = '',
    color,
    colorName,
  }: { serial?: string | undefined; color?: string | undefined; colorName?: string | undefined },
): Found {
  const found = serials.filter((each) => each.serial.startsWith(serial));
  if (color === undefined && colorName === undefined)
    return found.map((each) => ({ serial: each, colors: null, pkg: '' }));
  const named = colorName === undefined ? undefined : words.findColors(colorName);
  return found.flatMap((each) => {
    const colors = each.colors.filter(
      (one) => one.color.startsWith(color ?? '') && (named?.has(one.textId) ?? true),
    );
    return colors.length === 0 ? [] : [{ serial: each, colors, pkg: '' }];
  });
}

/** Translates the chosen facet names to codes. */
function codesOf(facets: FacetChoice): { facet: Facet; code: string }[] {
  return FACET_NAMES.flatMap((facet) => {
    const name = facets[facet];
    return name === undefined ? [] : [{ facet, code: findFacetCode(facet, name) ?? '' }];
  });
}

const hasFacet = ({ facets }: IndexedSerial, { facet, code }: { facet: Facet; code: string }) =>
  facets[facet]?.includes(code) ?? false;

/** Finds the serials that match every chosen facet. */
export function matchFacets({ serials }: SearchIndex, facets: FacetChoice): Found {
  const wanted = codesOf(facets);
  return serials
    .filter((serial) => wanted.every((each) => hasFacet(serial, each)))
    .map((serial) => ({ serial, colors: null, pkg: '' }));
}

/** Counts the matching serials by facet and name. A facet's own choice does not narrow its counts. */
export function countFacets({ serials }: SearchIndex, facets: FacetChoice): FacetCounts {
  const wanted = codesOf(facets);
  const countsOf = (counted: Facet) => {
    const counts: Record<string, number> = {};
    const others = wanted.filter(({ facet }) => facet !== counted);
    for (const serial of serials) {
      if (!others.every((each) => hasFacet(serial, each))) continue;
      for (const code of serial.facets[counted] ?? []) {
        const name = findFacetName(counted, code);
        if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
      }
    }
    return counts;
  };
  return {
    area: countsOf('area'),
    typology: countsOf('typology'),
    family: countsOf('family'),
    dilution: countsOf('dilution'),
    drying: countsOf('drying'),
    appMethod: countsOf('appMethod'),
  };
}
