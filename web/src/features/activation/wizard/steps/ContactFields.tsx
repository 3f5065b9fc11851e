import { GENDERS } from '@cromia/domain/accounts/roles';
import { listContactRoles } from '@cromia/domain/customers/requested-profile';
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
  /** Index of the contact among all contacts. */
  index: number;
  /** Fixed department of a purchasing or administrative contact; undefined for an additional contact, which has a select. */
  department?: 'PRC' | 'ADM';
}

/** The fields of a contact; its department determines the selectable roles (section 3). */
export function ContactFields({ index, department }: ContactFieldsProps) {
  const { t } = useTexts('activation', 'accounts');
  const { control, setValue } = useFormContext<CompanyFormValues>();
  const path = `contacts.${index}` as const;
  const chosenDepartment = useWatch({ control, name: `${path}.department` });
  const code = useWatch({ control, name: `${path}.code` });
  const effectiveDepartment = department ?? chosenDepartment;
  const section = `section-${path.replace('.', '-')}`;
  return (
    <>
      <RadioField
        control={control}
        name={`${path}.gender`}
        label={t(CONTACT_LABELS.gender)}
        optional
        options={GENDERS.map((value) => ({ value, label: t(`accounts:genders.${value}`) }))}
      />
      <div className={classes.pair}>
        <TextField
          control={control}
          name={`${path}.firstName`}
          label={t(CONTACT_LABELS.firstName)}
          required
          autoComplete={`${section} given-name`}
        />
        <TextField
          control={control}
          name={`${path}.lastName`}
          label={t(CONTACT_LABELS.lastName)}
          required
          autoComplete={`${section} family-name`}
        />
      </div>
      <div className={classes.pair}>
        {department === undefined && (
          <SelectField
            control={control}
            name={`${path}.department`}
            label={t(CONTACT_LABELS.department)}
            data={departmentOptions(t)}
            allowDeselect={false}
            required
            onPick={(picked) => {
              // Section 4: changing a department clears the role.
              if (picked !== chosenDepartment) setValue(`${path}.role`, '');
            }}
          />
        )}
        <SelectField
          control={control}
          name={`${path}.role`}
          label={t(CONTACT_LABELS.role)}
          data={roleOptions(t, effectiveDepartment, (chosen) => listContactRoles(code, chosen))}
          allowDeselect={false}
          disabled={effectiveDepartment === ''}
          required
        />
      </div>
      <div className={classes.pair}>
        <TextField
          control={control}
          name={`${path}.email`}
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
            name: `${path}.phonePrefix`,
            label: t('accounts:fields.phonePrefix'),
            autoComplete: `${section} tel-country-code`,
          }}
          number={{
            name: `${path}.phoneNumber`,
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
