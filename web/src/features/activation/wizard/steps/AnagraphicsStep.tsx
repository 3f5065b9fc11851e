import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { findCountryDefaults } from '@cromia/domain/customers/requested-profile';
import { findVatCountry, isItalianVat } from '@cromia/domain/customers/vat-number';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { TextField } from '../../../../ui/fields/TextField';
import { COMPANY_LABELS } from '../../fields/profile-labels';
import type { CompanyFormValues } from '../company-form-values';
import { KnownVatNotice } from '../ExistingCompanyDialog';
import type { WizardKind } from '../requested-company';
import classes from '../styles.module.css';
import type { KnownVat } from '../use-request-calls';

interface AnagraphicsStepProps {
  /** Whether the VAT number is read-only, as for existing customers: only the manufacturer changes it (section 5). */
  isVatLocked?: boolean;
  kind?: WizardKind;
  /** The check for a company that exists already; undefined where the number is locked. */
  knownVat?: KnownVat;
}

/** The company's identity; SDI code and PEC are required of Italian companies only (section 5). */
export function AnagraphicsStep({ isVatLocked = false, kind = 'own', knownVat }: AnagraphicsStepProps) {
  const { t, language } = useTexts('activation', 'accounts');
  const { control, getValues, setValue } = useFormContext<CompanyFormValues>();
  const vatNumber = useWatch({ control, name: 'vatNumber' });
  const country = findVatCountry(vatNumber);
  const knownCompany = knownVat?.findCompany({ ...getValues(), vatNumber }) ?? null;

  const applyVatCountry = (input: string) => {
    const { country: vatCountry, phonePrefix } = findCountryDefaults(input);
    if (vatCountry === null) return;
    // Section 5: the prefix of the VAT number sets the country of the business address.
    setValue('addresses.1.country', vatCountry);
    if (getValues('sameAsLegal') || getValues('addresses.0.streetAddress1') === '')
      setValue('addresses.0.country', vatCountry);
    getValues('contacts').forEach(({ phoneNumber }, index) => {
      if (phoneNumber === '' && phonePrefix !== null) setValue(`contacts.${index}.phonePrefix`, phonePrefix);
    });
  };

  return (
    <section className={classes.section}>
      <TextField
        control={control}
        name="vatNumber"
        label={t(COMPANY_LABELS.vatNumber)}
        help={
          isVatLocked
            ? t('activation:help.vatLocked')
            : country === undefined
              ? t('activation:help.vatNumber')
              : t('activation:help.vatCountry', { country: formatCountryName(country, language) })
        }
        errorWords={{ invalidField: t('activation:errors.vatNumber') }}
        onInput={({ currentTarget }) => applyVatCountry(currentTarget.value)}
        onLeave={() => void knownVat?.checkTyped(getValues())}
        required
        readOnly={isVatLocked}
        variant={isVatLocked ? 'filled' : 'default'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        styles={{ input: { textTransform: 'uppercase' } }}
      />
      {knownCompany !== null && <KnownVatNotice company={knownCompany} kind={kind} />}
      <TextField
        control={control}
        name="businessName"
        label={t(COMPANY_LABELS.businessName)}
        required
        autoComplete="organization"
      />
      <TextField
        control={control}
        name="fiscalCode"
        label={t(COMPANY_LABELS.fiscalCode)}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isItalianVat(vatNumber) && (
        <div className={classes.pair}>
          <TextField
            control={control}
            name="sdiCode"
            label={t(COMPANY_LABELS.sdiCode)}
            help={t('activation:help.sdiCode')}
            errorWords={{ invalidField: t('activation:errors.sdiCode') }}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            control={control}
            name="pec"
            label={t(COMPANY_LABELS.pec)}
            help={t('activation:help.pec')}
            errorWords={{ invalidField: t('accounts:errors.username') }}
            required
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </div>
      )}
    </section>
  );
}
