import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { customerTrainingQuery } from './hazard-desk-queries';

/** Whether a customer has confirmed the training on diisocyanates, and when; empty while it loads. */
export function TrainingState({ customerCode }: { customerCode: string }) {
  const { t } = useTexts('hazards');
  const { date } = useFormats();
  const { data } = useQuery(customerTrainingQuery(customerCode));
  if (data === undefined) return null;
  const { confirmedOn, confirmedBy, isValid } = data;
  if (confirmedOn === null) return t('hazards:training.missing');
  return isValid
    ? t('hazards:training.confirmed', { date: date(confirmedOn), name: confirmedBy ?? '–' })
    : t('hazards:training.expired', { date: date(confirmedOn) });
}
