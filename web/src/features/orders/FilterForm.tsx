import { dateField, filterCode, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { z } from 'zod';
import { useTexts } from '../../i18n/use-texts';
import { DateField } from '../../ui/form/DateField';
import { SelectField, TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import classes from './orders.module.css';
import type { Filters } from './request-search';

const filterFormSchema = z.object({
  status: z.enum(ORDER_REQUEST_STATUSES).nullable(),
  createdOnFrom: dateField().nullable(),
  createdOnTo: dateField().nullable(),
  serial: filterCode(LIMITS.serial),
  color: filterCode(LIMITS.color),
  pkg: filterCode(LIMITS.pkg),
  description: filterText(),
});

const CODES = [
  { filter: 'serial', max: LIMITS.serial },
  { filter: 'color', max: LIMITS.color },
  { filter: 'pkg', max: LIMITS.pkg },
] as const;

interface FilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
}

/** Sets the filters of the list all at once. */
export function FilterForm({ filters, onApply }: FilterFormProps) {
  const { t } = useTexts('orders');
  const form = useZodForm(filterFormSchema, {
    ...filters,
    status: filters.status ?? null,
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

  const apply = form.handleSubmit(({ status, createdOnFrom, createdOnTo, ...rest }) =>
    onApply({
      ...rest,
      status: status ?? undefined,
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
      <DateField control={control} name="createdOnFrom" label={t('orders:filters.createdOnFrom')} clearable />
      <DateField
        control={control}
        name="createdOnTo"
        label={t('orders:filters.createdOnTo')}
        clearable
        {...(from === null ? {} : { minDate: from })}
      />
      {CODES.map(({ filter, max }) => (
        <TextField
          key={filter}
          control={control}
          name={filter}
          label={t(`orders:filters.${filter}`)}
          maxLength={max}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ))}
      <TextField
        control={control}
        name="description"
        label={t('orders:filters.description')}
        maxLength={LIMITS.searchText}
        autoComplete="off"
      />
      <Button type="submit">{t('common:actions.filter')}</Button>
    </form>
  );
}
