import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countryName } from '../../../i18n/country-name';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField, TextField } from '../../../ui/form/fields';
import classes from '../accounts.module.css';
import { countryOptions, postalCodeKeyboard, prefixAfter } from './countries';
import type { TypedPerson } from './typed-person';

/** Country, postal code and province; the telephone prefix follows the country. */
export function PlaceFields() {
  const { t, language } = useTexts('accounts');
  const { control, getValues, setValue } = useFormContext<TypedPerson>();
  const country = useWatch({ control, name: 'country' });
  const countries = useMemo(() => countryOptions(language), [language]);
  // The list knows the country that was chosen only after the field has changed.
  const before = { country, phonePrefix: getValues('phonePrefix') };
  return (
    <>
      <SelectField
        control={control}
        name="country"
        label={t('accounts:fields.country')}
        data={countries}
        searchable
        allowDeselect={false}
        selectFirstOptionOnChange
        nothingFoundMessage={t('accounts:fields.nothingFound')}
        autoComplete="country-name"
        required
        onPick={(picked) => setValue('phonePrefix', prefixAfter(picked, before))}
      />
      <div className={classes.pair}>
        <TextField
          control={control}
          name="zipCode"
          label={t('accounts:fields.zipCode')}
          inputMode={postalCodeKeyboard(country)}
          autoComplete="postal-code"
          required
          errorWords={
            country === ''
              ? {}
              : { invalidField: t('accounts:errors.zipCode', { country: countryName(country, language) }) }
          }
        />
        <TextField
          control={control}
          name="province"
          label={t('accounts:fields.province')}
          help={t('common:form.optional')}
          autoComplete="address-level1"
        />
      </div>
    </>
  );
}
