import { formatDate } from '@cromia/domain/dates';
import { parseTypedDate } from '@cromia/domain/typed-date';
import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import classes from './NumberCell.module.css';
import { type FieldProps, useField } from './use-field';

interface DateCellProps<Input extends FieldValues, Output>
  extends Pick<FieldProps<Input, Output>, 'control' | 'name'> {
  /** Accessible name, as row and column are not announced. */
  label: string;
  /** Its column: Enter and the arrow keys move within the same column. */
  column: string;
}

/** Longer than any date, so that pasted text is never cut to another one. */
const MAX_LENGTH = 40;

/**
 * A day in a table cell, typed and shown as DD-MM-YYYY. The form value is `YYYY-MM-DD`, null for empty, or invalid input as
 * typed. It is a plain input, since a table may have a thousand of them.
 */
export function DateCell<Input extends FieldValues, Output>(props: DateCellProps<Input, Output>) {
  const { t, language } = useTexts();
  const { field, fieldProps } = useField(props, { explain: () => t('common:form.dateUnreadable') });
  const [typed, setTyped] = useState<string | null>(null);
  const errorId = useId();
  const read = (text: string) =>
    text.trim() === '' ? null : (parseTypedDate(text, language) ?? text.trim());
  const value: unknown = field.value;
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  // A value set from elsewhere replaces the typed text.
  const typedText = typed !== null && read(typed) === value ? typed : null;
  return (
    <span className={classes.cell}>
      <input
        className={classes.input}
        name={fieldProps.name}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        data-column={props.column}
        aria-label={props.label}
        aria-invalid={fieldProps.error !== undefined}
        {...(fieldProps.error === undefined ? {} : { 'aria-describedby': errorId })}
        value={typedText ?? (isDay ? formatDate(value) : String(value ?? ''))}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          field.onChange(read(event.currentTarget.value));
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          // Invalid input stays visible, so that it can be corrected.
          if (isDay || value === null) setTyped(null);
          field.onBlur();
        }}
        ref={field.ref}
      />
      {fieldProps.error !== undefined && (
        <Text id={errorId} size="xs" c="danger">
          {fieldProps.error}
        </Text>
      )}
    </span>
  );
}
