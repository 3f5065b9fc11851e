import type { Facet } from '@cromia/domain/catalogue/facets';
import { useTexts } from '../../../../i18n/use-texts';
import { getFacetTextKey } from '../../facet-texts';

/** The name of a facet's code in the viewer's language; the code itself if it has no name. */
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
  const key = getFacetTextKey(facet, names[code] ?? code);
  return key === undefined ? code : t(key);
}
