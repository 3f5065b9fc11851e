import { Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { TextField } from '../../../ui/fields/TextField';
import { legalPageUrl, useBrand } from '../../shell';
import { ConsentFields } from '../person/ConsentFields';
import classes from '../styles.module.css';
import type { RegistrationFormValues } from './registration-form-values';

const EMAIL = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The e-mail address that becomes the user name, entered twice. */
export function EmailFields() {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<RegistrationFormValues>();
  return (
    <div className={classes.pair}>
      <TextField
        control={control}
        name="username"
        label={t('accounts:fields.username')}
        required
        errorWords={{ invalidField: t('accounts:errors.username') }}
        {...EMAIL}
      />
      <TextField
        control={control}
        name="confirmusername"
        label={t('accounts:fields.confirmusername')}
        required
        errorWords={{ invalidField: t('accounts:errors.confirmusername') }}
        {...EMAIL}
      />
    </div>
  );
}

/** The read-only e-mail address of the invitation, which becomes the user name. */
export function InvitedEmailField() {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<RegistrationFormValues>();
  return (
    <TextField
      control={control}
      name="username"
      label={t('accounts:fields.username')}
      help={t('accounts:registration.invitedAddress')}
      rightSection={<IconLock size={16} aria-hidden />}
      readOnly
      required
      {...EMAIL}
    />
  );
}

/** The required and the optional consents. */
export function PrivacyFields() {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<RegistrationFormValues>();
  const brand = useBrand();
  return (
    <>
      <CheckboxField
        control={control}
        name="privacyAccepted"
        label={t('accounts:fields.privacyAccepted')}
        required
        errorWords={{ missing: t('accounts:errors.privacyAccepted') }}
        help={
          <Anchor
            href={legalPageUrl(brand, 'privacy')}
            target="_blank"
            rel="noreferrer"
            size="sm"
            underline="always"
          >
            {t('accounts:registration.privacyLink')}
          </Anchor>
        }
      />
      <ConsentFields />
    </>
  );
}
