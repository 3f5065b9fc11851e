import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { ApiProblem } from '../../api/problem';

/**
 * A form that obeys a schema of the domain. It validates on leaving a field and on submit, then with each key; the
 * first invalid field takes focus. Errors are codes (`missing`, `invalidField`, `invalidLenght`) that the fields
 * of this folder put into words.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}

/**
 * Puts a refusal's field errors at their fields and moves focus to the first.
 * @returns whether any field was marked; if none was, the page shows the problem's own sentence
 */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  problem: ApiProblem,
  fields: readonly FieldPath<Input>[],
): boolean {
  const known = problem.errors.flatMap(({ path, code }) => {
    const name = fields.find((field) => field === path);
    return name === undefined ? [] : [{ name, code }];
  });
  known.forEach(({ name, code }, index) => {
    form.setError(name, { type: 'server', message: code }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
