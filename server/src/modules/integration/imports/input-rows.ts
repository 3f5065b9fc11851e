import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportKind } from '@cromia/domain/integration/import';
import { IMPORT_FORMS, type ImportForm } from '@cromia/domain/integration/import-forms';
import { parseTableRows } from '@cromia/domain/integration/table-rows';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import type { Config } from '../../../platform/config.ts';
import { getUploadFolder, type UploadedFile } from '../../../platform/files/uploads.ts';
import { isJsonTooDeep } from '../../../platform/http/json-depth.ts';
import { Problem } from '../../../platform/problem.ts';
import { decodeTable } from '../../../platform/tables/decode-table.ts';
import { HEADINGS } from '../../../platform/tables/headings.ts';
import { readTableLines } from '../../../platform/tables/table-files.ts';
import type { ImportFile, InputRows } from './import-rows.ts';

type Folder = Pick<Config, 'dataDir'>;

/** The maximum number of lines of a table. It exceeds the row limit, because several lines may form a row. */
const MAX_LINES = 2 * LIMITS.importFileRows;

/** Returns the rows of a JSON body. @throws Problem BadRequest if the body is not a list, or an empty one */
function toJsonRows(body: unknown): InputRows {
  if (!Array.isArray(body) || body.length === 0) {
    const code = Array.isArray(body) || body === undefined ? 'missing' : 'invalidField';
    throw new Problem('BadRequest', { errors: [{ path: 'rows', code }] });
  }
  return {
    rows: body.map((value: unknown, index) => ({ row: index + 1, value })),
    errors: [],
    isUncertain: false,
  };
}

/**
 * Reads the rows of a CSV or .xlsx table in a worker thread.
 * @throws Problem BadRequest without rows; PayloadTooLarge; UnsupportedMediaType; UnknownEncoding
 */
async function readTableRows(
  config: Folder,
  kind: ImportKind,
  file: Pick<UploadedFile, 'path' | 'type'>,
): Promise<InputRows> {
  const table = await readTableLines(file, getUploadFolder(config), MAX_LINES + 1);
  if (table.length > MAX_LINES)
    throw new Problem('PayloadTooLarge', { limit: { of: 'entries', max: LIMITS.importFileRows } });
  const form: ImportForm<z.ZodType> = IMPORT_FORMS[kind];
  const { rows: lines, errors, hasHeadErrors } = parseTableRows(table, form.columns, HEADINGS);
  if (lines.length === 0 && errors.length === 0) {
    throw new Problem('BadRequest', { errors: [{ path: 'rows', code: 'missing' }] });
  }
  if (!form.gather) return { rows: lines, errors, isUncertain: hasHeadErrors };
  // A line with broken quotes may belong to any of the combined rows.
  const isUncertain = hasHeadErrors || errors.some(({ code }) => code === 'brokenQuote');
  return { ...form.gather(lines, errors), isUncertain };
}

/** Reads the rows of a table in memory. @throws Problem as `readTableRows` */
async function readContentRows(
  config: Folder,
  kind: ImportKind,
  content: Uint8Array,
  type: 'zip' | undefined,
): Promise<InputRows> {
  const folder = getUploadFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, content, { mode: 0o600 });
    return await readTableRows(config, kind, { path, type });
  } finally {
    await rm(path, { force: true });
  }
}

/** The rows of an import, with the file that contained them. */
interface ImportInput {
  input: InputRows;
  file: ImportFile;
}

/** Reads the rows of a JSON or CSV body. @throws Problem BadRequest; the same as `readTableRows` */
export async function readBodyRows(config: Folder, kind: ImportKind, body: unknown): Promise<ImportInput> {
  if (Buffer.isBuffer(body)) {
    const input = await readContentRows(config, kind, body, undefined);
    return { input, file: { name: null, type: 'csv', content: body } };
  }
  const input = toJsonRows(body);
  return { input, file: { name: null, type: 'json', content: Buffer.from(JSON.stringify(body)) } };
}

/** Reads the rows of an import's stored file again. */
export function readStoredRows(
  config: Folder,
  kind: ImportKind,
  { type, content }: Pick<ImportFile, 'type' | 'content'>,
): Promise<InputRows> {
  if (type === 'json') return Promise.resolve(toJsonRows(parseJson(decodeTable(content))));
  return readContentRows(config, kind, content, type === 'xlsx' ? 'zip' : undefined);
}

/** @throws Problem BadRequest if the text is not JSON, or nested too deeply */
function parseJson(text: string): unknown {
  if (isJsonTooDeep(text))
    throw new Problem('BadRequest', { errors: [{ path: 'file', code: 'invalidField' }] });
  try {
    return JSON.parse(text);
  } catch {
    // Any parse error means that the file is not JSON.
    throw new Problem('BadRequest', { errors: [{ path: 'file', code: 'invalidField' }] });
  }
}

/** Reads the rows of a file, and detects JSON, CSV and .xlsx by the content. @throws Problem as `readBodyRows` */
export async function readFileRows(
  config: Folder,
  kind: ImportKind,
  upload: UploadedFile,
): Promise<ImportInput> {
  const content = await readFile(upload.path);
  const name = upload.fileName;
  if (upload.type === undefined) {
    const text = decodeTable(content);
    if (/^\s*\[/.test(text))
      return { input: toJsonRows(parseJson(text)), file: { name, type: 'json', content } };
  }
  const input = await readTableRows(config, kind, upload);
  return { input, file: { name, type: upload.type === undefined ? 'csv' : 'xlsx', content } };
}
