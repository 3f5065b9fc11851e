import { Switch, type SwitchProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** A boolean, as a switch. */
export function SwitchField<Input extends FieldValues, Output>(
  props: WidgetProps<SwitchProps, Input, Output>,
) {
  const { field, fieldProps } = useField(props, { action: 'tick' });
  const { withAsterisk: _asterisk, ...rest } = fieldProps;
  return (
    <Switch
      {...pickWidgetProps<typeof props, Input, Output>(props)}
      {...rest}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
