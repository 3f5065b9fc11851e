import serializerSelector from '@fastify/fast-json-stringify-compiler';
import { z } from 'zod';

const compile = serializerSelector()();

/** One response of a route, as Fastify hands it to a serializer compiler. */
interface RouteResponse {
  schema: unknown;
  method: string;
  url: string;
  httpStatus?: string;
}

/**
 * Fastify's own serializer, for routes with large answers: it is compiled from the response schema and writes only the
 * fields of the schema. Other routes validate their answers with zod, which takes ten times as long.
 */
export function createJsonSchemaSerializer({ schema, method, url, httpStatus = '200' }: RouteResponse) {
  if (!(schema instanceof z.ZodType)) throw new Error(`${method} ${url} has a response without a zod schema`);
  // OpenAPI 3.0 says `nullable` where JSON Schema has a union, whose branches would be tried one after another.
  const json = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
  return compile({ schema: json, method, url, httpStatus });
}
