import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';
import { LastOrderCell, PreferredCell, PriceCell, ProductCell, QuantityCell } from './ProductCells';

/**
 * The columns of the ordered products, stable while quantities change.
 * @param canOrder whether the user may prefer and order them
 */
export function useOrderedProductColumns(canOrder: boolean): DataColumn<OrderedProduct>[] {
  const { t } = useTexts('ordered-products');
  return useMemo(
    () => [
      ...(canOrder
        ? [
            {
              id: 'preferred',
              header: t('ordered-products:columns.preferred'),
              cell: (product: OrderedProduct) => <PreferredCell product={product} />,
              sortBy: (product: OrderedProduct) => Number(product.preferred),
              width: '72px',
              card: 'aside' as const,
            },
          ]
        : []),
      {
        id: 'productCode',
        header: t('ordered-products:columns.productCode'),
        cell: (product) => <ProductCell product={product} />,
        sortBy: ({ id }) => formatProductCode(id),
        width: '28%',
        card: 'title',
      },
      {
        id: 'lastOrderedOn',
        header: t('ordered-products:columns.lastOrderedOn'),
        cell: (product) => <LastOrderCell product={product} canOrder={canOrder} />,
        sortBy: ({ lastOrderedOn }) => lastOrderedOn,
        card: 'brief',
        cardLabel: true,
      },
      {
        id: 'price',
        header: t('ordered-products:columns.price'),
        cell: (product) => <PriceCell product={product} />,
        align: 'right',
        card: 'aside',
      },
      ...(canOrder
        ? [
            {
              id: 'quantity',
              header: t('ordered-products:columns.quantity'),
              cell: (product: OrderedProduct) => <QuantityCell product={product} />,
              width: '190px',
              card: 'control' as const,
            },
          ]
        : []),
    ],
    [t, canOrder],
  );
}
