import type { RefObject } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { FilterChips } from '../../../../ui/list/FilterChips';
import type { SearchNarrowing } from '../../search/search-filters';
import type { ChosenValues } from './FacetPanel';
import { NARROWING_FILTERS, type NarrowingFilter, useFilterTexts } from './filter-values';

interface NarrowingChipsProps {
  narrowing: SearchNarrowing;
  onChange: (chosen: ChosenValues) => void;
  focusAfterLast: RefObject<HTMLElement | null>;
}

/** The filters that narrow the results, each removable. */
export function NarrowingChips({ narrowing, onChange, focusAfterLast }: NarrowingChipsProps) {
  const { t } = useTexts('catalogue');
  const { nameFilter, nameValue } = useFilterTexts();
  const values: { id: NarrowingFilter | 'inStock'; label: string; value: string }[] =
    NARROWING_FILTERS.flatMap((filter) => {
      const value = narrowing[filter];
      return value === undefined
        ? []
        : [{ id: filter, label: nameFilter(filter), value: nameValue(filter, value) }];
    });
  if (narrowing.inStock)
    values.push({ id: 'inStock', label: t('catalogue:results.inStock'), value: t('common:table.yes') });
  return (
    <FilterChips
      filters={values}
      onRemove={(filter) => onChange({ ...narrowing, [filter]: undefined })}
      onClear={() => onChange({})}
      focusAfterLast={focusAfterLast}
    />
  );
}
