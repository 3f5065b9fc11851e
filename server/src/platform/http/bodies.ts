import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { App } from './app.ts';
import { isJsonTooDeep } from './json-depth.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of the bodies that the route takes. */
    consumes?: readonly string[] | undefined;
  }
}

/** Maximum size of a body, unless the route declares another. */
export const MAX_BODY_BYTES = 65_536;

const JSON_TYPE = 'application/json';
/** Encodings of texts that can be read; JSON is UTF-8 (RFC 8259). */
const JSON_CHARSETS = ['utf-8', 'utf8', 'us-ascii'];

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the route can read a body of this type, character set and content encoding. */
function isReadable({ headers, routeOptions }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') return false;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const { consumes } = routeOptions.config;
  if (consumes && !consumes.includes(type.trim())) return false;
  // A table's own reader rejects a character set that it does not know, and names those that it does.
  if (type.trim() !== JSON_TYPE) return true;
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/.exec(parameter)?.[1]);
  return charset.every((name) => name === undefined || JSON_CHARSETS.includes(name));
}

/**
 * Parses JSON bodies. An empty body counts as no body, because many clients send the JSON content type with every
 * request. Deeply nested JSON is rejected before it is parsed. If a body is required, the route's schema reports that it is missing.
 * A body that the route cannot read by its type, character set or encoding is 415.
 */
export function registerBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else if (isJsonTooDeep(body)) done(new Problem('BadRequest'));
    else parse(request, body, done);
  });
  app.addHook('preParsing', async (request) => {
    if (hasBody(request) && !isReadable(request)) throw new Problem('UnsupportedMediaType');
  });
}
