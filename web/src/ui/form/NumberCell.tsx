import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import classes from './NumberCell.module.css';
import { typedNumber } from './typed-number';
import { type FieldProps, useField } from './use-field';

interface NumberCellProps<Input extends FieldValues, Output>
  extends Pick<FieldProps<Input, Output>, 'control' | 'name' | 'errorWords'> {
  /** Names the field for those who cannot see its row and column. */
  label: string;
  /** Its column: Enter and the arrow keys lead to the next field of the same one. */
  column: string;
}

/**
 * A number typed into a cell of a table. The form holds a number, null for nothing and NaN for what is none; the
 * field itself is a plain one, since a table may hold a thousand of them.
 */
export function NumberCell<Input extends FieldValues, Output>(props: NumberCellProps<Input, Output>) {
  const { language } = useTexts();
  const { field, shown } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const errorId = useId();
  const value: unknown = field.value;
  const isNumber = typeof value === 'number' && !Number.isNaN(value);
  const written = isNumber
    ? new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 }).format(value)
    : '';
  // What was typed gives way to a number that was put there otherwise.
  const shownText = typed !== null && Object.is(typedNumber(typed), value) ? typed : null;
  return (
    <span className={classes.cell}>
      <input
        className={classes.input}
        name={shown.name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        data-column={props.column}
        aria-label={props.label}
        aria-invalid={shown.error !== undefined}
        {...(shown.error === undefined ? {} : { 'aria-describedby': errorId })}
        value={shownText ?? written}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          field.onChange(typedNumber(event.currentTarget.value));
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          // What is no number stays to be seen and put right.
          if (isNumber || value === null) setTyped(null);
          field.onBlur();
        }}
        ref={field.ref}
      />
      {shown.error !== undefined && (
        <Text id={errorId} size="xs" c="danger">
          {shown.error}
        </Text>
      )}
    </span>
  );
}
