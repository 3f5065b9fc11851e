import { PRICE_LISTS } from '@cromia/domain/catalogue/price-lists';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { PriceGrid } from '@cromia/domain/prices/price-grid';
import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { DataTable } from '../../../ui/table/DataTable';
import { GridFilters, useGridFilter } from './GridFilters';
import { PriceGridForm } from './PriceGridForm';
import { buildListChanges, type PriceColumn, type PriceRow } from './price-form';
import { useValueColumns } from './use-price-cells';
import { usePriceForm } from './use-price-form';
import { useProductColumn } from './use-product-column';
import { useStockColumns } from './use-stock-columns';

/** A column for each price list; the page displays those in use. */
const COLUMNS: readonly PriceColumn[] = PRICE_LISTS.map((list) => ({ id: list, label: list, kind: 'price' }));

interface ListPriceGridProps {
  grid: PriceGrid;
  onReload: () => void;
}

/** The list prices and the stock of a serial, edited in place. */
export function ListPriceGrid({ grid: { rows: products, version }, onReload }: ListPriceGridProps) {
  const { t } = useTexts('prices-desk');
  const rows = useMemo(
    (): PriceRow[] =>
      products.map(({ productCode, um, prices, inStock, availableOn, waitingCustomers }) => ({
        productCode,
        um,
        stored: PRICE_LISTS.map((list) => prices[list] ?? null),
        inStock,
        availableOn,
        waitingCustomers,
      })),
    [products],
  );
  const form = usePriceForm(rows, COLUMNS, false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const lists = useMemo(
    () =>
      PRICE_LISTS.filter(
        (list) => added.includes(list) || products.some(({ prices }) => prices[list] !== undefined),
      ),
    [added, products],
  );
  const { filter, setFilter, gridRows } = useGridFilter(products, rows);
  const product = useProductColumn();
  const stock = useStockColumns(form);
  const values = useValueColumns(form, COLUMNS, true);
  // New columns would replace the inputs, and with them the focus.
  const columns = useMemo(
    () => [product, ...stock, ...values.filter(({ id }) => lists.some((list) => list === id))],
    [product, stock, values, lists],
  );
  return (
    <PriceGridForm
      form={form}
      version={version}
      rows={rows}
      columns={COLUMNS}
      isAgreed={false}
      displayed={gridRows.map(({ index }) => index)}
      buildChanges={(typed) => buildListChanges(rows, COLUMNS, typed)}
      onReload={onReload}
    >
      <GridFilters products={products} filter={filter} onChange={setFilter}>
        <Select
          label={t('prices-desk:addList')}
          placeholder={t('prices-desk:chooseList')}
          data={PRICE_LISTS.filter((list) => !lists.includes(list))}
          value={null}
          onChange={(list) => {
            if (list !== null) setAdded([...added, list]);
          }}
          w={190}
        />
      </GridFilters>
      <DataTable
        label={t('prices-desk:title')}
        columns={columns}
        rows={gridRows}
        rowId={({ productCode }) => formatProductCode(productCode)}
        rowLabel={({ productCode }) => formatProductCode(productCode)}
      />
    </PriceGridForm>
  );
}
