import { customerCodeField, dateField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { z } from 'zod';
import { useTexts } from '../../i18n/use-texts';
import { DateField } from '../../ui/form/DateField';
import { SelectField, TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import classes from './backoffice.module.css';
import type { QueueFilters } from './queue-search';

const filterFormSchema = z.object({
  status: z.enum(ORDER_REQUEST_STATUSES).nullable(),
  customerCode: z.union([z.literal(''), customerCodeField()], { error: 'invalidField' }),
  createdOnFrom: dateField().nullable(),
  createdOnTo: dateField().nullable(),
});

interface QueueFilterFormProps {
  filters: QueueFilters;
  onApply: (filters: QueueFilters) => void;
}

/** Sets the filters of the queue all at once. */
export function QueueFilterForm({ filters, onApply }: QueueFilterFormProps) {
  const { t } = useTexts('backoffice', 'customers', 'orders');
  const form = useZodForm(filterFormSchema, {
    status: filters.status ?? null,
    customerCode: filters.customerCode ?? '',
    createdOnFrom: filters.createdOnFrom ?? null,
    createdOnTo: filters.createdOnTo ?? null,
  });
  const { control } = form;

  useEffect(() => {
    const { unsubscribe } = form.watch(({ createdOnFrom, createdOnTo }, { name }) => {
      // Section 5: moving date-from past date-to clears date-to.
      const passed = createdOnFrom && createdOnTo && createdOnTo < createdOnFrom;
      if (name === 'createdOnFrom' && passed) form.setValue('createdOnTo', null);
    });
    return unsubscribe;
  }, [form]);

  const apply = form.handleSubmit(({ status, customerCode, createdOnFrom, createdOnTo }) =>
    onApply({
      status: status ?? undefined,
      customerCode: customerCode === '' ? undefined : customerCode,
      createdOnFrom: createdOnFrom ?? undefined,
      createdOnTo: createdOnTo ?? undefined,
    }),
  );
  const from = form.watch('createdOnFrom');
  return (
    <form onSubmit={apply} noValidate className={classes.filters}>
      <SelectField
        control={control}
        name="status"
        label={t('orders:filters.status')}
        placeholder={t('orders:filters.all')}
        data={ORDER_REQUEST_STATUSES.map((status) => ({
          value: status,
          label: t(`orders:status.${status}`),
        }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
      <TextField
        control={control}
        name="customerCode"
        label={t('customers:list.customerCode')}
        maxLength={LIMITS.customerCode}
        inputMode="numeric"
        autoComplete="off"
        errorWords={{ invalidField: t('backoffice:queue.customerCodeDigits') }}
      />
      <DateField control={control} name="createdOnFrom" label={t('orders:filters.createdOnFrom')} clearable />
      <DateField
        control={control}
        name="createdOnTo"
        label={t('orders:filters.createdOnTo')}
        clearable
        {...(from === null ? {} : { minDate: from })}
      />
      <Button type="submit">{t('common:actions.filter')}</Button>
    </form>
  );
}
