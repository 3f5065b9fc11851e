import { FACET_NAMES, type Facet } from '@cromia/domain/catalogue/facets';
import type { FacetCounts } from '@cromia/domain/catalogue/search';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { getFacetTextKey } from '../../facet-texts';

/** The filters of which one value can be chosen, in the order in which the page shows them. */
export const NARROWING_FILTERS = ['area', 'brand', 'packaging', ...FACET_NAMES.slice(1)] as const;
export type NarrowingFilter = (typeof NARROWING_FILTERS)[number];

/** A value of a filter, with the number of serials that it leaves. */
export interface FilterValue {
  value: string;
  label: string;
  count: number;
}

const isFacet = (filter: string): filter is Facet => FACET_NAMES.some((facet) => facet === filter);

/** The number and unit of a content such as `25 kg`. */
function parseContent(content: string): { qta: number; um: string } {
  const [qta = '', um = ''] = content.split(' ');
  return { qta: Number.parseFloat(qta), um };
}

/** Functions that name filters and their values in the user's language. */
export function useFilterTexts() {
  const { t, language } = useTexts('catalogue');
  const { quantity } = useFormats();

  const nameFilter = (filter: NarrowingFilter): string => {
    if (isFacet(filter)) return t(`catalogue:facet.${filter}`);
    return t(filter === 'brand' ? 'catalogue:facet.brand' : 'catalogue:detail.packaging');
  };

  const nameValue = (filter: NarrowingFilter, value: string): string => {
    if (filter === 'packaging') {
      const { qta, um } = parseContent(value);
      return quantity(qta, um);
    }
    const text = isFacet(filter) ? getFacetTextKey(filter, value) : undefined;
    return text === undefined ? value : t(text);
  };

  /** The values that still match: packagings by size, others by their number of serials. */
  const listValues = (filter: NarrowingFilter, counts: FacetCounts): FilterValue[] => {
    const collator = new Intl.Collator(language);
    const values = Object.entries(counts[filter]).map(([value, count]) => ({
      value,
      label: nameValue(filter, value),
      count,
    }));
    if (filter !== 'packaging')
      return values.sort((a, b) => b.count - a.count || collator.compare(a.label, b.label));
    return values.sort((a, b) => {
      const [first, second] = [parseContent(a.value), parseContent(b.value)];
      return collator.compare(first.um, second.um) || first.qta - second.qta;
    });
  };

  return { nameFilter, nameValue, listValues };
}
