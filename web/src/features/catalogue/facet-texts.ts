import { FACETS, type Facet } from '@cromia/domain/catalogue/facets';
import type { TextKey } from '../../i18n/keys';

/** Text keys by name; the compiler checks that each exists. */
function texts<const Name extends string, Key extends TextKey>(
  names: readonly Name[],
  keyOf: (name: Name) => Key,
): ReadonlyMap<string, TextKey> {
  return new Map(names.map((name) => [name, keyOf(name)]));
}

const NAMES: Record<Facet, ReadonlyMap<string, TextKey>> = {
  area: texts(Object.values(FACETS.area), (name) => `catalogue:area.${name}`),
  typology: texts(Object.values(FACETS.typology), (name) => `catalogue:typology.${name}`),
  family: texts(Object.values(FACETS.family), (name) => `catalogue:family.${name}`),
  dilution: texts(Object.values(FACETS.dilution), (name) => `catalogue:dilution.${name}`),
  drying: texts(Object.values(FACETS.drying), (name) => `catalogue:drying.${name}`),
  appMethod: texts(Object.values(FACETS.appMethod), (name) => `catalogue:appMethod.${name}`),
};

/** The translation key of a facet's value (section 7 of the contract); undefined for an unknown value. */
export function facetTextKey(facet: Facet, name: string): TextKey | undefined {
  return NAMES[facet].get(name);
}
