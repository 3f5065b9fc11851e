import { FIELD_ERROR_CODES, type FieldErrorCode } from '@cromia/domain/errors';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { describeLimit } from '../feedback/describe-problem';
import { readLimit } from '../form/field-errors';
import { runAfterPress } from '../form/run-after-press';

/** Props of every form field. */
export interface FieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  /** Help below the field. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Error texts that are more specific than the general ones. */
  errorWords?: Partial<Record<FieldErrorCode, string>>;
}

/**
 * Handles blur with the field's latest handler: the click that blurs the field may remove it or move it in its list.
 */
function useBlurHandler(onBlur: () => void): () => void {
  const handler = useRef<(() => void) | null>(null);
  useEffect(() => {
    handler.current = onBlur;
    return () => {
      handler.current = null;
    };
  }, [onBlur]);
  return () => runAfterPress(() => handler.current?.());
}

/** Connects a field to its form: value, events, and the translated error. */
export function useField<Input extends FieldValues, Output>(props: FieldProps<Input, Output>) {
  const { control, name, label, help, required = false, disabled = false, errorWords = {} } = props;
  const { t, language } = useTexts();
  const { field, fieldState } = useController({ control, name });
  const onBlur = useBlurHandler(field.onBlur);
  const message = fieldState.error?.message;
  const code = FIELD_ERROR_CODES.find((fieldError) => fieldError === message) ?? 'invalidField';
  const limit = readLimit(fieldState.error);
  const limitText = limit && describeLimit(t, language, limit);
  // The server knows limits that the form's own text does not name.
  const serverLimit = fieldState.error?.type === 'server' ? limitText : undefined;
  const errorText = serverLimit ?? errorWords[code] ?? limitText ?? t(`errors:fields.${code}`);
  return {
    /** The limit that the server found exceeded. */
    serverLimit,
    field: { ...field, onBlur },
    fieldProps: {
      name: field.name,
      label,
      description: help,
      withAsterisk: required,
      'aria-required': required || undefined,
      // Not every widget sets it itself.
      'aria-invalid': fieldState.error === undefined ? undefined : true,
      disabled,
      error: fieldState.error === undefined ? undefined : errorText,
    },
  };
}
