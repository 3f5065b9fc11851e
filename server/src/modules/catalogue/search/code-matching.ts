import { FACET_NAMES, type Facet, findFacetCode, findFacetName } from '@cromia/domain/catalogue/facets';
import type { FacetChoice, FacetCounts } from '@cromia/domain/catalogue/search';
import type { SerialMatch } from '../matching/matched-serial.ts';
import type { IndexedSerial, SearchIndex } from './search-index.ts';

type SerialMatches = SerialMatch<IndexedSerial>[];

/** Finds products by the start of serial and colour (section 7), or by words of the colour's name. */
export function matchCodes(
  { serials, words }: SearchIndex,
  {
    serial = '',
    color,
    colorName,
  }: { serial?: string | undefined; color?: string | undefined; colorName?: string | undefined },
): SerialMatches {
  const found = serials.filter((indexed) => indexed.serial.startsWith(serial));
  if (color === undefined && colorName === undefined)
    return found.map((indexed) => ({ serial: indexed, colors: null, pkg: '' }));
  const colorTexts = colorName === undefined ? undefined : words.findColors(colorName);
  return found.flatMap((indexed) => {
    const colors = indexed.colors.filter(
      ({ color: code, textId }) => code.startsWith(color ?? '') && (colorTexts?.has(textId) ?? true),
    );
    return colors.length === 0 ? [] : [{ serial: indexed, colors, pkg: '' }];
  });
}

/** Translates the chosen facet names to codes. */
function toFacetCodes(facets: FacetChoice): { facet: Facet; code: string }[] {
  return FACET_NAMES.flatMap((facet) => {
    const name = facets[facet];
    return name === undefined ? [] : [{ facet, code: findFacetCode(facet, name) ?? '' }];
  });
}

const hasFacet = ({ facets }: IndexedSerial, { facet, code }: { facet: Facet; code: string }) =>
  facets[facet]?.includes(code) ?? false;

/** Finds the serials that match every chosen facet. */
export function matchFacets({ serials }: SearchIndex, facets: FacetChoice): SerialMatches {
  const selected = toFacetCodes(facets);
  return serials
    .filter((serial) => selected.every((choice) => hasFacet(serial, choice)))
    .map((serial) => ({ serial, colors: null, pkg: '' }));
}

/** Counts the matching serials by facet and name. The choice in a facet does not narrow the counts of this facet. */
export function countFacets({ serials }: SearchIndex, facets: FacetChoice): FacetCounts {
  const selected = toFacetCodes(facets);
  const countValues = (counted: Facet) => {
    const counts: Record<string, number> = {};
    const otherFacets = selected.filter(({ facet }) => facet !== counted);
    for (const serial of serials) {
      if (!otherFacets.every((choice) => hasFacet(serial, choice))) continue;
      for (const code of serial.facets[counted] ?? []) {
        const name = findFacetName(counted, code);
        if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
      }
    }
    return counts;
  };
  return {
    area: countValues('area'),
    typology: countValues('typology'),
    family: countValues('family'),
    dilution: countValues('dilution'),
    drying: countValues('drying'),
    appMethod: countValues('appMethod'),
  };
}
