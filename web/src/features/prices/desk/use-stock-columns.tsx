import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { DateCell } from '../../../ui/fields/DateCell';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote } from '../../desk';
import type { CellProps, IndexedPriceRow, PriceForm } from './use-price-cells';

/** Whether the product is in stock, with the number of customers who wait for it. */
function StockCell({ form, row }: CellProps) {
  const { t } = useTexts('catalogue-desk', 'prices-desk');
  return (
    <>
      <Controller
        control={form.control}
        name={`rows.${row.index}.inStock`}
        render={({ field: { value, onChange, onBlur, ref, name } }) => (
          <Checkbox
            ref={ref}
            name={name}
            checked={value ?? row.inStock}
            onChange={(event) => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
            aria-label={`${t('catalogue-desk:product.inStock')}: ${formatProductCode(row.productCode)}`}
          />
        )}
      />
      {row.waitingCustomers > 0 && (
        <CellNote>{t('prices-desk:waiting', { count: row.waitingCustomers })}</CellNote>
      )}
    </>
  );
}

/** The day on which the product is available again, with the stored day below, once it differs. */
function DayCell({ form, row }: CellProps) {
  const { t } = useTexts('catalogue-desk', 'prices-desk');
  const { date } = useFormats();
  const value = useWatch({ control: form.control, name: `rows.${row.index}.availableOn` });
  const { availableOn } = row;
  return (
    <>
      <DateCell
        control={form.control}
        name={`rows.${row.index}.availableOn`}
        column="availableOn"
        label={`${t('catalogue-desk:product.availableOn')}: ${formatProductCode(row.productCode)}`}
      />
      {value !== undefined && value !== availableOn && (
        <CellNote>
          {t('prices-desk:before', { value: availableOn === null ? '–' : date(availableOn) })}
        </CellNote>
      )}
    </>
  );
}

/** The columns of the stock. */
export function useStockColumns(form: PriceForm): DataColumn<IndexedPriceRow>[] {
  const { t } = useTexts('catalogue-desk');
  return useMemo(
    () => [
      {
        id: 'inStock',
        header: t('catalogue-desk:product.inStock'),
        cell: (row) => <StockCell form={form} row={row} />,
        width: '110px',
      },
      {
        id: 'availableOn',
        header: t('catalogue-desk:product.availableOn'),
        cell: (row) => <DayCell form={form} row={row} />,
        width: '132px',
      },
    ],
    [t, form],
  );
}
