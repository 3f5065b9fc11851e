import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { type ProblemCode, toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { useDebouncedText } from './use-debounced-text';
import { type FieldProps, useField } from './use-field';

/** A suggestion: the text for the field, and its label. */
export interface Suggestion {
  value: string;
  description: string;
}

type SuggestFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> &
  Pick<AutocompleteProps, 'inputMode' | 'maxLength'> & {
    /** Query key of the suggestions. */
    source: string;
    /** Minimum number of characters for suggestions. */
    from: number;
    find: (text: string, signal: AbortSignal) => Promise<Suggestion[]>;
    /** Error displayed when suggestions fail to load; typing works without them. */
    failure: ProblemCode;
  };

/** A text that can be typed, or picked from suggestions. */
export function SuggestField<Input extends FieldValues, Output>(props: SuggestFieldProps<Input, Output>) {
  const { source, from, find, failure, inputMode, maxLength } = props;
  const { t } = useTexts();
  const { field, fieldProps } = useField(props);
  const typed = String(field.value ?? '');
  const { debouncedText, isAhead } = useDebouncedText(typed);
  const isLongEnough = typed.trim().length >= from && debouncedText.length >= from;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['suggestions', source, debouncedText],
    queryFn: ({ signal }) => find(debouncedText, signal),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const suggestions = isLongEnough ? (data ?? []) : [];
  const descriptions = new Map(suggestions.map(({ value, description }) => [value, description]));
  const code = toApiProblem(error).code === 'NetworkFailure' ? 'NetworkFailure' : failure;
  return (
    <Autocomplete
      {...fieldProps}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(maxLength === undefined ? {} : { maxLength })}
      autoComplete="off"
      // Suggestions for an earlier text are dimmed and cannot be picked.
      data={[...descriptions.keys()].map((value) => ({ value, disabled: isAhead || isPlaceholderData }))}
      // The server has filtered already, also by text other than the value.
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
        isLongEnough && error !== null ? (
          <span role="alert">{t(`errors:${code}`)}</span>
        ) : (
          fieldProps.description
        )
      }
      value={typed}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
