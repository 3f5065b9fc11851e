import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { createCallerSignal } from '../http/http.ts';
import { createLimiter, createOwnerLimiter } from '../http/limiter.ts';
import { Problem } from '../http/problem.ts';

/** The shop's exports and the desk's have separate queues. Each holds a connection while its file is written. */
const limiters = {
  shop: createLimiter({ concurrency: 2, waiting: 24 }),
  desk: createLimiter({ concurrency: 2, waiting: 8 }),
};
/** A user has one export at a time, until its file has been sent. */
const limitUser = createOwnerLimiter({ concurrency: 1, waiting: 0 });
/** An export whose file takes longer is given up. */
const TIMEOUT_MS = 900_000;
const RETRY_SECONDS = 60;

/** Who exports, and whether at the desk. */
export interface ExportOwner {
  userId: string;
  isDesk: boolean;
}

export interface ExportedFile {
  name: string;
  contentType: string;
  language?: string;
}

/** A file that is unlinked at once: it is gone when it is closed, even if the process is killed. */
async function openTemporary({ dataDir }: Pick<Config, 'dataDir'>): Promise<FileHandle> {
  const folder = join(dataDir, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function write(
  file: FileHandle,
  content: AsyncIterable<string | Uint8Array>,
  closed: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  for await (const part of content) {
    if (closed.aborted || performance.now() - begun > TIMEOUT_MS)
      throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
    await file.writeFile(part);
  }
  if (closed.aborted) throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
}

/**
 * Answers an export: writes it to a file when it is its turn, and then sends the file, so that a slow reader holds
 * neither a connection nor a place, and an error is a problem and no cut file.
 * @param content reads the rows; the statement under way ends when `closed` aborts, because the caller goes away
 * @throws Problem TooManyConcurrentRequests while the user's last export is under way, ServiceUnavailable
 */
export function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'dataDir'>,
  { by, ...head }: ExportedFile & { by: ExportOwner },
  content: (closed: AbortSignal) => AsyncIterable<string | Uint8Array>,
): Promise<FastifyReply> {
  const closed = createCallerSignal(request);
  return limitUser(
    by.userId,
    async () => {
      const file = await openTemporary(config);
      try {
        setIdleTimeout(request, TIMEOUT_MS);
        await limiters[by.isDesk ? 'desk' : 'shop'](() => write(file, content(closed), closed), closed);
      } catch (error) {
        await file.close();
        throw error;
      } finally {
        setIdleTimeout(request, request.server.server.timeout);
      }
      return sendFile(reply, file, head);
    },
    closed,
  );
}

/** Sends a file. @returns the reply, which is settled once the file has left or its reader has gone */
function sendFile(
  reply: FastifyReply,
  file: FileHandle,
  { name, contentType, language }: ExportedFile,
): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      ...(language === undefined ? {} : { 'content-language': language }),
    })
    .type(contentType)
    .send(file.createReadStream({ start: 0 }));
}

/** How long the connection may be idle; an injected request has no connection. */
function setIdleTimeout({ socket }: FastifyRequest, timeoutMs: number): void {
  if ('setTimeout' in socket) socket.setTimeout(timeoutMs);
}
