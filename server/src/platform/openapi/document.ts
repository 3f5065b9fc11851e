import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { ERROR_CODES, ERRORS, type ErrorCode } from '@cromia/domain/errors';
import { z } from 'zod';
import { PROBLEM_TYPE } from '../http/problem-responses.ts';

/** Response for a status code. */
export const answerSchema = z.looseObject({
  description: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
});

/** A parameter, or a reference to one. */
const parameterSchema = z.looseObject({ name: z.string().optional(), $ref: z.string().optional() });

const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        tags: z.array(z.string()).optional(),
        parameters: z.array(parameterSchema).optional(),
        requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
        responses: z.record(z.string(), answerSchema),
      }),
    ),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

type Document = z.infer<typeof documentSchema>;
type Call = Document['paths'][string][string];
type Answer = z.infer<typeof answerSchema>;
type Components = Record<string, unknown>;

/** Content of a problem response, with its media type. */
export const PROBLEM_CONTENT = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };

/** Errors that the platform returns before a request reaches its route, or when the route fails. */
export const PLATFORM_ERRORS: readonly ErrorCode[] = [
  'BadRequest',
  'Unauthorized',
  'NotAllowed',
  'NotFound',
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'TooManyConcurrentRequests',
  'ServerError',
  'ServiceUnavailable',
];

/** Platform errors that an operation still lists if its route throws them. */
const LISTED: readonly string[] = ['NotFound', 'TooManyRequests'] satisfies ErrorCode[];

/** Whether a response only repeats the default response of every operation. */
export function isDefaultAnswer({ description, content }: { description: string; content: object }): boolean {
  return (
    Object.keys(content).join() === PROBLEM_TYPE &&
    PLATFORM_ERRORS.some((code) => code === description && !LISTED.includes(code))
  );
}

/** Default problem response of all operations; an operation lists its error codes if they differ from these. */
const SHARED_PROBLEM = 'Problem';
const PROBLEM_RESPONSES: Components = Object.fromEntries([
  [SHARED_PROBLEM, { description: PLATFORM_ERRORS.join(', '), content: PROBLEM_CONTENT }],
  ...ERROR_CODES.map((code) => [code, { description: ERRORS[code].message, content: PROBLEM_CONTENT }]),
]);

/** Formats that make a pattern redundant. */
const STATED_BY_FORMAT: readonly unknown[] = ['date', 'date-time', 'uuid'];

/**
 * Whether a keyword is redundant: bounds of integers that are those of JavaScript, patterns that a format implies, a
 * minimum length that a pattern implies, an optional parameter, and the exclusion of additional properties, which a
 * later version may add.
 */
function isRedundant(
  keyword: string,
  value: unknown,
  { format, pattern }: { format?: unknown; pattern?: unknown },
): boolean {
  if (keyword === 'pattern') return STATED_BY_FORMAT.includes(format);
  if (keyword === 'minLength') {
    return value === 1 && typeof pattern === 'string' && !new RegExp(pattern, 'u').test('');
  }
  if (keyword === 'additionalProperties' || keyword === 'required') return value === false;
  return (
    (keyword === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER)
  );
}

const absent = z.undefined().optional();
const nullableSchema = z.looseObject({
  anyOf: z.tuple([
    z.looseObject({ type: z.enum(['string', 'number', 'integer']), enum: absent, const: absent }),
    z.strictObject({ type: z.literal('null') }),
  ]),
});
const constantSchema = z.looseObject({ enum: z.tuple([z.unknown()]) });
const choiceSchema = z.looseObject({ anyOf: z.array(z.unknown()) });
const innerChoiceSchema = z.strictObject({ anyOf: z.array(z.unknown()) });

/** Shortens a schema: uses `const`, lists null as one of the types, and flattens nested `anyOf`. */
function shortest(schema: object): object {
  const constant = constantSchema.safeParse(schema).data;
  if (constant) {
    const { enum: only, ...rest } = constant;
    return { ...rest, const: only[0] };
  }
  const nullable = nullableSchema.safeParse(schema).data;
  if (nullable) {
    const { anyOf, ...rest } = nullable;
    return { ...anyOf[0], ...rest, type: [anyOf[0].type, 'null'] };
  }
  const choice = choiceSchema.safeParse(schema).data;
  if (!choice) return schema;
  return {
    ...choice,
    anyOf: choice.anyOf.flatMap((each) => innerChoiceSchema.safeParse(each).data?.anyOf ?? [each]),
  };
}

function withoutRedundancy(document: unknown): Document {
  const short = JSON.parse(
    JSON.stringify(document),
    function (this: object, keyword: string, value: unknown) {
      if (isRedundant(keyword, value, this)) return undefined;
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? shortest(value) : value;
    },
  );
  return documentSchema.parse(short);
}

/** Names of the schemas that a part of the document refers to. */
function referencesIn(part: unknown): string[] {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...references].map(([, name = '']) => name);
}

