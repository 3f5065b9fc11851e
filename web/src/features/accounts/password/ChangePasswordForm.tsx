import { passwordChangeFormSchema } from '@cromia/domain/accounts/password';
import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { useRevalidateDependents } from '../../../ui/form/use-revalidate-dependents';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { HiddenUsername, NewPasswordFields, PASSWORD_FIELD_DEPENDENCIES } from './NewPasswordFields';

/** The current and the new password. */
export default function ChangePasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTexts('accounts');
  const form = useZodForm(passwordChangeFormSchema, {
    currentPassword: '',
    newPassword: '',
    repeatPassword: '',
  });
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      unwrapResponse(api.PUT('/api/users/{username}/password', { params: { path: { username } }, body })),
  });
  const sendOnce = useSubmitOnce(change);
  useRevalidateDependents(form, PASSWORD_FIELD_DEPENDENCIES);
  useEffect(() => form.setFocus('currentPassword'), [form]);

  const problem = change.isError && !change.isPending ? toApiProblem(change.error) : null;
  const isWrong = problem?.code === 'WrongPassword';
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    sendOnce(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          notifications.show({
            color: 'success',
            message: t('accounts:changePassword.done'),
            closeButtonProps: { 'aria-label': t('common:states.dismiss') },
          });
          onDone();
        },
        onError: (error) => {
          const rejection = toApiProblem(error);
          if (rejection.code === 'WrongPassword')
            form.setError('currentPassword', { type: 'server' }, { shouldFocus: true });
          else if (rejection.code === 'PasswordUnchanged') form.setFocus('newPassword');
          else showFieldErrors(form, rejection, ['currentPassword', 'newPassword']);
        },
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {problem !== null && !isWrong && (
            <FeedbackAlert status="Fail">
              <ProblemText error={problem} />
            </FeedbackAlert>
          )}
          <HiddenUsername username={username} />
          <PasswordField
            control={form.control}
            name="currentPassword"
            label={t('accounts:fields.currentPassword')}
            autoComplete="current-password"
            required
            errorWords={{ invalidField: t('errors:WrongPassword') }}
          />
          <NewPasswordFields />
          <DialogActions>
            <Button variant="default" onClick={onDone}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" variant="light" {...busyButtonProps(change.isPending)}>
              {t('accounts:changePassword.submit')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormProvider>
  );
}
