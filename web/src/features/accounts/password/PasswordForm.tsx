import { newPasswordFormSchema } from '@cromia/domain/accounts/password';
import { Button, Stack } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { AutofillForm } from '../../../ui/form/AutofillForm';
import { useRevalidateDependents } from '../../../ui/form/use-revalidate-dependents';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { HiddenUsername, NewPasswordFields, PASSWORD_FIELD_DEPENDENCIES } from './NewPasswordFields';

interface PasswordFormProps {
  username: string;
  /** Sends the chosen password. */
  mutation: UseMutationResult<void, Error, string>;
  onDone: () => void;
  submitLabel: string;
  /** Content above the button. */
  children?: ReactNode;
}

/** Form for a new password on a page that a mail links to. */
export function PasswordForm({ username, mutation, onDone, submitLabel, children }: PasswordFormProps) {
  const form = useZodForm(newPasswordFormSchema, { newPassword: '', repeatPassword: '' });
  const sendOnce = useSubmitOnce(mutation);
  useRevalidateDependents(form, PASSWORD_FIELD_DEPENDENCIES);
  const submit = form.handleSubmit(({ newPassword }) =>
    sendOnce(newPassword, {
      onSuccess: onDone,
      onError: (error) => void showFieldErrors(form, toApiProblem(error), ['newPassword']),
    }),
  );
  return (
    <FormProvider {...form}>
      <AutofillForm onSubmit={submit}>
        <Stack gap="md">
          {mutation.isError && !mutation.isPending && (
            <FeedbackAlert status="Fail">
              <ProblemText error={mutation.error} />
            </FeedbackAlert>
          )}
          <HiddenUsername username={username} />
          <NewPasswordFields size="md" />
          {children}
          <Button type="submit" size="md" {...busyButtonProps(mutation.isPending)} fullWidth>
            {submitLabel}
          </Button>
        </Stack>
      </AutofillForm>
    </FormProvider>
  );
}
