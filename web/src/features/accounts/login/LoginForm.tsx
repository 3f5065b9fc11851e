import { loginSchema } from '@cromia/domain/accounts/login';
import { USER_TYPES } from '@cromia/domain/accounts/roles';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type ApiProblem, toApiProblem } from '../../../api/problem';
import { logIn } from '../../../api/session';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { TextField } from '../../../ui/fields/TextField';
import { AutofillForm } from '../../../ui/form/AutofillForm';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { NavItemLink } from '../../shell';
import { forgotPasswordPath } from '../password/forgot-password-path';
import classes from '../styles.module.css';
import { PasskeyButton } from './PasskeyButton';

interface LoginFormProps {
  /** Initial user name. */
  username: string;
  /** Whether the product search requires the login; the form then links to the registration of each user type. */
  returnsToCatalogue: boolean;
  /** Called after a successful login. */
  onDone: () => void;
  /** Called when the password was correct and a second factor completes the login. */
  onSecondStep: (problem: ApiProblem) => void;
}

/** User name and password, with links for people who cannot log in. */
export function LoginForm({ username, returnsToCatalogue, onDone, onSecondStep }: LoginFormProps) {
  const { t } = useTexts('accounts');
  const form = useZodForm(loginSchema, { username, password: '' });
  const typedUsername = useWatch({ control: form.control, name: 'username' });
  const login = useMutation({ mutationFn: logIn });
  const sendOnce = useSubmitOnce(login);
  const submit = form.handleSubmit((credentials) =>
    sendOnce(credentials, {
      onSuccess: onDone,
      onError: (error) => {
        const problem = toApiProblem(error);
        if (problem.code === 'SecondFactorRequired') return onSecondStep(problem);
        const hasFieldErrors = showFieldErrors(form, problem, ['username', 'password']);
        if (!hasFieldErrors) form.setFocus('password');
      },
    }),
  );
  return (
    <>
      <AutofillForm onSubmit={submit}>
        <Stack gap="md">
          {login.isError && !login.isPending && (
            <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(login.error).code}`)}</FeedbackAlert>
          )}
          <TextField
            control={form.control}
            name="username"
            label={t('accounts:login.username')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            size="md"
          />
          <PasswordField
            control={form.control}
            name="password"
            label={t('accounts:login.password')}
            autoComplete="current-password"
            size="md"
          />
          <Button type="submit" size="md" {...busyButtonProps(login.isPending)} fullWidth>
            {t('accounts:login.submit')}
          </Button>
        </Stack>
      </AutofillForm>
      <PasskeyButton onDone={onDone} />
      <div className={classes.links}>
        <Anchor component={NavItemLink} path={forgotPasswordPath(typedUsername)} underline="always">
          {t('accounts:login.forgot')}
        </Anchor>
        {!returnsToCatalogue && (
          <Anchor component={NavItemLink} path="/registration/P" underline="always">
            {t('accounts:login.register')}
          </Anchor>
        )}
      </div>
      {returnsToCatalogue && (
        <Stack gap="xs" component="section" aria-label={t('accounts:login.noAccount')}>
          <Text size="sm" c="dimmed">
            {t('accounts:login.noAccount')}
          </Text>
          {USER_TYPES.map((type) => (
            <Button key={type} component={NavItemLink} path={`/registration/${type}`} variant="default">
              {t(`accounts:login.registerAs.${type}`)}
            </Button>
          ))}
        </Stack>
      )}
    </>
  );
}
