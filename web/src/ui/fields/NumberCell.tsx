import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import classes from './NumberCell.module.css';
import { type NumberFormat, parseNumber } from './parse-number';
import { type FieldProps, useField } from './use-field';
import { useNumberError } from './use-number-error';

interface NumberCellProps<Input extends FieldValues, Output>
  extends Pick<FieldProps<Input, Output>, 'control' | 'name' | 'errorWords'> {
  /** Accessible name, as row and column are not announced. */
  label: string;
  /** Its column: Enter and the arrow keys move within the same column. */
  column: string;
  /** Whether the column holds packages or amounts, and with how many decimals. */
  format: NumberFormat;
}

/** Longer than any number, so that pasted text is never cut to another number. */
const MAX_LENGTH = 40;

/**
 * A number field in a table cell. The form value is a number, null for empty, and NaN for invalid input. It is a plain
 * input, since a table may have a thousand of them.
 */
export function NumberCell<Input extends FieldValues, Output>(props: NumberCellProps<Input, Output>) {
  const { language } = useTexts();
  const { field, fieldProps } = useField(props);
  const findError = useNumberError(props.format);
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const number = parseNumber(text, language, props.format);
    return typeof number === 'string' ? Number.NaN : number;
  };
  const errorId = useId();
  const value: unknown = field.value;
  const isNumber = typeof value === 'number' && !Number.isNaN(value);
  const formatted = isNumber
    ? new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 }).format(value)
    : '';
  // A value set from elsewhere replaces the typed text.
  const typedText = typed !== null && Object.is(read(typed), value) ? typed : null;
  const error =
    fieldProps.error === undefined || typedText === null
      ? fieldProps.error
      : (findError(typedText) ?? fieldProps.error);
  return (
    <span className={classes.cell}>
      <input
        className={classes.input}
        name={fieldProps.name}
        inputMode={props.format.kind === 'packages' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        data-column={props.column}
        aria-label={props.label}
        aria-invalid={fieldProps.error !== undefined}
        {...(fieldProps.error === undefined ? {} : { 'aria-describedby': errorId })}
        value={typedText ?? formatted}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          field.onChange(read(event.currentTarget.value));
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          // Invalid input stays visible, so that it can be corrected.
          if (isNumber || value === null) setTyped(null);
          field.onBlur();
        }}
        ref={field.ref}
      />
      {fieldProps.error !== undefined && (
        <Text id={errorId} size="xs" c="danger">
          {error}
        </Text>
      )}
    </span>
  );
}
