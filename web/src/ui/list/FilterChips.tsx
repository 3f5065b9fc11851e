import { Anchor, CloseButton, Group } from '@mantine/core';
import type { RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts';
import classes from './FilterChips.module.css';

interface ActiveFilter<Name extends string> {
  /** Stable name of the filter. */
  id: Name;
  /** Label of the filter, such as "Status". */
  label: string;
  /** The filter's value, in words. */
  value: string;
}

interface FilterChipsProps<Name extends string> {
  filters: readonly ActiveFilter<Name>[];
  onRemove: (id: Name) => void;
  onClear: () => void;
  /** Gets the focus when no chip follows the removed one. */
  focusAfterLast?: RefObject<HTMLElement | null>;
}

/** The active filters, each removable. Their state is in the URL. */
export function FilterChips<Name extends string>(props: FilterChipsProps<Name>) {
  const { filters, onRemove, onClear, focusAfterLast } = props;
  const { t } = useTexts();
  if (filters.length === 0) return null;
  return (
    <Group gap={8} role="group" aria-label={t('common:table.filters')} my="sm">
      {filters.map(({ id, label, value }) => (
        <span key={id} className={classes.chip}>
          <span className={classes.label}>{label}</span>
          {value}
          <CloseButton
            size="sm"
            iconSize={16}
            className={classes.remove}
            onClick={({ currentTarget }) => {
              const next = currentTarget.parentElement?.nextElementSibling?.querySelector('button');
              (next ?? focusAfterLast?.current)?.focus();
              onRemove(id);
            }}
            aria-label={t('common:table.removeFilter', { filter: `${label} ${value}` })}
          />
        </span>
      ))}
      <Anchor
        component="button"
        type="button"
        size="sm"
        className={classes.clear}
        onClick={() => {
          focusAfterLast?.current?.focus();
          onClear();
        }}
      >
        {t('common:table.clearFilters')}
      </Anchor>
    </Group>
  );
}