/** Merges the input and output schema of a component if both are the same. */
function mergeInputs(document: Document): Document {
  const { schemas } = document.components;
  const same = Object.keys(schemas).filter((name) =>
    isDeepStrictEqual(schemas[`${name}Input`], schemas[name]),
  );
  if (same.length === 0) return document;
  for (const name of same) delete schemas[`${name}Input`];
  const pattern = new RegExp(`"#/components/schemas/(${same.join('|')})Input"`, 'g');
  // Schemas that differ only by such a reference are now the same.
  const merged = JSON.stringify(document).replaceAll(pattern, '"#/components/schemas/$1"');
  return mergeInputs(documentSchema.parse(JSON.parse(merged)));
}

interface ObjectSchema {
  properties: Record<string, unknown>;
  required: readonly string[];
}

const objectSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});

/**
 * Minimum number of properties for an object to count as the base of another one; smaller objects may be alike by
 * chance.
 */
const MEMBERS_ALIKE = 3;

function isPartOf(part: ObjectSchema, whole: ObjectSchema): boolean {
  return Object.entries(part.properties).every(
    ([name, schema]) =>
      isDeepStrictEqual(whole.properties[name], schema) &&
      part.required.includes(name) === whole.required.includes(name),
  );
}

/** A string or enum schema, which is compared with named ones without its description. */
const plainSchema = z.looseObject({ type: z.literal('string'), description: z.string().optional() });

function plainForm(schema: unknown): string | undefined {
  const { data } = plainSchema.safeParse(schema);
  if (!data) return undefined;
  const { description: _said, ...rest } = data;
  return JSON.stringify(rest);
}

/**
 * Replaces strings and enums that equal a named schema with references. Composes objects that contain all properties of
 * a named schema from that schema and the remaining properties.
 */
function composeSchemas(document: Document): Document {
  const schemas = Object.entries(document.components.schemas);
  const named = schemas
    .flatMap(([name, schema]) => {
      const { data } = objectSchema.safeParse(schema);
      return data ? [{ name, ...data, size: Object.keys(data.properties).length }] : [];
    })
    .filter(({ size }) => size >= MEMBERS_ALIKE)
    .sort((a, b) => b.size - a.size);
  const plainNames = new Map(
    schemas.flatMap(([name, schema]) => {
      const form = plainForm(schema);
      return form === undefined ? [] : [[form, name]];
    }),
  );
  /** The parts that an object is composed of. @param below limit for the number of properties of the named schemas */
  const partsOf = (whole: ObjectSchema, below: number): object[] => {
    const part = named.find((candidate) => candidate.size < below && isPartOf(candidate, whole));
    const others = Object.entries(whole.properties).filter(([name]) => !part || !(name in part.properties));
    const required = whole.required.filter((name) => others.some(([other]) => other === name));
    if (part) {
      const beside = { properties: Object.fromEntries(others), required };
      const more = others.length === 0 ? [] : partsOf(beside, below);
      return [{ $ref: `#/components/schemas/${part.name}` }, ...more];
    }
    const properties = Object.fromEntries(others.map(([name, schema]) => [name, compose(schema)]));
    return [{ properties, ...(required.length > 0 && { required }) }];
  };
  const compose = (value: unknown, below = Number.POSITIVE_INFINITY): unknown => {
    if (Array.isArray(value)) return value.map((entry) => compose(entry));
    if (typeof value !== 'object' || value === null) return value;
    const name = below > 0 && plainNames.get(plainForm(value) ?? '');
    if (name) {
      const { description } = plainSchema.parse(value);
      return { ...(description !== undefined && { description }), $ref: `#/components/schemas/${name}` };
    }
    const whole = objectSchema.safeParse(value).data;
    if (!whole) return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, compose(held)]));
    const { type, properties: _properties, required: _required, ...rest } = whole;
    const parts = partsOf(whole, below);
    const [first = {}] = parts;
    if (parts.length > 1) return { ...rest, allOf: parts };
    return '$ref' in first ? { ...rest, ...first } : { ...rest, type, ...first };
  };
  /** A named schema refers only to those with fewer properties, so that no two refer to each other. */
  const composeNamed = (schema: unknown) =>
    compose(schema, Object.keys(objectSchema.safeParse(schema).data?.properties ?? {}).length);
  const { paths, components, ...rest } = document;
  return documentSchema.parse({
    ...rest,
    paths: compose(paths),
    components: {
      ...components,
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, composeNamed(schema)])),
    },
  });
}

/** The schemas that operations refer to, directly or indirectly. */
function usedSchemas(calls: unknown, schemas: Components): Components {
  const used = new Set(referencesIn(calls));
  // Iterating over a set includes names that are added meanwhile.
  for (const name of used) for (const other of referencesIn(schemas[name])) used.add(other);
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]));
}

