import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import type { ShopScope } from '../../acting';
import { customerProfileQuery } from '../../customers';
import { ReceiptFacts } from '../detail/ReceiptFacts';
import { fetchOrderRequestPdf, orderRequestDetailQuery } from './order-requests-queries';
import { RequestDetail } from './RequestDetail';
import { RequestSheet } from './RequestSheet';
import { RequestTotal } from './RequestTotal';

/** The receipt of a sent order request: what was requested, its total, lines and address, and its PDF. */
export function OrderReceipt({ scope, id }: { scope: ShopScope; id: string }) {
  const { t } = useTexts('orders');
  const { dayWithWeekday, date } = useFormats();
  const { queryKey, read } = orderRequestDetailQuery(scope, id);
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  const { data: profile } = useQuery(customerProfileQuery(scope));
  if (data === undefined) {
    if (error === null) return <DetailSkeleton />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      <ReceiptFacts
        facts={[
          { label: t('orders:columns.requestNumber'), value: data.number },
          { label: t('orders:columns.customerOrderCode'), value: data.customerOrderCode },
          { label: t('orders:columns.createdOn'), value: date(data.createdOn) },
          {
            label: t('orders:columns.deliveryDateRequested'),
            value: dayWithWeekday(data.deliveryDateRequested),
          },
          { label: t('orders:receipt.lines'), value: data.itemCount },
          { label: t('orders:columns.total'), value: <RequestTotal request={data} /> },
          ...(profile?.paymentTerms
            ? [{ label: t('orders:detail.paymentTerms'), value: profile.paymentTerms }]
            : []),
        ]}
      />
      <RequestDetail
        isReceipt
        scope={scope}
        request={data}
        sheet={<RequestSheet request={data} customer={scope} />}
        onPdf={() => fetchOrderRequestPdf(scope, id)}
      />
    </>
  );
}
