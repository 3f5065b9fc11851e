import { type ClaimDecision, claimDecisionSchema } from '@cromia/domain/claims/claim-desk';
import type { Decision } from '@cromia/domain/decision';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { DANGER_BUTTON_PROPS } from '../../../ui/feedback/danger-button-props';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { TextField } from '../../../ui/fields/TextField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { createFormSchema, useZodForm } from '../../../ui/form/use-zod-form';
import { MailRecipients } from '../../desk';

interface DecideClaimDialogProps {
  /** Id of the claim. */
  id: string;
  decision: Decision;
  /** Version of the claim that the user has read. */
  version: number;
  busy: boolean;
  onClose: () => void;
  onDecide: (decision: ClaimDecision) => void;
}

const createSchema = (decision: Decision, version: number) =>
  createFormSchema(z.object({ text: z.string(), creditNote: z.string() }), (typed) =>
    claimDecisionSchema.safeParse({ ...typed, decision, version }),
  );

/** Dialog for the decision on a claim: the text that the customer reads and, if accepted, the credit note. */
export function DecideClaimDialog({
  id,
  decision,
  version,
  busy,
  onClose,
  onDecide,
}: DecideClaimDialogProps) {
  const { t } = useTexts('claims-desk', 'desk');
  const form = useZodForm(createSchema(decision, version), { text: '', creditNote: '' });
  const { isDirty } = form.formState;
  const isAccepted = decision === 'ACCEPTED';
  return (
    <FormDialog
      title={t(`claims-desk:decide.${decision}.title`)}
      isDirty={() => isDirty}
      busy={busy}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={form.handleSubmit(onDecide)} noValidate>
          <Stack gap="md">
            <div>
              <MailRecipients kind="claims" id={id} />
              <Text size="sm">{t('desk:decision.acceptText')}</Text>
            </div>
            <TextAreaField
              control={form.control}
              name="text"
              label={t('claims-desk:decide.text')}
              max={LIMITS.claimText}
              required
              autosize
              minRows={3}
              maxRows={12}
              data-autofocus
            />
            {isAccepted && (
              <TextField
                control={form.control}
                name="creditNote"
                label={t('claims-desk:decide.creditNote')}
                help={t('claims-desk:decide.creditNoteHelp')}
                optional
                maxLength={LIMITS.invoiceNumber}
              />
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...(isAccepted ? {} : DANGER_BUTTON_PROPS)} {...busyButtonProps(busy)}>
                {t(`claims-desk:decide.${decision}.action`)}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