/** Name of a shared response: that of its errors, or of the schemas in it. */
function answerName({ description = '', content = {} }: Answer): string {
  if (Object.keys(content).join() === PROBLEM_TYPE) return description.split(', ').join('Or');
  return referencesIn(content).reverse().join('');
}

/** Moves responses that several operations share, and problem responses with a single error, to components. */
function shareAnswers(calls: readonly Call[]): Components {
  const counts = new Map<string, number>();
  for (const answer of calls.flatMap(({ responses }) => Object.values(responses))) {
    const form = JSON.stringify(answer);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const shared = new Map<string, unknown>();
  const share = (name: string, answer: unknown) => {
    shared.set(name, answer);
    return { $ref: `#/components/responses/${name}` };
  };
  for (const { responses } of calls) {
    for (const [status, answer] of Object.entries(responses)) {
      const { description = '', content = {} } = answer;
      const name = answerName(answer);
      const isProblem = Object.keys(content).join() === PROBLEM_TYPE;
      if (status === 'default') responses[status] = share(SHARED_PROBLEM, PROBLEM_RESPONSES[SHARED_PROBLEM]);
      else if (isProblem && name in PROBLEM_RESPONSES)
        responses[status] = share(name, PROBLEM_RESPONSES[name]);
      else if (
        name !== '' &&
        (counts.get(JSON.stringify(answer)) ?? 0) > 1 &&
        isDeepStrictEqual(shared.get(name) ?? answer, answer)
      )
        responses[status] = share(name, answer);
      else if (isProblem)
        responses[status] = { ...share(SHARED_PROBLEM, PROBLEM_RESPONSES[SHARED_PROBLEM]), description };
    }
  }
  return Object.fromEntries([...shared].sort());
}

/** The operations by path, those of staff last, so that names of components do not depend on the order of routes. */
function inNamingOrder(paths: Document['paths']): Call[] {
  const calls = Object.entries(paths)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, methods]) => Object.values(methods));
  const [staff = [], others = []] = [true, false].map((isStaff) =>
    calls.filter(({ tags = [] }) => tags.includes('backoffice') === isStaff),
  );
  return [...others, ...staff];
}

/**
 * Moves parameters that several operations share to components. The most frequent parameter of a name keeps that name,
 * of equally frequent ones the shortest; each other one is prefixed with the tag of an operation that uses it.
 * @param calls in the order in which they name parameters
 */
function shareParameters(calls: readonly Call[]): Components {
  const uses = new Map<string, { name: string; tags: Set<string>; count: number }>();
  for (const { tags: [tag = ''] = [], parameters = [] } of calls) {
    for (const parameter of parameters) {
      const form = JSON.stringify(parameter);
      const use = uses.get(form) ?? { name: parameter.name ?? '', tags: new Set(), count: 0 };
      use.tags.add(tag);
      use.count += 1;
      uses.set(form, use);
    }
  }
  const shared = new Map<string, string>();
  const shareable = [...uses]
    .filter(([, { count }]) => count > 1)
    .sort(([form, { count }], [otherForm, other]) => other.count - count || form.length - otherForm.length);
  for (const [form, { name, tags }] of shareable) {
    const key = [name, ...[...tags].map((tag) => `${tag}.${name}`)].find((each) => !shared.has(each));
    if (key !== undefined) shared.set(key, form);
  }
  const keys = new Map([...shared].map(([key, form]) => [form, key]));
  for (const call of calls) {
    call.parameters = call.parameters?.map((parameter) => {
      const key = keys.get(JSON.stringify(parameter));
      return key === undefined ? parameter : { $ref: `#/components/parameters/${key}` };
    });
  }
  return Object.fromEntries([...shared].sort().map(([key, form]) => [key, JSON.parse(form)]));
}

/** Describes CSV bodies as plain text, because the schema of their rows is that of the JSON body. */
function describeTables(calls: readonly Call[]): void {
  for (const { requestBody } of calls) {
    if (requestBody?.content['text/csv']) requestBody.content['text/csv'] = { schema: { type: 'string' } };
  }
}

/** Describes successful responses by the name of their status. */
function describeSuccesses(calls: readonly Call[]): void {
  for (const [status, answer] of calls.flatMap(({ responses }) => Object.entries(responses))) {
    if (Number(status) < 400) answer.description = STATUS_CODES[status] ?? '';
  }
}

/** Moves shared parts of the document to components, and removes unused components. */
export function composeDocument(whole: unknown) {
  const document = composeSchemas(mergeInputs(withoutRedundancy(whole)));
  const { paths, components, ...rest } = document;
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  describeTables(calls);
  describeSuccesses(calls);
  const responses = shareAnswers(calls);
  const parameters = shareParameters(inNamingOrder(paths));
  const schemas = usedSchemas([paths, responses, parameters], components.schemas);
  return { ...rest, paths, components: { ...components, parameters, responses, schemas } };
}
