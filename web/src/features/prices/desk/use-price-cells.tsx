import { calculatePriceDeviation, isUnusualPrice } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { NumberCell } from '../../../ui/fields/NumberCell';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote } from '../../desk';
import { calculateAgreedPrice, type PriceColumn, type PriceFormValues, type PriceRow } from './price-form';

export type PriceForm = UseFormReturn<PriceFormValues, unknown, PriceFormValues>;

/** A row with its index in the form. */
export type IndexedPriceRow = PriceRow & { index: number };

export interface CellProps {
  form: PriceForm;
  row: IndexedPriceRow;
}

const DECIMALS = { price: LIMITS.priceDecimals, percent: LIMITS.percentDecimals } as const;

/** Marks a price that is far off the stored one. */
function DeviationMark({ was, is }: { was: number | null; is: number | null }) {
  const { t } = useTexts('prices-desk');
  const { quantity } = useFormats();
  if (was === null || is === null || !isUnusualPrice(was, is)) return null;
  const deviation = calculatePriceDeviation(was, is) ?? 0;
  const percent = `${deviation > 0 ? '+' : '−'}${quantity(Math.abs(deviation))}`;
  return <StatusBadge tone="warning">{t('prices-desk:deviation', { percent })}</StatusBadge>;
}

/** A number field with the stored value below, once it differs. */
function ValueCell({ form, row, column, position, isMarked }: CellProps & ValueCellColumn) {
  const { t } = useTexts('prices-desk');
  const { quantity, unitPrice } = useFormats();
  const value = useWatch({ control: form.control, name: `rows.${row.index}.cells.${position}` });
  const stored = row.stored[position] ?? null;
  const isPrice = column.kind === 'price';
  const error = t(isPrice ? 'prices-desk:priceError' : 'prices-desk:percentError');
  const format = isPrice ? unitPrice : quantity;
  return (
    <>
      <NumberCell
        control={form.control}
        name={`rows.${row.index}.cells.${position}`}
        column={column.id}
        format={{ kind: 'amount', decimals: DECIMALS[column.kind] }}
        label={`${column.label}: ${formatProductCode(row.productCode)}`}
        errorWords={{ missing: t('prices-desk:priceMissing'), invalidField: error }}
      />
      {!Object.is(value, stored) && (
        <CellNote>{t('prices-desk:before', { value: stored === null ? '–' : format(stored) })}</CellNote>
      )}
      {isMarked && <DeviationMark was={stored} is={value ?? null} />}
    </>
  );
}

interface ValueCellColumn {
  column: PriceColumn;
  position: number;
  /** Whether the cell itself is compared with the stored price; agreed terms are compared after discounts. */
  isMarked: boolean;
}

/** The editable columns of prices or terms. */
export function useValueColumns(
  form: PriceForm,
  columns: readonly PriceColumn[],
  isMarked: boolean,
): DataColumn<IndexedPriceRow>[] {
  return useMemo(
    () =>
      columns.map((column, position) => ({
        id: column.id,
        header: column.label,
        cell: (row: IndexedPriceRow) => (
          <ValueCell form={form} row={row} column={column} position={position} isMarked={isMarked} />
        ),
        align: 'right' as const,
        width: '112px',
      })),
    [form, columns, isMarked],
  );
}

function AgreedPriceCell({ form, row }: CellProps) {
  const { unitPrice, unit } = useFormats();
  const cells = useWatch({ control: form.control, name: `rows.${row.index}.cells` });
  const price = calculateAgreedPrice(cells ?? row.stored);
  return (
    <>
      {price === null ? '–' : `${unitPrice(price)} / ${unit(row.um)}`}
      <div>
        <DeviationMark was={calculateAgreedPrice(row.stored)} is={price} />
      </div>
    </>
  );
}

/** The column of the price after both discounts. */
export function useAgreedPriceColumn(form: PriceForm): DataColumn<IndexedPriceRow> {
  const { t } = useTexts('prices-desk');
  return useMemo(
    () => ({
      id: 'finalUnitPrice',
      header: t('prices-desk:finalPrice'),
      cell: (row) => <AgreedPriceCell form={form} row={row} />,
      align: 'right',
    }),
    [t, form],
  );
}
