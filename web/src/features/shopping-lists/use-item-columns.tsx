import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';
import { NoteCell, PriceCell, ProductCell, QuantityCell, TotalCell } from './ItemCells';

/** The columns of a list's products, stable while quantities change. */
export function useItemColumns(): DataColumn<ShoppingListItem>[] {
  const { t } = useTexts('cart', 'shopping-lists');
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (item) => <ProductCell item={item} />,
        sortBy: ({ productCode }) => formatProductCode(productCode),
        width: '30%',
        card: 'title',
      },
      {
        id: 'note',
        header: t('shopping-lists:note.column'),
        cell: (item) => <NoteCell item={item} />,
        sortBy: ({ note }) => note,
        width: '18%',
      },
      {
        id: 'unitPrice',
        header: t('cart:columns.unitPrice'),
        cell: (item) => <PriceCell item={item} />,
        align: 'right',
      },
      {
        id: 'quantity',
        header: t('cart:columns.quantity'),
        cell: (item) => <QuantityCell item={item} />,
        width: '160px',
        card: 'brief',
      },
      {
        id: 'rowTotal',
        header: t('cart:columns.rowTotal'),
        cell: (item) => <TotalCell item={item} />,
        align: 'right',
        card: 'amount',
      },
    ],
    [t],
  );
}
