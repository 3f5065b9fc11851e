import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../feedback/EmptyState';
import { TableSkeleton } from '../feedback/Skeletons';
import { useIsPhone } from '../use-is-phone';
import { CardRows } from './CardRows';
import { type DataColumn, TABLE_FEATURES, type TableRow, toColumnDefs } from './columns';
import { Pager, type PagerProps } from './Pager';
import type { RenderRowLink } from './RowLink';
import { WideRows } from './WideRows';

export interface TableSort {
  /** A column's id. */
  field: string;
  descending: boolean;
}

export interface TableSelection<Row> {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Rows that can be selected; all by default. */
  canSelect?: (row: Row) => boolean;
}

/** State of expanded rows. */
export interface TableExpansion {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

export interface DataTableProps<Row extends TableRow> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Rows of this page; undefined while loading. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** Whether the rows are those of an earlier search: they are dimmed, and nothing in them can be clicked. */
  isStale?: boolean;
  rowId: (row: Row) => string;
  /** Accessible name of a row, such as its product code. */
  rowLabel: (row: Row) => string;
  /** Current order. With `onSort` the owner (a server) sorts, without it the table does, starting from this. */
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** Buttons of a row, in the last column or at the foot of its card. */
  actions?: (row: Row) => ReactNode;
  /**
   * Renders a router link to a row's own page with the given props. Cells link by `RowLink`, cards also by a
   * touch-sized button.
   */
  link?: RenderRowLink<Row>;
  /** Content of a card instead of its columns and actions. */
  card?: (row: Row) => ReactNode;
  /** Whether the rows are cards on wider screens too. */
  asCards?: boolean;
  /** Content of an expanded row. */
  detail?: (row: Row) => ReactNode;
  /** Label of a card's expand button; "Details" by default. */
  detailLabel?: string;
  /** Set if the owner stores the expanded rows, for example in the URL; by default the table does. */
  expansion?: TableExpansion;
  pager?: PagerProps;
  /** Shown when there are no rows: one sentence and one action. */
  empty?: ReactNode;
}

const NO_ROWS: never[] = [];

function applyUpdater<Value>(updater: Updater<Value>, old: Value): Value {
  return updater instanceof Function ? updater(old) : updater;
}

function toggleId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

function toSortingState(sort: TableSort | null | undefined): SortingState {
  return sort ? [{ id: sort.field, desc: sort.descending }] : [];
}

/**
 * The portal's table: sticky header, visible sort state, selection, expandable rows, paging; cards instead of rows
 * below 768 px; a skeleton while loading.
 */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sort, onSort, selection, pager, empty } = props;
  const { t } = useTexts();
  const isPhone = useIsPhone();
  const isCardLayout = isPhone || props.asCards === true;
  const [localExpandedIds, setLocalExpandedIds] = useState<readonly string[]>(NO_ROWS);
  const expandedIds = props.expansion?.ids ?? localExpandedIds;
  const [localSorting, setLocalSorting] = useState<SortingState>(() => toSortingState(sort));
  const columnDefs = useMemo(() => toColumnDefs(columns, isCardLayout), [columns, isCardLayout]);
  const selected = selection?.ids ?? NO_ROWS;
  const rowSelection = useMemo(
    () => Object.fromEntries(selected.map((id) => [id, true as const])),
    [selected],
  );
  const sorting = useMemo(() => (onSort ? toSortingState(sort) : localSorting), [onSort, sort, localSorting]);

  const table = useTable({
    features: TABLE_FEATURES,
    columns: columnDefs,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
    state: { sorting, rowSelection },
    manualSorting: onSort !== undefined,
    enableMultiSort: false,
    // Sorting cannot be removed from a server's list, which would fall back to its default order.
    enableSortingRemoval: onSort === undefined,
    enableRowSelection: selection?.canSelect
      ? (row) => selection.canSelect?.(row.original) ?? true
      : selection !== undefined,
    onSortingChange: (updater) => {
      const next = applyUpdater(updater, sorting);
      const [first] = next;
      if (onSort === undefined) setLocalSorting(next);
      else if (first !== undefined) onSort({ field: first.id, descending: first.desc });
    },
    onRowSelectionChange: (updater) => selection?.onChange(Object.keys(applyUpdater(updater, rowSelection))),
  });

  if (rows === undefined) {
    const headings = columns.flatMap(({ header, onlyOnCards = false }) => (onlyOnCards ? [] : [header]));
    return <TableSkeleton rows={pager ? Math.min(pager.size, 10) : 8} headings={headings} />;
  }
  if (rows.length === 0) return empty ?? <EmptyState>{t('common:table.empty')}</EmptyState>;
  const rowsProps = {
    table,
    isStale: props.isStale ?? false,
    rowLabel: props.rowLabel,
    actions: props.actions,
    link: props.link,
    card: props.card,
    detail: props.detail,
    detailLabel: props.detailLabel ?? t('common:actions.details'),
    selectable: selection !== undefined,
    isExpanded: (id: string) => expandedIds.includes(id),
    onToggle: (id: string) =>
      props.expansion
        ? props.expansion.onChange(toggleId(expandedIds, id))
        : setLocalExpandedIds((ids) => toggleId(ids, id)),
  };
  return (
    <div>
      {isCardLayout ? <CardRows label={label} {...rowsProps} /> : <WideRows label={label} {...rowsProps} />}
      {pager && <Pager {...pager} />}
    </div>
  );
}
