import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { useFormContext, useWatch } from 'react-hook-form';
import { choosePostalCodeKeyboard, updatePhonePrefix } from '../../../i18n/countries';
import { useTexts } from '../../../i18n/use-texts';
import { CountryField } from '../../../ui/fields/CountryField';
import { TextField } from '../../../ui/fields/TextField';
import classes from '../styles.module.css';
import type { PersonFormValues } from './person-form-values';

/** Country, postal code and province; the telephone prefix follows the country. */
export function PlaceFields() {
  const { t, language } = useTexts('accounts');
  const { control, getValues, setValue } = useFormContext<PersonFormValues>();
  const country = useWatch({ control, name: 'country' });
  // onPick runs before the field changes, so these are the values before the choice.
  const previous = { country, phonePrefix: getValues('phonePrefix') };
  return (
    <>
      <CountryField
        control={control}
        name="country"
        label={t('accounts:fields.country')}
        autoComplete="country-name"
        required
        onPick={(picked) => setValue('phonePrefix', updatePhonePrefix(picked, previous))}
      />
      <div className={classes.pair}>
        <TextField
          control={control}
          name="zipCode"
          label={t('accounts:fields.zipCode')}
          inputMode={choosePostalCodeKeyboard(country)}
          autoComplete="postal-code"
          required
          errorWords={
            country === ''
              ? {}
              : {
                  invalidField: t('accounts:errors.zipCode', {
                    country: formatCountryName(country, language),
                  }),
                }
          }
        />
        <TextField
          control={control}
          name="province"
          label={t('accounts:fields.province')}
          optional
          autoComplete="address-level1"
        />
      </div>
    </>
  );
}
