import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { Shipment, ShipmentItem } from '@cromia/domain/shipments/shipment';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatOrDash, useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ProductName } from '../../ui/product/ProductName';
import type { DataColumn } from '../../ui/table/columns';
import { RowLink } from '../../ui/table/RowLink';
import classes from './styles.module.css';

/** The columns of shipments. */
export function useShipmentColumns(): DataColumn<Shipment>[] {
  const { t } = useTexts('shipments');
  const { date, quantity, weight } = useFormats();
  return useMemo(
    () => [
      {
        id: 'shipmentCode',
        header: t('shipments:columns.shipmentCode'),
        cell: ({ shipmentCode }) => <RowLink className={classes.unbroken}>{shipmentCode}</RowLink>,
        sortBy: ({ shipmentCode }) => shipmentCode,
        card: 'title',
      },
      {
        id: 'shippedOn',
        header: t('shipments:columns.shippedOn'),
        cell: ({ shippedOn }) => <span className={classes.unbroken}>{date(shippedOn)}</span>,
        sortBy: ({ shippedOn }) => shippedOn,
        card: 'badge',
        cardLabel: true,
      },
      {
        id: 'orders',
        header: t('shipments:columns.orders'),
        cell: ({ orders }) => (
          <>
            {orders.map(({ id, orderCode, customerOrderCode }) => (
              <div key={id} className={classes.unbroken}>
                {orderCode}
                {customerOrderCode !== null && (
                  <Text size="xs" c="dimmed" span>
                    {' '}
                    {customerOrderCode}
                  </Text>
                )}
              </div>
            ))}
          </>
        ),
        card: 'brief',
      },
      {
        id: 'carrier',
        header: t('shipments:columns.carrier'),
        cell: ({ carrier }) => carrier ?? '–',
        card: 'hidden',
      },
      {
        id: 'packages',
        header: t('shipments:columns.packages'),
        cell: ({ packages }) => formatOrDash(packages, quantity),
        align: 'right',
        card: 'hidden',
      },
      {
        id: 'grossWeight',
        header: t('shipments:columns.grossWeight'),
        cell: ({ grossWeight, weight: calculated }) => weight(grossWeight ?? calculated),
        align: 'right',
        card: 'amount',
      },
    ],
    [t, date, quantity, weight],
  );
}

/** The columns of the lines of a shipment. */
export function useShipmentItemColumns(): DataColumn<ShipmentItem>[] {
  const { t } = useTexts('cart', 'shipments');
  const { content } = useFormats();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (item) => <ProductName product={item} />,
        sortBy: (item) => formatProductCode(item.productCode),
        card: 'title',
      },
      {
        id: 'quantity',
        header: t('shipments:columns.quantity'),
        cell: (item) => `${item.quantity} × ${content(item)}`,
        align: 'right',
        card: 'brief',
      },
      {
        id: 'batch',
        header: t('shipments:columns.batch'),
        cell: ({ batch }) => <span className={classes.unbroken}>{batch ?? '–'}</span>,
        sortBy: ({ batch }) => batch ?? '',
        card: 'brief',
      },
      {
        id: 'order',
        header: t('shipments:columns.order'),
        cell: ({ orderCode }) => <span className={classes.unbroken}>{orderCode}</span>,
        sortBy: ({ orderCode }) => orderCode,
        card: 'brief',
      },
    ],
    [t, content],
  );
}
