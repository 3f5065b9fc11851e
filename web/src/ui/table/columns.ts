import {
  type ColumnDef,
  createSortedRowModel,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import { createElement, type ReactNode } from 'react';
import classes from './data-table.module.css';

/**
 * Place of a column on a card, below 768 px. With a badge, a brief or an amount, a card has two lines that open the row:
 * title and badge, then briefs and amount; its other columns are in the opened row only. A subtitle is a line between the
 * two, such as the customer of an order. With a control, its second line is the control beside the row's actions, with
 * briefs and amount below them. Asides are stacked beside the title, at the right.
 */
export type CardPlace =
  | 'title'
  | 'subtitle'
  | 'badge'
  | 'aside'
  | 'brief'
  | 'amount'
  | 'control'
  | 'line'
  | 'hidden';

/** Layout of a column. */
interface ColumnLayout {
  align: 'left' | 'right';
  width: string | undefined;
  card: CardPlace;
  /** Visible label of a row's value on a card; null for none. Methods, so that they take the table's own rows. */
  getCardLabel(row: TableRow): string | null;
  /** Whether the cell of a row is empty; a card does not show it. */
  isEmpty(row: TableRow): boolean;
}

/** Features of our tables: sorting and selecting. The server does the paging. */
export const TABLE_FEATURES = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
  columnMeta: {} as ColumnLayout,
});

export type TableRow = Record<string, unknown> | object;

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Stable name; for lists that the server sorts, the name of its sort field. */
  id: string;
  /** Heading, translated. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sort value. Its presence makes the column sortable; the value only matters when the page sorts. */
  sortBy?: (row: Row) => string | number | null;
  /** Numbers are right-aligned. */
  align?: 'left' | 'right';
  /** CSS width; columns without one share the rest. */
  width?: string;
  /** Place of the column on a card; a line of its own by default. */
  card?: CardPlace;
  /**
   * Label of a brief or badge on a card, for values that do not explain themselves, such as dates; true for the heading.
   * Where it depends on the row, null is none.
   */
  cardLabel?: string | true | ((row: Row) => string | null);
  /** What a card shows instead of the cell, if it has less room; the opened row has the rest. */
  cardCell?: (row: Row) => ReactNode;
  /** Whether the column is on cards only: what a table shows in another column. */
  onlyOnCards?: boolean;
}

export type Table<Row extends TableRow> = ReactTable<typeof TABLE_FEATURES, Row>;

/** What a cell shows that has no value. */
export const NO_VALUE = '–';

function isEmptyCell(value: ReactNode): boolean {
  return value === null || value === NO_VALUE;
}

/** A short code, or a date with or without its time. */
const UNBREAKABLE = /^(\S{1,20}|\d{2}-\d{2}-\d{4},? \d{2}:\d{2})$/;

/** A code or date in a cell, which does not break at its hyphens; another value unchanged. */
function renderUnbroken(value: ReactNode): ReactNode {
  return typeof value === 'string' && value.includes('-') && UNBREAKABLE.test(value)
    ? createElement('span', { className: classes.unbroken }, value)
    : value;
}

/** Our columns of a table or of cards as TanStack Table column definitions. */
export function toColumnDefs<Row extends TableRow>(
  columns: readonly DataColumn<Row>[],
  isCardLayout: boolean,
): ColumnDef<typeof TABLE_FEATURES, Row>[] {
  const displayed = columns.filter(({ onlyOnCards = false }) => isCardLayout || !onlyOnCards);
  return displayed.map((column) => toColumnDef(column, (isCardLayout && column.cardCell) || column.cell));
}

function toCardLabel<Row>({ header, cardLabel }: DataColumn<Row>, row: Row): string | null {
  if (cardLabel === true) return header;
  return typeof cardLabel === 'function' ? cardLabel(row) : (cardLabel ?? null);
}

function toColumnDef<Row extends TableRow>(
  column: DataColumn<Row>,
  renderCell: DataColumn<Row>['cell'],
): ColumnDef<typeof TABLE_FEATURES, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => column.sortBy?.(row) ?? undefined,
    cell: ({ row }) => renderUnbroken(renderCell(row.original)),
    enableSorting: column.sortBy !== undefined,
    sortUndefined: 'last',
    meta: {
      align: column.align ?? 'left',
      width: column.width,
      card: column.card ?? 'line',
      getCardLabel: (row: Row) => toCardLabel(column, row),
      isEmpty: (row: Row) => isEmptyCell(renderCell(row)),
    },
  };
}
