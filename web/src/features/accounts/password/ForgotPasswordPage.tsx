import { usernameField } from '@cromia/domain/fields';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { TextField } from '../../../ui/fields/TextField';
import { AutofillForm } from '../../../ui/form/AutofillForm';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { NavItemLink, usePageDescription } from '../../shell';
import { AccountCard } from '../AccountCard';
import { DemoMailboxLink } from '../DemoMailboxLink';

const forgotPasswordSchema = z.object({ username: usernameField() });

function useForgotPassword() {
  return useMutation({
    mutationFn: (username: string) =>
      unwrapResponse(api.PATCH('/api/users/{username}/forgot-password', { params: { path: { username } } })),
  });
}

/** Requests a reset link; the response is the same for every user name (section 2, /forgot-password). */
export function ForgotPasswordPage({ username }: { username: string }) {
  const { t } = useTexts('accounts');
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageDescription(t('accounts:forgot.lead'));
  const form = useZodForm(forgotPasswordSchema, { username });
  const forgot = useForgotPassword();
  const sendOnce = useSubmitOnce(forgot);
  const submit = form.handleSubmit((values) =>
    sendOnce(values.username, {
      onSuccess: () => setSentTo(values.username),
      onError: (error) => void showFieldErrors(form, toApiProblem(error), ['username']),
    }),
  );
  if (sentTo !== null) {
    return (
      <AccountCard title={t('accounts:forgot.sentTitle')} takesFocus>
        <Text role="status">{t('accounts:forgot.sentText', { username: formatEmail(sentTo) })}</Text>
        <Text c="dimmed">{t('accounts:forgot.sentNone')}</Text>
        <DemoMailboxLink to={sentTo} />
        <Button component={NavItemLink} path="/login" variant="default">
          {t('accounts:backToLogin')}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('accounts:forgot.title')} lead={t('accounts:forgot.lead')}>
      <AutofillForm onSubmit={submit}>
        <Stack gap="md">
          {forgot.isError && !forgot.isPending && (
            <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(forgot.error).code}`)}</FeedbackAlert>
          )}
          <TextField
            control={form.control}
            name="username"
            label={t('accounts:fields.username')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            size="md"
            errorWords={{ invalidField: t('accounts:errors.username') }}
          />
          <Button type="submit" size="md" {...busyButtonProps(forgot.isPending)} fullWidth>
            {t('accounts:forgot.submit')}
          </Button>
        </Stack>
      </AutofillForm>
      <Anchor component={NavItemLink} path="/login" underline="always">
        {t('accounts:backToLogin')}
      </Anchor>
    </AccountCard>
  );
}
