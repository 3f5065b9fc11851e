import { z } from 'zod';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes the wrappers of a schema, such as `nullish` and `transform`. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? unwrap(schema.def.innerType) : schema;
}

/**
 * Lists the paths of fields that a schema does not name, at any depth, such as `items.0.unitprice`. A misspelt field would
 * otherwise count as absent and leave or remove a stored value.
 */
export function listUnknownFields(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  const inner = unwrap(schema);
  const prefix = path === '' ? '' : `${path}.`;
  if (inner instanceof z.ZodObject && isObject(value)) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = inner.shape;
    return Object.entries(value).flatMap(([name, field]) => {
      const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return known ? listUnknownFields(known, field, `${prefix}${name}`) : [`${prefix}${name}`];
    });
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => listUnknownFields(inner.element, item, `${prefix}${index}`));
  return [];
}
