import { formatDate } from '@cromia/domain/dates';
import { getDisplayedOfferStatus, type OfferRequest } from '@cromia/domain/offers/offer-request';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { PrintSheet } from '../../ui/print/PrintSheet';
import { formatPrintedCustomer, type PrintedCustomer, PrintedLines } from '../cart';
import { useSums } from '../orders';
import { useBrand } from '../shell';
import { useOfferFacts } from './OfferDetail';
import { useAnswerFacts } from './use-answer-facts';

/** Print version of an offer request. */
export function OfferSheet({ offer, customer }: { offer: OfferRequest; customer: PrintedCustomer }) {
  const { t } = useTexts('cart', 'offers', 'orders');
  const { date } = useFormats();
  const brand = useBrand();
  const answerFacts = useAnswerFacts(offer.answerExpectedOn);
  const facts = useOfferFacts(offer);
  const sums = useSums({ ...offer, discount: offer.overallDiscount });
  return (
    <PrintSheet
      title={`${t('offers:detail.title')} ${offer.number}`}
      issuer={brand?.legalName}
      facts={[
        { label: t('cart:print.customer'), value: formatPrintedCustomer(customer) },
        { label: t('orders:columns.createdOn'), value: date(offer.createdOn) },
        {
          label: t('orders:columns.deliveryDateRequested'),
          value: formatDate(offer.deliveryDateRequested),
        },
        { label: t('orders:columns.status'), value: t(`offers:status.${getDisplayedOfferStatus(offer)}`) },
        ...answerFacts,
        ...facts,
      ]}
    >
      <PrintedLines lines={offer.items} sums={sums} />
    </PrintSheet>
  );
}
