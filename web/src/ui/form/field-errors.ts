import { type FieldError, type FieldLimit, fieldLimitSchema, toFieldErrors } from '@cromia/domain/errors';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, FieldError as FormError, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** The error of a form field: its code, and the exceeded limit. */
export function toFormError(
  { code, limit }: Pick<FieldError, 'code' | 'limit'>,
  type: 'schema' | 'server',
): FormError {
  // React Hook Form keeps further details of an error only as texts.
  return { type, message: code, ...(limit === undefined ? {} : { types: { limit: JSON.stringify(limit) } }) };
}

/** The exceeded limit of a form field's error. */
export function readLimit(error: FormError | undefined): FieldLimit | undefined {
  const text = error?.types?.limit;
  return typeof text === 'string' ? fieldLimitSchema.safeParse(JSON.parse(text)).data : undefined;
}

/** A resolver that reports all wrong fields at once, with the limits that they exceed. */
export function createFormResolver<Input extends FieldValues, Context, Output>(
  parse: (values: Input) => { data: Output } | { errors: readonly FieldError[] },
): Resolver<Input, Context, Output> {
  return (values, _context, options) => {
    const parsed = parse(values);
    if ('data' in parsed) return { values: parsed.data, errors: {} };
    const errors = Object.fromEntries(
      parsed.errors.map((fieldError) => [fieldError.path, toFormError(fieldError, 'schema')]),
    );
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

/** Like `createFormResolver`, with a schema of the domain. */
export function createSchemaResolver<Input extends FieldValues, Context, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, Context, Output> {
  return createFormResolver<Input, Context, Output>((values) => {
    const parsed = schema.safeParse(values);
    return parsed.success ? { data: parsed.data } : { errors: toFieldErrors(parsed.error) };
  });
}
