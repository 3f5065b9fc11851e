import { toErrorCode, toFieldErrors } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import { BATCH_COLUMNS, type BatchLine, batchLineSchema } from '@cromia/domain/sds/batch-list';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { getUploadFolder, withUpload } from '../../../platform/files/uploads.ts';
import { isPublishablePdf } from '../../../platform/pdf/check.ts';
import { Problem } from '../../../platform/problem.ts';
import { readTable } from '../../../platform/tables/table-files.ts';
import { type ListLine, parseLines, refuseLines } from '../list-lines.ts';
import { publishFiles, toFileKey } from './document-files.ts';

/** Parses a value by a schema. @throws Problem with the field errors */
export function parseFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem(toErrorCode(result.error), { errors: toFieldErrors(result.error) });
}

interface DocumentUpload<S extends z.ZodType> {
  config: Config;
  db: Database;
  files: FileStore;
  folder: 'sds' | 'tds';
  schema: S;
}

/**
 * Receives one uploaded PDF with its form fields, and publishes it. The content decides whether it is a PDF, not the
 * name.
 * @throws Problem UnsupportedMediaType for anything but a PDF; PayloadTooLarge; BadRequest for invalid fields, and for
 *   a PDF that is incomplete or contains active content
 */
export async function receiveDocument<S extends z.ZodType, T>(
  request: FastifyRequest,
  { config, db, files, folder, schema }: DocumentUpload<S>,
  publish: (
    trx: Transaction,
    fields: z.output<S>,
    file: { key: string; sha256: string; size: number },
  ) => Promise<T>,
): Promise<T> {
  return withUpload(
    request,
    { folder: getUploadFolder(config), maxBytes: LIMITS.documentBytes },
    async (upload) => {
      const fields = parseFields(schema, upload.fields);
      if (upload.type !== 'pdf') throw new Problem('UnsupportedMediaType');
      const { path, sha256, size } = upload;
      if (!(await isPublishablePdf(path)))
        throw new Problem('BadRequest', { errors: [{ path: 'file', code: 'invalidField' }] });
      const file = { folder, path, sha256, size };
      return publishFiles({ db, files }, [file], request.log, (trx) =>
        publish(trx, fields, { key: toFileKey(file), sha256, size }),
      );
    },
  );
}

/**
 * Receives an uploaded list of batches (CSV or .xlsx) and parses it line by line.
 * @throws Problem UnsupportedMediaType for a file that is not a table; PayloadTooLarge; ServiceUnavailable; BadRequest
 *   with all errors
 */
export async function receiveBatches(
  request: FastifyRequest,
  config: Config,
  store: (lines: ListLine<BatchLine>[]) => Promise<{ batches: number }>,
): Promise<{ batches: number }> {
  const folder = getUploadFolder(config);
  const limits = { folder, maxBytes: LIMITS.documentArchiveListBytes };
  return withUpload(request, limits, async (upload) => {
    // Reads one line more than the header and the limit, to detect a list that is too long.
    const table = await readTable(upload, folder, LIMITS.batchLines + 2, getViewer(request).userId);
    const rows = table
      .map((cells, index) => ({ line: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    const { lines, errors } = await parseLines(rows, {
      schema: batchLineSchema,
      columns: BATCH_COLUMNS,
      most: LIMITS.batchLines,
    });
    refuseLines(errors);
    return store(lines);
  });
}
