import { toFieldErrors } from '@cromia/domain/errors';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { z } from 'zod';
import { ApiProblem, toApiProblem } from '../../api/problem';
import { createSchemaResolver, toFormError } from './field-errors';

/**
 * A form with a schema of the domain. It validates on blur and on submit, then on each key; the first invalid field
 * gets the focus. Errors are codes (`missing`, `invalidField`, `invalidLenght`), which the fields of this folder
 * translate.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: createSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}

/**
 * Shows the field errors of a failed call at their fields and focuses the first.
 * @returns whether any field was marked; if not, the page shows the text of the problem
 */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'setError'>,
  problem: ApiProblem,
  fields: readonly FieldPath<Input>[],
): boolean {
  const fieldErrors = problem.errors.flatMap(({ path, ...fieldError }) => {
    // An error inside a list with a single field is displayed at that field.
    const name =
      fields.find((field) => field === path) ?? fields.find((field) => path.startsWith(`${field}.`));
    return name === undefined ? [] : [{ name, error: toFormError(fieldError, 'server') }];
  });
  fieldErrors.forEach(({ name, error }, index) => {
    form.setError(name, error, { shouldFocus: index === 0 });
  });
  return fieldErrors.length > 0;
}

/**
 * Shows the field errors of a call whose form does not send it itself, as in a dialog of a page.
 * @param fields a constant
 * @param base path of the form's fields in the body, such as `registration.`
 */
export function useServerErrors<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'setError'>,
  error: unknown,
  fields: readonly FieldPath<Input>[],
  base = '',
): void {
  const { setError } = form;
  useEffect(() => {
    if (error === null || error === undefined) return;
    const { code, status, errors } = toApiProblem(error);
    const inForm = errors.flatMap((fieldError) =>
      fieldError.path.startsWith(base) ? [{ ...fieldError, path: fieldError.path.slice(base.length) }] : [],
    );
    showFieldErrors({ setError }, new ApiProblem({ code, status, errors: inForm }), fields);
  }, [setError, error, fields, base]);
}

/**
 * The schema of a form whose values have other types than the domain's schema expects: texts instead of enum values,
 * empty where nothing was chosen.
 * @param typed schema of the form values
 * @param check validates with the domain's schema
 */
export function createFormSchema<Typed, Output>(
  typed: z.ZodType<Typed, Typed>,
  check: (typed: Typed) => z.ZodSafeParseResult<Output>,
): z.ZodType<Output, Typed> {
  return typed.transform((value, context) => {
    const checked = check(value);
    if (checked.success) return checked.data;
    for (const { path, code, limit } of toFieldErrors(checked.error))
      context.issues.push({
        code: 'custom',
        path: path.split('.'),
        message: code,
        input: value,
        ...(limit === undefined ? {} : { params: { limit } }),
      });
    return z.NEVER;
  });
}
