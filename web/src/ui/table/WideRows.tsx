import { ActionIcon, Checkbox, Collapse } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconChevronRight } from '@tabler/icons-react';
import type { Header } from '@tanstack/react-table';
import { Fragment, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { TABLE_FEATURES, Table, TableRow } from './columns';
import classes from './data-table.module.css';
import { RowLinkContext } from './RowLink';
import { isSameRow, type RowProps, type RowsProps, toRowProps } from './row-props';
import { useNearViewport } from './use-near-viewport';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<Row extends TableRow>({
  header,
  table,
}: {
  header: Header<typeof TABLE_FEATURES, Row>;
  table: Table<Row>;
}) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const layout = column.columnDef.meta;
  const Arrow = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconArrowsSort;
  const text = <table.FlexRender header={header} />;
  return (
    <th
      scope="col"
      data-align={layout?.align}
      style={{ width: layout?.width }}
      {...(sorted === false ? {} : { 'aria-sort': ARIA_SORT[sorted] })}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className={classes.sort}
          data-sorted={sorted !== false || undefined}
          onClick={column.getToggleSortingHandler()}
        >
          {text}
          <Arrow size={14} aria-hidden />
        </button>
      ) : (
        text
      )}
    </th>
  );
}

type BodyRowProps<Row extends TableRow> = RowProps<Row> & { span: number };

/** Height of a row of a single line, px: `--ui-row-height`. */
const ROW_HEIGHT = 44;

function BodyRow<Row extends TableRow>(props: BodyRowProps<Row>) {
  const { row, link, index, count, span } = props;
  const { ref, isRendered, height } = useNearViewport<HTMLTableRowElement>(index, count, ROW_HEIGHT);
  return (
    <Fragment>
      <tr ref={ref} data-selected={props.selected || undefined}>
        {isRendered ? (
          <RowLinkContext value={link && ((layout) => link(row.original, layout))}>
            <RowCells {...props} />
          </RowLinkContext>
        ) : (
          <td colSpan={span} style={{ height }} />
        )}
      </tr>
      {props.detail && props.open && (
        <tr className={classes.detail}>
          <td colSpan={span}>
            <Collapse expanded>{props.detail(row.original)}</Collapse>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function RowCells<Row extends TableRow>({
  row,
  table,
  rowLabel,
  actions,
  detail,
  selectable,
  selected,
  open,
  onToggle: onFold,
}: BodyRowProps<Row>) {
  const { t } = useTexts();
  const name = rowLabel(row.original);
  return (
    <>
      {detail && (
        <td className={classes.control}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-expanded={open}
            aria-label={t(open ? 'common:table.collapse' : 'common:table.expand', { row: name })}
            onClick={() => onFold(row.id)}
          >
            <IconChevronRight
              size={16}
              className={classes.chevron}
              data-open={open || undefined}
              aria-hidden
            />
          </ActionIcon>
        </td>
      )}
      {selectable && (
        <td className={classes.control}>
          <Checkbox
            checked={selected}
            disabled={!row.getCanSelect()}
            onChange={row.getToggleSelectedHandler()}
            aria-label={t('common:table.selectRow', { row: name })}
          />
        </td>
      )}
      {row.getAllCells().map((cell) => (
        <td key={cell.id} data-align={cell.column.columnDef.meta?.align}>
          <table.FlexRender cell={cell} />
        </td>
      ))}
      {actions && <td className={classes.actions}>{actions(row.original)}</td>}
    </>
  );
}

/** `memo` loses the type parameter. */
const MemoRow = memo(BodyRow, isSameRow) as typeof BodyRow;

/** The rows as a table, from 768 px. */
export function WideRows<Row extends TableRow>(props: RowsProps<Row>) {
  const { label, table, actions, detail, selectable } = props;
  const { t } = useTexts();
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const [scroller, isOverflowing] = useIsOverflowing();
  const { rows } = table.getRowModel();
  const span = headers.length + (actions ? 1 : 0) + (detail ? 1 : 0) + (selectable ? 1 : 0);
  return (
    <div ref={scroller} className={classes.scroller} data-wider={isOverflowing || undefined}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {detail && <td className={classes.control} />}
            {selectable && (
              <th scope="col" className={classes.control}>
                <Checkbox
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                  aria-label={t('common:table.selectAll')}
                />
              </th>
            )}
            {headers.map((header) => (
              <HeaderCell key={header.id} header={header} table={table} />
            ))}
            {actions && (
              <th scope="col" data-align="right">
                <span className={classes.actionsHeading}>{t('common:table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody inert={props.isStale} className={classes.rows}>
          {rows.map((row, index) => (
            <MemoRow key={row.id} {...toRowProps(props, row, index, rows.length)} span={span} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the table overflows: then it scrolls sideways, and its header cannot stick to the page. */
function useIsOverflowing(): [RefObject<HTMLDivElement | null>, boolean] {
  const scroller = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    const table = box?.firstElementChild;
    if (!box || !table) return;
    const observer = new ResizeObserver(() => setOverflowing(table.scrollWidth > box.clientWidth + 1));
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [scroller, isOverflowing];
}
