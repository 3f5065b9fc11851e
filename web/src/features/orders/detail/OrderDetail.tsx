import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { hasShipped, type Order } from '@cromia/domain/orders/order';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { Fact } from '../../../ui/fact';
import { DataTable } from '../../../ui/table/DataTable';
import type { ShopScope } from '../../acting';
import { AddToListButton } from '../../add-to-list';
import { OrderShipments } from '../../shipments';
import { DocumentButtons, type DocumentButtonsProps } from '../DocumentButtons';
import { orderDetailQuery } from '../orders-queries';
import { useOrderItemColumns } from '../use-order-columns';
import { usePlacedByFacts } from '../use-placed-by';
import { DetailFrame, withoutEmptyFacts } from './DetailFrame';
import { DocumentLoad } from './DocumentLoad';
import { OrderNotice } from './OrderNotice';
import { OrderTimeline } from './OrderTimeline';
import { ShippingAddressText } from './ShippingAddressText';
import { useProcessedSums } from './use-processed-sums';
import { useSums, useSumsBeforeTotal } from './use-sums';

/** Facts of an order beside its lines; empty ones are left out. */
export function useOrderFacts(order: Order): Fact[] {
  const { t } = useTexts('orders');
  const { weight } = useFormats();
  const { address, acceptMultipleShipping, totalWeight } = order;
  const shipping = acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  const placedByFacts = usePlacedByFacts(order.placedBy, 'ordered');
  return [
    ...placedByFacts,
    ...(address
      ? [{ label: t('orders:detail.address'), value: <ShippingAddressText address={address} /> }]
      : []),
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:detail.weight'), value: weight(totalWeight) },
    ...withoutEmptyFacts([
      { label: t('orders:detail.transportReason'), value: order.transportReason },
      { label: t('orders:detail.port'), value: order.port },
      { label: t('orders:detail.paymentTerms'), value: order.paymentTerms },
      { label: t('orders:detail.shippingNote'), value: order.shippingNote },
      { label: t('orders:detail.genericNote'), value: order.genericNote },
    ]),
  ];
}

interface OrderDetailProps extends DocumentButtonsProps {
  order: Order;
  scope: ShopScope;
}

/** Expanded row of an order: its lines with their progress, the shipment, and its documents. */
export function OrderDetail({ order, scope, ...documentButtons }: OrderDetailProps) {
  const { t } = useTexts('orders');
  const columns = useOrderItemColumns();
  const facts = useOrderFacts(order);
  const sumInput = { ...order, discount: order.unconditionalDiscount };
  const ordered = useSums(sumInput);
  const sumsBeforeTotal = useSumsBeforeTotal(sumInput);
  const processed = useProcessedSums(order);
  const sums = processed.length > 0 ? [...ordered, ...processed] : sumsBeforeTotal;
  return (
    <DetailFrame
      facts={facts}
      sums={sums}
      actions={
        <>
          {hasShipped(order.status) && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/sds/document" search={{ orderCode: order.orderCode, ...scope.query }} />
              )}
            >
              {t('orders:detail.sds')}
            </Button>
          )}
          <AddToListButton
            getProducts={() =>
              order.items.map(({ productCode, quantityOrdered: quantity }) => ({ productCode, quantity }))
            }
          />
          <DocumentButtons id={order.id} {...documentButtons} />
        </>
      }
    >
      <OrderTimeline scope={scope} kind="orders" id={order.id} />
      {order.shippedWeight > 0 && <OrderShipments scope={scope} orderId={order.id} />}
      <OrderNotice order={order} />
      <DocumentLoad detail={orderDetailQuery(scope, order.id)} />
      <DataTable
        label={t('orders:detail.orderItems')}
        columns={columns}
        rows={order.items}
        rowId={(item) => item.id}
        rowLabel={(item) => formatProductCode(item.productCode)}
      />
    </DetailFrame>
  );
}
