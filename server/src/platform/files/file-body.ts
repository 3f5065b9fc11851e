import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getCallingKey } from '../access/viewer.ts';
import { allowUploadTime } from '../limits/body-timeout.ts';
import { reserveUpload, runReservedUpload } from '../limits/upload-lock.ts';
import { type ReceivedFile, withBodyFile, withUpload } from './uploads.ts';

const ANY_TYPE = 'application/octet-stream';

/** Declares routes that take a file of one of the types as their body. No other route takes one. */
export function declareFileBodies(
  app: FastifyInstance,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
  declare: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    // JSON of the size of a file would block the process.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      [...types, ANY_TYPE],
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    declare(scope);
  });
}

/** Options of a route to which other software uploads a file, as the body or in the field `file`, one at a time per key. */
export function fileBody({ types, maxBytes }: { types: readonly string[]; maxBytes: number }) {
  return {
    bodyLimit: maxBytes,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await reserveUpload(getCallingKey(request).id, reply);
      allowUploadTime(request);
    },
    consumes: [...types, ANY_TYPE, 'multipart/form-data'],
    body: z.unknown().meta({ type: 'string', format: 'binary' }),
  };
}

/**
 * Passes the file of a route with `fileBody`, as a file on this machine, to `work`, and then removes it.
 * @throws Problem UnsupportedMediaType, PayloadTooLarge; BadRequest without a file
 */
export function withFileBody<T>(
  { request, reply, body }: { request: FastifyRequest; reply: FastifyReply; body: unknown },
  limits: { folder: string; maxBytes: number },
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  return runReservedUpload(reply, () =>
    Buffer.isBuffer(body) ? withBodyFile(limits.folder, body, work) : withUpload(request, limits, work),
  );
}
