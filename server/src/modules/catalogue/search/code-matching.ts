import { FACET_NAMES, type Facet, facetCode } from '@cromia/domain/catalogue/facets';
import type { Match } from '../matching/matched-serial.ts';
import type { IndexedSerial, SearchIndex } from './search-index.ts';

type Found = Match<IndexedSerial>[];

/** By serial and colour: the beginnings of both (section 7). */
export function matchCodes(
  { serials }: SearchIndex,
  { serial = '', color }: { serial?: string | undefined; color?: string | undefined },
): Found {
  const found = serials.filter((each) => each.serial.startsWith(serial));
  if (color === undefined) return found.map((each) => ({ serial: each, colors: null, pkg: '' }));
  return found.flatMap((each) => {
    const colors = each.colors.filter((one) => one.color.startsWith(color));
    return colors.length === 0 ? [] : [{ serial: each, colors, pkg: '' }];
  });
}

/** By characteristics: every facet that is asked for, by its name. */
export function matchFacets(
  { serials }: SearchIndex,
  facets: { [Name in Facet]?: string | undefined },
): Found {
  const wanted = FACET_NAMES.flatMap((facet) => {
    const name = facets[facet];
    return name === undefined ? [] : [{ facet, code: facetCode(facet, name) ?? '' }];
  });
  return serials
    .filter((serial) => wanted.every(({ facet, code }) => serial.facets[facet]?.includes(code) ?? false))
    .map((serial) => ({ serial, colors: null, pkg: '' }));
}
