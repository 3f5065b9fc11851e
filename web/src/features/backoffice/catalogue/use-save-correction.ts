import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { type Correction, type SerialKey, useCorrection } from './catalogue-desk-queries';

/** Saves a correction once and notifies. @param onSaved called after it is stored */
export function useSaveCorrection(serial: SerialKey, onSaved: () => void) {
  const { t } = useTexts('catalogue-desk');
  const notify = useNotify();
  const correction = useCorrection(serial);
  const sendOnce = useSendOnce(correction);
  return {
    save: (value: Correction) =>
      sendOnce(value, {
        onSuccess: () => {
          notify(t('catalogue-desk:saved'));
          onSaved();
        },
      }),
    isBusy: correction.isPending,
    error: correction.isPending ? null : correction.error,
  };
}
