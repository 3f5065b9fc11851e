import { getToday } from '@cromia/domain/dates';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { useCallback, useContext } from 'react';
import { useFormats } from '../../i18n/format';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';

/**
 * Returns a function for the date that matters next for an offer request, with its label: of the expected answer, the
 * last day of the offer, or else of the request; null if the customer may request again.
 */
export function useNextDate() {
  const { t } = useTexts('offers', 'orders');
  const { date } = useFormats();
  const today = getToday(useContext(TimeZoneContext), new Date());
  return useCallback(
    (offer: OfferRequest): { label: string; value: string } | null => {
      const { status, answerExpectedOn, expirationDate, canRequestAgain, createdOn } = offer;
      if (answerExpectedOn !== null) {
        const label = answerExpectedOn < today ? 'offers:answerOverdue' : 'offers:answerExpectedOn';
        return { label: t(label), value: date(answerExpectedOn) };
      }
      if (status === 'ACCEPTED' && expirationDate !== null)
        return { label: t('offers:validUntilDay'), value: date(expirationDate) };
      if (status === 'EXPIRED' && canRequestAgain && expirationDate !== null) return null;
      return { label: t('orders:columns.createdOn'), value: date(createdOn) };
    },
    [t, date, today],
  );
}
