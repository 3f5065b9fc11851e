import { calculatePriceDeviation } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { PriceChange } from '@cromia/domain/prices/price-grid';
import { Button, List, Text } from '@mantine/core';
import { IconArrowBarToDown } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { moveFocusInColumn } from '../../../ui/fields/move-focus-in-column';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { deskLayout } from '../../desk';
import {
  countChanges,
  createPriceFormSchema,
  createPriceFormValues,
  listUnusualPrices,
  type PriceColumn,
  type PriceFormValues,
  type PriceRow,
  type UnusualPrice,
} from './price-form';
import classes from './price-grid-form.module.css';
import { useSavePrices } from './price-queries';
import type { PriceForm } from './use-price-cells';

/** The form of a grid. New rows, such as those of another page or the saved ones, replace its values. */
export function usePriceForm(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  isAgreed: boolean,
): PriceForm {
  const schema = useMemo(() => createPriceFormSchema(columns, rows, isAgreed), [columns, rows, isAgreed]);
  const values = useMemo(() => createPriceFormValues(rows), [rows]);
  const form = useZodForm(schema, values);
  const { reset } = form;
  const ids = rows.map(({ productCode }) => formatProductCode(productCode)).join();
  const previousIds = useRef(ids);
  // Before the paint, so that no row shows the values of another. The refetched rows of a save keep what was typed since.
  useLayoutEffect(() => {
    reset(values, { keepDirtyValues: previousIds.current === ids });
    previousIds.current = ids;
  }, [reset, values, ids]);
  return form;
}

interface PriceGridFormProps {
  form: PriceForm;
  /** Version of the content that the rows are part of. */
  version: string;
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  isAgreed: boolean;
  /** Indexes of the displayed rows, in their order. */
  displayed: readonly number[];
  buildChanges: (values: PriceFormValues) => PriceChange[];
  /** Discards the input and loads the stored prices. */
  onReload: () => void;
  children: ReactNode;
}

/** A cell of the grid: its row's index in the form, and its column's position. */
interface Cell {
  row: number;
  column: number;
}

const CELL_NAME = /^rows\.(\d+)\.cells\.(\d+)$/;

function findCell(target: EventTarget): Cell | undefined {
  const [, row, column] = target instanceof HTMLInputElement ? (CELL_NAME.exec(target.name) ?? []) : [];
  return row === undefined || column === undefined
    ? undefined
    : { row: Number.parseInt(row, 10), column: Number.parseInt(column, 10) };
}

/** The frame of a grid of prices: keys of a spreadsheet, filling down, saving, and the confirmation of unusual prices. */
export function PriceGridForm(props: PriceGridFormProps) {
  const { form, version, rows, columns, isAgreed, displayed, buildChanges, onReload, children } = props;
  const { t } = useTexts('prices-desk');
  const notify = useNotify();
  const saving = useSavePrices();
  const saveOnce = useSubmitOnce(saving);
  const [cell, setCell] = useState<Cell | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<{ values: PriceFormValues; unusual: UnusualPrice[] } | null>(
    null,
  );
  const { isDirty } = form.formState;
  const save = (values: PriceFormValues) => {
    const changes = buildChanges(values);
    if (changes.length === 0) return;
    saveOnce(
      { version, changes },
      {
        onSuccess: ({ changed }) => notify(t('prices-desk:saved', { count: changed })),
        onSettled: () => setUnconfirmed(null),
      },
    );
  };
  const submit = form.handleSubmit((values) => {
    const unusual = listUnusualPrices(rows, columns, values, isAgreed);
    if (unusual.length > 0) setUnconfirmed({ values, unusual });
    else save(values);
  });
  const fillDown = () => {
    if (cell === null) return;
    const value = form.getValues(`rows.${cell.row}.cells.${cell.column}`);
    for (const row of displayed.slice(displayed.indexOf(cell.row) + 1))
      form.setValue(`rows.${row}.cells.${cell.column}`, value, { shouldDirty: true });
    void form.trigger();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'Enter') void submit();
    else if (isCommand && event.key.toLowerCase() === 'd' && findCell(event.target) !== undefined) {
      // The browser's bookmark.
      event.preventDefault();
      fillDown();
    } else moveFocusInColumn(event);
  };
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    const focused = findCell(target);
    if (focused !== undefined) setCell(focused);
  };
  const focusedRow = cell === null ? undefined : rows[cell.row];
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} onFocus={onFocus} noValidate className={deskLayout.items}>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {t('prices-desk:keys')}
      </Text>
      {children}
      {saving.isError && !saving.isPending && (
        <SaveFailure
          error={saving.error}
          onReload={() => {
            form.reset();
            onReload();
          }}
        />
      )}
      <FormErrorSummary control={form.control} />
      <div className={classes.bar}>
        <ChangeCount control={form.control} rows={rows} columns={columns} isAgreed={isAgreed} />
        <div className={classes.actions}>
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<IconArrowBarToDown size={16} aria-hidden />}
            onClick={fillDown}
            disabled={focusedRow === undefined}
          >
            {focusedRow === undefined || cell === null
              ? t('prices-desk:fillDown')
              : t('prices-desk:fillDownFrom', {
                  code: formatProductCode(focusedRow.productCode),
                  column: columns[cell.column]?.label ?? '',
                })}
          </Button>
          <Button variant="default" onClick={() => form.reset()} disabled={!isDirty}>
            {t('prices-desk:discard')}
          </Button>
          <Button type="submit" disabled={!isDirty} {...busyButtonProps(saving.isPending)}>
            {t('common:actions.save')}
          </Button>
        </div>
      </div>
      <UnusualPricesDialog
        unusual={unconfirmed?.unusual ?? []}
        busy={saving.isPending}
        onClose={() => setUnconfirmed(null)}
        onConfirm={() => {
          if (unconfirmed !== null) save(unconfirmed.values);
        }}
      />
      <LeaveGuard isStored={false} when={() => isDirty && !saving.isPending} keepsForm={() => false} />
    </form>
  );
}

