import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { ERROR_CODES, ERRORS, type ErrorCode } from '@cromia/domain/errors';
import { z } from 'zod';
import { PROBLEM_TYPE } from './problem.ts';

/** What a status is answered with. */
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
type Components = Record<string, unknown>;

/** A problem's body, in the media type of problems. */
export const PROBLEM_CONTENT = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };

/** What the platform answers before a call reaches its route, or when the route fails. */
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

/** Errors of the platform that a call lists all the same where its route throws them. */
const LISTED: readonly string[] = ['NotFound', 'TooManyRequests'] satisfies ErrorCode[];

/** Whether an answer says no more than what every call answers by default. */
export function isDefault({ description, content }: { description: string; content: object }): boolean {
  return (
    Object.keys(content).join() === PROBLEM_TYPE &&
    PLATFORM_ERRORS.some((code) => code === description && !LISTED.includes(code))
  );
}

/** The answer that calls share for any problem; a reference lists its codes where they are others than these. */
const SHARED_PROBLEM = 'Problem';
const PROBLEM_RESPONSES: Components = Object.fromEntries([
  [SHARED_PROBLEM, { description: PLATFORM_ERRORS.join(', '), content: PROBLEM_CONTENT }],
  ...ERROR_CODES.map((code) => [code, { description: ERRORS[code].message, content: PROBLEM_CONTENT }]),
]);

/** Formats that say as much as the pattern beside them. */
const STATED_BY_FORMAT: readonly unknown[] = ['date', 'date-time', 'uuid'];

/**
 * Whether a keyword adds nothing: bounds of integers that are those of the language, patterns that a format states, that
 * a parameter may be left out, and that an object has no other members, which a later version may add.
 */
function isRedundant(keyword: string, value: unknown, { format }: { format?: unknown }): boolean {
  if (keyword === 'pattern') return STATED_BY_FORMAT.includes(format);
  if (keyword === 'additionalProperties' || keyword === 'required') return value === false;
  return (
    (keyword === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER)
  );
}

const nullableSchema = z.looseObject({
  anyOf: z.tuple([
    z.looseObject({ type: z.string(), enum: z.undefined(), const: z.undefined() }),
    z.strictObject({ type: z.literal('null') }),
  ]),
});
const constantSchema = z.looseObject({ enum: z.tuple([z.unknown()]) });

/** A schema in its shortest spelling: a constant as such, and null as one of the types. */
function shortest(schema: object): object {
  const constant = constantSchema.safeParse(schema).data;
  if (constant) {
    const { enum: only, ...rest } = constant;
    return { ...rest, const: only[0] };
  }
  const nullable = nullableSchema.safeParse(schema).data;
  if (!nullable) return schema;
  const { anyOf, ...rest } = nullable;
  return { ...anyOf[0], ...rest, type: [anyOf[0].type, 'null'] };
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

/** The names of the schemas that a part of the document refers to. */
function referencesIn(part: unknown): string[] {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...references].map(([, name = '']) => name);
}

/** Refers to one schema for what is sent and what is answered where both are the same. */
function mergeInputs(document: Document): Document {
  const { schemas } = document.components;
  const same = Object.keys(schemas).filter((name) =>
    isDeepStrictEqual(schemas[`${name}Input`], schemas[name]),
  );
  if (same.length === 0) return document;
  for (const name of same) delete schemas[`${name}Input`];
  const pattern = new RegExp(`"#/components/schemas/(${same.join('|')})Input"`, 'g');
  // Schemas that differ by such a reference alone are the same now.
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

/** Members from which an object counts as an extension of another, rather than as one that happens to be alike. */
const MEMBERS_ALIKE = 4;

function isPartOf(part: ObjectSchema, whole: ObjectSchema): boolean {
  return Object.entries(part.properties).every(
    ([name, schema]) =>
      isDeepStrictEqual(whole.properties[name], schema) &&
      part.required.includes(name) === whole.required.includes(name),
  );
}

/** Has each object that holds all members of a named one refer to it, and state only what it has beside them. */
function composeSchemas(document: Document): Document {
  const named = Object.entries(document.components.schemas)
    .flatMap(([name, schema]) => {
      const { data } = objectSchema.safeParse(schema);
      return data ? [{ name, ...data, size: Object.keys(data.properties).length }] : [];
    })
    .filter(({ size }) => size >= MEMBERS_ALIKE)
    .sort((a, b) => b.size - a.size);
  /** @param below members that the named schema has fewer of */
  const compose = (value: unknown, below = Number.POSITIVE_INFINITY): unknown => {
    if (Array.isArray(value)) return value.map((entry) => compose(entry));
    if (typeof value !== 'object' || value === null) return value;
    const { data: whole } = objectSchema.safeParse(value);
    const part = whole && named.find((candidate) => candidate.size < below && isPartOf(candidate, whole));
    if (!part) return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, compose(held)]));
    const { type, properties, required, ...rest } = whole;
    const others = Object.entries(properties).filter(([name]) => !(name in part.properties));
    const reference = { ...rest, $ref: `#/components/schemas/${part.name}` };
    if (others.length === 0) return reference;
    const beside = {
      type,
      properties: Object.fromEntries(others.map(([name, schema]) => [name, compose(schema)])),
      required: required.filter((name) => !(name in part.properties)),
    };
    return { ...rest, allOf: [{ $ref: reference.$ref }, beside] };
  };
  /** A named schema refers to those with fewer members, so that no two refer to each other. */
  const composeNamed = (schema: unknown) =>
    compose(schema, Object.keys(objectSchema.safeParse(schema).data?.properties ?? {}).length);
  const { paths, components, ...rest } = document;
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, composeNamed(schema)]);
  return documentSchema.parse({
    ...rest,
    paths: compose(paths),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  });
}

