import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { typedAmount, typedNumber } from './typed-number';
import { type FieldProps, useField } from './use-field';

interface NumberFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  /** The unit, shown behind the number; it may be typed along. */
  suffix?: string;
  /** Decimals that are kept. */
  decimalScale?: number;
  /** Whether the rules allow whole numbers only, for the words of an error: none is rounded unasked. */
  whole?: boolean;
  /** The largest number that the rules allow, for the words of an error. */
  max?: number;
  /** Whether thousands are grouped, as in large amounts: `12.500` is then no twelve and a half where a point groups. */
  grouped?: boolean;
}

/**
 * An amount that is not negative, typed and shown as the language writes it. The form holds a number, nothing as an
 * empty text, and what is no number as it was typed, to be seen and put right.
 */
export function NumberField<Input extends FieldValues, Output>(props: NumberFieldProps<Input, Output>) {
  const { suffix = '', decimalScale, whole = false, max, grouped = false, errorWords, ...joined } = props;
  const { t, language } = useTexts();
  const format = (number: number) =>
    new Intl.NumberFormat(language, {
      useGrouping: grouped && 'always',
      maximumFractionDigits: decimalScale ?? 4,
    }).format(number);
  const { field, shown } = useField({
    ...joined,
    errorWords: {
      ...(max === undefined
        ? {}
        : {
            invalidField: t(`common:form.${whole ? 'wholeNumberUpTo' : 'numberUpTo'}`, { max: format(max) }),
          }),
      ...errorWords,
    },
  });
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | string => {
    const figures = text.replace(suffix.trim(), '');
    const number = grouped ? typedAmount(figures, language) : typedNumber(figures);
    if (number === null) return '';
    if (Number.isNaN(number)) return text.trim();
    return decimalScale === undefined ? number : Number(number.toFixed(decimalScale));
  };
  const value: unknown = field.value;
  const written = typeof value === 'number' ? `${format(value)}${suffix}` : String(value ?? '');
  // What was typed gives way to a number that was put there otherwise.
  const isTyping = typed !== null && read(typed) === value;
  return (
    <TextInput
      {...shown}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      value={isTyping ? typed : written}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        field.onChange(read(currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      ref={field.ref}
    />
  );
}
