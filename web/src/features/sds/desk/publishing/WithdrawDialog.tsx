import { LIMITS } from '@cromia/domain/limits';
import { type Withdrawal, withdrawalSchema } from '@cromia/domain/withdrawal';
import { Button, Stack, Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { DANGER_BUTTON_PROPS } from '../../../../ui/feedback/danger-button-props';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { TextAreaField } from '../../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { useZodForm } from '../../../../ui/form/use-zod-form';

interface WithdrawDialogProps<Data> {
  /** The displayed name of the sheet and its version. */
  sheet: string;
  /** Consequences of the withdrawal. */
  text: string;
  withdraw: UseMutationResult<Data, Error, Withdrawal>;
  onClose: () => void;
}

/** Withdraws a document that was published by mistake, with a reason that is stored. */
export function WithdrawDialog<Data>({ sheet, text, withdraw, onClose }: WithdrawDialogProps<Data>) {
  const { t } = useTexts('sds');
  const notify = useNotify();
  const sendOnce = useSubmitOnce(withdraw);
  const form = useZodForm(withdrawalSchema, { reason: '' });
  const { isDirty } = form.formState;
  return (
    <FormDialog
      title={t('sds:documents.withdrawTitle', { sheet })}
      isDirty={() => isDirty}
      busy={withdraw.isPending}
      onClose={onClose}
    >
      {(close) => (
        <form
          noValidate
          onSubmit={form.handleSubmit(({ reason }) =>
            sendOnce(
              { reason },
              {
                onSuccess: () => {
                  notify(t('sds:documents.withdrawalDone', { sheet }));
                  onClose();
                },
              },
            ),
          )}
        >
          <Stack gap="md">
            <Text size="sm">{text}</Text>
            {withdraw.isError && (
              <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(withdraw.error).code}`)}</FeedbackAlert>
            )}
            <TextAreaField
              control={form.control}
              name="reason"
              label={t('sds:documents.withdrawalReason')}
              max={LIMITS.text}
              minRows={2}
              required
            />
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...DANGER_BUTTON_PROPS} {...busyButtonProps(withdraw.isPending)}>
                {t('sds:documents.withdraw')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
