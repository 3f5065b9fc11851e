import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** One line of text. Set `autoComplete` and `inputMode` where they help. */
export function TextField<Input extends FieldValues, Output>(
  props: WidgetProps<TextInputProps, Input, Output>,
) {
  const { field, fieldProps } = useField(props);
  return (
    <TextInput
      {...pickWidgetProps<typeof props, Input, Output>(props)}
      {...fieldProps}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
