import type { Row as TableRowModel } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TABLE_FEATURES, Table, TableRow } from './columns';
import type { RenderRowLink } from './RowLink';

/** Props shared by table rows and cards. */
export interface RowsProps<Row extends TableRow> {
  label: string;
  isStale: boolean;
  table: Table<Row>;
  rowLabel: (row: Row) => string;
  actions: ((row: Row) => ReactNode) | undefined;
  link: RenderRowLink<Row> | undefined;
  card: ((row: Row) => ReactNode) | undefined;
  detail: ((row: Row) => ReactNode) | undefined;
  /** Label of a card's expand button. */
  detailLabel: string;
  selectable: boolean;
  isExpanded: (id: string) => boolean;
  /** Expands or collapses a row. */
  onToggle: (id: string) => void;
}

/** Props of one row, with only its own part of the table's state, so that it re-renders only when that changes. */
export interface RowProps<Row extends TableRow>
  extends Omit<RowsProps<Row>, 'label' | 'isStale' | 'isExpanded'> {
  row: TableRowModel<typeof TABLE_FEATURES, Row>;
  /** Index of the row, from 0. */
  index: number;
  /** Number of rows in the table. */
  count: number;
  selected: boolean;
  canSelect: boolean;
  open: boolean;
  columns: unknown;
}

/** Props of one row of the table. */
export function toRowProps<Row extends TableRow>(
  { label: _label, isStale: _isStale, isExpanded, ...shared }: RowsProps<Row>,
  row: TableRowModel<typeof TABLE_FEATURES, Row>,
  index: number,
  count: number,
): RowProps<Row> {
  return {
    ...shared,
    row,
    index,
    count,
    selected: row.getIsSelected(),
    canSelect: row.getCanSelect(),
    open: isExpanded(row.id),
    columns: shared.table.options.columns,
  };
}

/** Whether a row would render the same. The table creates new row objects for the same data, which are ignored here. */
export function isSameRow<Row extends TableRow>(previous: RowProps<Row>, next: RowProps<Row>): boolean {
  return (
    previous.row.original === next.row.original &&
    previous.index === next.index &&
    previous.count === next.count &&
    previous.selected === next.selected &&
    previous.canSelect === next.canSelect &&
    previous.open === next.open &&
    previous.columns === next.columns &&
    previous.selectable === next.selectable &&
    previous.rowLabel === next.rowLabel &&
    previous.actions === next.actions &&
    previous.link === next.link &&
    previous.card === next.card &&
    previous.detail === next.detail &&
    previous.detailLabel === next.detailLabel &&
    (next.detail === undefined || previous.onToggle === next.onToggle)
  );
}
