import { LIMITS } from '@cromia/domain/limits';
import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { TextField } from '../../../ui/fields/TextField';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { ShortcutButton } from '../../desk';
import { TermsFields } from '../terms/TermsFields';
import { TERMS_FORM_FIELDS, toTermsFormValues } from '../terms/terms-form';
import { type Acceptance, acceptanceFormSchema } from './acceptance';
import type { DeskCustomerRequest } from './customer-requests-queries';
import { ManagersField } from './ManagersField';

const FIELDS = ['customerCode', ...TERMS_FORM_FIELDS, 'managers'] as const;

interface AcceptFormProps {
  proposal: NonNullable<DeskCustomerRequest['proposal']>;
  /** The error of the last attempt; the form marks its fields. */
  problem: ApiProblem | null;
  busy: boolean;
  onAccept: (acceptance: Acceptance) => void;
  /** The button that rejects the request instead. */
  rejectButton: ReactNode;
}

/** Form for an accepted company: customer code, terms and managers, prefilled with the proposal. */
export function AcceptForm({ proposal, problem, busy, onAccept, rejectButton }: AcceptFormProps) {
  const { t } = useTexts('desk');
  const form = useZodForm(acceptanceFormSchema, {
    customerCode: proposal.customerCode,
    ...toTermsFormValues(proposal),
    managers: proposal.managers,
  });
  const { isDirty } = form.formState;
  useServerErrors(form, problem, FIELDS);
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(onAccept)} noValidate>
        <Stack gap="md">
          <TextField
            control={form.control}
            name="customerCode"
            label={t('desk:decision.customerCode')}
            help={t('desk:decision.customerCodeHelp', { code: proposal.customerCode })}
            errorWords={{ invalidField: t('desk:decision.customerCodeError') }}
            required
            inputMode="numeric"
            maxLength={LIMITS.customerCode}
            autoComplete="off"
          />
          <TermsFields />
          <ManagersField />
          <Group gap="xs">
            <ShortcutButton shortcut="A" type="submit" {...busyButtonProps(busy)}>
              {t('desk:decision.accept')}
            </ShortcutButton>
            {rejectButton}
          </Group>
        </Stack>
        <LeaveGuard isStored={false} when={() => isDirty && !busy} />
      </form>
    </FormProvider>
  );
}
