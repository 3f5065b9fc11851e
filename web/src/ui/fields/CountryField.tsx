import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { listCountryOptions } from '../../i18n/countries';
import { useTexts } from '../../i18n/use-texts';
import { SelectField } from './SelectField';
import type { FieldProps } from './use-field';

type CountryFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** Called after a choice, for dependent fields. */
  onPick?: (country: string) => void;
  autoComplete?: string;
};

/** A country, searchable by its name in the reader's language. */
export function CountryField<Input extends FieldValues, Output>(props: CountryFieldProps<Input, Output>) {
  const { t, language } = useTexts();
  const countries = useMemo(() => listCountryOptions(language), [language]);
  return (
    <SelectField
      {...props}
      data={countries}
      // Otherwise a closed list of 250 countries would stay in the DOM.
      comboboxProps={{ keepMounted: false }}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      nothingFoundMessage={t('common:form.nothingFound')}
    />
  );
}
