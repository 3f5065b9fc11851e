import { PHONE_PREFIXES } from '@cromia/domain/countries';
import type { OptionsFilter } from '@mantine/core';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField, TextField } from '../../../ui/form/fields';
import classes from '../accounts.module.css';
import { prefixNames } from './countries';
import type { TypedPerson } from './typed-person';

/** Finds prefixes by their digits and by the names of their countries. */
function findIn(names: ReadonlyMap<string, string>, language: string): OptionsFilter {
  return ({ options, search }) => {
    const wanted = search.trim().toLocaleLowerCase(language);
    return options.filter(
      (option) =>
        'value' in option &&
        `${option.value} ${names.get(String(option.value)) ?? ''}`
          .toLocaleLowerCase(language)
          .includes(wanted),
    );
  };
}

/** The telephone: its prefix, found by number or country, and the number. */
export function PhoneFields({ required }: { required: boolean }) {
  const { t, language } = useTexts('accounts');
  const { control } = useFormContext<TypedPerson>();
  const names = useMemo(() => prefixNames(language), [language]);
  const filter = useMemo(() => findIn(names, language), [names, language]);
  return (
    <div className={classes.phone}>
      <SelectField
        control={control}
        name="phonePrefix"
        label={t('accounts:fields.phonePrefix')}
        data={[...PHONE_PREFIXES]}
        filter={filter}
        renderOption={({ option }) => (
          <span className={classes.prefix}>
            <span>{option.value}</span>
            <span>{names.get(option.value)}</span>
          </span>
        )}
        comboboxProps={{ width: 'min(340px, 86vw)', position: 'bottom-start' }}
        searchable
        allowDeselect={false}
        selectFirstOptionOnChange
        nothingFoundMessage={t('accounts:fields.nothingFound')}
        autoComplete="tel-country-code"
        required={required}
      />
      <TextField
        control={control}
        name="telephone"
        label={t('accounts:fields.telephone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required={required}
        errorWords={{ invalidField: t('accounts:errors.telephone') }}
        {...(required ? {} : { help: t('common:form.optional') })}
      />
    </div>
  );
}
