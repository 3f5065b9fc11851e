import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Validates a dependent field again when another changes, as the postal code when the country does; only touched
 * fields, so that nothing is reported missing too early.
 * @param links the changed field, and the one to validate; a constant
 */
export function useRevalidateDependents<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  links: { readonly [Changed in FieldPath<Input>]?: FieldPath<Input> },
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      const dependent = name === undefined ? undefined : links[name];
      if (dependent === undefined) return;
      const { isTouched, invalid } = form.getFieldState(dependent);
      if (isTouched || invalid) void form.trigger(dependent);
    });
    return unsubscribe;
  }, [form, links]);
}
