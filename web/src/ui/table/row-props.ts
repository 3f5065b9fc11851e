import type { Row as TableRowModel } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TABLE_FEATURES, Table, TableRow } from './columns';
import type { RenderRowLink } from './RowLink';

/** Props shared by table rows and cards. */
export interface RowsProps<Row extends TableRow> {
  label: string;
  table: Table<Row>;
  rowLabel: (row: Row) => string;
  actions: ((row: Row) => ReactNode) | undefined;
  link: RenderRowLink<Row> | undefined;
  detail: ((row: Row) => ReactNode) | undefined;
  /** Label of a card's expand button. */
  detailLabel: string;
  selectable: boolean;
  isExpanded: (id: string) => boolean;
  /** Expands or collapses a row. */
  onFold: (id: string) => void;
}

/** Props of one row, with only its own part of the table's state, so that it re-renders only when that changes. */
export interface RowProps<Row extends TableRow> extends Omit<RowsProps<Row>, 'label' | 'isExpanded'> {
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
  { label: _label, isExpanded, ...shared }: RowsProps<Row>,
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
export function isSameRow<Row extends TableRow>(before: RowProps<Row>, now: RowProps<Row>): boolean {
  return (
    before.row.original === now.row.original &&
    before.index === now.index &&
    before.count === now.count &&
    before.selected === now.selected &&
    before.canSelect === now.canSelect &&
    before.open === now.open &&
    before.columns === now.columns &&
    before.selectable === now.selectable &&
    before.rowLabel === now.rowLabel &&
    before.actions === now.actions &&
    before.link === now.link &&
    before.detail === now.detail &&
    before.detailLabel === now.detailLabel &&
    (now.detail === undefined || before.onFold === now.onFold)
  );
}
