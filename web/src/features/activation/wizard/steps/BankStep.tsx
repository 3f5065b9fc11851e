import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { findIbanFault } from '@cromia/domain/customers/iban';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { TextField } from '../../../../ui/fields/TextField';
import { COMPANY_LABELS } from '../../fields/profile-labels';
import type { CompanyFormValues } from '../company-form-values';
import classes from '../styles.module.css';

interface BankStepProps {
  /** False for an agent's customer, which may have no account yet. */
  required?: boolean;
}

/** The company's bank account. */
export function BankStep({ required = true }: BankStepProps) {
  const { t, language } = useTexts('activation');
  const { control } = useFormContext<CompanyFormValues>();
  const ibanFault = findIbanFault(useWatch({ control, name: 'iban' }));
  const explainFault = () => {
    if (ibanFault === null) return t('activation:errors.iban');
    if (ibanFault.fault !== 'length') return t(`activation:errors.ibanFaults.${ibanFault.fault}`);
    const { country, length, typed } = ibanFault;
    return t('activation:errors.ibanFaults.length', {
      country: formatCountryName(country, language),
      length,
      typed,
    });
  };
  return (
    <section className={classes.section}>
      <TextField control={control} name="bankName" label={t(COMPANY_LABELS.bankName)} required={required} />
      <TextField
        control={control}
        name="iban"
        label={t(COMPANY_LABELS.iban)}
        help={t('activation:help.iban')}
        errorWords={{ invalidField: explainFault() }}
        required={required}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        styles={{ input: { textTransform: 'uppercase', fontVariantNumeric: 'tabular-nums' } }}
      />
    </section>
  );
}
