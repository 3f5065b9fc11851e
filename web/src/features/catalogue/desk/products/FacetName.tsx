import type { Facet } from '@cromia/domain/catalogue/facets';
import { useTexts } from '../../../../i18n/use-texts';
import { facetTextKey } from '../../facet-texts';

/** The name of a facet's code in the reader's language; the code itself where it is none. */
export function FacetName({
  facet,
  names,
  code,
}: {
  facet: Facet;
  names: Readonly<Record<string, string>>;
  code: string;
}) {
  const { t } = useTexts('catalogue');
  const key = facetTextKey(facet, names[code] ?? code);
  return key === undefined ? code : t(key);
}
