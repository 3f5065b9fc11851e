import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../feedback/EmptyState';
import { TableSkeleton } from '../feedback/Skeletons';
import { useIsPhone } from '../use-is-phone';
import { CardRows } from './CardRows';
import { type DataColumn, features, type TableRow, toColumnDefs } from './columns';
import { Pager, type PagerProps } from './Pager';
import type { RowLinkOf } from './RowLink';
import { WideRows } from './WideRows';

export interface TableSort {
  /** A column's id. */
  field: string;
  descending: boolean;
}

export interface TableSelection<Row> {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Rows that may be selected; all when left out. */
  canSelect?: (row: Row) => boolean;
}

/** Rows that are unfolded. */
export interface TableUnfolding {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

export interface DataTableProps<Row extends TableRow> {
  /** What the table holds, read out before it. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Rows of this page; undefined while they are coming. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Names a row for those who cannot see it, as its product code. */
  rowLabel: (row: Row) => string;
  /** Order at work. With `onSort` the owner (a server) sorts, without it the table does, starting from this. */
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** Buttons of a row, in the last column or at the foot of its card. */
  actions?: (row: Row) => ReactNode;
  /**
   * Draws the way to a row's own page with the look that is given, as a link of the router. Cells lead there by
   * `RowLink`, cards by a button as wide as a finger besides.
   */
  link?: RowLinkOf<Row>;
  /** What unfolds below a row. */
  detail?: (row: Row) => ReactNode;
  /** The button of a card that unfolds it; "Details" when left out. */
  detailLabel?: string;
  /** Where the owner keeps which rows are unfolded, as in an address; the table does without it. */
  unfolding?: TableUnfolding;
  pager?: PagerProps;
  /** Shown when there are no rows: one sentence and one way on. */
  empty?: ReactNode;
}

const NO_ROWS: never[] = [];

function applied<Value>(updater: Updater<Value>, old: Value): Value {
  return updater instanceof Function ? updater(old) : updater;
}

function asState(sort: TableSort | null | undefined): SortingState {
  return sort ? [{ id: sort.field, desc: sort.descending }] : [];
}

/**
 * The one table of the portal: sticky header, sorting with a visible state, selection, unfolding rows, paging;
 * cards instead of rows below 768 px; a skeleton while the rows are coming.
 */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sort, onSort, selection, pager, empty } = props;
  const { t } = useTexts();
  const asCards = useIsPhone();
  const [ownExpanded, setOwnExpanded] = useState<readonly string[]>(NO_ROWS);
  const { ids: unfolded, onChange: setExpanded } = props.unfolding ?? {
    ids: ownExpanded,
    onChange: setOwnExpanded,
  };
  const [ownSorting, setOwnSorting] = useState<SortingState>(() => asState(sort));
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const selected = selection?.ids ?? NO_ROWS;
  const rowSelection = useMemo(
    () => Object.fromEntries(selected.map((id) => [id, true as const])),
    [selected],
  );
  const sorting = useMemo(() => (onSort ? asState(sort) : ownSorting), [onSort, sort, ownSorting]);

  const table = useTable({
    features,
    columns: columnDefs,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
    state: { sorting, rowSelection },
    manualSorting: onSort !== undefined,
    enableMultiSort: false,
    // A list of the server always has an order: without one it would fall back to the usual one.
    enableSortingRemoval: onSort === undefined,
    enableRowSelection: selection?.canSelect
      ? (row) => selection.canSelect?.(row.original) ?? true
      : selection !== undefined,
    onSortingChange: (updater) => {
      const next = applied(updater, sorting);
      const [first] = next;
      if (onSort === undefined) setOwnSorting(next);
      else if (first !== undefined) onSort({ field: first.id, descending: first.desc });
    },
    onRowSelectionChange: (updater) => selection?.onChange(Object.keys(applied(updater, rowSelection))),
  });

  if (rows === undefined) return <TableSkeleton rows={pager ? Math.min(pager.size, 10) : 6} />;
  if (rows.length === 0) return empty ?? <EmptyState>{t('common:table.empty')}</EmptyState>;
  const shared = {
    table,
    rowLabel: props.rowLabel,
    actions: props.actions,
    link: props.link,
    detail: props.detail,
    detailLabel: props.detailLabel ?? t('common:actions.details'),
    selectable: selection !== undefined,
    isExpanded: (id: string) => unfolded.includes(id),
    onFold: (id: string) =>
      setExpanded(unfolded.includes(id) ? unfolded.filter((each) => each !== id) : [...unfolded, id]),
  };
  return (
    <div>
      {asCards ? <CardRows label={label} {...shared} /> : <WideRows label={label} {...shared} />}
      {pager && <Pager {...pager} />}
    </div>
  );
}
