import { useTexts } from '../../../../i18n/use-texts';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { type CatalogueCorrection, type SerialKey, useCorrectCatalogue } from './catalogue-desk-queries';

/** Saves a correction, once even if pressed twice, and notifies the user. @param onSaved called after it is stored */
export function useSaveCorrection(serial: SerialKey, onSaved: () => void) {
  const { t } = useTexts('catalogue-desk');
  const notify = useNotify();
  const correction = useCorrectCatalogue(serial);
  const submitOnce = useSubmitOnce(correction);
  return {
    save: (value: CatalogueCorrection) =>
      submitOnce(value, {
        onSuccess: () => {
          notify(t('catalogue-desk:saved'));
          onSaved();
        },
      }),
    isBusy: correction.isPending,
    error: correction.isPending ? null : correction.error,
  };
}
