import { holidayYearSchema } from '@cromia/domain/closures/closures';
import { getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Stack } from '@mantine/core';
import { useContext, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { NumberField } from '../../../ui/fields/NumberField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { useAddHolidays } from './closure-queries';

/** Adds the Italian public holidays of a year; the next one is prefilled. */
export function HolidaysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('closures-desk');
  const notify = useNotify();
  const timeZone = useContext(TimeZoneContext);
  const [nextYear] = useState(() => Number(getToday(timeZone, new Date()).slice(0, 4)) + 1);
  const add = useAddHolidays();
  const submitOnce = useSubmitOnce(add);
  const form = useZodForm(holidayYearSchema, { year: nextYear });
  const { isDirty } = form.formState;
  const invalid = t('closures-desk:yearInvalid', { from: LIMITS.closureYearMin, to: LIMITS.closureYearMax });
  const submit = form.handleSubmit(({ year }) =>
    submitOnce(year, {
      onSuccess: ({ added }) => {
        notify(t('closures-desk:filledIn', { count: added }));
        onClose();
      },
      onError: (error) => void showFieldErrors(form, toApiProblem(error), ['year']),
    }),
  );
  return (
    <FormDialog
      title={t('closures-desk:fillIn')}
      isDirty={() => isDirty}
      busy={add.isPending}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <NumberField
              control={form.control}
              name="year"
              label={t('closures-desk:year')}
              decimalScale={0}
              integersOnly
              errorWords={{ missing: invalid, invalidField: invalid }}
              required
            />
            {add.isError && !add.isPending && (
              <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(add.error).code}`)}</FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(add.isPending)}>
                {t('closures-desk:fillIn')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
