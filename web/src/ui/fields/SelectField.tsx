import { Select, type SelectProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** One option of a list; `onPick` is called after a choice, for dependent fields. */
export function SelectField<Input extends FieldValues, Output>(
  props: WidgetProps<SelectProps, Input, Output> & { onPick?: (value: string) => void },
) {
  const { field, fieldProps } = useField(props, { action: 'choose' });
  const { onPick, ...widget } = pickWidgetProps<typeof props, Input, Output>(props);
  return (
    <Select
      {...widget}
      {...fieldProps}
      value={field.value || null}
      onChange={(value) => {
        field.onChange(value);
        if (value !== null) onPick?.(value);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
