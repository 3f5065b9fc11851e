import type { Row as TableRowModel } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { features, Table, TableRow } from './columns';
import type { RowLinkOf } from './RowLink';

/** What tables and cards of rows have in common. */
export interface RowsProps<Row extends TableRow> {
  label: string;
  table: Table<Row>;
  rowLabel: (row: Row) => string;
  actions: ((row: Row) => ReactNode) | undefined;
  link: RowLinkOf<Row> | undefined;
  detail: ((row: Row) => ReactNode) | undefined;
  /** What unfolds a card is called. */
  detailLabel: string;
  selectable: boolean;
  isExpanded: (id: string) => boolean;
  /** Unfolds a row, or folds it up again. */
  onFold: (id: string) => void;
}

/** One row, with what of the table's state is its own: it is drawn again only when that changes. */
export interface RowProps<Row extends TableRow> extends Omit<RowsProps<Row>, 'label' | 'isExpanded'> {
  row: TableRowModel<typeof features, Row>;
  /** Place of the row, from 0. */
  index: number;
  /** Rows of the table. */
  count: number;
  selected: boolean;
  canSelect: boolean;
  open: boolean;
  columns: unknown;
}

/** What one row of the table is given. */
export function rowProps<Row extends TableRow>(
  { label: _label, isExpanded, ...shared }: RowsProps<Row>,
  row: TableRowModel<typeof features, Row>,
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

/** Whether a row looks as it did. The table makes new row objects of the same data, and none of them says anything new. */
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
