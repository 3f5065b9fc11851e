import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface Attachment {
  /** File name for saving the file. */
  name: string;
  contentType: string;
  language?: string;
}

/** Sends a file that was written for this request, and that must not be cached. */
export function sendAttachment(
  reply: FastifyReply,
  content: Readable | Uint8Array,
  { name, contentType, language }: Attachment,
): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      ...(language === undefined ? {} : { 'content-language': language }),
    })
    .type(contentType)
    .send(content);
}
