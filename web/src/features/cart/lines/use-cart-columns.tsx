import { findCartError } from '@cromia/domain/cart/buying';
import { type CartItem, calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Money } from '../../../ui/product/Money';
import type { DataColumn } from '../../../ui/table/columns';
import { LineProduct } from './LineProduct';
import { LineQuantity } from './LineQuantity';
import { UnitPrice } from './UnitPrice';

function LineTotal({ total }: { total: number | null }) {
  return total === null ? '–' : <Money amount={total} fw={600} />;
}

/** The columns of the cart, stable while quantities change. */
export function useCartColumns(): DataColumn<CartItem>[] {
  const { t } = useTexts('cart');
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (line) => <LineProduct line={line} />,
        sortBy: (line) => formatProductCode(line.productCode),
        width: '40%',
        card: 'title',
      },
      {
        id: 'unitPrice',
        header: t('cart:columns.unitPrice'),
        cell: (line) => (findCartError(line) === null ? <UnitPrice line={line} /> : '–'),
        sortBy: (line) => line.finalUnitPrice,
        align: 'right',
        card: 'brief',
      },
      {
        id: 'quantity',
        card: 'control',
        header: t('cart:columns.quantity'),
        cell: (line) => <LineQuantity line={line} />,
        width: '160px',
      },
      {
        id: 'rowTotal',
        card: 'amount',
        header: t('cart:columns.rowTotal'),
        cell: (line) => <LineTotal total={calculateLineTotal(line)} />,
        sortBy: calculateLineTotal,
        align: 'right',
      },
    ],
    [t],
  );
}