/** The schemas that the calls refer to, directly or through each other. */
function usedSchemas(calls: unknown, schemas: Components): Components {
  const used = new Set(referencesIn(calls));
  // A set goes on to what is added to it on the way.
  for (const name of used) for (const other of referencesIn(schemas[name])) used.add(other);
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]));
}

/** Refers to the shared answer where a status answers a problem and nothing else. */
function shareProblems(calls: readonly Call[]): Components {
  const shared = new Set<string>();
  for (const { responses } of calls) {
    for (const [status, { description = '', content = {} }] of Object.entries(responses)) {
      if (Object.keys(content).join() !== PROBLEM_TYPE) continue;
      const name = description in PROBLEM_RESPONSES ? description : SHARED_PROBLEM;
      const isStated = name !== SHARED_PROBLEM || status === 'default';
      responses[status] = {
        $ref: `#/components/responses/${name}`,
        ...(isStated ? {} : { description }),
      };
      shared.add(name);
    }
  }
  return Object.fromEntries([...shared].sort().map((name) => [name, PROBLEM_RESPONSES[name]]));
}

/** Refers to a shared parameter where a call takes it as most calls do that take one of its name. */
function shareParameters(calls: readonly Call[]): Components {
  const counts = new Map<string, Map<string, number>>();
  for (const parameter of calls.flatMap(({ parameters = [] }) => parameters)) {
    const { name = '' } = parameter;
    const forms = counts.get(name) ?? new Map<string, number>();
    const form = JSON.stringify(parameter);
    counts.set(name, forms.set(form, (forms.get(form) ?? 0) + 1));
  }
  const shared: Record<string, string> = {};
  for (const [name, forms] of counts) {
    const [[form, count] = ['', 0]] = [...forms].sort(([, a], [, b]) => b - a);
    if (count > 1) shared[name] = form;
  }
  for (const call of calls) {
    call.parameters = call.parameters?.map((parameter) =>
      shared[parameter.name ?? ''] === JSON.stringify(parameter)
        ? { $ref: `#/components/parameters/${parameter.name}` }
        : parameter,
    );
  }
  return Object.fromEntries(Object.entries(shared).map(([name, form]) => [name, JSON.parse(form)]));
}

/** A table is a body of text: the schema of its rows is that of the JSON beside it. */
function describeTables(calls: readonly Call[]): void {
  for (const { requestBody } of calls) {
    if (requestBody?.content['text/csv']) requestBody.content['text/csv'] = { schema: { type: 'string' } };
  }
}

/** Says how a call succeeds where its route says nothing. */
function describeSuccesses(calls: readonly Call[]): void {
  for (const [status, answer] of calls.flatMap(({ responses }) => Object.entries(responses))) {
    if (Number(status) < 400) answer.description = STATUS_CODES[status] ?? '';
  }
}

/** The document with what calls share as components, none of them without a use. */
export function withComponents(whole: unknown) {
  const document = composeSchemas(mergeInputs(withoutRedundancy(whole)));
  const { paths, components, ...rest } = document;
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  describeTables(calls);
  describeSuccesses(calls);
  const responses = shareProblems(calls);
  const parameters = shareParameters(calls);
  const schemas = usedSchemas([paths, responses, parameters], components.schemas);
  return { ...rest, paths, components: { ...components, parameters, responses, schemas } };
}
