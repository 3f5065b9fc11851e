import { ActionIcon, Button, Checkbox, Group, Select } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { Cell, Row as TableRowModel } from '@tanstack/react-table';
import { useTexts } from '../../i18n/use-texts';
import type { features, Table, TableRow } from './columns';
import classes from './data-table.module.css';
import type { RowsProps } from './WideRows';

function SortChoice<Row extends TableRow>({ table }: { table: Table<Row> }) {
  const { t } = useTexts();
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort());
  if (columns.length === 0) return null;
  const current = columns.find((column) => column.getIsSorted() !== false);
  const descending = current?.getIsSorted() === 'desc';
  const Icon = descending ? IconSortDescending : IconSortAscending;
  return (
    <Group gap="xs" wrap="nowrap" className={classes.sortChoice}>
      <Select
        aria-label={t('common:table.sortBy')}
        placeholder={t('common:table.sortBy')}
        data={columns.map((column) => ({
          value: column.id,
          label: String(column.columnDef.header ?? column.id),
        }))}
        value={current?.id ?? null}
        onChange={(id) => columns.find((column) => column.id === id)?.toggleSorting(false)}
        flex={1}
        size="md"
      />
      <ActionIcon
        variant="default"
        size={42}
        disabled={current === undefined}
        onClick={() => current?.toggleSorting(!descending)}
        aria-label={t(descending ? 'common:table.sortDescending' : 'common:table.sortAscending')}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function Card<Row extends TableRow>({
  row,
  ...props
}: RowsProps<Row> & { row: TableRowModel<typeof features, Row> }) {
  const { table, rowLabel, actions, detail, detailLabel, selectable, isUnfolded, onFold } = props;
  const { t } = useTexts();
  const open = isUnfolded(row.id);
  const name = rowLabel(row.original);
  const cells = row.getAllCells();
  const placed = (place: 'title' | 'line') =>
    cells.filter((cell) => cell.column.columnDef.meta?.card === place);
  const content = (cell: Cell<typeof features, Row>) => <table.FlexRender cell={cell} />;
  return (
    <li className={classes.card} data-selected={row.getIsSelected() || undefined}>
      <div className={classes.cardHead}>
        {selectable && (
          <Checkbox
            size="md"
            checked={row.getIsSelected()}
            disabled={!row.getCanSelect()}
            onChange={row.getToggleSelectedHandler()}
            aria-label={t('common:table.selectRow', { row: name })}
          />
        )}
        <div className={classes.cardTitle}>
          {placed('title').map((cell) => (
            <div key={cell.id}>{content(cell)}</div>
          ))}
        </div>
      </div>
      <dl className={classes.lines}>
        {placed('line').map((cell) => (
          <div key={cell.id}>
            <dt>{String(cell.column.columnDef.header ?? '')}</dt>
            <dd>{content(cell)}</dd>
          </div>
        ))}
      </dl>
      {(actions || detail) && (
        <div className={classes.cardActions}>
          {detail && (
            <Button
              variant="default"
              aria-expanded={open}
              aria-label={`${detailLabel} ${name}`}
              onClick={() => onFold(row.id)}
            >
              {detailLabel}
            </Button>
          )}
          {actions?.(row.original)}
        </div>
      )}
      {detail && open && <div className={classes.cardDetail}>{detail(row.original)}</div>}
    </li>
  );
}

/** The rows as cards with the same actions, below 768 px. */
export function CardRows<Row extends TableRow>(props: RowsProps<Row>) {
  const { label, table, selectable } = props;
  const { t } = useTexts();
  return (
    <div>
      <SortChoice table={table} />
      {selectable && (
        <Checkbox
          mb="sm"
          size="md"
          checked={table.getIsAllRowsSelected()}
          indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
          label={t('common:table.selectAll')}
        />
      )}
      <ul className={classes.cards} aria-label={label}>
        {table.getRowModel().rows.map((row) => (
          <Card key={row.id} row={row} {...props} />
        ))}
      </ul>
    </div>
  );
}
