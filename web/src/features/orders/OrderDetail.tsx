import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { Order } from '@cromia/domain/orders/order';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DataTable } from '../../ui/data-table/DataTable';
import { DetailFrame, type Fact, saidFacts } from './DetailFrame';
import { PaperButtons, type PaperButtonsProps } from './PaperButtons';
import { ShippedTo } from './ShippedTo';
import { useOrderItemColumns } from './use-order-columns';
import { useProcessedSums } from './use-processed-sums';
import { useSums, useSumsBelow } from './use-sums';

/** What an order says beside its lines; only what is there. */
export function useOrderFacts(order: Order): Fact[] {
  const { t } = useTexts('orders');
  const { weight } = useFormats();
  const { address, acceptMultipleShipping, totalWeight } = order;
  const shipping = acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  return [
    ...(address ? [{ label: t('orders:detail.address'), value: <ShippedTo address={address} /> }] : []),
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:detail.weight'), value: weight(totalWeight) },
    ...saidFacts([
      { label: t('orders:detail.transportReason'), value: order.transportReason },
      { label: t('orders:detail.port'), value: order.port },
      { label: t('orders:detail.shippingNote'), value: order.shippingNote },
      { label: t('orders:detail.genericNote'), value: order.genericNote },
    ]),
  ];
}

/** What unfolds below an order: its lines with what became of each, and how they travel. */
export function OrderDetail({ order, ...paper }: { order: Order } & PaperButtonsProps) {
  const { t } = useTexts('orders');
  const columns = useOrderItemColumns();
  const facts = useOrderFacts(order);
  const summed = { ...order, discount: order.unconditionalDiscount };
  const ordered = useSums(summed);
  const below = useSumsBelow(summed);
  const processed = useProcessedSums(order);
  const sums = processed.length > 0 ? [...ordered, ...processed] : below;
  return (
    <DetailFrame facts={facts} sums={sums} actions={<PaperButtons {...paper} />}>
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
