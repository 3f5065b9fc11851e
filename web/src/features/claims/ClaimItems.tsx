import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { ClaimDetail } from '@cromia/domain/claims/claim';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ProductName } from '../../ui/product/ProductName';
import type { DataColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import classes from './styles.module.css';

type ClaimItem = ClaimDetail['items'][number];

/** The goods that a claim is about. */
export function ClaimItems({ items }: { items: ClaimItem[] }) {
  const { t } = useTexts('cart', 'claims');
  const { content } = useFormats();
  const columns = useMemo(
    (): DataColumn<ClaimItem>[] => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (item) => <ProductName product={item} />,
        card: 'title',
      },
      {
        id: 'quantity',
        header: t('claims:columns.quantity'),
        cell: (item) => `${item.quantity} × ${content(item)}`,
        align: 'right',
        card: 'brief',
      },
      {
        id: 'batch',
        header: t('claims:columns.batch'),
        cell: ({ batch }) => <span className={classes.unbroken}>{batch ?? '–'}</span>,
      },
    ],
    [t, content],
  );
  return (
    <DataTable
      label={t('claims:items')}
      columns={columns}
      rows={items}
      rowId={({ productCode, batch }) => `${formatProductCode(productCode)} ${batch}`}
      rowLabel={({ productCode }) => formatProductCode(productCode)}
    />
  );
}
