import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Answers up to this size are copied together: that takes less than writing their parts one by one. */
const COPIED_BYTES = 8_192;
/** Answers that are shorter are not worth compressing. */
const COMPRESSED_FROM_BYTES = 2_048;
/** Parts that are shorter stand in a compressed answer as they are. */
const STORED_BYTES = 256;

/** A piece of JSON that stands in many answers: kept as it is and, once somebody wants it so, compressed. */
export interface JsonPart {
  readonly plain: Buffer;
  /** A piece of a deflate stream (RFC 1951) that ends on a byte and leans on nothing before it. */
  deflated(): Buffer;
}

/** A block of a deflate stream without compression. */
function stored(plain: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(~plain.length & 0xffff, 3);
  return Buffer.concat([head, plain]);
}

function deflate(plain: Buffer, level: number): Buffer {
  if (plain.length < STORED_BYTES) return stored(plain);
  // Copied, since what zlib gives out is the beginning of a larger piece of memory.
  return Buffer.from(deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH }));
}

/**
 * A piece of JSON as part of answers.
 * @param isKept whether it stands in many answers, and so is worth compressing well
 */
export function jsonPart(plain: Buffer, isKept = false): JsonPart {
  let compressed: Buffer | undefined;
  return {
    plain,
    deflated() {
      compressed ??= deflate(plain, isKept ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_SPEED);
      return compressed;
    },
  };
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);

/**
 * One gzip file (RFC 1952) out of pieces that were compressed before: a page of results is compressed in the time that
 * its check sum takes.
 */
function gzipped(parts: readonly JsonPart[], length: number): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    parts.reduce((sum, { plain }) => crc32(plain, sum), 0),
    0,
  );
  end.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEAD, ...parts.map((part) => part.deflated()), DEFLATE_END, end]);
}

function acceptsGzip(reply: FastifyReply): boolean {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
}

/** Writes the parts as they are kept; copied together, the pages of many callers take more memory than the catalogue. */
function writeParts(reply: FastifyReply, parts: readonly JsonPart[], length: number): void {
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.setHeader('content-length', length);
  if (reply.request.method !== 'HEAD') {
    raw.cork();
    for (const { plain } of parts) raw.write(plain);
  }
  raw.end();
}

/**
 * Answers JSON that is put together from prepared parts: no schema walks through a page's thousands of variants, and
 * nothing is compressed that was compressed before.
 */
export function sendParts(reply: FastifyReply, parts: readonly JsonPart[]): FastifyReply {
  const length = parts.reduce((sum, { plain }) => sum + plain.length, 0);
  reply.type(JSON_TYPE).header('vary', 'accept-encoding');
  if (length >= COMPRESSED_FROM_BYTES && acceptsGzip(reply)) {
    return reply.header('content-encoding', 'gzip').send(gzipped(parts, length));
  }
  if (length <= COPIED_BYTES) {
    return reply.send(
      Buffer.concat(
        parts.map(({ plain }) => plain),
        length,
      ),
    );
  }
  writeParts(reply, parts, length);
  return reply;
}
