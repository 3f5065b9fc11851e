import { Button, Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Cell } from '@tanstack/react-table';
import { memo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { CardPlace, TABLE_FEATURES, TableRow } from './columns';
import classes from './data-table.module.css';
import { RowLinkContext } from './RowLink';
import { isSameRow, type RowProps, type RowsProps, toRowProps } from './row-props';
import { SortSelect } from './SortSelect';
import { useNearViewport } from './use-near-viewport';

/** Approximate height of a card, px: of its columns and actions, and of a list's own content. */
const CARD_HEIGHTS = { columns: 84, control: 152, own: 104 };

function estimateHeight<Row extends TableRow>({ card, row }: RowProps<Row>): number {
  if (card) return CARD_HEIGHTS.own;
  const hasControl = row.getAllCells().some(({ column }) => column.columnDef.meta?.card === 'control');
  return hasControl ? CARD_HEIGHTS.control : CARD_HEIGHTS.columns;
}

function Card<Row extends TableRow>(props: RowProps<Row>) {
  const { ref, isRendered, height } = useNearViewport<HTMLLIElement>(
    props.index,
    props.count,
    estimateHeight(props),
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

type CardCell<Row extends TableRow> = Cell<typeof TABLE_FEATURES, Row>;

/** The cells of a row by their place on its card. */
function useCardCells<Row extends TableRow>({ row, table }: RowProps<Row>) {
  const cells = row.getAllCells();
  const renderCell = (cell: CardCell<Row>) => <table.FlexRender cell={cell} />;
  const cellsAt = (place: CardPlace) => cells.filter((cell) => cell.column.columnDef.meta?.card === place);
  const hasValue = (cell: CardCell<Row>) => cell.column.columnDef.meta?.isEmpty(row.original) !== true;
  return { cellsAt, hasValue, renderCell };
}

function CardContent<Row extends TableRow>(props: RowProps<Row>) {
  const { row, rowLabel, actions, link, detail, selectable, selected, open } = props;
  const { t } = useTexts();
  const { cellsAt, renderCell } = useCardCells(props);
  const renderLink = link && ((linkProps: object) => link(row.original, linkProps));
  const lines = cellsAt('line');
  const hasControls = cellsAt('control').length > 0;
  const isBrief = hasControls || [...cellsAt('badge'), ...cellsAt('brief'), ...cellsAt('amount')].length > 0;
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
        <CardText {...props} />
        {isBrief && <CardOpener {...props} canToggle={canToggle} />}
      </div>
      {hasControls && <CardControls {...props} />}
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
        actions &&
        !hasControls &&
        (open || !canToggle) && <div className={classes.cardActions}>{actions(row.original)}</div>
      ) : (
        <CardButtons {...props} />
      )}
      {detail && open && <div className={classes.cardDetail}>{detail(row.original)}</div>}
    </RowLinkContext>
  );
}

/** The first lines of a card: title and badge, subtitles, then briefs and amount. With a control, those are in its line. */
function CardText<Row extends TableRow>(props: RowProps<Row>) {
  const { cellsAt, hasValue, renderCell } = useCardCells(props);
  const asides = cellsAt('aside');
  const hasControls = cellsAt('control').length > 0;
  return (
    <div className={classes.cardText}>
      <div className={classes.cardLine}>
        <div className={classes.cardTitle}>
          {cellsAt('title').map((cell) => (
            <div key={cell.id}>{renderCell(cell)}</div>
          ))}
        </div>
        {cellsAt('badge').map((cell) => (
          <div key={cell.id} className={classes.cardBadge}>
            {getCardLabel(cell) !== null && <CardLabel cell={cell} />}
            {renderCell(cell)}
          </div>
        ))}
        {asides.length > 0 && (
          <div className={classes.cardAside}>
            {asides.map((cell) => (
              <div key={cell.id}>{renderCell(cell)}</div>
            ))}
          </div>
        )}
      </div>
      {cellsAt('subtitle')
        .filter(hasValue)
        .map((cell) => (
          <div key={cell.id} className={classes.cardSubtitle}>
            {renderCell(cell)}
          </div>
        ))}
      {!hasControls && (
        <div className={classes.cardLine}>
          <CardBriefs {...props} />
          <CardAmounts {...props} />
        </div>
      )}
    </div>
  );
}

function getCardLabel<Row extends TableRow>({ column, row }: CardCell<Row>): string | null {
  return column.columnDef.meta?.getCardLabel(row.original) ?? null;
}

/** What the value after it is: visible if the column has a label for cards, otherwise for screen readers. */
function CardLabel<Row extends TableRow>({ cell }: { cell: CardCell<Row> }) {
  const label = getCardLabel(cell);
  return label === null ? (
    <VisuallyHidden>{String(cell.column.columnDef.header ?? '')} </VisuallyHidden>
  ) : (
    <span className={classes.cardLabel}>{label} </span>
  );
}

function CardBriefs<Row extends TableRow>(props: RowProps<Row>) {
  const { cellsAt, hasValue, renderCell } = useCardCells(props);
  const briefs = cellsAt('brief').filter(hasValue);
  if (briefs.length === 0) return null;
  return (
    <div className={classes.cardBrief}>
      {briefs.map((cell) => (
        <span key={cell.id}>
          <CardLabel cell={cell} />
          {renderCell(cell)}
        </span>
      ))}
    </div>
  );
}

function CardAmounts<Row extends TableRow>(props: RowProps<Row>) {
  const { cellsAt, hasValue, renderCell } = useCardCells(props);
  return cellsAt('amount')
    .filter(hasValue)
    .map((cell) => (
      <div key={cell.id} className={classes.cardAmount}>
        {renderCell(cell)}
      </div>
    ));
}

/** The control of a card, such as a quantity, beside the row's actions, with briefs and amount below them. */
function CardControls<Row extends TableRow>(props: RowProps<Row>) {
  const { cellsAt, renderCell } = useCardCells(props);
  return (
    <div className={classes.cardControls}>
      <div>
        {cellsAt('control').map((cell) => (
          <div key={cell.id}>{renderCell(cell)}</div>
        ))}
      </div>
      <div className={classes.cardControlActions}>{props.actions?.(props.row.original)}</div>
      <div className={classes.cardControlTerms}>
        <CardBriefs {...props} />
        <CardAmounts {...props} />
      </div>
    </div>
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
