import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import type { ShopScope } from '../acting';
import { ReceiptFacts } from '../orders';
import { OfferDetail } from './OfferDetail';
import { OfferSheet } from './OfferSheet';
import { fetchOfferPdf, offerDetailQuery } from './offers-queries';

/** The receipt of a sent offer request: its number, lines, address and expected answer, and its PDF. */
export function OfferReceipt({ scope, id }: { scope: ShopScope; id: string }) {
  const { t } = useTexts('offers', 'orders');
  const { dayWithWeekday, date } = useFormats();
  const { queryKey, read } = offerDetailQuery(scope, id);
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  if (data === undefined) {
    if (error === null) return <DetailSkeleton />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const { answerExpectedOn } = data;
  return (
    <>
      <ReceiptFacts
        facts={[
          { label: t('offers:number'), value: data.number },
          { label: t('orders:columns.createdOn'), value: date(data.createdOn) },
          {
            label: t('orders:columns.deliveryDateRequested'),
            value: dayWithWeekday(data.deliveryDateRequested),
          },
          { label: t('orders:receipt.lines'), value: data.itemCount },
          ...(answerExpectedOn === null
            ? []
            : [{ label: t('orders:receipt.answer'), value: dayWithWeekday(answerExpectedOn) }]),
        ]}
      />
      <OfferDetail
        isReceipt
        scope={scope}
        offer={data}
        sheet={<OfferSheet offer={data} customer={scope} />}
        onPdf={() => fetchOfferPdf(scope, id)}
      />
    </>
  );
}
