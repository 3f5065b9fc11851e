import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Whether the client already has this content (RFC 9110, If-None-Match). */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  return fresh(request.headers, { etag });
}

/** JSON content that its ETag identifies. */
export interface TaggedContent<Content> {
  etag: string;
  /** Called only if the client does not have the current version. */
  read: () => Promise<Content>;
}

/**
 * Sends JSON content with its ETag, or 304 if the client has it. The content is the same for everyone. Caches must
 * revalidate it on each request, so a new version is visible at once.
 */
export async function sendTagged<Content>(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, read }: TaggedContent<Content>,
): Promise<FastifyReply> {
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (matchesEtag(request, etag)) return reply.code(304).send();
  const content = await read();
  return reply.type('application/json; charset=utf-8').send(content);
}
