import { getToday } from '@cromia/domain/dates';
import {
  getDisplayedOfferStatus,
  OFFER_REQUEST_STATUS_COLORS,
  type OfferRequest,
  type OfferRequestStatus,
} from '@cromia/domain/offers/offer-request';
import { Text } from '@mantine/core';
import { IconClock, IconShoppingCartCheck, type TablerIcon } from '@tabler/icons-react';
import { useContext } from 'react';
import { useFormats } from '../../i18n/format';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { TalkMarks } from '../messages';
import { RequestAgainDeadline } from '../orders';
import classes from './styles.module.css';

const TONES = { yellow: 'warning', green: 'success', red: 'danger', grey: 'gray' } as const;
const ICONS: Partial<Record<OfferRequestStatus, TablerIcon>> = {
  PENDING: IconClock,
  CLOSED: IconShoppingCartCheck,
};

/**
 * Status of an offer request in the colour of section 4, with its remaining validity or the last day for a new request
 * (section 9).
 * @param atDesk in the back office, an accepted request is labelled as a sent offer, and the date of the expected
 * response has a separate column
 */
export function OfferStatusCell({ offer, atDesk = false }: { offer: OfferRequest; atDesk?: boolean }) {
  const { t } = useTexts('offers');
  const { date } = useFormats();
  const { status, answerExpectedOn, expirationDate, daysLeft, canRequestAgain } = offer;
  const today = getToday(useContext(TimeZoneContext), new Date());
  const isOverdue = answerExpectedOn !== null && answerExpectedOn < today;
  return (
    <>
      <OfferStatusBadge offer={offer} atDesk={atDesk} />
      <TalkMarks request={offer} />
      {answerExpectedOn !== null && !atDesk && (
        <Text size="xs" mt={2} {...(isOverdue ? { fw: 600 } : { c: 'dimmed' })}>
          {t(isOverdue ? 'offers:answerOverdue' : 'offers:answerExpectedOn')}{' '}
          <span className={classes.unbroken}>{date(answerExpectedOn)}</span>
        </Text>
      )}
      {status === 'ACCEPTED' && expirationDate !== null && daysLeft !== null && (
        <Validity until={date(expirationDate)} daysLeft={daysLeft} />
      )}
      {status === 'EXPIRED' && canRequestAgain && <RequestAgainDeadline expirationDate={expirationDate} />}
    </>
  );
}

/** Status of an offer request in the colour of section 4. @param atDesk with the words of the back office */
export function OfferStatusBadge({ offer, atDesk = false }: { offer: OfferRequest; atDesk?: boolean }) {
  const { t } = useTexts('offers');
  const { status } = offer;
  const displayedStatus = getDisplayedOfferStatus(offer);
  const icon = ICONS[status];
  return (
    <StatusBadge tone={TONES[OFFER_REQUEST_STATUS_COLORS[status]]} {...(icon === undefined ? {} : { icon })}>
      {t(atDesk ? `offers:deskStatus.${displayedStatus}` : `offers:status.${displayedStatus}`)}
    </StatusBadge>
  );
}

/** The last day of an offer and the remaining days; a line may break before the date but not within it. */
function Validity({ until, daysLeft }: { until: string; daysLeft: number }) {
  const { t } = useTexts('offers');
  const [before, after] = t('offers:validUntil', { date: until }).split(until);
  return (
    <Text size="xs" c="dimmed" mt={2}>
      <span className={classes.validity}>
        {before}
        <span className={classes.unbroken}>
          {until}
          {after}
        </span>
      </span>{' '}
      <span className={classes.unbroken}>
        {daysLeft === 0 ? t('offers:lastDay') : t('offers:daysLeft', { count: daysLeft })}
      </span>
    </Text>
  );
}
