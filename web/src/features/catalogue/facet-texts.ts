import { FACETS, type Facet } from '@cromia/domain/catalogue/facets';
import type { TextKey } from '../../i18n/keys';

/** Maps names to text keys; the compiler checks that every key exists. */
function mapTextKeys<const Name extends string, Key extends TextKey>(
  names: readonly Name[],
  toTextKey: (name: Name) => Key,
): ReadonlyMap<string, TextKey> {
  return new Map(names.map((name) => [name, toTextKey(name)]));
}

const NAMES: Record<Facet, ReadonlyMap<string, TextKey>> = {
  area: mapTextKeys(Object.values(FACETS.area), (name) => `catalogue:area.${name}`),
  typology: mapTextKeys(Object.values(FACETS.typology), (name) => `catalogue:typology.${name}`),
  family: mapTextKeys(Object.values(FACETS.family), (name) => `catalogue:family.${name}`),
  dilution: mapTextKeys(Object.values(FACETS.dilution), (name) => `catalogue:dilution.${name}`),
  drying: mapTextKeys(Object.values(FACETS.drying), (name) => `catalogue:drying.${name}`),
  appMethod: mapTextKeys(Object.values(FACETS.appMethod), (name) => `catalogue:appMethod.${name}`),
};

/** The translation key of a facet's value (section 7 of the contract); undefined for an unknown value. */
export function getFacetTextKey(facet: Facet, name: string): TextKey | undefined {
  return NAMES[facet].get(name);
}
