import { Select, type SelectProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field';
import { type Widget, widgetProps } from './widget-props';

/** One option of a list; `onPick` is called after a choice, for dependent fields. */
export function SelectField<Input extends FieldValues, Output>(
  props: Widget<SelectProps, Input, Output> & { onPick?: (value: string) => void },
) {
  const { field, shown } = useField(props);
  const { onPick, ...widget } = widgetProps<typeof props, Input, Output>(props);
  return (
    <Select
      {...widget}
      {...shown}
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
