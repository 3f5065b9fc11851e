import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import classes from './list.module.css';

interface FilterFormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  onApply: (filters: Output) => void;
  /** The fields, one per filter. */
  children: ReactNode;
}

/** Sets the filters of a list all at once. */
export function FilterForm<Input extends FieldValues, Output>(props: FilterFormProps<Input, Output>) {
  const { form, onApply, children } = props;
  const { t } = useTexts();
  return (
    <form onSubmit={form.handleSubmit((filters) => onApply(filters))} noValidate className={classes.fields}>
      {children}
      <div className={classes.submit}>
        <Button type="submit" fullWidth>
          {t('common:actions.filter')}
        </Button>
      </div>
    </form>
  );
}
