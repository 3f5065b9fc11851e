import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/fields/TextField';

interface CodeFieldProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  placeholder?: string;
  help?: string;
  required?: boolean;
}

/** A field for a code, such as a serial: without spell check and autofill. */
export function CodeField<Input extends FieldValues, Output>(props: CodeFieldProps<Input, Output>) {
  const { form, required = true, ...field } = props;
  return (
    <TextField
      control={form.control}
      {...field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required={required}
    />
  );
}
