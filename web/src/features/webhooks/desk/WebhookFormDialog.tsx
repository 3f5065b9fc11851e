import { EVENT_TYPES } from '@cromia/domain/integration/event';
import { type WebhookForm as Form, webhookFormSchema } from '@cromia/domain/webhooks/webhook';
import { Button, Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { ApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { SwitchField } from '../../../ui/fields/SwitchField';
import { TextField } from '../../../ui/fields/TextField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import classes from './webhook-form.module.css';

interface WebhookFormDialogProps {
  title: string;
  /** Initial form values. */
  initial: Form;
  isBusy: boolean;
  /** Why it could not be saved. */
  problem: ApiProblem | null;
  /** What a `Conflict` means. */
  conflictText: (problem: ApiProblem) => ReactNode;
  /** @param onRejected shows the errors found by the server */
  onSave: (form: Form, onRejected: (problem: ApiProblem) => void) => void;
  onClose: () => void;
}

/** The address of a webhook and its event types. */
export function WebhookFormDialog(props: WebhookFormDialogProps) {
  const { title, initial, isBusy, problem, conflictText, onSave, onClose } = props;
  const { t } = useTexts('webhooks');
  const form = useZodForm(webhookFormSchema, initial);
  const { isDirty } = form.formState;
  const types = useController({ control: form.control, name: 'types' });
  const submit = form.handleSubmit((webhook) =>
    onSave(webhook, (rejection) => void showFieldErrors(form, rejection, ['url', 'types'])),
  );
  return (
    <FormDialog title={title} size="lg" isDirty={() => isDirty} busy={isBusy} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextField
              control={form.control}
              name="url"
              label={t('webhooks:url')}
              help={t('webhooks:urlHelp')}
              errorWords={{ invalidField: t('webhooks:urlRefused') }}
              inputMode="url"
              autoComplete="off"
              data-autofocus
              required
            />
            <Checkbox.Group
              label={t('webhooks:types')}
              value={types.field.value}
              onChange={types.field.onChange}
              error={types.fieldState.error && t('errors:fields.choose', { label: t('webhooks:types') })}
              withAsterisk
            >
              <div className={classes.choices}>
                {EVENT_TYPES.map((type) => (
                  <Checkbox key={type} value={type} label={t(`webhooks:kinds.${type}`)} />
                ))}
              </div>
            </Checkbox.Group>
            <SwitchField control={form.control} name="isActive" label={t('webhooks:isActive')} />
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {problem.code === 'Conflict' ? conflictText(problem) : <ProblemText error={problem} />}
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(isBusy)}>
                {t('common:actions.save')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
