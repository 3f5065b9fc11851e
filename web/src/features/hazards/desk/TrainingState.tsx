import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { useTrainingText } from '../use-training-text';
import { customerTrainingQuery } from './hazard-desk-queries';

/** Whether a customer has confirmed the training on diisocyanates, when and by whom; empty while it loads. */
export function TrainingState({ customerCode }: { customerCode: string }) {
  const { t } = useTexts('hazards');
  const formatTraining = useTrainingText();
  const { data } = useQuery(customerTrainingQuery(customerCode));
  if (data === undefined) return null;
  return formatTraining(data) ?? t('hazards:training.missing');
}
