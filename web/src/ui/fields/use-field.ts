import { FIELD_ERROR_CODES, type FieldErrorCode } from '@cromia/domain/errors';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Translate } from '../../i18n/keys';
import { useTexts } from '../../i18n/use-texts';
import { describeLimit } from '../feedback/describe-problem';
import { usePublishErrorText } from '../form/field-error-texts';
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
  /** Marks a field that may stay empty in a form with required ones. */
  optional?: boolean;
  disabled?: boolean;
  /** Error texts that are more specific than the general ones. */
  errorWords?: Partial<Record<FieldErrorCode, string>>;
}

/** What a user does with a field, for the general error texts. */
type FieldAction = 'write' | 'choose' | 'tick';

interface FieldOptions {
  action?: FieldAction;
  /** A more specific text for an invalid value. */
  explain?: (value: unknown, limitText: string | undefined) => string | null | undefined;
}

/** The general text of an error: what to do for this field. */
export function describeFieldError(
  t: Translate,
  code: FieldErrorCode,
  { label, action = 'write' }: { label: string; action?: FieldAction },
): string {
  if (action === 'write' || code === 'invalidLenght') return t(`errors:fields.${code}`, { label });
  return t(`errors:fields.${action}`, { label });
}

/** The help of a field, after the word for an optional one. */
function describeField(
  t: Translate,
  { help, optional = false }: { help?: ReactNode; optional?: boolean },
): ReactNode {
  if (!optional) return help;
  return typeof help === 'string' ? t('common:form.optionalHelp', { help }) : t('common:form.optional');
}

/** Keeps the element of a field beside its form. */
function useElement(formRef: (element: HTMLElement | null) => void) {
  const element = useRef<HTMLElement | null>(null);
  const ref = useCallback(
    (next: HTMLElement | null) => {
      element.current = next;
      formRef(next);
    },
    [formRef],
  );
  return { element, ref };
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
export function useField<Input extends FieldValues, Output>(
  props: FieldProps<Input, Output>,
  { action = 'write', explain = () => undefined }: FieldOptions = {},
) {
  const { control, name, label, required = false, disabled = false, errorWords = {} } = props;
  const { t, language } = useTexts();
  const { field, fieldState } = useController({ control, name });
  const onBlur = useBlurHandler(field.onBlur);
  const { element, ref } = useElement(field.ref);
  const message = fieldState.error?.message;
  const code = FIELD_ERROR_CODES.find((fieldError) => fieldError === message) ?? 'invalidField';
  const limit = readLimit(fieldState.error);
  const limitText = limit && describeLimit(t, language, limit);
  // The server knows limits that the form's own text does not name.
  const serverLimit = fieldState.error?.type === 'server' ? limitText : undefined;
  const generalText = errorWords[code] ?? limitText ?? describeFieldError(t, code, { label, action });
  const errorText =
    fieldState.error === undefined
      ? undefined
      : (explain(field.value, serverLimit) ?? serverLimit ?? generalText);
  usePublishErrorText(control, name, { label, text: errorText, element });
  return {
    field: { ...field, onBlur, ref },
    fieldProps: {
      name: field.name,
      label,
      description: describeField(t, props),
      withAsterisk: required,
      'aria-required': required || undefined,
      // Not every widget sets it itself.
      'aria-invalid': fieldState.error === undefined ? undefined : true,
      disabled,
      error: errorText,
    },
  };
}
