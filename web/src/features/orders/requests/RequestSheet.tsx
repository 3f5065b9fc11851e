import { formatDate } from '@cromia/domain/dates';
import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PrintSheet } from '../../../ui/print/PrintSheet';
import { formatPrintedCustomer, type PrintedCustomer, PrintedLines } from '../../cart';
import { useBrand } from '../../shell';
import { useOrderRequestFacts } from './RequestDetail';
import { useRequestSums } from './use-request-sums';

/** Print version of an order request. */
export function RequestSheet({ request, customer }: { request: OrderRequest; customer: PrintedCustomer }) {
  const { t } = useTexts('cart', 'orders');
  const { date } = useFormats();
  const brand = useBrand();
  const facts = useOrderRequestFacts(request);
  const sums = useRequestSums(request, true);
  const { createdOn, customerOrderCode, deliveryDateRequested, status } = request;
  return (
    <PrintSheet
      title={t('orders:detail.title')}
      issuer={brand?.legalName}
      facts={[
        { label: t('cart:print.customer'), value: formatPrintedCustomer(customer) },
        { label: t('orders:columns.requestNumber'), value: request.number },
        { label: t('orders:columns.customerOrderCode'), value: customerOrderCode },
        { label: t('orders:columns.createdOn'), value: date(createdOn) },
        { label: t('orders:columns.deliveryDateRequested'), value: formatDate(deliveryDateRequested) },
        { label: t('orders:columns.status'), value: t(`orders:status.${status}`) },
        ...facts,
      ]}
    >
      <PrintedLines lines={request.items} sums={sums} />
    </PrintSheet>
  );
}
