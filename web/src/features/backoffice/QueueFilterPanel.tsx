import { Button, Collapse } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FilterChips } from '../../ui/FilterChips';
import { QueueFilterForm } from './QueueFilterForm';
import { QUEUE_FILTERS, type QueueFilter, type QueueFilters } from './queue-search';

interface QueueFilterPanelProps {
  filters: QueueFilters;
  onFilter: (filters: QueueFilters) => void;
}

/** The filters of the queue: a panel to set them, and those at work as chips. */
export function QueueFilterPanel({ filters, onFilter }: QueueFilterPanelProps) {
  const { t } = useTexts('customers', 'orders');
  const { date } = useFormats();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const labelOf = (filter: QueueFilter): string =>
    filter === 'customerCode' ? t('customers:list.customerCode') : t(`orders:filters.${filter}`);
  const words = (filter: QueueFilter): string => {
    if (filter === 'status') return filters.status === undefined ? '' : t(`orders:status.${filters.status}`);
    return filter === 'customerCode' ? (filters.customerCode ?? '') : date(filters[filter]);
  };
  const apply = (next: QueueFilters) => {
    setOpen(false);
    toggle.current?.focus();
    onFilter(next);
  };
  const active = QUEUE_FILTERS.filter((filter) => filters[filter] !== undefined);
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
        <QueueFilterForm key={JSON.stringify(filters)} filters={filters} onApply={apply} />
      </Collapse>
      <FilterChips
        filters={active.map((filter) => ({ id: filter, label: labelOf(filter), value: words(filter) }))}
        onRemove={(id) => onFilter({ ...filters, [id]: undefined })}
        onClear={() =>
          onFilter({
            status: undefined,
            customerCode: undefined,
            createdOnFrom: undefined,
            createdOnTo: undefined,
          })
        }
      />
    </>
  );
}
