import { readFile } from 'node:fs/promises';
import {
  hasQuantityHeader,
  parseCsvLines,
  parseSheetLines,
} from '@cromia/domain/cart/quick-order/delimited-text';
import type { QuickOrderInputLine } from '@cromia/domain/cart/quick-order/lines';
import { LIMITS } from '@cromia/domain/limits';
import { decodeText } from '@cromia/domain/lists/decode-text';
import type { UploadedFile } from '../../platform/files/uploads.ts';
import { Problem, rejectLength } from '../../platform/problem.ts';
import { readTableLines } from '../../platform/tables/table-files.ts';

/** Maximum number of non-empty rows of a sheet. A longer sheet is rejected instead of cut off. */
const MAX_SHEET_ROWS = 10 * LIMITS.orderLines;

/**
 * Decodes a text file: UTF-8, UTF-16, or else the code page in which its header is known. Without a header any code page
 * serves, since codes and numbers are the same in all of them, and other texts are not stored.
 */
function decodeFile(content: Uint8Array): string | undefined {
  const decoded = decodeText(content, hasQuantityHeader);
  if ('text' in decoded) return decoded.text;
  return decoded.fault === 'encoding' ? new TextDecoder('windows-1252').decode(content) : undefined;
}

/**
 * Reads the lines of an uploaded quick order, CSV or .xlsx depending on its content.
 * @throws Problem UnsupportedMediaType for any other content, BadRequest for a sheet that is too long
 */
export async function readQuickOrderFile(
  upload: UploadedFile,
  folder: string,
): Promise<QuickOrderInputLine[]> {
  const { path, type } = upload;
  if (type === 'zip') {
    const table = await readTableLines(upload, folder, MAX_SHEET_ROWS + 1);
    if (table.length > MAX_SHEET_ROWS) rejectLength('file', 'entries', LIMITS.orderLines);
    return parseSheetLines(table.map(({ cells }) => cells)).map((read) => ({
      ...read,
      line: table[read.line - 1]?.line ?? read.line,
    }));
  }
  const text = type === undefined ? decodeFile(await readFile(path)) : undefined;
  if (text === undefined) throw new Problem('UnsupportedMediaType');
  return parseCsvLines(text);
}