function SaveFailure({ error, onReload }: { error: Error; onReload: () => void }) {
  const { t } = useTexts();
  const problem = toApiProblem(error);
  return (
    <FeedbackAlert status="Fail">
      {isStale(problem) ? <StaleNotice problem={problem} onReload={onReload} /> : t(`errors:${problem.code}`)}
    </FeedbackAlert>
  );
}

interface ChangeCountProps extends Pick<PriceGridFormProps, 'rows' | 'columns' | 'isAgreed'> {
  control: Control<PriceFormValues, unknown, PriceFormValues>;
}

/** The number of changed values, and of unusual prices among them, while they are typed. */
function ChangeCount({ control, rows, columns, isAgreed }: ChangeCountProps) {
  const { t } = useTexts('prices-desk');
  const typed = useWatch({ control, name: 'rows' });
  const unusual = listUnusualPrices(rows, columns, { rows: typed }, isAgreed).length;
  return (
    <div aria-live="polite">
      <Text span fw={600}>
        {t('prices-desk:changes', { count: countChanges(rows, { rows: typed }) })}
      </Text>
      {unusual > 0 && (
        <Text size="xs" c="warning">
          {t('prices-desk:unusual', { count: unusual })}
        </Text>
      )}
    </div>
  );
}

/** Prices that the confirmation lists. */
const MAX_LISTED = 10;

interface UnusualPricesDialogProps {
  unusual: readonly UnusualPrice[];
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation of prices that are far off the stored ones. */
function UnusualPricesDialog({ unusual, busy, onClose, onConfirm }: UnusualPricesDialogProps) {
  const { t } = useTexts('prices-desk');
  const { quantity, unitPrice } = useFormats();
  return (
    <ConfirmDialog
      opened={unusual.length > 0}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('prices-desk:confirmTitle')}
      confirmLabel={t('prices-desk:confirm')}
      busy={busy}
    >
      <Text mb="xs">{t('prices-desk:confirmText', { count: unusual.length })}</Text>
      <List size="sm" withPadding>
        {unusual.slice(0, MAX_LISTED).map(({ subject, um, was, is }) => (
          <List.Item key={subject}>
            {t('prices-desk:unusualPrice', {
              subject,
              was: unitPrice(was),
              is: `${unitPrice(is)} / ${um}`,
              percent: quantity(calculatePriceDeviation(was, is) ?? 0),
            })}
          </List.Item>
        ))}
      </List>
      {unusual.length > MAX_LISTED && (
        <Text size="sm">{t('prices-desk:more', { count: unusual.length - MAX_LISTED })}</Text>
      )}
    </ConfirmDialog>
  );
}
