import { ActionIcon, Button, Checkbox, Group, Select, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowsSort, IconChevronRight, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { Cell } from '@tanstack/react-table';
import { memo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { CardPlace, TABLE_FEATURES, Table, TableRow } from './columns';
import classes from './data-table.module.css';
import { RowLinkContext } from './RowLink';
import { isSameRow, type RowProps, type RowsProps, toRowProps } from './row-props';
import { useNearViewport } from './use-near-viewport';

function SortSelect<Row extends TableRow>({ table }: { table: Table<Row> }) {
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

/** Approximate height of a card, px: of its columns and actions, and of a list's own content. */
const CARD_HEIGHTS = { columns: 84, own: 104 };

function Card<Row extends TableRow>(props: RowProps<Row>) {
  const { ref, isRendered, height } = useNearViewport<HTMLLIElement>(
    props.index,
    props.count,
    props.card ? CARD_HEIGHTS.own : CARD_HEIGHTS.columns,
  );
  return (
    <li
      ref={ref}
      className={classes.card}
      data-own={props.card !== undefined || undefined}
      data-selected={props.selected || undefined}
      style={{ height }}
    >
      {isRendered && (props.card ? props.card(props.row.original) : <CardContent {...props} />)}
    </li>
  );
}

/** `memo` loses the type parameter. */
const MemoCard = memo(Card, isSameRow) as typeof Card;

function CardContent<Row extends TableRow>(props: RowProps<Row>) {
  const { row, table, rowLabel, actions, link, detail, selectable, selected, open } = props;
  const { t } = useTexts();
  const cells = row.getAllCells();
  const cellsAt = (place: CardPlace) => cells.filter((cell) => cell.column.columnDef.meta?.card === place);
  const renderCell = (cell: Cell<typeof TABLE_FEATURES, Row>) => <table.FlexRender cell={cell} />;
  const renderLink = link && ((linkProps: object) => link(row.original, linkProps));
  const [badges, briefs, amounts, lines] = [
    cellsAt('badge'),
    cellsAt('brief'),
    cellsAt('amount'),
    cellsAt('line'),
  ];
  const isBrief = badges.length + briefs.length + amounts.length > 0;
  const canToggle = detail !== undefined || (link === undefined && lines.length > 0);
  return (
    <RowLinkContext value={renderLink}>
      <div className={classes.cardHead}>
        {selectable && (
          <Checkbox
            size="md"
            checked={selected}
            disabled={!row.getCanSelect()}
            onChange={row.getToggleSelectedHandler()}
            aria-label={t('common:table.selectRow', { row: rowLabel(row.original) })}
          />
        )}
        <div className={classes.cardText}>
          <div className={classes.cardTitle}>
            {cellsAt('title').map((cell) => (
              <div key={cell.id}>{renderCell(cell)}</div>
            ))}
          </div>
          {badges.map((cell) => (
            <div key={cell.id}>{renderCell(cell)}</div>
          ))}
          {isBrief && (
            <div className={classes.cardBrief}>
              {briefs.map((cell) => (
                <span key={cell.id}>
                  <VisuallyHidden>{String(cell.column.columnDef.header ?? '')} </VisuallyHidden>
                  {renderCell(cell)}
                </span>
              ))}
            </div>
          )}
          {amounts.map((cell) => (
            <div key={cell.id} className={classes.cardAmount}>
              {renderCell(cell)}
            </div>
          ))}
        </div>
        {isBrief && <CardOpener {...props} canToggle={canToggle} />}
      </div>
      {(!isBrief || open) && lines.length > 0 && (
        <dl className={classes.lines}>
          {lines.map((cell) => (
            <div key={cell.id}>
              <dt>{String(cell.column.columnDef.header ?? '')}</dt>
              <dd>{renderCell(cell)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isBrief ? (
        actions && (open || !canToggle) && <div className={classes.cardActions}>{actions(row.original)}</div>
      ) : (
        <CardButtons {...props} />
      )}
      {detail && open && <div className={classes.cardDetail}>{detail(row.original)}</div>}
    </RowLinkContext>
  );
}

interface CardOpenerProps<Row extends TableRow> extends RowProps<Row> {
  /** Whether the card has more to show below. */
  canToggle: boolean;
}

/** Makes a card of two lines open its row: the page of the row, or the rest of it below. */
function CardOpener<Row extends TableRow>(props: CardOpenerProps<Row>) {
  const { row, rowLabel, link, canToggle, detailLabel, open, onToggle } = props;
  const { t } = useTexts();
  const name = rowLabel(row.original);
  if (link) {
    return link(row.original, {
      className: classes.cardOpener,
      'aria-label': `${t('common:actions.open')} ${name}`,
      children: <IconChevronRight size={20} aria-hidden />,
    });
  }
  if (!canToggle) return null;
  return (
    <UnstyledButton
      className={classes.cardOpener}
      aria-expanded={open}
      aria-label={`${detailLabel} ${name}`}
      onClick={() => onToggle(row.id)}
    >
      <IconChevronRight size={20} className={classes.chevron} data-open={open || undefined} aria-hidden />
    </UnstyledButton>
  );
}

/** The buttons at the foot of a card that shows all its columns. */
function CardButtons<Row extends TableRow>(props: RowProps<Row>) {
  const { row, rowLabel, actions, link, detail, detailLabel, open, onToggle } = props;
  const { t } = useTexts();
  if (!actions && !detail && !link) return null;
  const renderLink = link && ((linkProps: object) => link(row.original, linkProps));
  return (
    <div className={classes.cardActions}>
      {detail && (
        <Button
          variant="default"
          aria-expanded={open}
          aria-label={`${detailLabel} ${rowLabel(row.original)}`}
          onClick={() => onToggle(row.id)}
        >
          {detailLabel}
        </Button>
      )}
      {renderLink && (
        <Button variant="default" renderRoot={renderLink}>
          {t('common:actions.open')}
        </Button>
      )}
      {actions?.(row.original)}
    </div>
  );
}

/** The rows as cards with the same actions, below 768 px. */
export function CardRows<Row extends TableRow>(props: RowsProps<Row>) {
  const { label, table, selectable } = props;
  const { t } = useTexts();
  const { rows } = table.getRowModel();
  return (
    <div>
      <SortSelect table={table} />
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
      <ul inert={props.isStale} className={`${classes.cards} ${classes.rows}`} aria-label={label}>
        {rows.map((row, index) => (
          <MemoCard key={row.id} {...toRowProps(props, row, index, rows.length)} />
        ))}
      </ul>
    </div>
  );
}
