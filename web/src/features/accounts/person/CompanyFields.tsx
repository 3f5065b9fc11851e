import { IconLock } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import classes from '../styles.module.css';
import { companyTypeOptions, departmentOptions, roleOptions, sectorOptions } from './code-labels';
import type { PersonFormValues } from './person-form-values';

/** The interests of a private person. */
export function SectorField() {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<PersonFormValues>();
  return (
    <SelectField
      control={control}
      name="interested"
      label={t('accounts:fields.interested')}
      data={sectorOptions(t)}
      allowDeselect={false}
      required
    />
  );
}

/** The company and the person's role in it; a locked name shows the reason (section 4, profile lock). */
export function CompanyFields({ nameLock }: { nameLock?: string | undefined }) {
  const { t } = useTexts('accounts');
  const { control, setValue } = useFormContext<PersonFormValues>();
  const department = useWatch({ control, name: 'businessDepartment' });
  const locked = nameLock !== undefined;
  return (
    <>
      <TextField
        control={control}
        name="businessName"
        label={t('accounts:fields.businessName')}
        autoComplete="organization"
        required
        readOnly={locked}
        {...(locked ? { help: nameLock, rightSection: <IconLock size={16} aria-hidden /> } : {})}
      />
      <TextField
        control={control}
        name="businessWebsite"
        label={t('accounts:fields.businessWebsite')}
        help={t('accounts:help.businessWebsite')}
        type="url"
        inputMode="url"
        autoComplete="url"
        required
        errorWords={{ invalidField: t('accounts:errors.businessWebsite') }}
      />
      <SelectField
        control={control}
        name="businessType"
        label={t('accounts:fields.businessType')}
        data={companyTypeOptions(t)}
        allowDeselect={false}
        required
      />
      <div className={classes.pair}>
        <SelectField
          control={control}
          name="businessDepartment"
          label={t('accounts:fields.businessDepartment')}
          data={departmentOptions(t)}
          allowDeselect={false}
          required
          onPick={(picked) => {
            // Section 4: changing a department clears the role.
            if (picked !== department) setValue('businessRole', '');
          }}
        />
        <SelectField
          control={control}
          name="businessRole"
          label={t('accounts:fields.businessRole')}
          data={roleOptions(t, department)}
          allowDeselect={false}
          disabled={department === ''}
          required
          {...(department === '' ? { help: t('accounts:fields.departmentFirst') } : {})}
        />
      </div>
    </>
  );
}
