import { Group, Radio } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field';

type RadioFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  options: readonly { value: string; label: string }[];
};

/** One of a few options, all visible. */
export function RadioField<Input extends FieldValues, Output>(props: RadioFieldProps<Input, Output>) {
  const { field, fieldProps } = useField(props, { action: 'choose' });
  // The group would put these on its frame, which is no widget; its asterisk already marks it as required.
  const { disabled: _disabled, 'aria-required': _required, ...group } = fieldProps;
  return (
    <Radio.Group {...group} value={String(field.value ?? '')} onChange={field.onChange} onBlur={field.onBlur}>
      <Group gap="lg" mt={8}>
        {props.options.map(({ value, label }, index) => (
          <Radio
            key={value}
            value={value}
            label={label}
            disabled={fieldProps.disabled}
            {...(index === 0 ? { ref: field.ref } : {})}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
