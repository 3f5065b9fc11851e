import { join } from 'node:path';
import { errorCodeOf, fieldErrorsOf } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { FileStore } from '../../platform/files.ts';
import { Problem } from '../../platform/problem.ts';
import { withUpload } from '../../platform/uploads.ts';

/** Where uploads lie until they are answered. */
export function uploadFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'uploads');
}

/** What a schema makes of fields that arrived as texts. @throws Problem BadRequest with what is wrong, field by field */
function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem(errorCodeOf(result.error), { errors: fieldErrorsOf(result.error) });
}

/**
 * Keeps a PDF in the store. Its place is named by its content, so that no document ever takes that of another, and one
 * that comes twice lies there once.
 */
export async function keepPdf(
  files: FileStore,
  folder: 'sds' | 'tds',
  { path, sha256, size }: { path: string; sha256: string; size: number },
): Promise<{ key: string; sha256: string; size: number }> {
  const key = `${folder}/${sha256}.pdf`;
  await files.putFile(key, path, 'application/pdf');
  return { key, sha256, size };
}

interface DocumentUpload<S extends z.ZodType> {
  config: Config;
  files: FileStore;
  folder: 'sds' | 'tds';
  schema: S;
}

/**
 * Takes one uploaded document: a PDF by its content, with the fields that say what it is.
 * @throws Problem UnsupportedMediaType for anything but a PDF, PayloadTooLarge, BadRequest
 */
export async function takeDocument<S extends z.ZodType, T>(
  request: FastifyRequest,
  { config, files, folder, schema }: DocumentUpload<S>,
  publish: (fields: z.output<S>, file: { key: string; sha256: string; size: number }) => Promise<T>,
): Promise<T> {
  return withUpload(
    request,
    { folder: uploadFolder(config), maxBytes: LIMITS.documentBytes },
    async (upload) => {
      const fields = parsed(schema, upload.fields);
      if (upload.type !== 'pdf') throw new Problem('UnsupportedMediaType');
      return publish(fields, await keepPdf(files, folder, upload));
    },
  );
}
