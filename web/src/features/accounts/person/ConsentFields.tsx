import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import type { PersonFormValues } from './person-form-values';

/** The optional consents. */
export function ConsentFields() {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<PersonFormValues>();
  return (
    <>
      <CheckboxField
        control={control}
        name="newsletterSubscribed"
        label={t('accounts:fields.newsletterSubscribed')}
      />
      <CheckboxField
        control={control}
        name="commercialUseConsent"
        label={t('accounts:fields.commercialUseConsent')}
      />
    </>
  );
}
