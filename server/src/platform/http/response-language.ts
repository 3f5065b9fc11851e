import {
  type LocalizedText,
  languageField,
  PRODUCT_LANGUAGES,
  type ProductLanguage,
  reduceToLanguage,
} from '@cromia/domain/languages';
import { z } from 'zod';
import type { App } from './app.ts';

/** Reduces the localized texts of a response to one language, without changing the given value. */
type Reduce = (value: unknown, language: ProductLanguage) => unknown;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is LocalizedText {
  return isRecord(value);
}

function isTextSchema({ shape }: z.ZodObject): boolean {
  const languages: readonly string[] = PRODUCT_LANGUAGES;
  const names = Object.keys(shape);
  return names.length === languages.length && names.every((name) => languages.includes(name));
}

function objectReducer(schema: z.ZodObject): Reduce | undefined {
  if (isTextSchema(schema))
    return (value, language) => (isText(value) ? reduceToLanguage(value, language) : value);
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const reduce = reducerOf(field);
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
function reducerOf(schema: unknown): Reduce | undefined {
  if (schema instanceof z.ZodObject) return objectReducer(schema);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return reducerOf(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const reduce = reducerOf(schema.element);
    if (reduce === undefined) return undefined;
    return (value, language) => (Array.isArray(value) ? value.map((item) => reduce(item, language)) : value);
  }
  if (schema instanceof z.ZodUnion && schema.options.some((option) => reducerOf(option) !== undefined)) {
    throw new Error('Localized texts in a union cannot be reduced to one language');
  }
  return undefined;
}

/** The reducers of a route's successful responses, by status code. */
function reducersOf(response: unknown): Map<number, Reduce> {
  const schemas = Object.entries(isRecord(response) ? response : {});
  return new Map(
    schemas.flatMap(([status, schema]) => {
      const reduce = Number(status) < 300 ? reducerOf(schema) : undefined;
      return reduce === undefined ? [] : [[Number(status), reduce] as const];
    }),
  );
}

const querySchema = z.object({ lang: languageField() });

/** The language of the query `lang`, on a route to which `registerAnswerLanguage` has added it. */
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
    const reducers = reducersOf(schema.response);
    const query = schema.querystring ?? z.object({});
    if (reducers.size === 0) return;
    if (!(query instanceof z.ZodObject)) throw new Error(`${route.url} cannot take the query \`lang\``);
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
