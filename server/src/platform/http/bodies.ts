import type { App } from './app.ts';

/** Maximum size of a JSON body; an order of a thousand lines has 150 KB. */
export const MAX_BODY_BYTES = 1_048_576;

/**
 * Parses JSON bodies. An empty body counts as no body, because many clients send the JSON content type with every
 * request. If a body is required, the route's schema reports that it is missing.
 */
export function registerBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
