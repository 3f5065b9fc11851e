import type { TrainingConfirmation } from '@cromia/domain/hazards/training';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

/** Returns a function that states when training was confirmed, and by whom if the name is stored; null if it never was. */
export function useTrainingText() {
  const { t } = useTexts('hazards');
  const { date } = useFormats();
  return ({ confirmedOn, confirmedBy, isValid }: TrainingConfirmation): string | null => {
    if (confirmedOn === null) return null;
    const text = t(`hazards:training.${isValid ? 'confirmed' : 'expired'}`, { date: date(confirmedOn) });
    return confirmedBy === null ? text : `${text} (${confirmedBy})`;
  };
}
