import { GENDERS } from '@cromia/domain/accounts/roles';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { RadioField } from '../../../ui/fields/RadioField';
import { TextField } from '../../../ui/fields/TextField';
import classes from '../styles.module.css';
import type { PersonFormValues } from './person-form-values';

/** Salutation and names. */
export function PersonFields() {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<PersonFormValues>();
  return (
    <>
      <RadioField
        control={control}
        name="gender"
        label={t('accounts:fields.gender')}
        required
        options={GENDERS.map((value) => ({ value, label: t(`accounts:genders.${value}`) }))}
      />
      <div className={classes.pair}>
        <TextField
          control={control}
          name="firstname"
          label={t('accounts:fields.firstname')}
          autoComplete="given-name"
          required
        />
        <TextField
          control={control}
          name="lastname"
          label={t('accounts:fields.lastname')}
          autoComplete="family-name"
          required
        />
      </div>
    </>
  );
}
