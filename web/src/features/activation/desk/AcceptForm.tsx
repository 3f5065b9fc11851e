import { PRICE_LISTS } from '@cromia/domain/catalogue/price-lists';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { type AcceptanceTerms, acceptanceSchema } from './acceptance';
import type { DeskCustomerRequest } from './customer-requests-queries';
import { ManagersField } from './ManagersField';

const FIELDS = ['customerCode', 'priceListCode', 'managers'] as const;

interface AcceptFormProps {
  proposal: NonNullable<DeskCustomerRequest['proposal']>;
  /** The error of the last attempt; the form marks its fields. */
  problem: ApiProblem | null;
  busy: boolean;
  onAccept: (acceptance: AcceptanceTerms) => void;
  /** The button that rejects the request instead. */
  rejectButton: ReactNode;
}

/** Form for the terms of an accepted company: customer code, price list and managers, prefilled with the proposal. */
export function AcceptForm({ proposal, problem, busy, onAccept, rejectButton }: AcceptFormProps) {
  const { t } = useTexts('desk');
  const form = useZodForm(acceptanceSchema, {
    customerCode: proposal.customerCode,
    priceListCode: PRICE_LISTS.find((code) => code === proposal.priceListCode) ?? 'RIV',
    managers: proposal.managers,
  });
  const { isDirty } = form.formState;
  useServerErrors(form, problem, FIELDS);
  return (
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
        <SelectField
          control={form.control}
          name="priceListCode"
          label={t('desk:decision.priceList')}
          data={[...PRICE_LISTS]}
          allowDeselect={false}
          required
        />
        <ManagersField control={form.control} />
        <Group gap="xs">
          <Button type="submit" {...busyButtonProps(busy)}>
            {t('desk:decision.accept')}
          </Button>
          {rejectButton}
        </Group>
      </Stack>
      <LeaveGuard isStored={false} when={() => isDirty && !busy} />
    </form>
  );
}
