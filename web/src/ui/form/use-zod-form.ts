import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { z } from 'zod';
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
    // What is wrong with an entry of a list that is one field stands at that field.
    const name =
      fields.find((field) => field === path) ?? fields.find((field) => path.startsWith(`${field}.`));
    return name === undefined ? [] : [{ name, code }];
  });
  known.forEach(({ name, code }, index) => {
    form.setError(name, { type: 'server', message: code }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}

/**
 * The rules of a form whose fields hold other types than its rules take: texts where those want one of a list, empty
 * where nothing was chosen.
 * @param typed what stands in the fields
 * @param check asks the domain's schema
 */
export function typedForm<Typed, Output>(
  typed: z.ZodType<Typed, Typed>,
  check: (typed: Typed) => z.ZodSafeParseResult<Output>,
): z.ZodType<Output, Typed> {
  return typed.transform((value, context) => {
    const checked = check(value);
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues)
      context.issues.push({ code: 'custom', path: [...path], message, input: value });
    return z.NEVER;
  });
}
