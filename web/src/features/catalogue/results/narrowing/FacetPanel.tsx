import type { FacetCounts } from '@cromia/domain/catalogue/search';
import { Button, Radio } from '@mantine/core';
import { useId, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { SearchNarrowing } from '../../search/search-filters';
import { type FilterValue, NARROWING_FILTERS, type NarrowingFilter, useFilterTexts } from './filter-values';
import classes from './narrowing.module.css';

/** Values of a filter before it unfolds. */
const MAX_VALUES = 6;

/** Chosen values by filter; undefined for none. */
export type ChosenValues = { [Filter in NarrowingFilter]?: string | undefined } & {
  inStock?: boolean | undefined;
};

interface FilterGroupProps {
  label: string;
  values: readonly FilterValue[];
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** The values of one filter, of which one can be chosen. */
function FilterGroup({ label, values, chosen, onChoose }: FilterGroupProps) {
  const { t } = useTexts('catalogue');
  const [isUnfolded, setUnfolded] = useState(false);
  const name = useId();
  const visible = values.filter(({ value }, index) => isUnfolded || index < MAX_VALUES || value === chosen);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.groupName}>{label}</legend>
      <Radio
        size="sm"
        color="gray"
        name={name}
        checked={chosen === undefined}
        onChange={() => onChoose(undefined)}
        label={t('catalogue:search.any')}
      />
      {visible.map(({ value, label: text, count }) => (
        <Radio
          key={value}
          size="sm"
          name={name}
          classNames={{ body: classes.value ?? '', labelWrapper: classes.valueLabel ?? '' }}
          checked={value === chosen}
          onChange={() => onChoose(value)}
          label={
            <span className={classes.counted}>
              {text} <span className={classes.count}>{count}</span>
            </span>
          }
        />
      ))}
      {values.length > visible.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.unfold ?? ''}
          onClick={() => setUnfolded(true)}
        >
          {t('catalogue:results.moreValues', { count: values.length - visible.length })}
        </Button>
      )}
    </fieldset>
  );
}

interface FacetPanelProps {
  counts: FacetCounts;
  narrowing: SearchNarrowing;
  /** Called with all chosen values. */
  onChange: (chosen: ChosenValues) => void;
}

/** The filters of the results, each value with the number of serials that it leaves. */
export function FacetPanel({ counts, narrowing, onChange }: FacetPanelProps) {
  const { nameFilter, listValues } = useFilterTexts();
  return (
    <div className={classes.panel}>
      {NARROWING_FILTERS.map((filter) => {
        const values = listValues(filter, counts);
        const chosen = narrowing[filter];
        // A single value narrows nothing.
        if (values.length < 2 && chosen === undefined) return null;
        return (
          <FilterGroup
            key={filter}
            label={nameFilter(filter)}
            values={values}
            chosen={chosen}
            onChoose={(value) => onChange({ ...narrowing, [filter]: value })}
          />
        );
      })}
    </div>
  );
}
