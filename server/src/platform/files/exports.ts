import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createCallerSignal } from '../http/caller-signal.ts';
import { createLimiter, createOwnerLimiter } from '../limits/limiter.ts';
import { Problem } from '../problem.ts';
import { type Attachment, sendAttachment } from './send-attachment.ts';

/**
 * The shop's and the back office's exports have separate queues. Each export holds a database connection while its file
 * is written.
 */
const limiters = {
  shop: createLimiter({ concurrency: 2, maxQueued: 24 }),
  desk: createLimiter({ concurrency: 2, maxQueued: 8 }),
};
/** A user can run one export at a time, until its file has been sent. */
const limitUser = createOwnerLimiter({ concurrency: 1, maxQueued: 0 });
/** Maximum time to write an export's file. */
const TIMEOUT_MS = 900_000;
const RETRY_SECONDS = 60;

/** The user who exports, and whether in the back office. */
export interface ExportOwner {
  userId: string;
  isDesk: boolean;
}

/**
 * Opens a temporary file and unlinks it at once, so that it disappears when it is closed, even if the process is
 * killed.
 */
async function openTemporary({ dataDir }: Pick<Config, 'dataDir'>): Promise<FileHandle> {
  const folder = join(dataDir, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function writeContent(
  file: FileHandle,
  content: AsyncIterable<string | Uint8Array>,
  closed: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  for await (const part of content) {
    if (closed.aborted || performance.now() - startedAt > TIMEOUT_MS)
      throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
    await file.writeFile(part);
  }
  if (closed.aborted) throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
}

/**
 * Writes an export to a temporary file when it leaves the queue, and then sends the file. Therefore, a slow reader
 * blocks neither a database connection nor the queue, and an error results in a problem response instead of a truncated
 * file.
 * @returns the reply, which settles once the file is sent or the reader has disconnected
 * @param content reads the rows; its running statement is cancelled when `closed` aborts because the caller disconnects
 * @throws Problem TooManyConcurrentRequests while another export of the user is running, ServiceUnavailable
 */
export function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'dataDir'>,
  { owner, ...head }: Attachment & { owner: ExportOwner },
  content: (closed: AbortSignal) => AsyncIterable<string | Uint8Array>,
): Promise<FastifyReply> {
  const closed = createCallerSignal(request);
  return limitUser(
    owner.userId,
    async () => {
      const file = await openTemporary(config);
      try {
        setIdleTimeout(request, TIMEOUT_MS);
        await limiters[owner.isDesk ? 'desk' : 'shop'](
          () => writeContent(file, content(closed), closed),
          closed,
        );
      } catch (error) {
        await file.close();
        throw error;
      } finally {
        setIdleTimeout(request, request.server.server.timeout);
      }
      return sendAttachment(reply, file.createReadStream({ start: 0 }), head);
    },
    closed,
  );
}

/** Sets the idle timeout of the connection; an injected request has none. */
function setIdleTimeout({ socket }: FastifyRequest, timeoutMs: number): void {
  if ('setTimeout' in socket) socket.setTimeout(timeoutMs);
}
