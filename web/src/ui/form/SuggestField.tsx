import { LIMITS } from '@cromia/domain/limits';
import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { asProblem, type ProblemCode } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { type FieldProps, useField } from './use-field';

/** What may be meant: the text that goes into the field, and what it stands for. */
export interface Suggestion {
  value: string;
  description: string;
}

type SuggestFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> &
  Pick<AutocompleteProps, 'inputMode' | 'maxLength'> & {
    /** Names what is suggested, for the cache. */
    source: string;
    /** Characters from which on there are suggestions. */
    from: number;
    find: (text: string, signal: AbortSignal) => Promise<Suggestion[]>;
    /** The error that says that there are no suggestions now; typing goes on without them. */
    failure: ProblemCode;
  };

/** A text that may be typed, or picked from what is suggested meanwhile. */
export function SuggestField<Input extends FieldValues, Output>(props: SuggestFieldProps<Input, Output>) {
  const { source, from, find, failure, inputMode, maxLength } = props;
  const { t } = useTexts();
  const { field, shown } = useField(props);
  const typed = String(field.value ?? '');
  const [searched] = useDebouncedValue(typed.trim(), LIMITS.debounceMs);
  const isLong = typed.trim().length >= from && searched.length >= from;
  const { data, error } = useQuery({
    queryKey: ['suggestions', source, searched],
    queryFn: ({ signal }) => find(searched, signal),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const found = isLong ? (data ?? []) : [];
  const descriptions = new Map(found.map(({ value, description }) => [value, description]));
  const code = asProblem(error).code === 'NetworkFailure' ? 'NetworkFailure' : failure;
  return (
    <Autocomplete
      {...shown}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(maxLength === undefined ? {} : { maxLength })}
      autoComplete="off"
      data={[...descriptions.keys()]}
      // The server has chosen already, by other words than those of the value.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <div>
          <Text size="sm" fw={550}>
            {option.value}
          </Text>
          <Text size="xs" c="dimmed">
            {descriptions.get(option.value)}
          </Text>
        </div>
      )}
      description={
        isLong && error !== null ? <span role="alert">{t(`errors:${code}`)}</span> : shown.description
      }
      value={typed}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
