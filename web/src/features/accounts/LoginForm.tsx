import { loginSchema } from '@cromia/domain/accounts/login';
import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { asProblem } from '../../api/problem';
import { logIn } from '../../api/session';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/FeedbackAlert';
import { PasswordField, TextField } from '../../ui/form/fields';
import { showFieldErrors, useZodForm } from '../../ui/form/use-zod-form';

/** User name and password; `onDone` follows a login that succeeded. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('accounts');
  const form = useZodForm(loginSchema, { username: '', password: '' });
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: onDone,
    onError: (error) => {
      const marked = showFieldErrors(form, asProblem(error), ['username', 'password']);
      if (!marked) form.setFocus('password');
    },
  });
  const submit = form.handleSubmit((credentials) => login.mutate(credentials));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {login.isError && !login.isPending && (
          <FeedbackAlert status="Fail">{t(`errors:${asProblem(login.error).code}`)}</FeedbackAlert>
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
        <Button type="submit" size="md" loading={login.isPending} fullWidth>
          {t('accounts:login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
