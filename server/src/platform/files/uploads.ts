import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { toErrorCode, toFieldErrors } from '@cromia/domain/errors';
import { isStorable } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { MultipartFile } from '@fastify/multipart';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { allowUploadTime } from '../limits/body-timeout.ts';
import { Problem } from '../problem.ts';
import { createChecksumStream } from './checksum-stream.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request is still receiving a file. */
    isReceiving: boolean;
  }
}

/** Name of the file's form field (contract, section 6). */
const FILE_FIELD = 'file';
const SIGNATURE_BYTES = 8;
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 2_000;

/** File types by their first bytes; file names are not trusted. */
const SIGNATURES = [
  { type: 'pdf', bytes: Buffer.from('%PDF-') },
  { type: 'zip', bytes: Buffer.from([0x50, 0x4b, 0x03, 0x04]) },
  // The container of .xls and of an encrypted .xlsx (MS-CFB, 2.2).
  { type: 'ole', bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
] as const;

/** The file of a body, stored on this machine until the response is sent. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Undefined for any other type. */
  type: 'pdf' | 'zip' | 'ole' | undefined;
}

/** A file of a form. */
export interface UploadedFile extends ReceivedFile {
  /** File name from the sender, for display only; null if it cannot be displayed. */
  fileName: string | null;
  /** The other form fields, as text that the route's schema parses. */
  fields: Record<string, string>;
}

/** Registers the parser of multipart bodies. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  app.decorateRequest('isReceiving', false);
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fieldNameSize: 100, headerPairs: 50 },
  });
}

/**
 * Body schema of an upload route for the OpenAPI document. `withUpload` reads the file and returns the fields, which
 * the route parses with its schema.
 */
export function describeUploadBody(fields: z.ZodObject = z.object({})) {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  return z.unknown().meta({
    type: 'object',
    properties: { ...properties, [FILE_FIELD]: { type: 'string', format: 'binary' } },
    required: [...required, FILE_FIELD],
  });
}

/** Same as `describeUploadBody`, for several files in a field of their own, or none. */
export function describeUploadsBody(
  fields: z.ZodObject,
  { field, maxFiles }: { field: string; maxFiles: number },
) {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  const files = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: maxFiles };
  return z.unknown().meta({ type: 'object', properties: { ...properties, [field]: files }, required });
}

/** Returns the folder in which uploads are stored until the response is sent. */
export function getUploadFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'uploads');
}

/** Reduces a file name to its last part, without the folders that some clients send and signs that reverse its ending. */
function toDisplayName(name: string): string | null {
  const baseName = name.split(/[/\\]/).at(-1)?.trim().slice(0, LIMITS.shortText) ?? '';
  const readable = baseName.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return readable !== '' && isStorable(readable) ? readable : null;
}

/** @param head the first bytes of a file */
function detectType(head: Uint8Array): ReceivedFile['type'] {
  return SIGNATURES.find(({ bytes }) => bytes.equals(head.subarray(0, bytes.length)))?.type;
}

async function saveFile(part: MultipartFile, { path, maxBytes }: { path: string; maxBytes: number }) {
  let head = Buffer.alloc(0);
  const { stream, result } = createChecksumStream((chunk) => {
    if (head.length < SIGNATURE_BYTES)
      head = Buffer.concat([head, chunk.subarray(0, SIGNATURE_BYTES - head.length)]);
  });
  await pipeline(part.file, stream, createWriteStream(path, { mode: 0o600 }));
  if (part.file.truncated) throw new Problem('PayloadTooLarge', { limit: { of: 'bytes', max: maxBytes } });
  const { bytes: size, sha256 } = result();
  return { path, fileName: toDisplayName(part.filename), size, sha256, type: detectType(head) };
}

/** Whether an error was caused by this machine, such as a full disk, and not by the client. */
function isServerFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/** Where the files of a body are stored, and how many of which field are accepted. */
interface UploadLimits {
  /** Folder of the temporary files. */
  folder: string;
  /** Bytes of one file. */
  maxBytes: number;
  /** The form field of the files. */
  field?: string;
  maxFiles?: number;
  /** Bytes of another field. */
  maxFieldBytes?: number;
}

/**
 * Reads all parts of a body and saves the files. Their paths are added to `paths` first, so that they can be removed.
 * @throws Problem BadRequest for a malformed or truncated multipart body, which the parser reports as a plain error
 */
async function receive(
  request: FastifyRequest,
  { folder, maxBytes, field = FILE_FIELD, maxFiles = 1, maxFieldBytes = MAX_FIELD_BYTES }: UploadLimits,
  paths: string[],
): Promise<{ files: Omit<UploadedFile, 'fields'>[]; fields: Record<string, string> }> {
  const fields: Record<string, string> = {};
  const saved: Omit<UploadedFile, 'fields'>[] = [];
  request.isReceiving = true;
  try {
    const limits = { fileSize: maxBytes, files: maxFiles, fieldSize: maxFieldBytes };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new Problem('BadRequest', { errors: [{ path: part.fieldname, code: 'invalidLenght' }] });
        fields[part.fieldname] = String(part.value);
      } else if (part.fieldname === field) {
        const path = join(folder, randomUUID());
        paths.push(path);
        saved.push(await saveFile(part, { path, maxBytes }));
      } else part.file.resume();
    }
  } catch (error) {
    if (error instanceof Problem || isServerFailure(error)) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT')
      throw new Problem('PayloadTooLarge', { limit: { of: 'entries', max: maxFiles } });
    // Other errors of the plugin, such as too many parts, have a status code.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Problem('BadRequest');
  } finally {
    request.isReceiving = false;
  }
  return { files: saved, fields };
}

/**
 * Stores the files of a multipart body on this machine, passes them to `work`, and then removes them.
 * @throws Problem UnsupportedMediaType, PayloadTooLarge, BadRequest for a malformed body
 */
export async function withUploads<T>(
  request: FastifyRequest,
  limits: UploadLimits,
  work: (uploads: { files: Omit<UploadedFile, 'fields'>[]; fields: Record<string, string> }) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Problem('UnsupportedMediaType');
  allowUploadTime(request);
  await mkdir(limits.folder, { recursive: true, mode: 0o700 });
  const paths: string[] = [];
  try {
    return await work(await receive(request, limits, paths));
  } finally {
    for (const path of paths) await rm(path, { force: true });
  }
}

/** Same as `withUploads`, for a body with exactly one file. @throws Problem BadRequest without it */
export async function withUpload<T>(
  request: FastifyRequest,
  limits: Pick<UploadLimits, 'folder' | 'maxBytes'>,
  work: (upload: UploadedFile) => Promise<T>,
): Promise<T> {
  return withUploads(request, limits, ({ files: [file], fields }) => {
    if (!file) throw new Problem('BadRequest', { errors: [{ path: FILE_FIELD, code: 'missing' }] });
    return work({ ...file, fields });
  });
}

/** Passes a body in memory to `work` as a file on this machine, which is deleted afterwards. */
export async function withBodyFile<T>(
  folder: string,
  content: Uint8Array,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, content, { mode: 0o600 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    return await work({ path, size: content.length, sha256, type: detectType(content) });
  } finally {
    await rm(path, { force: true });
  }
}

/** Parses a value by a schema. @throws Problem with the field errors */
export function parseFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem(toErrorCode(result.error), { errors: toFieldErrors(result.error) });
}
