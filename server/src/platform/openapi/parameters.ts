import { ROLE_PREFIXES } from '@cromia/domain/accounts/roles';
import { z } from 'zod';
import { PARAMETER_DESCRIPTIONS } from './parameter-descriptions.ts';

const parameterSchema = z.looseObject({
  type: z.unknown().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
});
const parametersSchema = z.looseObject({ properties: z.record(z.string(), parameterSchema).default({}) });

type ParameterJson = z.infer<typeof parameterSchema>;

/** The default of a field in its type; JSON schema generation drops those of fields that convert their text. */
function findDefault({ type, default: ownDefault }: ParameterJson, field: unknown): Record<string, unknown> {
  const value = ownDefault ?? (field instanceof z.ZodDefault ? field.def.defaultValue : undefined);
  if (value === undefined) return {};
  if (type === 'boolean') return { default: String(value) === 'true' };
  return { default: type === 'string' ? String(value) : value };
}

/** A union of one option is that option. */
function unwrapUnion({ anyOf, ...rest }: ParameterJson): ParameterJson {
  if (!Array.isArray(anyOf)) return { ...rest };
  const [option, ...others] = anyOf;
  return others.length === 0 ? { ...rest, ...Object(option) } : { ...rest, anyOf };
}

/** Queries carry booleans as text; in the document they are booleans. */
function toBoolean(parameter: ParameterJson): ParameterJson {
  const { enum: values, ...rest } = parameter;
  return values?.join() === 'true,false' ? { ...rest, type: 'boolean' } : parameter;
}

function describeParameter(name: string, parameter: ParameterJson, field: unknown): ParameterJson {
  const description = parameter.description ?? PARAMETER_DESCRIPTIONS[name];
  const values = name === 'prefix' ? { enum: [...ROLE_PREFIXES] } : {};
  const completed = toBoolean({ ...unwrapUnion(parameter), ...values });
  return {
    ...completed,
    ...findDefault(completed, field),
    ...(description === undefined ? {} : { description }),
  };
}

/**
 * Completes the parameters of a route: descriptions that many routes share, defaults, booleans, and the role prefixes.
 * @param json the JSON schema of a query or of path parameters
 * @param schema the zod schema that it was created from
 */
export function describeParameters(json: unknown, schema: unknown): unknown {
  const parsed = parametersSchema.safeParse(json);
  if (!parsed.success) return json;
  const fields: Readonly<Record<string, unknown>> = schema instanceof z.ZodObject ? schema.shape : {};
  const properties = Object.entries(parsed.data.properties).map(([name, parameter]) => [
    name,
    describeParameter(name, parameter, fields[name]),
  ]);
  return { ...parsed.data, properties: Object.fromEntries(properties) };
}
