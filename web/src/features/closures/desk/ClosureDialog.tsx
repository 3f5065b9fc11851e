import { newClosureSchema } from '@cromia/domain/closures/closures';
import { addDays } from '@cromia/domain/dates';
import { dateField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { DateField } from '../../../ui/fields/DateField';
import { TextField } from '../../../ui/fields/TextField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { useAddClosure } from './closure-queries';

const isDay = (value: string) => dateField().safeParse(value).success;

const FIELDS = ['firstDay', 'lastDay', 'name'] as const;

/** Adds a closure of the manufacturer. */
export function ClosureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('closures-desk');
  const notify = useNotify();
  const add = useAddClosure();
  const submitOnce = useSubmitOnce(add);
  const form = useZodForm(newClosureSchema, { firstDay: '', lastDay: '', name: '' });
  const firstDay = useWatch({ control: form.control, name: 'firstDay' });
  const { isDirty } = form.formState;
  const problem = add.isError && !add.isPending ? toApiProblem(add.error) : null;
  const submit = form.handleSubmit((closure) =>
    submitOnce(closure, {
      onSuccess: () => {
        notify(t('closures-desk:saved'));
        onClose();
      },
      onError: (error) => void showFieldErrors(form, toApiProblem(error), FIELDS),
    }),
  );
  return (
    <FormDialog title={t('closures-desk:add')} isDirty={() => isDirty} busy={add.isPending} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextField
              control={form.control}
              name="name"
              label={t('closures-desk:name')}
              help={t('closures-desk:nameHelp')}
              autoComplete="off"
              required
            />
            <DateField control={form.control} name="firstDay" label={t('closures-desk:firstDay')} required />
            <DateField
              control={form.control}
              name="lastDay"
              label={t('closures-desk:lastDay')}
              help={t('closures-desk:lastDayHelp')}
              {...(isDay(firstDay)
                ? { minDate: firstDay, maxDate: addDays(firstDay, LIMITS.closureDays - 1) }
                : {})}
              required
            />
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {problem.code === 'Conflict' ? t('closures-desk:conflict') : t(`errors:${problem.code}`)}
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(add.isPending)}>
                {t('common:actions.save')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
