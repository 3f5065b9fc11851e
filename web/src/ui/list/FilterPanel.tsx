import { Button, Collapse } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FilterChips } from '../FilterChips';
import type { FilterName, FilterShape, FilterValues } from './filters';
import classes from './list.module.css';
import type { ChangeList, ListAddress, ListSearch } from './list-address';

interface FilterPanelProps<Sort extends string, Shape extends FilterShape> {
  list: ListAddress<Sort, Shape>;
  search: ListSearch<Sort, Shape>;
  onSearch: ChangeList<ListSearch<Sort, Shape>>;
  /** What a filter filters by, as "Status". */
  label: (filter: FilterName<Shape>) => string;
  /** What each filter lets through, in words; undefined while it filters nothing out. */
  values: Record<FilterName<Shape>, string | undefined>;
  /** What else can be done with the list, at the right end of the row. */
  tools?: ReactNode;
  /** The form that sets the filters; it begins with those at work. */
  form: (filters: FilterValues<Shape>, onApply: (filters: FilterValues<Shape>) => void) => ReactNode;
}

/** The filters of a list: a panel to set them, and those at work as chips. */
export function FilterPanel<Sort extends string, Shape extends FilterShape>(
  props: FilterPanelProps<Sort, Shape>,
) {
  const { list, search, onSearch, label, values, tools, form } = props;
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const filters = list.filtersOf(search);
  const apply = (next: FilterValues<Shape>) => {
    setOpen(false);
    toggle.current?.focus();
    onSearch(list.filtered(search, next));
  };
  return (
    <>
      <div className={classes.bar}>
        <Button
          ref={toggle}
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {t('common:table.filters')}
        </Button>
        {tools}
      </div>
      <Collapse expanded={open} id={panelId}>
        {/* Filters that were changed elsewhere, as by a chip, are what the form begins with. */}
        <Fragment key={JSON.stringify(filters)}>{form(filters, apply)}</Fragment>
      </Collapse>
      <FilterChips
        filters={list.names.flatMap((id) => {
          const value = values[id];
          return value === undefined ? [] : [{ id, label: label(id), value }];
        })}
        onRemove={(id) => onSearch(list.unfiltered(search, id))}
        onClear={() => onSearch(list.unfiltered(search))}
      />
    </>
  );
}
