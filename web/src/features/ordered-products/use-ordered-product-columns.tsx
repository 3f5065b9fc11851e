import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';
import { LastOrderCell, PreferredCell, PriceCell, ProductCell, QuantityCell } from './ProductCells';

/** The columns of the ordered products, stable while quantities change. */
export function useOrderedProductColumns(): DataColumn<OrderedProduct>[] {
  const { t } = useTexts('ordered-products');
  return useMemo(
    () => [
      {
        id: 'preferred',
        header: t('ordered-products:columns.preferred'),
        cell: (product) => <PreferredCell product={product} />,
        sortBy: (product) => Number(product.preferred),
        width: '72px',
        card: 'aside',
      },
      {
        id: 'productCode',
        header: t('ordered-products:columns.productCode'),
        cell: (product) => <ProductCell product={product} />,
        sortBy: ({ id }) => formatProductCode(id),
        width: '32%',
        card: 'title',
      },
      {
        id: 'lastOrderedOn',
        header: t('ordered-products:columns.lastOrderedOn'),
        cell: (product) => <LastOrderCell product={product} />,
        sortBy: ({ lastOrderedOn }) => lastOrderedOn,
        card: 'brief',
      },
      {
        id: 'price',
        header: t('ordered-products:columns.price'),
        cell: (product) => <PriceCell product={product} />,
        align: 'right',
        card: 'aside',
      },
      {
        id: 'quantity',
        header: t('ordered-products:columns.quantity'),
        cell: (product) => <QuantityCell product={product} />,
        width: '190px',
        card: 'control',
      },
    ],
    [t],
  );
}
