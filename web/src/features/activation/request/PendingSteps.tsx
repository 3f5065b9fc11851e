import { calculateExpectedDecisionDay } from '@cromia/domain/activation/customer-request';
import { formatDate, getToday } from '@cromia/domain/dates';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor, List, Text } from '@mantine/core';
import { useContext } from 'react';
import { useFormats } from '../../../i18n/format';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { useBrand } from '../../shell';

/** The way of a sent request: what is done, by when staff usually decide, what follows, and whom to call. */
export function PendingSteps({ sentOn }: { sentOn: string }) {
  const { t } = useTexts('activation');
  const { date } = useFormats();
  const timeZone = useContext(TimeZoneContext);
  const day = calculateExpectedDecisionDay(sentOn, timeZone);
  const isLate = getToday(timeZone, new Date()) > day;
  return (
    <>
      <List type="ordered" size="sm" spacing={6}>
        <List.Item>{t('activation:request.steps.sent', { date: date(sentOn) })}</List.Item>
        <List.Item aria-current="step" fw={600}>
          {isLate
            ? t('activation:request.steps.late')
            : t('activation:request.steps.check', { day: formatDate(day) })}
        </List.Item>
        <List.Item>{t('activation:request.steps.confirm')}</List.Item>
      </List>
      <ContactLine />
    </>
  );
}

/** Whom to call about a request. */
function ContactLine() {
  const { t } = useTexts('activation');
  const brand = useBrand();
  if (brand === undefined) return null;
  const { phone, email } = brand;
  return (
    <Text size="sm" c="dimmed">
      {t('activation:request.questions')}{' '}
      {phone && (
        <>
          <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} inherit underline="always">
            {phone}
          </Anchor>
          {' · '}
        </>
      )}
      {email && (
        <Anchor href={`mailto:${email}`} inherit underline="always">
          {formatEmail(email)}
        </Anchor>
      )}
    </Text>
  );
}
