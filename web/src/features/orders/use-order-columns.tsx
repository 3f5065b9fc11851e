import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { getToday } from '@cromia/domain/dates';
import { isOverdue, type Order, type OrderItem } from '@cromia/domain/orders/order';
import { Text } from '@mantine/core';
import { useContext, useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';
import { AvailableAgain } from '../../ui/product/AvailableAgain';
import { Money } from '../../ui/product/Money';
import { ProductName } from '../../ui/product/ProductName';
import { renderCardAmount } from '../../ui/table/card-amount';
import type { DataColumn } from '../../ui/table/columns';
import { UnitPrice } from '../cart';
import { HazardMark } from '../hazards';
import { DeliveryDate } from './DeliveryDate';
import { OrderStatusBadge } from './OrderStatusBadge';
import { getRelevantTotal, OrderTotal } from './OrderTotal';
import classes from './styles.module.css';
import { PlacedOn } from './use-placed-by';

/** The columns of the orders. */
export function useOrderColumns(): DataColumn<Order>[] {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const today = getToday(useContext(TimeZoneContext), new Date());
  return useMemo(
    () => [
      {
        id: 'orderCode',
        header: t('orders:columns.orderCode'),
        cell: ({ orderCode, customerOrderCode }) => (
          <>
            <strong className={classes.unbroken}>{orderCode}</strong>
            <Text size="xs" c="dimmed" className={classes.unbroken}>
              {customerOrderCode}
            </Text>
          </>
        ),
        sortBy: (order) => order.orderCode,
        card: 'title',
        cardCell: ({ orderCode }) => <strong>{orderCode}</strong>,
      },
      {
        id: 'createdOn',
        header: t('orders:columns.requestCreatedOn'),
        cell: (order) => (
          <PlacedOn placedBy={order.placedBy}>
            <span className={classes.unbroken}>{date(order.requestCreatedOn)}</span>
          </PlacedOn>
        ),
        sortBy: (order) => order.requestCreatedOn,
      },
      {
        id: 'deliveryDate',
        header: t('orders:columns.deliveryDate'),
        cell: (order) => <DeliveryDate order={order} />,
        sortBy: (order) => order.deliveryDate,
        card: 'brief',
        cardLabel: (order) => (isOverdue(order, today) ? null : t('orders:columns.deliveryDate')),
      },
      {
        id: 'status',
        header: t('orders:columns.status'),
        cell: (order) => <OrderStatusBadge order={order} />,
        sortBy: (order) => order.status,
        card: 'badge',
      },
      {
        id: 'total',
        header: t('orders:columns.total'),
        cell: (order) => <OrderTotal order={order} />,
        align: 'right',
        card: 'amount',
        cardCell: (order) => renderCardAmount(getRelevantTotal(order)),
      },
      {
        id: 'customerOrderCode',
        header: t('orders:columns.customerOrderCode'),
        cell: ({ customerOrderCode }) => customerOrderCode,
        onlyOnCards: true,
      },
    ],
    [t, date, today],
  );
}

/** The columns of an order's lines. */
export function useOrderItemColumns(): DataColumn<OrderItem>[] {
  const { t } = useTexts('cart', 'orders');
  const { content, weight } = useFormats();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (item) => (
          <ProductName
            product={item}
            mark={
              <>
                <AvailableAgain product={item} />
                <HazardMark code={item.productCode} />
              </>
            }
          />
        ),
        sortBy: (item) => formatProductCode(item.productCode),
        card: 'title',
      },
      {
        id: 'quantityOrdered',
        card: 'brief',
        header: t('orders:columns.quantityOrdered'),
        cell: (item) => `${item.quantityOrdered} × ${content(item)}`,
        align: 'right',
      },
      {
        id: 'quantityConfirmed',
        header: t('orders:columns.quantityConfirmed'),
        cell: (item) => item.quantityConfirmed,
        align: 'right',
      },
      {
        id: 'quantityProcessed',
        header: t('orders:columns.quantityProcessed'),
        cell: (item) => item.quantityProcessed,
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
        cell: (item) => weight(item.rowWeight),
        align: 'right',
      },
      {
        id: 'rowTotal',
        card: 'amount',
        header: t('cart:columns.rowTotal'),
        cell: (item) => <Money amount={item.rowTotal} fw={600} />,
        sortBy: (item) => item.rowTotal,
        align: 'right',
      },
    ],
    [t, content, weight],
  );
}
