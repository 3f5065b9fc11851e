import { readFile } from 'node:fs/promises';
import {
  hasQuantityHeader,
  parseCsvLines,
  parseSheetLines,
} from '@cromia/domain/cart/quick-order/delimited-text';
import type { QuickOrderInputLine } from '@cromia/domain/cart/quick-order/lines';
import { LIMITS } from '@cromia/domain/limits';
import type { UploadedFile } from '../../platform/files/uploads.ts';
import { Problem, rejectLength } from '../../platform/problem.ts';
import { readTable } from '../../platform/tables/table-files.ts';

/** Rows of a sheet that are read, empty ones included. A longer sheet is rejected instead of cut off. */
const MAX_SHEET_ROWS = 10 * LIMITS.orderLines;

/** Code pages of spreadsheet programs in Western, Central European and Cyrillic countries. */
const CODE_PAGES = ['windows-1252', 'windows-1250', 'windows-1251'] as const;

/**
 * Decodes a text file: UTF-16 with its mark, UTF-8, or else the code page in which its header is known. Codes and numbers
 * are the same in all code pages.
 */
function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Every byte is a character in these code pages.
    const [western = '', ...others] = CODE_PAGES.map((page) => new TextDecoder(page).decode(content));
    return [western, ...others].find(hasQuantityHeader) ?? western;
  }
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
    const rows = await readTable(upload, folder, MAX_SHEET_ROWS);
    if (rows.length >= MAX_SHEET_ROWS) rejectLength('file', 'entries', LIMITS.orderLines);
    return parseSheetLines(rows);
  }
  const text = type === undefined ? decodeText(await readFile(path)) : '\0';
  if (text.includes('\0')) throw new Problem('UnsupportedMediaType');
  return parseCsvLines(text);
}
