import { LIMITS } from '@cromia/domain/limits';
import { BATCH_COLUMNS, type BatchLine, batchLineSchema } from '@cromia/domain/sds/batch-list';
import type { UploadedFile } from '../../../platform/files/uploads.ts';
import { type ListLine, parseLines, rejectLines } from '../../../platform/tables/list-lines.ts';
import { readTableLines } from '../../../platform/tables/table-files.ts';

/**
 * Reads an uploaded list of batches (CSV or .xlsx) and parses it line by line.
 * @throws Problem UnsupportedMediaType for a file that is not a table; ServiceUnavailable; BadRequest with all errors
 */
export async function readBatchList(
  upload: UploadedFile,
  folder: string,
  userId: string,
): Promise<ListLine<BatchLine>[]> {
  // Reads one line more than the header and the limit, to detect a list that is too long.
  const table = await readTableLines(upload, folder, LIMITS.batchLines + 2, userId);
  const { lines, errors } = await parseLines(table, {
    schema: batchLineSchema,
    columns: BATCH_COLUMNS,
    maxLines: LIMITS.batchLines,
  });
  rejectLines(errors);
  return lines;
}
