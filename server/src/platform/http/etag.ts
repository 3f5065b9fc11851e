import type { FastifyRequest } from 'fastify';

/** Whether the client already has this content (RFC 9110, If-None-Match). */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*');
}
