import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Stores form values on each change by the user; an untouched form is not stored. */
export function useSaveFormValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  saveValues: (typed: Input) => void,
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) saveValues(form.getValues());
    });
    return unsubscribe;
  }, [form, saveValues]);
}
