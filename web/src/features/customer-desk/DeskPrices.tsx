import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { AgreedPrice } from '@cromia/domain/customers/agreed-prices';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { ProductName } from '../../ui/product/ProductName';
import type { DataColumn } from '../../ui/table/columns';
import { UnitPrice } from '../cart';
import { agreedPricesQuery } from './customer-desk-queries';
import { AGREED_PRICE_LIST } from './customer-lists';

/** The prices agreed with a customer for single products. */
export function DeskPrices({ code }: { code: string }) {
  const { t } = useTexts('customers-desk');
  const list = useList(AGREED_PRICE_LIST);
  const prices = useQuery(agreedPricesQuery(code, list.query));
  const columns = useColumns();
  return (
    <PagedList
      list={list}
      page={prices}
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
  );
}

function useColumns(): DataColumn<AgreedPrice>[] {
  const { t } = useTexts('cart', 'customers-desk');
  const { percent } = useFormats();
  return useMemo(
    () => [
      {
        id: 'productCode',
        header: t('cart:columns.product'),
        cell: (price) => <ProductName product={price} />,
        sortBy: ({ productCode }) => formatProductCode(productCode),
        card: 'title',
      },
      {
        id: 'unitPrice',
        header: t('cart:columns.unitPrice'),
        cell: (price) => <UnitPrice line={price} />,
        align: 'right',
      },
      {
        id: 'commission',
        header: t('customers-desk:customers.terms.commission'),
        cell: ({ agentCommissionPct }) => percent(agentCommissionPct),
        align: 'right',
      },
    ],
    [t, percent],
  );
}
