import { PHONE_PREFIXES } from '@cromia/domain/addresses/countries';
import { findTypedPrefix } from '@cromia/domain/addresses/phone';
import type { OptionsFilter } from '@mantine/core';
import { useMemo } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { listPrefixNames } from '../../i18n/countries';
import { useTexts } from '../../i18n/use-texts';
import classes from './PhoneFields.module.css';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import type { FieldProps } from './use-field';

/** Finds prefixes by their digits and by the names of their countries. */
function createPrefixFilter(names: ReadonlyMap<string, string>, language: string): OptionsFilter {
  return ({ options, search }) => {
    const searchText = search.trim().toLocaleLowerCase(language);
    return options.filter(
      (option) =>
        'value' in option &&
        `${option.value} ${names.get(String(option.value)) ?? ''}`
          .toLocaleLowerCase(language)
          .includes(searchText),
    );
  };
}

interface PhoneFieldsProps<Input extends FieldValues, Output>
  extends Pick<FieldProps<Input, Output>, 'control'> {
  prefix: { name: FieldPath<Input>; label: string; autoComplete?: string };
  number: Pick<FieldProps<Input, Output>, 'label' | 'help' | 'optional' | 'errorWords'> & {
    name: FieldPath<Input>;
    autoComplete?: string;
  };
  required: boolean;
}

/** A telephone: its prefix, found by number or country, and the number. */
export function PhoneFields<Input extends FieldValues, Output>(props: PhoneFieldsProps<Input, Output>) {
  const { control, prefix, number, required } = props;
  const { t, language } = useTexts();
  const names = useMemo(() => listPrefixNames(language), [language]);
  const filter = useMemo(() => createPrefixFilter(names, language), [names, language]);
  const { field: prefixField } = useController({ control, name: prefix.name });
  // A number typed with the prefix of another country chooses that prefix.
  const followTypedPrefix = (typed: string) => {
    const typedPrefix = findTypedPrefix(typed);
    if (typedPrefix !== undefined && typedPrefix !== prefixField.value) prefixField.onChange(typedPrefix);
  };
  return (
    <div className={classes.phone}>
      <SelectField
        control={control}
        {...prefix}
        data={[...PHONE_PREFIXES]}
        filter={filter}
        renderOption={({ option }) => (
          <span className={classes.prefix}>
            <span>{option.value}</span>
            <span>{names.get(option.value)}</span>
          </span>
        )}
        comboboxProps={{ width: 'min(340px, 86vw)', position: 'bottom-start', keepMounted: false }}
        searchable
        allowDeselect={false}
        selectFirstOptionOnChange
        nothingFoundMessage={t('common:form.nothingFound')}
        required={required}
      />
      <TextField
        control={control}
        {...number}
        onInput={({ currentTarget }) => followTypedPrefix(currentTarget.value)}
        type="tel"
        inputMode="tel"
        required={required}
      />
    </div>
  );
}
