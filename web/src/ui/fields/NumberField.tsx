import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { type NumberFormat, parseNumber } from './parse-number';
import { type FieldProps, useField } from './use-field';
import { useNumberError } from './use-number-error';

interface NumberFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  /** The unit, displayed after the number; users may also type it. */
  suffix?: string;
  /** Maximum number of stored; more are an error. */
  decimalScale?: number;
  /** Whether only whole numbers are valid, for the error text; values are never rounded silently. */
  integersOnly?: boolean;
  /** The largest valid number, for the error text. */
  max?: number;
  /**
   * Whether thousands are grouped, as in large amounts: where a point groups them, `12.500` is not twelve and a half.
   */
  grouped?: boolean;
}

/**
 * A non-negative amount, typed and displayed in the language's format. The form value is a number, an empty text, or
 * invalid input as typed, so that it can be corrected.
 */
export function NumberField<Input extends FieldValues, Output>(props: NumberFieldProps<Input, Output>) {
  const {
    suffix = '',
    decimalScale = 4,
    integersOnly = false,
    max,
    grouped = false,
    errorWords,
    ...fieldOptions
  } = props;
  const { t, language } = useTexts();
  const numberFormat: NumberFormat = { kind: 'amount', decimals: decimalScale, isGrouped: grouped };
  const findError = useNumberError(numberFormat);
  const format = (number: number) =>
    new Intl.NumberFormat(language, {
      useGrouping: grouped && 'always',
      maximumFractionDigits: decimalScale,
    }).format(number);
  const withoutUnit = (text: string) => text.replace(suffix.trim(), '');
  const limitText =
    max !== undefined &&
    t(`common:form.${integersOnly ? 'wholeNumberUpTo' : 'numberUpTo'}`, { max: format(max) });
  const { field, fieldProps } = useField(
    { ...fieldOptions, errorWords: { ...(limitText && { invalidField: limitText }), ...errorWords } },
    { explain: (invalid) => (typeof invalid === 'string' ? findError(withoutUnit(invalid)) : undefined) },
  );
  const [typed, setTyped] = useState<string | null>(null);
  const parseText = (text: string): number | string => {
    const number = parseNumber(withoutUnit(text), language, numberFormat);
    return typeof number === 'string' ? text.trim() : (number ?? '');
  };
  const value: unknown = field.value;
  const formatted = typeof value === 'number' ? `${format(value)}${suffix}` : String(value ?? '');
  // A value set from elsewhere replaces the typed text.
  const isTyping = typed !== null && parseText(typed) === value;
  return (
    <TextInput
      {...fieldProps}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      value={isTyping ? typed : formatted}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        field.onChange(parseText(currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      ref={field.ref}
    />
  );
}
