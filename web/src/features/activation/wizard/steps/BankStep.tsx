import { useFormContext } from 'react-hook-form';
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
  const { t } = useTexts('activation');
  const { control } = useFormContext<CompanyFormValues>();
  return (
    <section className={classes.section}>
      <TextField control={control} name="bankName" label={t(COMPANY_LABELS.bankName)} required={required} />
      <TextField
        control={control}
        name="iban"
        label={t(COMPANY_LABELS.iban)}
        help={t('activation:help.iban')}
        errorWords={{ invalidField: t('activation:errors.iban') }}
        required={required}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        styles={{ input: { textTransform: 'uppercase', fontVariantNumeric: 'tabular-nums' } }}
      />
    </section>
  );
}
