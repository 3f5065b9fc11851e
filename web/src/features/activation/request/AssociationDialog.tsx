import { associationSchema } from '@cromia/domain/activation/request-forms';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';
import { sendOnce } from '../../../api/send-once';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useNotify } from '../../../ui/feedback/use-notify';
import { TextField } from '../../../ui/fields/TextField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { ownRequestQuery } from '../activation-queries';
import { clearRequestDraft } from '../wizard/request-draft';

interface AssociationDialogProps {
  opened: boolean;
  onClose: () => void;
  username: string;
  /** Whether there is a saved draft, which the association replaces. */
  hasDraft: boolean;
}

/**
 * Dialog to request the association with an existing customer by its code (section 5). A user has a single request at a
 * time, so one with a draft must confirm its deletion (section 4).
 */
export function AssociationDialog({ opened, onClose, username, hasDraft }: AssociationDialogProps) {
  const { t } = useTexts('activation');
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog
      opened={opened}
      title={t('activation:association.title')}
      isDirty={() => isDirty}
      onClose={onClose}
    >
      {(close) => (
        <AssociationForm
          onClose={onClose}
          onCancel={close}
          onDirty={setDirty}
          username={username}
          hasDraft={hasDraft}
        />
      )}
    </FormDialog>
  );
}

function useAssociate(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { customerCode: string }) =>
      sendOnce('association', (key) =>
        unwrapResponse(
          api.POST(
            '/api/v1/public/user-company/customer-requests/enter-customer-requests/types/existing/pendings',
            { body, params: { header: { 'idempotency-key': key } } },
          ),
        ),
      ),
    onSuccess: () => {
      // The association replaces the draft.
      clearRequestDraft();
    },
    // The request may be stored even after an error.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownRequestQuery(username).queryKey }),
  });
}

interface AssociationFormProps extends Omit<AssociationDialogProps, 'opened'> {
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

function AssociationForm({ onClose, onCancel, onDirty, username, hasDraft }: AssociationFormProps) {
  const { t } = useTexts('activation');
  const form = useZodForm(associationSchema, { customerCode: '' });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const associate = useAssociate(username);
  const submitOnce = useSubmitOnce(associate);
  const notify = useNotify();
  const submit = form.handleSubmit((association) =>
    submitOnce(association, {
      onSuccess: () => {
        notify(t('activation:association.sent'));
        onClose();
      },
      onError: (error) => void showFieldErrors(form, toApiProblem(error), ['customerCode']),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('activation:association.text')}</Text>
        <TextField
          control={form.control}
          name="customerCode"
          label={t('activation:fields.customerCode')}
          help={t('activation:association.help')}
          errorWords={{ invalidField: t('activation:association.digits') }}
          required
          inputMode="numeric"
          maxLength={LIMITS.customerCode}
          autoComplete="off"
          data-autofocus
        />
        {hasDraft && (
          <FeedbackAlert status="WarningDismissable">{t('activation:association.draftGoes')}</FeedbackAlert>
        )}
        {associate.isError && !associate.isPending && (
          <FeedbackAlert status="Fail">
            <ProblemText error={associate.error} />
          </FeedbackAlert>
        )}
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" {...busyButtonProps(associate.isPending)}>
            {t(hasDraft ? 'activation:association.deleteAndSend' : 'common:actions.send')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
