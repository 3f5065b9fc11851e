import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createLimiter, createOwnerLock } from './limiter.ts';
import { Problem } from './problem.ts';

/** The shop's exports and the desk's do not wait for each other. Each holds a connection while its file is written. */
const limiters = {
  shop: createLimiter({ concurrency: 2, waiting: 24 }),
  desk: createLimiter({ concurrency: 2, waiting: 8 }),
};
const reserve = createOwnerLock();
/** An export whose file is not written by then is given up. */
const TIMEOUT_MS = 900_000;
const RETRY_SECONDS = 60;

/** Who exports: of a customer, or of a user of the desk, one export is under way at a time until its file has left. */
export type Exporter = { customerId: string } | { deskUserId: string };

export interface ExportedFile {
  name: string;
  contentType: string;
  language?: string;
}

/** A file without a name: it is gone once it is closed, whatever ends the process. */
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
}

/**
 * Answers an export: writes it to a file when it is its turn, and then sends the file, so that a slow reader holds
 * neither a connection nor a place, and an error is a problem and no cut file.
 * @param content reads the rows; it ends early when the caller goes away
 * @throws Problem TooManyRequests while the exporter's last file is under way, ServiceUnavailable
 */
export async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'dataDir'>,
  { by, name, contentType, language }: ExportedFile & { by: Exporter },
  content: () => AsyncIterable<string | Uint8Array>,
): Promise<FastifyReply> {
  const isDesk = 'deskUserId' in by;
  const release = reserve(isDesk ? by.deskUserId : by.customerId);
  const { signal } = request;
  let file: FileHandle | undefined;
  try {
    setIdleTimeout(request, TIMEOUT_MS);
    const temporary = await openTemporary(config);
    file = temporary;
    await limiters[isDesk ? 'desk' : 'shop'](() => write(temporary, content(), signal), signal);
  } catch (error) {
    await file?.close();
    release();
    throw error;
  } finally {
    setIdleTimeout(request, request.server.server.timeout);
  }
  const stream = file.createReadStream({ start: 0 });
  stream.once('end', release).once('close', release);
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      ...(language === undefined ? {} : { 'content-language': language }),
    })
    .type(contentType)
    .send(stream);
}

/** How long the connection may be without a byte; an injected request has no connection. */
function setIdleTimeout({ socket }: FastifyRequest, timeoutMs: number): void {
  if ('setTimeout' in socket) socket.setTimeout(timeoutMs);
}
