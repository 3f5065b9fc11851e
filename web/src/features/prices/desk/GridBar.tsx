import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Text } from '@mantine/core';
import { IconArrowBarToDown } from '@tabler/icons-react';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import {
  countChanges,
  listUnusualPrices,
  type PriceColumn,
  type PriceFormValues,
  type PriceRow,
} from './price-form';
import classes from './price-grid-form.module.css';
import type { Cell } from './use-grid-keys';
import type { PriceForm } from './use-price-cells';

interface GridBarProps {
  form: PriceForm;
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  isAgreed: boolean;
  /** The focused cell. */
  cell: Cell | null;
  busy: boolean;
  onFillDown: () => void;
}

/** The number of changes, and the buttons to fill down, discard and save. */
export function GridBar({ form, rows, columns, isAgreed, cell, busy, onFillDown }: GridBarProps) {
  const { t } = useTexts('prices-desk');
  const { isDirty } = form.formState;
  const focusedRow = cell === null ? undefined : rows[cell.row];
  return (
    <div className={classes.bar}>
      <ChangeCount control={form.control} rows={rows} columns={columns} isAgreed={isAgreed} />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconArrowBarToDown size={16} aria-hidden />}
          onClick={onFillDown}
          visibleFrom="sm"
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
        <Button type="submit" disabled={!isDirty} {...busyButtonProps(busy)}>
          {t('common:actions.save')}
        </Button>
      </div>
    </div>
  );
}

interface ChangeCountProps extends Pick<GridBarProps, 'rows' | 'columns' | 'isAgreed'> {
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
