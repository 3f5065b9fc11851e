import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field';

type NumberFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> &
  Pick<NumberInputProps, 'suffix' | 'decimalScale' | 'max'>;

/** An amount that is not negative, empty where there is none. */
export function NumberField<Input extends FieldValues, Output>(props: NumberFieldProps<Input, Output>) {
  const { field, shown } = useField(props);
  const { suffix, decimalScale, max } = props;
  return (
    <NumberInput
      {...shown}
      size="sm"
      min={0}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      {...(suffix === undefined ? {} : { suffix })}
      {...(decimalScale === undefined ? {} : { decimalScale })}
      {...(max === undefined ? {} : { max })}
      value={field.value ?? ''}
      // Half of a number, as a lone sign, is none yet.
      onChange={(value) => field.onChange(typeof value === 'number' ? value : '')}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
