import { ActionIcon, Group, Select } from '@mantine/core';
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import type { Table, TableRow } from './columns';
import classes from './data-table.module.css';

/** The sort order of cards, which have no column headings. */
export function SortSelect<Row extends TableRow>({ table }: { table: Table<Row> }) {
  const { t } = useTexts();
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort());
  if (columns.length === 0) return null;
  const current = columns.find((column) => column.getIsSorted() !== false);
  const descending = current?.getIsSorted() === 'desc';
  const Icon = descending ? IconSortDescending : IconSortAscending;
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end" className={classes.sortChoice}>
      <Select
        aria-label={t('common:table.sortBy')}
        leftSection={<IconArrowsSort size={18} aria-hidden />}
        placeholder={t('common:table.sortDefault')}
        data={columns.map((column) => ({
          value: column.id,
          label: String(column.columnDef.header ?? column.id),
        }))}
        value={current?.id ?? null}
        onChange={(id) => {
          const column = columns.find((each) => each.id === id);
          // Numbers start with the highest.
          column?.toggleSorting(column.getFirstSortDir() === 'desc');
        }}
        flex={1}
      />
      <ActionIcon
        variant="default"
        size="input-sm"
        disabled={current === undefined}
        onClick={() => current?.toggleSorting(!descending)}
        aria-label={t(descending ? 'common:table.sortDescending' : 'common:table.sortAscending')}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
