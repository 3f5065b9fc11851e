import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { useFormContext, useWatch } from 'react-hook-form';
import { choosePostalCodeKeyboard } from '../../../../i18n/countries';
import { useTexts } from '../../../../i18n/use-texts';
import { CountryField } from '../../../../ui/fields/CountryField';
import { TextField } from '../../../../ui/fields/TextField';
import { ADDRESS_LABELS } from '../../fields/profile-labels';
import type { CompanyFormValues } from '../company-form-values';
import classes from '../styles.module.css';

/** The fields of an address; a shipping address also has addressee and note. */
export function AddressFields({ index, isShipping = false }: { index: number; isShipping?: boolean }) {
  const { t, language } = useTexts('activation');
  const { control, getFieldState, trigger } = useFormContext<CompanyFormValues>();
  const path = `addresses.${index}` as const;
  const country = useWatch({ control, name: `${path}.country` });
  const section = isShipping ? 'shipping' : 'billing';
  return (
    <>
      {isShipping && (
        <TextField
          control={control}
          name={`${path}.businessName`}
          label={t(ADDRESS_LABELS.businessName)}
          help={t('activation:help.addressee')}
          optional
          autoComplete={`section-${index} shipping organization`}
        />
      )}
      <div className={classes.pair}>
        <TextField
          control={control}
          name={`${path}.streetAddress1`}
          label={t(ADDRESS_LABELS.streetAddress1)}
          required
          autoComplete={`section-${index} ${section} address-line1`}
        />
        <TextField
          control={control}
          name={`${path}.streetAddress2`}
          label={t(ADDRESS_LABELS.streetAddress2)}
          optional
          autoComplete={`section-${index} ${section} address-line2`}
        />
      </div>
      <div className={classes.pair}>
        <CountryField
          control={control}
          name={`${path}.country`}
          label={t(ADDRESS_LABELS.country)}
          errorWords={{ invalidField: t('activation:errors.businessCountry') }}
          required
          autoComplete={`section-${index} ${section} country-name`}
          onPick={() => {
            // The format of the postal code depends on the country, so a touched field is revalidated.
            const zip = getFieldState(`${path}.zipOrPostalCode`);
            if (zip.isTouched || zip.invalid) void trigger(`${path}.zipOrPostalCode`);
          }}
        />
        <TextField
          control={control}
          name={`${path}.zipOrPostalCode`}
          label={t(ADDRESS_LABELS.zipOrPostalCode)}
          inputMode={choosePostalCodeKeyboard(country)}
          required
          autoComplete={`section-${index} ${section} postal-code`}
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
      </div>
      <div className={classes.pair}>
        <TextField
          control={control}
          name={`${path}.city`}
          label={t(ADDRESS_LABELS.city)}
          required
          autoComplete={`section-${index} ${section} address-level2`}
        />
        <TextField
          control={control}
          name={`${path}.province`}
          label={t(ADDRESS_LABELS.province)}
          optional
          autoComplete={`section-${index} ${section} address-level1`}
        />
      </div>
      {isShipping && (
        <TextField
          control={control}
          name={`${path}.note`}
          label={t(ADDRESS_LABELS.note)}
          help={t('activation:help.addressNote')}
          optional
        />
      )}
    </>
  );
}
