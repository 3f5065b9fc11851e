import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';
import { Money } from '../../ui/Money';
import { ProductName } from '../../ui/ProductName';
import { UnitPrice } from '../cart';
import classes from './backoffice.module.css';
import type { StaffOrderRequest } from './order-requests-query';

type Item = StaffOrderRequest['items'][number];

/** Columns of a request's lines: the price with its list and discounts, as it was when the request was sent. */
export function useItemColumns(): DataColumn<Item>[] {
  const { t } = useTexts('cart');
  const { quantity, weight } = useFormats();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (item) => <ProductName product={item} />,
        card: 'title',
      },
      {
        id: 'quantity',
        header: t('cart:columns.quantity'),
        cell: (item) => (
          <span className={classes.unbroken}>
            {item.quantity} × {quantity(item.unitQty, item.um)}
          </span>
        ),
        align: 'right',
      },
      {
        id: 'unitPrice',
        header: t('cart:columns.unitPrice'),
        cell: (item) => <UnitPrice line={item} />,
        align: 'right',
      },
      {
        id: 'rowWeight',
        header: t('cart:columns.rowWeight'),
        cell: (item) => <span className={classes.unbroken}>{weight(item.rowWeight)}</span>,
        align: 'right',
      },
      {
        id: 'rowTotal',
        header: t('cart:columns.rowTotal'),
        cell: (item) => <Money amount={item.rowTotal} fw={600} />,
        align: 'right',
      },
    ],
    [t, quantity, weight],
  );
}
