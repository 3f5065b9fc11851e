import { Button, type ComboboxData } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { DateRangeFields } from '../fields/DateRangeFields';
import { SelectField } from '../fields/SelectField';
import { SwitchField } from '../fields/SwitchField';
import { TextField } from '../fields/TextField';
import { useZodForm } from '../form/use-zod-form';
import type { FilterDefinitions, FilterFormValues } from './filters';
import classes from './styles.module.css';
import type { ListControls } from './use-list';

interface FilterFormProps {
  list: ListControls;
  onApply: (values: FilterFormValues) => void;
}

/** Selects with more options than this are searchable. */
const SEARCHABLE_FROM = 8;

/** The form for all filters of a list. */
export default function FilterForm({ list, onApply }: FilterFormProps) {
  const { t } = useTexts();
  const form = useZodForm(list.formSchema, list.values);
  return (
    <form onSubmit={form.handleSubmit((values) => onApply(values))} noValidate className={classes.fields}>
      {Object.keys(list.filters).map((name) => (
        <FilterInput key={name} name={name} filters={list.filters} control={form.control} />
      ))}
      <div className={classes.submit}>
        <Button type="submit" variant="light" fullWidth>
          {t('common:actions.filter')}
        </Button>
      </div>
    </form>
  );
}

interface FilterInputProps {
  name: string;
  filters: FilterDefinitions;
  control: Control<FilterFormValues, unknown, FilterFormValues>;
}

/** The field of a filter; a last day is rendered beside its first day. */
function FilterInput({ name, filters, control }: FilterInputProps) {
  const { t } = useTexts();
  const field = filters[name]?.field;
  if (field === undefined) return null;
  const shared = { control, name, label: t(field.label) };
  switch (field.kind) {
    case 'choice': {
      const count = field.groups.flatMap(({ choices }) => choices).length;
      const data = field.groups.flatMap(({ heading, choices }): ComboboxData[number][] => {
        const items = choices.map(({ value, label }) => ({ value, label: label ? t(label) : value }));
        return heading === undefined ? items : [{ group: t(heading), items }];
      });
      return (
        <SelectField
          {...shared}
          placeholder={t('common:table.all')}
          data={[{ value: '', label: t('common:table.all') }, ...data]}
          searchable={count > SEARCHABLE_FROM}
          clearable
          clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
        />
      );
    }
    case 'text': {
      const { maxLength, isCode = false, inputMode, placeholder, help, invalid } = field;
      return (
        <TextField
          {...shared}
          {...(maxLength === undefined ? {} : { maxLength })}
          {...(inputMode === undefined ? {} : { inputMode })}
          {...(placeholder === undefined ? {} : { placeholder: t(placeholder) })}
          {...(help === undefined ? {} : { help: t(help) })}
          {...(invalid === undefined ? {} : { errorWords: { invalidField: t(invalid) } })}
          {...(isCode ? { autoCapitalize: 'characters', spellCheck: false } : {})}
          {...(inputMode === 'email' ? { type: 'email', autoCapitalize: 'none' } : {})}
          autoComplete="off"
        />
      );
    }
    case 'firstDay': {
      const last = filters[field.until]?.field;
      if (last === undefined) return null;
      return (
        <DateRangeFields
          control={control}
          from={{ name, label: shared.label }}
          to={{ name: field.until, label: t(last.label) }}
        />
      );
    }
    case 'lastDay':
      return null;
    case 'switch':
      return <SwitchField {...shared} />;
  }
}
