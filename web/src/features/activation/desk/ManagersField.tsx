import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { useDebouncedText } from '../../../ui/fields/use-debounced-text';
import { managersQuery } from './customer-requests-queries';

/** Select for the managers of the customer in the form of the context, which searches while the user types. */
export function ManagersField() {
  const { t } = useTexts('desk');
  const { field, fieldState } = useController<{ managers: string[] }, 'managers'>({ name: 'managers' });
  const [searchText, setSearchText] = useState('');
  const { debouncedText, isAhead } = useDebouncedText(searchText);
  const managers = useQuery(managersQuery(debouncedText));
  const foundOptions = (managers.data ?? []).map(({ username, firstname, lastname }) => ({
    value: username,
    label: `${firstname} ${lastname} · ${formatEmail(username)}`,
    // Results of an earlier search cannot be picked.
    disabled: isAhead || managers.isPlaceholderData,
  }));
  // Selected managers stay in the list during a search.
  const selectedOptions = field.value
    .filter((username) => !foundOptions.some(({ value }) => value === username))
    .map((username) => ({ value: username, label: formatEmail(username) }));
  return (
    <MultiSelect
      label={t('desk:decision.managers')}
      description={t('desk:decision.managersHelp')}
      data={[...selectedOptions, ...foundOptions]}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error && t('errors:fields.choose', { label: t('desk:decision.managers') })}
      searchable
      searchValue={searchText}
      onSearchChange={setSearchText}
      maxValues={LIMITS.managers}
      nothingFoundMessage={t('common:form.nothingFound')}
      filter={({ options }) => options}
      hidePickedOptions
      size="sm"
    />
  );
}
