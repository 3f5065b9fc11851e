import { Problem } from '../problem.ts';
import type { App } from './app.ts';
import { isJsonTooDeep } from './json-depth.ts';

/** Maximum size of a body, unless the route declares another. */
export const MAX_BODY_BYTES = 65_536;

/**
 * Parses JSON bodies. An empty body counts as no body, because many clients send the JSON content type with every
 * request. Deeply nested JSON is rejected before it is parsed. If a body is required, the route's schema reports that it is missing.
 */
export function registerBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else if (isJsonTooDeep(body)) done(new Problem('BadRequest'));
    else parse(request, body, done);
  });
}
