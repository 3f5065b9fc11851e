import { formatDate, getToday } from '@cromia/domain/dates';
import { useContext } from 'react';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';

/** The day by which an answer to an offer request is expected, or was expected if it has passed; none without a day. */
export function useAnswerFacts(answerExpectedOn: string | null): { label: string; value: string }[] {
  const { t } = useTexts('offers');
  const today = getToday(useContext(TimeZoneContext), new Date());
  if (answerExpectedOn === null) return [];
  const label = t(answerExpectedOn < today ? 'offers:answerOverdue' : 'offers:answerExpectedOn');
  return [{ label, value: formatDate(answerExpectedOn) }];
}
