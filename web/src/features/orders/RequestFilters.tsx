import { Button, Collapse } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FilterChips } from '../../ui/FilterChips';
import { FilterForm } from './FilterForm';
import { FILTERS, type Filter, type Filters } from './request-search';

interface RequestFiltersProps {
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** The filters of the list: a panel to set them, and those at work as chips. */
export function RequestFilters({ filters, onFilter }: RequestFiltersProps) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const words = (filter: Filter): string => {
    const value = filters[filter] ?? '';
    if (filter === 'status' && filters.status !== undefined) return t(`orders:status.${filters.status}`);
    return filter === 'createdOnFrom' || filter === 'createdOnTo' ? date(value) : value;
  };
  const apply = (next: Filters) => {
    setOpen(false);
    toggle.current?.focus();
    onFilter(next);
  };
  const active = FILTERS.filter((filter) => filters[filter] !== undefined);
  return (
    <>
      <Button
        ref={toggle}
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {t('orders:filters.show')}
      </Button>
      <Collapse expanded={open} id={panelId}>
        {/* Filters that were changed elsewhere, as by a chip, are what the form begins with. */}
        <FilterForm key={JSON.stringify(filters)} filters={filters} onApply={apply} />
      </Collapse>
      <FilterChips
        filters={active.map((filter) => ({
          id: filter,
          label: t(`orders:filters.${filter}`),
          value: words(filter),
        }))}
        onRemove={(id) => onFilter({ ...filters, [id]: undefined })}
        onClear={() => onFilter({})}
      />
    </>
  );
}
