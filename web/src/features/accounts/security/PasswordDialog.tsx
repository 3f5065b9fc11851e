import { passwordConfirmationSchema } from '@cromia/domain/accounts/second-factor';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ApiProblem, toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { HiddenUsername } from '../password/NewPasswordFields';

interface PasswordDialogProps {
  username: string;
  title: string;
  /** Label of the button. */
  action: string;
  /** The failed call, or null. */
  error: Error | null;
  busy: boolean;
  onConfirm: (currentPassword: string) => void;
  onClose: () => void;
  /** Further fields above the password. */
  children?: ReactNode;
  /** Text for a problem other than the usual ones. */
  describeError?: (problem: ApiProblem) => string | undefined;
}

/** Confirms a change of the user's security with the current password. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { username, title, action, error, busy, onConfirm, onClose, children, describeError } = props;
  const { t } = useTexts('accounts', 'security');
  const form = useZodForm(passwordConfirmationSchema, { currentPassword: '' });
  const problem = error === null || busy ? null : toApiProblem(error);
  return (
    <FormDialog title={title} isDirty={() => false} busy={busy} onClose={onClose}>
      {(close) => (
        <form onSubmit={form.handleSubmit(({ currentPassword }) => onConfirm(currentPassword))} noValidate>
          <Stack gap="md">
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {describeError?.(problem) ?? <ProblemText error={problem} />}
              </FeedbackAlert>
            )}
            {children}
            <Text size="sm">{t('security:confirmPassword')}</Text>
            <HiddenUsername username={username} />
            <PasswordField
              control={form.control}
              name="currentPassword"
              label={t('accounts:fields.currentPassword')}
              autoComplete="current-password"
              required
              {...(children === undefined ? { 'data-autofocus': true } : {})}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(busy)}>
                {action}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
