import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Asks a field's rules anew when the field that they look at changes, as the postal code's when the country does; only
 * where the person has been already, so that nothing is called missing before its turn.
 * @param links the changed field, and the one to ask; a constant
 */
export function useRecheck<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  links: { readonly [Changed in FieldPath<Input>]?: FieldPath<Input> },
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      const other = name === undefined ? undefined : links[name];
      if (other === undefined) return;
      const { isTouched, invalid } = form.getFieldState(other);
      if (isTouched || invalid) void form.trigger(other);
    });
    return unsubscribe;
  }, [form, links]);
}
