import {
  OFFER_REQUEST_STATUS_COLORS,
  type OfferRequest,
  type OfferRequestStatus,
} from '@cromia/domain/offers/offer-request';
import { Text } from '@mantine/core';
import { IconClock, IconShoppingCartCheck, type TablerIcon } from '@tabler/icons-react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { AgainUntil } from '../orders';
import classes from './offers.module.css';

const TONES = { yellow: 'warning', green: 'success', red: 'danger', grey: 'gray' } as const;
const ICONS: Partial<Record<OfferRequestStatus, TablerIcon>> = {
  PENDING: IconClock,
  CLOSED: IconShoppingCartCheck,
};

/**
 * How an offer request stands, in words and in the colour of section 4, with how long it still holds or until when it
 * may be requested again (section 9).
 * @param atDesk where an accepted request is an offer that was sent, and the day of the answer has a place of its own
 */
export function OfferStatusCell({ offer, atDesk = false }: { offer: OfferRequest; atDesk?: boolean }) {
  const { t } = useTexts('offers');
  const { date } = useFormats();
  const { status, answerExpectedOn, expirationDate, daysLeft, canRequestAgain } = offer;
  const icon = ICONS[status];
  return (
    <>
      <StatusBadge
        tone={TONES[OFFER_REQUEST_STATUS_COLORS[status]]}
        {...(icon === undefined ? {} : { icon })}
      >
        {t(atDesk ? `offers:deskStatus.${status}` : `offers:status.${status}`)}
      </StatusBadge>
      {answerExpectedOn !== null && !atDesk && (
        <Text size="xs" c="dimmed" mt={2}>
          {t('offers:answerExpectedOn')} <span className={classes.unbroken}>{date(answerExpectedOn)}</span>
        </Text>
      )}
      {status === 'ACCEPTED' && expirationDate !== null && daysLeft !== null && (
        <Text size="xs" c="dimmed" mt={2}>
          <span className={classes.unbroken}>{t('offers:validUntil', { date: date(expirationDate) })}</span>{' '}
          <span className={classes.unbroken}>
            {daysLeft === 0 ? t('offers:lastDay') : t('offers:daysLeft', { count: daysLeft })}
          </span>
        </Text>
      )}
      {status === 'EXPIRED' && canRequestAgain && <AgainUntil expirationDate={expirationDate} />}
    </>
  );
}
