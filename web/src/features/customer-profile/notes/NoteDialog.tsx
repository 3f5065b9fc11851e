import { type CustomerNote, newCustomerNoteSchema } from '@cromia/domain/customers/customer-note';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Stack } from '@mantine/core';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { DateField } from '../../../ui/fields/DateField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { type NoteScope, useAddNote, useChangeNote, useRefreshNotes } from './note-queries';

interface NoteDialogProps {
  scope: NoteScope;
  /** The note to change; null for a new one. */
  note: CustomerNote | null;
  onClose: () => void;
}

/** Adds or changes a note on a customer. */
export function NoteDialog({ scope, note, onClose }: NoteDialogProps) {
  const { t } = useTexts('customers');
  const notify = useNotify();
  const refresh = useRefreshNotes();
  const add = useAddNote(scope);
  const change = useChangeNote(scope);
  const addOnce = useSubmitOnce(add);
  const changeOnce = useSubmitOnce(change);
  const form = useZodForm(newCustomerNoteSchema, {
    note: note?.note ?? '',
    remindOn: note?.remindOn ?? null,
  });
  const { isDirty } = form.formState;
  const { error, isPending } = note === null ? add : change;
  const problem = error === null || isPending ? null : toApiProblem(error);
  const outcome = {
    onSuccess: () => {
      notify(t('customers:notes.saved'));
      onClose();
    },
    onError: (failure: unknown) => void showFieldErrors(form, toApiProblem(failure), ['note', 'remindOn']),
  };
  const submit = form.handleSubmit((values) =>
    note === null ? addOnce(values, outcome) : changeOnce({ note, change: values }, outcome),
  );
  return (
    <FormDialog
      title={t(note === null ? 'customers:notes.add' : 'customers:notes.change')}
      isDirty={() => isDirty}
      busy={isPending}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextAreaField
              control={form.control}
              name="note"
              label={t('customers:notes.note')}
              max={LIMITS.longText}
              autosize
              minRows={3}
              maxRows={12}
              required
            />
            <DateField
              control={form.control}
              name="remindOn"
              label={t('customers:notes.remindOn')}
              help={t('customers:notes.remindOnHelp')}
              clearable
            />
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {isStale(problem) ? (
                  <StaleNotice problem={problem} onReload={() => void refresh().then(onClose)} />
                ) : (
                  <ProblemText error={problem} />
                )}
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(isPending)}>
                {t('common:actions.save')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
