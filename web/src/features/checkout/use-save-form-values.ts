import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Stores form values while they are typed; an untouched form starts anew. */
export function useSaveFormValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  remember: (typed: Input) => void,
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) remember(form.getValues());
    });
    return unsubscribe;
  }, [form, remember]);
}
