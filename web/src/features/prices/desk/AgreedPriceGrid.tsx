import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { PricedProduct, PriceGrid } from '@cromia/domain/prices/price-grid';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { GridFilters, useGridFilter } from './GridFilters';
import { PriceGridForm } from './PriceGridForm';
import { buildAgreedChanges, type PriceRow } from './price-form';
import { useAgreedColumns } from './use-agreed-columns';
import { useAgreedPriceColumn, useValueColumns } from './use-price-cells';
import { usePriceForm } from './use-price-form';
import { useProductColumn } from './use-product-column';

interface AgreedPriceGridProps {
  grid: PriceGrid;
  customer: NonNullable<PriceGrid['customer']>;
  onReload: () => void;
}

/** The prices of a serial that are agreed with a customer, edited in place beside those of its price list. */
export function AgreedPriceGrid({ grid, customer, onReload }: AgreedPriceGridProps) {
  const { t } = useTexts('customers-desk');
  const { rows: products, version } = grid;
  const rows = useMemo(
    (): PriceRow[] =>
      products.map(({ productCode, um, agreed, inStock, availableOn, waitingCustomers }) => ({
        productCode,
        um,
        stored: [agreed?.unitPrice ?? null, agreed?.discountPct1 ?? null, agreed?.discountPct2 ?? null],
        inStock,
        availableOn,
        waitingCustomers,
      })),
    [products],
  );
  const valueColumns = useAgreedColumns();
  const form = usePriceForm(rows, valueColumns, true);
  const { filter, setFilter, gridRows } = useGridFilter(products, rows);
  const product = useProductColumn();
  const listPrice = useListPriceColumn(customer.priceListCode);
  const values = useValueColumns(form, valueColumns, false);
  const finalPrice = useAgreedPriceColumn(form);
  // New columns would replace the inputs, and with them the focus.
  const columns = useMemo(
    () => [product, listPrice, ...values, finalPrice],
    [product, listPrice, values, finalPrice],
  );
  return (
    <PriceGridForm
      form={form}
      version={version}
      rows={rows}
      columns={valueColumns}
      isAgreed
      displayed={gridRows.map(({ index }) => index)}
      buildChanges={(typed) => buildAgreedChanges(rows, typed, customer.customerCode)}
      onReload={onReload}
    >
      <GridFilters products={products} filter={filter} onChange={setFilter} />
      <DataTable
        label={t('customers-desk:customers.tabs.prices')}
        columns={columns}
        rows={gridRows}
        rowId={({ productCode }) => formatProductCode(productCode)}
        rowLabel={({ productCode }) => formatProductCode(productCode)}
      />
    </PriceGridForm>
  );
}

/** The price of the customer's list, for comparison. */
function useListPriceColumn(list: string): DataColumn<PricedProduct> {
  const { t } = useTexts('prices-desk');
  const { unitPrice } = useFormats();
  return useMemo(
    () => ({
      id: 'listPrice',
      header: t('prices-desk:listPrice', { list }),
      cell: ({ prices }) => {
        const price = prices[list];
        return price === undefined ? '–' : unitPrice(price);
      },
      align: 'right',
      width: '110px',
    }),
    [t, unitPrice, list],
  );
}
