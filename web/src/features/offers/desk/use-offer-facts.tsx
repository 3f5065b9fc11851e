import { formatDate } from '@cromia/domain/dates';
import type { OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { Fact } from '../../../ui/fact';
import { CustomerFact, Sender, toNoteFacts } from '../../desk';
import { AddressFact } from '../../orders';
import { useAnswerFacts } from '../use-answer-facts';

/** Facts of an offer request beside its lines: people, dates, and notes. */
export function useOfferFacts(offer: OfferRequestToDecide): { facts: Fact[]; notes: Fact[] } {
  const { t } = useTexts('cart', 'desk', 'offers', 'orders');
  const { moment, weight } = useFormats();
  const { status, expirationDate, address, businessName } = offer;
  const answerFacts = useAnswerFacts(offer.answerExpectedOn);
  const shipping = offer.acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  const lastDayLabel = status === 'PENDING' ? 'orders:detail.decisionUntil' : 'offers:detail.expirationDate';
  const facts = [
    { label: t('cart:print.customer'), value: <CustomerFact {...offer} /> },
    ...(address === null
      ? []
      : [
          {
            label: t('orders:detail.address'),
            value: <AddressFact address={address} businessName={businessName} />,
          },
        ]),
    ...(offer.version > 1 ? [{ label: t('offers:version'), value: offer.version }] : []),
    { label: t('orders:columns.createdOn'), value: moment(offer.createdOn) },
    { label: t('desk:queue.sentBy'), value: <Sender username={offer.username} placedBy={offer.placedBy} /> },
    { label: t('orders:columns.deliveryDateRequested'), value: formatDate(offer.deliveryDateRequested) },
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:detail.weight'), value: weight(offer.totalWeight) },
    ...answerFacts,
    ...(expirationDate === null ? [] : [{ label: t(lastDayLabel), value: formatDate(expirationDate) }]),
  ];
  const notes = toNoteFacts([
    { label: t('offers:detail.note'), text: offer.note },
    {
      label: t(status === 'REJECTED' ? 'orders:detail.reason' : 'offers:detail.message'),
      text: offer.reason,
    },
  ]);
  return { facts, notes };
}
