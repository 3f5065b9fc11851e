import { ORDER_STATUS_NAMES, type Order } from '@cromia/domain/orders/order';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PrintSheet } from '../../../ui/print/PrintSheet';
import { formatPrintedCustomer, type PrintedCustomer, PrintedLines } from '../../cart';
import { useBrand } from '../../shell';
import { useOrderFacts } from './OrderDetail';
import { useProcessedSums } from './use-processed-sums';
import { useSums } from './use-sums';

/** Print version of an order. */
export function OrderSheet({ order, customer }: { order: Order; customer: PrintedCustomer }) {
  const { t } = useTexts('cart', 'orders');
  const { date } = useFormats();
  const brand = useBrand();
  const facts = useOrderFacts(order);
  const ordered = useSums({ ...order, discount: order.unconditionalDiscount });
  const processed = useProcessedSums(order);
  return (
    <PrintSheet
      title={t('orders:orders.paper', { code: order.orderCode })}
      issuer={brand?.legalName}
      facts={[
        { label: t('cart:print.customer'), value: formatPrintedCustomer(customer) },
        { label: t('orders:columns.customerOrderCode'), value: order.customerOrderCode ?? '–' },
        { label: t('orders:columns.requestCreatedOn'), value: date(order.requestCreatedOn) },
        { label: t('orders:columns.deliveryDate'), value: date(order.deliveryDate) },
        {
          label: t('orders:columns.status'),
          value: t(`orders:orderStatus.${ORDER_STATUS_NAMES[order.status]}`),
        },
        ...facts,
      ]}
    >
      <PrintedLines
        lines={order.items.map((item) => ({ ...item, quantity: item.quantityOrdered }))}
        sums={[...ordered, ...processed]}
      />
    </PrintSheet>
  );
}
