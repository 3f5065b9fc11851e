import {
  type LocalizedText,
  languageField,
  PRODUCT_LANGUAGES,
  type ProductLanguage,
  reduceToLanguage,
} from '@cromia/domain/languages';
import { z } from 'zod';
import type { App } from './app.ts';

/** Reduces the localized texts of a response to one language, without changing its argument. */
type Reduce = (value: unknown, language: ProductLanguage) => unknown;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isLocalizedText(value: unknown): value is LocalizedText {
  return isRecord(value);
}

function isLocalizedTextSchema({ shape }: z.ZodObject): boolean {
  const languages: readonly string[] = PRODUCT_LANGUAGES;
  const names = Object.keys(shape);
  return names.length === languages.length && names.every((name) => languages.includes(name));
}

function createObjectReducer(schema: z.ZodObject): Reduce | undefined {
  if (isLocalizedTextSchema(schema))
    return (value, language) => (isLocalizedText(value) ? reduceToLanguage(value, language) : value);
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const reduce = createReducer(field);
    return reduce === undefined ? [] : [{ name, reduce }];
  });
  if (fields.length === 0) return undefined;
  return (value, language) => {
    if (!isRecord(value)) return value;
    const copy = { ...value };
    for (const { name, reduce } of fields) copy[name] = reduce(copy[name], language);
    return copy;
  };
}

/**
 * Creates the reducer of a schema; undefined for a schema without localized texts.
 * @throws Error for localized texts in a union, because its branches cannot be distinguished
 */
function createReducer(schema: unknown): Reduce | undefined {
  if (schema instanceof z.ZodObject) return createObjectReducer(schema);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return createReducer(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const reduce = createReducer(schema.element);
    if (reduce === undefined) return undefined;
    return (value, language) => (Array.isArray(value) ? value.map((item) => reduce(item, language)) : value);
  }
  if (schema instanceof z.ZodUnion && schema.options.some((option) => createReducer(option) !== undefined)) {
    throw new Error('Localized texts in a union cannot be reduced to one language');
  }
  return undefined;
}

/** Creates the reducers of a route's successful responses, by status code. */
function createReducers(response: unknown): Map<number, Reduce> {
  const schemas = Object.entries(isRecord(response) ? response : {});
  return new Map(
    schemas.flatMap(([status, schema]) => {
      const reduce = Number(status) < 300 ? createReducer(schema) : undefined;
      return reduce === undefined ? [] : [[Number(status), reduce] as const];
    }),
  );
}

const querySchema = z.object({ lang: languageField() });

/** Returns the language of the query `lang`, on a route to which `registerResponseLanguage` has added it. */
export function getResponseLanguage({ query }: { query: unknown }): ProductLanguage | undefined {
  return querySchema.parse(query).lang;
}

/**
 * Adds the query `lang` to every route with localized texts in its responses (contract, section 2), and reduces these
 * responses to that language. A route that declares `lang` itself must reduce its own responses.
 */
export function registerResponseLanguage(app: App): void {
  app.addHook('onRoute', (route) => {
    const { schema = {} } = route;
    const reducers = createReducers(schema.response);
    const query = schema.querystring ?? z.object({});
    if (reducers.size === 0) return;
    if (!(query instanceof z.ZodObject))
      throw new Error(`Expected ${route.url} to declare its query as an object`);
    if ('lang' in query.shape) return;
    route.schema = { ...schema, querystring: query.safeExtend(querySchema.shape) };
    route.preSerialization = async (request, reply, response: unknown) => {
      const reduce = reducers.get(reply.statusCode);
      if (reduce === undefined) return response;
      const language = getResponseLanguage(request);
      return language === undefined ? response : reduce(response, language);
    };
  });
}
