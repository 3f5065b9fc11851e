import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { PhoneFields as PhonePair } from '../../../ui/fields/PhoneFields';
import type { PersonFormValues } from './person-form-values';

/** The person's telephone: the prefix, searchable by number or country, and the number. */
export function PhoneFields({ required }: { required: boolean }) {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<PersonFormValues>();
  return (
    <PhonePair
      control={control}
      prefix={{
        name: 'phonePrefix',
        label: t('accounts:fields.phonePrefix'),
        autoComplete: 'tel-country-code',
      }}
      number={{
        name: 'telephone',
        label: t('accounts:fields.telephone'),
        autoComplete: 'tel-national',
        errorWords: { invalidField: t('accounts:errors.telephone') },
        optional: !required,
      }}
      required={required}
    />
  );
}
