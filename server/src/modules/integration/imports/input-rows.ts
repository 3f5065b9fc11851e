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
import { Problem } from '../../../platform/problem.ts';
import { readTable } from '../../../platform/tables/table-files.ts';
import type { ImportFile, InputRows } from './import-rows.ts';

type Folder = Pick<Config, 'dataDir'>;

/** Maximum number of lines read from a table; higher than the row limit, because tables may contain empty lines. */
const LINES_MAX = 2 * LIMITS.importRows;

/** The rows of a JSON body. @throws Problem BadRequest if it is not a list, or an empty one */
function rowsOfJson(body: unknown): InputRows {
  if (!Array.isArray(body) || body.length === 0) {
    const code = Array.isArray(body) || body === undefined ? 'missing' : 'invalidField';
    throw new Problem('BadRequest', { errors: [{ path: 'rows', code }] });
  }
  return { rows: body.map((value: unknown, index) => ({ row: index + 1, value })), errors: [] };
}

/**
 * Reads the rows of a CSV or .xlsx table in a worker thread.
 * @throws Problem BadRequest without rows; PayloadTooLarge; UnsupportedMediaType
 */
async function rowsOfTable(
  config: Folder,
  kind: ImportKind,
  file: Pick<UploadedFile, 'path' | 'type'>,
): Promise<InputRows> {
  const table = await readTable(file, getUploadFolder(config), LINES_MAX);
  if (table.length >= LINES_MAX) throw new Problem('PayloadTooLarge');
  const form: ImportForm<z.ZodType> = IMPORT_FORMS[kind];
  const { rows: lines, errors } = parseTableRows(table, form.columns);
  if (lines.length === 0 && errors.length === 0) {
    throw new Problem('BadRequest', { errors: [{ path: 'rows', code: 'missing' }] });
  }
  return form.gather ? form.gather(lines, errors) : { rows: lines, errors };
}

/** Reads the rows of a table in memory. @throws Problem as `rowsOfTable` */
async function rowsOfContent(
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
    return await rowsOfTable(config, kind, { path, type });
  } finally {
    await rm(path, { force: true });
  }
}

/** The rows of an import, with the file that contained them. */
interface ImportInput {
  input: InputRows;
  file: ImportFile;
}

/** The rows of a JSON or CSV body. @throws Problem BadRequest; as `rowsOfTable` */
export async function readBodyRows(config: Folder, kind: ImportKind, body: unknown): Promise<ImportInput> {
  if (Buffer.isBuffer(body)) {
    const input = await rowsOfContent(config, kind, body, undefined);
    return { input, file: { name: null, type: 'csv', content: body } };
  }
  const input = rowsOfJson(body);
  return { input, file: { name: null, type: 'json', content: toJson(body) } };
}

/** @throws Problem BadRequest if the body is nested too deeply */
function toJson(body: unknown): Buffer {
  try {
    return Buffer.from(JSON.stringify(body));
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('BadRequest');
    throw error;
  }
}

const jsonText = (content: Uint8Array) =>
  Buffer.from(content)
    .toString('utf8')
    .replace(/^\uFEFF/, '');

/** Reads the rows of an import's stored file again. */
export function readStoredRows(
  config: Folder,
  kind: ImportKind,
  { type, content }: Pick<ImportFile, 'type' | 'content'>,
): Promise<InputRows> {
  if (type === 'json') return Promise.resolve(rowsOfJson(parsed(jsonText(content))));
  return rowsOfContent(config, kind, content, type === 'xlsx' ? 'zip' : undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Any parse error means that the file is not JSON.
    throw new Problem('BadRequest', { errors: [{ path: 'file', code: 'invalidField' }] });
  }
}

/** The rows of a file; the content decides between JSON, CSV and .xlsx. @throws Problem as `readBodyRows` */
export async function readFileRows(
  config: Folder,
  kind: ImportKind,
  upload: UploadedFile,
): Promise<ImportInput> {
  const content = await readFile(upload.path);
  const name = upload.fileName;
  if (upload.type === undefined && /^\s*\[/.test(jsonText(content)))
    return { input: rowsOfJson(parsed(jsonText(content))), file: { name, type: 'json', content } };
  const input = await rowsOfTable(config, kind, upload);
  return { input, file: { name, type: upload.type === undefined ? 'csv' : 'xlsx', content } };
}
