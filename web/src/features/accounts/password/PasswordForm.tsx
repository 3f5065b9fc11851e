import { newPasswordFormSchema } from '@cromia/domain/accounts/password';
import { Button, Stack } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { AutofillForm } from '../../../ui/form/AutofillForm';
import { useRecheck } from '../../../ui/form/use-recheck';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { HiddenUsername, NewPasswordFields, PASSWORD_LINKS } from './NewPasswordFields';

interface PasswordFormProps {
  username: string;
  /** Sends the chosen password. */
  choose: UseMutationResult<void, Error, string>;
  onDone: () => void;
  submit: string;
  /** Content above the button. */
  children?: ReactNode;
}

/** Sets a password after a link of a mail. */
export function PasswordForm({ username, choose, onDone, submit, children }: PasswordFormProps) {
  const { t } = useTexts('accounts');
  const form = useZodForm(newPasswordFormSchema, { newPassword: '', repeatPassword: '' });
  const sendOnce = useSendOnce(choose);
  useRecheck(form, PASSWORD_LINKS);
  const send = form.handleSubmit(({ newPassword }) =>
    sendOnce(newPassword, {
      onSuccess: onDone,
      onError: (error) => void showFieldErrors(form, asProblem(error), ['newPassword']),
    }),
  );
  return (
    <FormProvider {...form}>
      <AutofillForm onSubmit={send}>
        <Stack gap="md">
          {choose.isError && !choose.isPending && (
            <FeedbackAlert status="Fail">{t(`errors:${asProblem(choose.error).code}`)}</FeedbackAlert>
          )}
          <HiddenUsername username={username} />
          <NewPasswordFields size="md" />
          {children}
          <Button type="submit" size="md" {...whileBusy(choose.isPending)} fullWidth>
            {submit}
          </Button>
        </Stack>
      </AutofillForm>
    </FormProvider>
  );
}
