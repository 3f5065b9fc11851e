import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import { Button, Stack } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { createFormSchema, showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import {
  TERMS_FORM_FIELDS,
  TermsFields,
  termsFormValuesSchema,
  termsSchema,
  toTermsFormValues,
} from '../../activation';
import { useChangeCustomer } from '../customer-desk-queries';

const formSchema = createFormSchema(termsFormValuesSchema, (values) => termsSchema.safeParse(values));

interface TermsDialogProps {
  customer: DeskCustomer;
  onClose: () => void;
  /** Discards the input and reloads a customer that a colleague has changed. */
  onReload: () => void;
}

/** The terms of a customer, to change. Orders that exist keep theirs. */
export function TermsDialog({ customer, onClose, onReload }: TermsDialogProps) {
  const { t } = useTexts('customers-desk');
  const notify = useNotify();
  const change = useChangeCustomer(customer.customerCode);
  const sendOnce = useSubmitOnce(change);
  const form = useZodForm(formSchema, toTermsFormValues(customer));
  const { isDirty } = form.formState;
  const problem = change.isError && !change.isPending ? toApiProblem(change.error) : null;
  const save = form.handleSubmit((terms) =>
    sendOnce(
      { version: customer.version, ...terms },
      {
        onSuccess: () => {
          notify(t('customers-desk:customers.saved'));
          onClose();
        },
        onError: (error) => void showFieldErrors(form, toApiProblem(error), TERMS_FORM_FIELDS),
      },
    ),
  );
  return (
    <FormDialog
      title={t('customers-desk:customers.terms.editTitle', { name: customer.businessName })}
      isDirty={() => isDirty}
      busy={change.isPending}
      coversPhone
      onClose={onClose}
    >
      {(close) => (
        <FormProvider {...form}>
          <form onSubmit={save} noValidate>
            <Stack gap="md">
              <TermsFields />
              {problem !== null && (
                <FeedbackAlert status="Fail">
                  {isStale(problem) ? (
                    <StaleNotice problem={problem} onReload={onReload} />
                  ) : (
                    t(`errors:${problem.code}`)
                  )}
                </FeedbackAlert>
              )}
              <FormErrorSummary control={form.control} />
              <DialogActions>
                <Button variant="default" onClick={close}>
                  {t('common:actions.cancel')}
                </Button>
                <Button type="submit" {...busyButtonProps(change.isPending)} disabled={!isDirty}>
                  {t('common:actions.save')}
                </Button>
              </DialogActions>
            </Stack>
          </form>
        </FormProvider>
      )}
    </FormDialog>
  );
}
