import { GENDERS } from '@cromia/domain/accounts/roles';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { PhoneFields } from '../../../../ui/fields/PhoneFields';
import { RadioField } from '../../../../ui/fields/RadioField';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { departmentOptions, roleOptions } from '../../../accounts';
import { CONTACT_LABELS } from '../../fields/profile-labels';
import type { CompanyFormValues } from '../company-form-values';
import classes from '../styles.module.css';

interface ContactFieldsProps {
  /** Its index among all contacts. */
  index: number;
  /** The fixed department of a purchasing or administrative contact; additional contacts choose theirs. */
  department?: 'PRC' | 'ADM';
}

/** The fields of one contact; the roles are those of its department (section 3). */
export function ContactFields({ index, department }: ContactFieldsProps) {
  const { t } = useTexts('activation', 'accounts');
  const { control, setValue } = useFormContext<CompanyFormValues>();
  const at = `contacts.${index}` as const;
  const chosen = useWatch({ control, name: `${at}.department` });
  const own = department ?? chosen;
  const section = `section-${at.replace('.', '-')}`;
  return (
    <>
      <RadioField
        control={control}
        name={`${at}.gender`}
        label={t(CONTACT_LABELS.gender)}
        options={GENDERS.map((value) => ({ value, label: t(`accounts:genders.${value}`) }))}
      />
      <div className={classes.pair}>
        <TextField
          control={control}
          name={`${at}.firstName`}
          label={t(CONTACT_LABELS.firstName)}
          required
          autoComplete={`${section} given-name`}
        />
        <TextField
          control={control}
          name={`${at}.lastName`}
          label={t(CONTACT_LABELS.lastName)}
          required
          autoComplete={`${section} family-name`}
        />
      </div>
      <div className={classes.pair}>
        {department === undefined && (
          <SelectField
            control={control}
            name={`${at}.department`}
            label={t(CONTACT_LABELS.department)}
            data={departmentOptions(t)}
            allowDeselect={false}
            required
            onPick={(picked) => {
              // Section 4: changing a department clears the role.
              if (picked !== chosen) setValue(`${at}.role`, '');
            }}
          />
        )}
        <SelectField
          control={control}
          name={`${at}.role`}
          label={t(CONTACT_LABELS.role)}
          data={roleOptions(t, own)}
          allowDeselect={false}
          disabled={own === ''}
          required
        />
      </div>
      <div className={classes.pair}>
        <TextField
          control={control}
          name={`${at}.email`}
          label={t(CONTACT_LABELS.email)}
          type="email"
          inputMode="email"
          required
          autoComplete={`${section} email`}
          errorWords={{ invalidField: t('accounts:errors.username') }}
        />
        <PhoneFields
          control={control}
          prefix={{
            name: `${at}.phonePrefix`,
            label: t('accounts:fields.phonePrefix'),
            autoComplete: `${section} tel-country-code`,
          }}
          number={{
            name: `${at}.phoneNumber`,
            label: t(CONTACT_LABELS.phoneNumber),
            autoComplete: `${section} tel-national`,
            errorWords: { invalidField: t('accounts:errors.telephone') },
          }}
          required
        />
      </div>
    </>
  );
}
