import { Checkbox, type CheckboxProps, Text } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** A boolean, as a checkbox. */
export function CheckboxField<Input extends FieldValues, Output>(
  props: WidgetProps<CheckboxProps, Input, Output>,
) {
  const { field, fieldProps } = useField(props, { action: 'tick' });
  const { withAsterisk, label, ...rest } = fieldProps;
  return (
    <Checkbox
      {...pickWidgetProps<typeof props, Input, Output>(props)}
      {...rest}
      label={withAsterisk ? <RequiredLabel>{label}</RequiredLabel> : label}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

/** A label with the asterisk that other widgets add themselves. */
function RequiredLabel({ children }: { children: string }) {
  return (
    <>
      {children}
      <Text span inherit c="danger" aria-hidden>
        {'\u00a0*'}
      </Text>
    </>
  );
}
