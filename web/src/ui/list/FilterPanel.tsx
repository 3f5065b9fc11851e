import { Button, Collapse } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { lazy, type ReactNode, useId, useRef, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { RenderWhenIdle } from '../RenderWhenIdle';
import { FilterChips } from './FilterChips';
import type { FilterField } from './filters';
import classes from './styles.module.css';
import type { ListControls } from './use-list';

const FilterForm = lazy(() => import('./FilterForm'));

/** A value with a button of its own: of the filter `status`, or of another one. */
export type QuickFilter = { label: string } & ({ status: string } | { filter: string; value: string });

interface FilterPanelProps {
  list: ListControls;
  /** Further actions of the list, at the right end of the row. */
  tools?: ReactNode;
  quickFilters?: readonly QuickFilter[] | undefined;
}

/** The filters of a list: a panel to set them, and chips of the active ones. */
export function FilterPanel({ list, tools, quickFilters = [] }: FilterPanelProps) {
  const { filters, values, onFilter, onRemoveFilter: onUnfilter } = list;
  const { t } = useTexts();
  const formatChip = useFormatChip();
  const [open, setOpen] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  return (
    <>
      <div className={classes.bar}>
        <Button
          ref={toggleButton}
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {t('common:table.filters')}
        </Button>
        {quickFilters.map(({ label, ...quick }) => {
          const { filter, value } = 'status' in quick ? { filter: 'status', value: quick.status } : quick;
          const isSet = values[filter] === value;
          return (
            <Button
              key={`${filter} ${value}`}
              variant="default"
              aria-pressed={isSet}
              onClick={() => (isSet ? onUnfilter(filter) : onFilter({ ...values, [filter]: value }))}
            >
              {label}
            </Button>
          );
        })}
        {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      </div>
      <Collapse expanded={open} id={panelId}>
        <RenderWhenIdle now={open}>
          <FilterForm
            // Resets the form when filters change elsewhere, as by a chip.
            key={JSON.stringify(values)}
            list={list}
            onApply={(next) => {
              setOpen(false);
              toggleButton.current?.focus();
              onFilter(next);
            }}
          />
        </RenderWhenIdle>
      </Collapse>
      <FilterChips
        filters={Object.entries(filters).flatMap(([id, { field }]) => {
          const value = values[id];
          if (field === undefined || value === undefined) return [];
          return [{ id, label: t(field.label), value: formatChip(field, String(value)) }];
        })}
        onRemove={onUnfilter}
        onClear={() => onUnfilter()}
        focusAfterLast={toggleButton}
      />
    </>
  );
}

/** The text of a filter's chip. */
function useFormatChip() {
  const { t } = useTexts();
  const { date } = useFormats();
  return (field: FilterField, value: string): string => {
    switch (field.kind) {
      case 'choice': {
        const group = field.groups.find(({ choices }) => choices.some((choice) => choice.value === value));
        const label = group?.choices.find((choice) => choice.value === value)?.label;
        return [label === undefined ? value : t(label), ...(group?.heading ? [t(group.heading)] : [])].join(
          ' · ',
        );
      }
      case 'text': {
        // A code typed in full can only match exactly.
        const isComplete = field.match === 'beginsWith' && value.length === field.maxLength;
        return field.match === undefined || isComplete
          ? value
          : t(`common:table.${field.match}`, { text: value });
      }
      case 'firstDay':
      case 'lastDay':
        return date(value);
      case 'switch':
        return t('common:table.yes');
    }
  };
}
