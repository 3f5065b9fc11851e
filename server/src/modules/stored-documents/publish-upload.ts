import type { z } from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import { parseFields, type ReceivedFile, type UploadedFile } from '../../platform/files/uploads.ts';
import { isPublishablePdf } from '../../platform/pdf/check.ts';
import { Problem } from '../../platform/problem.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { type DocumentFolder, type FileDependencies, publishFiles, toFileKey } from './stored-documents.ts';

/**
 * Checks that a received file is a PDF that can be published.
 * @throws Problem UnsupportedMediaType for anything but a PDF; BadRequest for one that is incomplete or contains active content
 */
export async function requirePdf({ path, type }: ReceivedFile): Promise<void> {
  if (type !== 'pdf') throw new Problem('UnsupportedMediaType');
  if (!(await isPublishablePdf(path)))
    throw new Problem('BadRequest', { errors: [{ path: 'file', code: 'invalidField' }] });
}

/**
 * Publishes an uploaded PDF with its form fields. The content decides whether it is a PDF, not the name.
 * @throws Problem UnsupportedMediaType for anything but a PDF; BadRequest for invalid fields, and for a PDF that is
 *   incomplete or contains active content
 */
export async function publishUpload<S extends z.ZodType, T>(
  deps: FileDependencies & { log: Logger },
  { folder, schema, upload }: { folder: DocumentFolder; schema: S; upload: UploadedFile },
  publish: (
    trx: Transaction,
    fields: z.output<S>,
    file: { key: string; sha256: string; size: number },
  ) => Promise<T>,
): Promise<T> {
  const fields = parseFields(schema, upload.fields);
  await requirePdf(upload);
  const { path, sha256, size } = upload;
  const file = { folder, path, sha256, size };
  return publishFiles(deps, [file], deps.log, (trx) =>
    publish(trx, fields, { key: toFileKey(file), sha256, size }),
  );
}
