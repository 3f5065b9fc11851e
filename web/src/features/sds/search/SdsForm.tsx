import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { listSdsYears } from '@cromia/domain/sds/sheet';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField } from '../../../ui/fields/SelectField';
import { SuggestField } from '../../../ui/fields/SuggestField';
import { findCustomers } from '../../customers';
import classes from '../styles.module.css';

interface SdsFormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  onSearch: (terms: Output) => void;
  children: ReactNode;
}

/** Props of a search form. */
export interface SearchFormProps<Terms> {
  prefix: RolePrefix;
  /** The current terms. */
  terms: Terms;
  onSearch: (terms: object) => void;
}

/** The terms of a search and its button. */
export function SdsForm<Input extends FieldValues, Output>(props: SdsFormProps<Input, Output>) {
  const { form, onSearch, children } = props;
  const { t } = useTexts();
  return (
    <search>
      <form onSubmit={form.handleSubmit((terms) => onSearch(terms))} noValidate className={classes.form}>
        {children}
        <div className={classes.submit}>
          <Button type="submit" fullWidth leftSection={<IconSearch size={16} aria-hidden />}>
            {t('common:actions.search')}
          </Button>
        </div>
      </form>
    </search>
  );
}

interface FormFieldProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
}

/** The current year by the manufacturer's clock, the default of every search by year (section 5). */
export function useCurrentYear(): number {
  return Number(getToday(useContext(TimeZoneContext), new Date()).slice(0, 4));
}

/** A year from 2016 to the current one (section 5). */
export function YearField<Input extends FieldValues, Output>({ form, name }: FormFieldProps<Input, Output>) {
  const { t } = useTexts('sds');
  const timeZone = useContext(TimeZoneContext);
  return (
    <SelectField
      control={form.control}
      name={name}
      label={t('sds:fields.year')}
      data={listSdsYears(getToday(timeZone, new Date())).map(String)}
      allowDeselect={false}
      required
    />
  );
}

/** A customer by its code, found by code or name after more than two characters (section 5). */
export function CustomerCodeField<Input extends FieldValues, Output>(
  props: FormFieldProps<Input, Output> & { prefix: RolePrefix; required?: boolean },
) {
  const { form, name, prefix, required = false } = props;
  const { t } = useTexts('sds');
  return (
    <SuggestField
      control={form.control}
      name={name}
      label={t('sds:fields.customerCode')}
      help={t(required ? 'sds:fields.customerHelp' : 'sds:fields.customerOptional')}
      required={required}
      errorWords={{
        invalidField: t('sds:fields.customerError'),
        invalidLenght: t('sds:fields.customerError'),
      }}
      source={`customers ${prefix}`}
      from={LIMITS.customerSuggestMinLength}
      find={async (text, signal) =>
        (await findCustomers(prefix, text, signal)).map(({ customerCode, businessName }) => ({
          value: customerCode,
          description: businessName,
        }))
      }
      failure="ServerError"
    />
  );
}
