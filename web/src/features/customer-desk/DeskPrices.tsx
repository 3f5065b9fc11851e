import { DEFAULT_PRODUCT_CLASS, formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { AgreedPrice, AgreedPricePage } from '@cromia/domain/customers/agreed-prices';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { ProductName } from '../../ui/product/ProductName';
import type { DataColumn } from '../../ui/table/columns';
import { CellNote, ExportRowsMenu } from '../desk';
import {
  buildAgreedChanges,
  type IndexedPriceRow,
  PriceGridForm,
  useAgreedColumns,
  useAgreedPriceColumn,
  usePriceForm,
  useValueColumns,
} from '../prices';
import { AddPricesForm } from './AddPricesForm';
import { agreedPricesQuery } from './customer-desk-queries';
import { AGREED_PRICE_LIST } from './customer-lists';

type AgreedPriceRow = AgreedPrice & IndexedPriceRow;

const NO_ROWS: AgreedPriceRow[] = [];

/** Adds to each price what the form needs; unconfirmed stock is not part of it. */
function toFormPage(page: AgreedPricePage) {
  return {
    ...page,
    content: page.content.map(
      (price, index): AgreedPriceRow => ({
        ...price,
        index,
        stored: [price.unitPrice, price.discountPct1, price.discountPct2],
        inStock: true,
        availableOn: null,
        waitingCustomers: 0,
      }),
    ),
  };
}

/** The prices agreed with a customer for single products, edited in place. */
export function DeskPrices({ code }: { code: string }) {
  const { t } = useTexts('customers-desk');
  const list = useList(AGREED_PRICE_LIST);
  const prices = useQuery({ ...agreedPricesQuery(code, list.query), select: toFormPage });
  const rows = prices.data?.content ?? NO_ROWS;
  const valueColumns = useAgreedColumns();
  const form = usePriceForm(rows, valueColumns, true);
  const product = useProductColumn();
  const values = useValueColumns(form, valueColumns, false);
  const finalPrice = useAgreedPriceColumn(form);
  const terms = useTermsColumn();
  // New columns would replace the inputs, and with them the focus.
  const columns = useMemo(
    () => [product, ...values, finalPrice, terms],
    [product, values, finalPrice, terms],
  );
  const { serial, color, description } = list.query;
  const displayed = useMemo(() => rows.map(({ index }) => index), [rows]);
  return (
    <PriceGridForm
      form={form}
      version={prices.data?.version ?? ''}
      rows={rows}
      columns={valueColumns}
      isAgreed
      displayed={displayed}
      buildChanges={(typed) => buildAgreedChanges(rows, typed, code)}
      onReload={() => void prices.refetch()}
    >
      <PagedList
        list={list}
        page={prices}
        tools={
          <>
            <AddPricesForm customerCode={code} productClass={DEFAULT_PRODUCT_CLASS} />
            <ExportRowsMenu kinds={['prices']} filter={{ customerCode: code, serial, color, description }} />
          </>
        }
        label={t('customers-desk:customers.tabs.prices')}
        columns={columns}
        rowId={({ productCode }) => `${productCode.productClass}-${formatProductCode(productCode)}`}
        rowLabel={({ productCode }) => formatProductCode(productCode)}
        emptyContent={{
          icon: IconTag,
          none: t('customers-desk:customers.noPrices'),
          noMatch: t('customers-desk:customers.noPriceMatch'),
        }}
      />
    </PriceGridForm>
  );
}

function useProductColumn(): DataColumn<AgreedPriceRow> {
  const { t } = useTexts('cart');
  return useMemo(
    () => ({
      id: 'productCode',
      header: t('cart:columns.product'),
      cell: (price) => <ProductName product={price} />,
      sortBy: ({ productCode }) => formatProductCode(productCode),
      card: 'title',
    }),
    [t],
  );
}

/** The price list of the terms, and the agent's commission. */
function useTermsColumn(): DataColumn<AgreedPriceRow> {
  const { t } = useTexts('customers-desk');
  const { percent } = useFormats();
  return useMemo(
    () => ({
      id: 'commission',
      header: t('customers-desk:customers.terms.commission'),
      cell: ({ agentCommissionPct, priceListCode }) => (
        <>
          {percent(agentCommissionPct)}
          <CellNote>{priceListCode}</CellNote>
        </>
      ),
      align: 'right',
    }),
    [t, percent],
  );
}
