import type { FastifyInstance } from 'fastify';

const API = '/api/';

/** Creates the pattern of the addresses that a route's path stands for. */
function toPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}/?$`);
}

/**
 * Records the methods of all API routes that are declared later.
 * @returns a function that lists the methods of an address, which are none if it does not exist
 */
export function recordMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith(API)) routes.push({ pattern: toPattern(url), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []));
    return [...new Set(methods)].sort();
  };
}
