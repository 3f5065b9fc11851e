import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse, type Range } from 'range-parser';
import { matchesEtag } from '../http/etag.ts';
import { Problem } from '../problem.ts';
import type { StoredFile } from './file-store.ts';

/** The code of range-parser for a range beyond the end of the file. */
const RANGE_UNSATISFIABLE = 2;

interface FileResponse {
  /** File name for saving the file. */
  name: string;
  contentType: string;
  /** Seconds that the client may cache the file without revalidation; 0 for revalidation on every use. */
  maxAge: number;
  /** Called once the whole file has been sent. A file with this callback is never sent in parts. */
  onSent?: () => void;
}

/**
 * Finds the requested range of a file (RFC 9110, 14.2). Only a single range is supported, and `If-Range` must match the
 * content; otherwise the whole file is sent.
 */
function findRange(
  { headers }: FastifyRequest,
  etag: string,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range'];
  if (headers.range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const { code, type, ranges } = parse(size, headers.range);
  if (type !== 'bytes') return undefined;
  if (code === RANGE_UNSATISFIABLE && ranges.length === 0) return 'unsatisfiable';
  return code === 0 && ranges.length === 1 ? ranges[0] : undefined;
}

/**
 * Reads a range of a file. The preceding bytes are read and skipped, because not every store can start in the middle.
 */
async function* readRange({ open }: StoredFile, { start, end }: Range): AsyncGenerator<Uint8Array> {
  const content = await open();
  let offset = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    const chunk: Uint8Array = piece;
    const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, end + 1 - offset));
    if (part.length > 0) yield part;
    offset += chunk.length;
    if (offset > end) return;
  }
}

/**
 * Streams a file as fast as the client reads it, without loading the whole file into memory.
 * @throws Problem RangeNotSatisfiable for a range beyond the end of the file
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { name, contentType, maxAge, onSent }: FileResponse,
): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  const allowsRange = onSent === undefined && request.method === 'GET' && !matchesEtag(request, etag);
  const range = allowsRange ? findRange(request, etag, file.size) : undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.size}`);
    throw new Problem('RangeNotSatisfiable');
  }
  reply.headers({
    etag,
    'cache-control': maxAge > 0 ? `private, max-age=${maxAge}` : 'private, no-cache',
    'content-disposition': `attachment; filename="${name}"`,
    'accept-ranges': onSent ? 'none' : 'bytes',
  });
  if (matchesEtag(request, etag)) return reply.code(304).send();
  reply.type(contentType);
  if (request.method === 'HEAD') return reply.header('content-length', file.size).send(Readable.from([]));
  if (range) {
    const { start, end } = range;
    return reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${file.size}`, 'content-length': end + 1 - start })
      .send(Readable.from(readRange(file, range), { objectMode: false }));
  }
  const content = await file.open();
  // If the client disconnects early, the response closes without `finish`.
  if (onSent) reply.raw.once('finish', onSent);
  return reply.header('content-length', file.size).send(content);
}

/** Same as `sendFile`, for a PDF that the client revalidates on every use by default. */
export function sendPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, pdf }: { name: string; pdf: StoredFile },
  options: Partial<Pick<FileResponse, 'maxAge' | 'onSent'>> = {},
): Promise<FastifyReply> {
  return sendFile(request, reply, pdf, { maxAge: 0, ...options, name, contentType: 'application/pdf' });
}
