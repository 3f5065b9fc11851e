import { FIELD_ERROR_CODES, type FieldErrorCode } from '@cromia/domain/errors';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { afterPress } from './after-press';

/** What each field of a form is given. */
export interface FieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  /** Stands below the field. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Where a field can say more than the general sentence about what to do. */
  errorWords?: Partial<Record<FieldErrorCode, string>>;
}

/**
 * What follows leaving a field, of the field as it is by then: the press that leaves it may take it away, or move it to
 * another place in its list.
 */
function useLeave(onBlur: () => void): () => void {
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    leave.current = onBlur;
    return () => {
      leave.current = null;
    };
  }, [onBlur]);
  return () => afterPress(() => leave.current?.());
}

/** Joins a field to its form: value, events, and the error in words that say what to do. */
export function useField<Input extends FieldValues, Output>(props: FieldProps<Input, Output>) {
  const { control, name, label, help, required = false, disabled = false, errorWords = {} } = props;
  const { t } = useTexts();
  const { field, fieldState } = useController({ control, name });
  const onBlur = useLeave(field.onBlur);
  const message = fieldState.error?.message;
  const code = FIELD_ERROR_CODES.find((known) => known === message) ?? 'invalidField';
  return {
    field: { ...field, onBlur },
    shown: {
      name: field.name,
      label,
      description: help,
      withAsterisk: required,
      'aria-required': required || undefined,
      // Not every widget tells it by itself.
      'aria-invalid': fieldState.error === undefined ? undefined : true,
      disabled,
      error: fieldState.error === undefined ? undefined : (errorWords[code] ?? t(`errors:fields.${code}`)),
    },
  };
}
