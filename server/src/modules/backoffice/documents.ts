import { errorCodeOf, type FieldError, fieldErrorsOf } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import { BATCH_COLUMNS, type BatchLine, batchLineSchema } from '@cromia/domain/sds/batch-list';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { FileStore } from '../../platform/files.ts';
import { Problem } from '../../platform/problem.ts';
import { readTable } from '../../platform/tables/tables.ts';
import { uploadFolder, withUpload } from '../../platform/uploads.ts';

/** What a schema makes of fields that arrived as texts. @throws Problem BadRequest with what is wrong, field by field */
function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem(errorCodeOf(result.error), { errors: fieldErrorsOf(result.error) });
}

/** The rows of a table by the columns in its header, whatever their order; an empty cell means nothing. */
export function rowsOf(table: readonly string[][], known: readonly string[]): Record<string, string>[] {
  const [header = [], ...rows] = table;
  const columns = header.map((name) => known.find((column) => column.toLowerCase() === name.toLowerCase()));
  return rows.map((row) =>
    Object.fromEntries(
      row.flatMap((value, index) => {
        const column = columns[index];
        return column === undefined || value === '' ? [] : [[column, value]];
      }),
    ),
  );
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

/**
 * Takes an uploaded list of batches, CSV or .xlsx, read line by line by the schema of one.
 * @throws Problem UnsupportedMediaType for what is no table, PayloadTooLarge, ServiceUnavailable, BadRequest with everything that is wrong
 */
export async function takeBatches(
  request: FastifyRequest,
  config: Config,
  store: (lines: BatchLine[]) => Promise<{ batches: number }>,
): Promise<{ batches: number }> {
  const folder = uploadFolder(config);
  const limits = { folder, maxBytes: LIMITS.documentArchiveListBytes };
  return withUpload(request, limits, async (upload) => {
    const table = await readTable(upload, folder, LIMITS.batchLines + 1);
    const errors: FieldError[] = [];
    const lines = rowsOf(table, BATCH_COLUMNS).flatMap((row, index) => {
      const line = batchLineSchema.safeParse(row);
      if (line.success) return [line.data];
      errors.push(
        ...fieldErrorsOf(line.error).map(({ path, code }) => ({ path: `lines.${index + 1}.${path}`, code })),
      );
      return [];
    });
    if (lines.length === 0 && errors.length === 0) errors.push({ path: 'lines', code: 'missing' });
    if (errors.length > 0) throw new Problem('BadRequest', { errors });
    return store(lines);
  });
}
