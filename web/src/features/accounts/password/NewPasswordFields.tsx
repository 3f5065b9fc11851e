import type { PasswordInputProps } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { PasswordRules, PasswordStrengthHint } from './PasswordHint';

interface NewPasswordValues {
  newPassword: string;
  repeatPassword: string;
}

/** Dependent field by the field that its rules depend on; see `useRevalidateDependents`. */
export const PASSWORD_FIELD_DEPENDENCIES = { newPassword: 'repeatPassword' } as const;

/** A new password with its rules and strength, and its repetition (section 5). */
export function NewPasswordFields({ size }: Pick<PasswordInputProps, 'size'>) {
  const { t } = useTexts('accounts');
  const { control } = useFormContext<NewPasswordValues>();
  const password = useWatch({ control, name: 'newPassword' });
  const inputProps = { autoComplete: 'new-password', ...(size === undefined ? {} : { size }) };
  return (
    <>
      <div>
        <PasswordField
          control={control}
          name="newPassword"
          label={t('accounts:fields.newPassword')}
          required
          help={<PasswordRules password={password} />}
          errorWords={{ invalidField: t('accounts:errors.newPassword') }}
          {...inputProps}
        />
        <PasswordStrengthHint password={password} />
      </div>
      <PasswordField
        control={control}
        name="repeatPassword"
        label={t('accounts:fields.repeatPassword')}
        required
        errorWords={{ invalidField: t('accounts:errors.repeatPassword') }}
        {...inputProps}
      />
    </>
  );
}

/** The user name under which the password manager stores the new password. */
export function HiddenUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
