import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../../platform/config.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { getUploadFolder, parseFields, withUpload } from '../../../platform/files/uploads.ts';
import { isPublishablePdf } from '../../../platform/pdf/check.ts';
import { Problem } from '../../../platform/problem.ts';
import { publishFiles, toFileKey } from './document-files.ts';

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
