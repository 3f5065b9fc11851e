import { readFile } from 'node:fs/promises';
import type { ImportKind } from '@cromia/domain/integration/import';
import { IMPORT_FORMS, type ImportForm } from '@cromia/domain/integration/import-forms';
import { parseTableRows } from '@cromia/domain/integration/table-rows';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { getUploadFolder, type UploadedFile, withBodyFile } from '../../../platform/files/uploads.ts';
import { isJsonTooDeep } from '../../../platform/http/json-depth.ts';
import { Problem } from '../../../platform/problem.ts';
import { decodeTable } from '../../../platform/tables/decode-table.ts';
import { HEADINGS } from '../../../platform/tables/headings.ts';
import { readTableLines } from '../../../platform/tables/table-files.ts';
import { type InvoiceXml, readInvoiceXml } from '../../invoices/index.ts';
import type { ImportFile, InputRows } from './import-rows.ts';

type Folder = Pick<Config, 'dataDir'>;
type ReadDependencies = Pick<ServiceDependencies, 'db' | 'config'>;

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
function readContentRows(
  config: Folder,
  kind: ImportKind,
  content: Uint8Array,
  type: 'zip' | undefined,
): Promise<InputRows> {
  return withBodyFile(getUploadFolder(config), content, ({ path }) =>
    readTableRows(config, kind, { path, type }),
  );
}

/** The rows of an import, with the file that contained them. */
interface ImportInput {
  input: InputRows;
  file: ImportFile;
}

/** The row of an invoice in XML; none if an element is wrong. */
function toXmlRows({ row, errors }: Pick<InvoiceXml, 'row' | 'errors'>): InputRows {
  return { rows: row === undefined ? [] : [{ row: 1, value: row }], errors, isUncertain: false };
}

/** Reads an invoice in XML as the only row of an import. @throws Problem as `readInvoiceXml` */
async function readXmlRow(db: Database, content: Buffer, name: string | null): Promise<ImportInput> {
  const xml = await readInvoiceXml(db, content);
  return { input: toXmlRows(xml), file: { name, type: 'xml', content, elements: xml.elements } };
}

/** Reads the rows of a JSON, CSV or XML body. @throws Problem BadRequest; the same as `readTableRows` */
export async function readBodyRows(
  { db, config }: ReadDependencies,
  kind: ImportKind,
  body: unknown,
  isXml = false,
): Promise<ImportInput> {
  if (Buffer.isBuffer(body)) {
    if (isXml) return readXmlRow(db, body, null);
    const input = await readContentRows(config, kind, body, undefined);
    return { input, file: { name: null, type: 'csv', content: body } };
  }
  const input = toJsonRows(body);
  return { input, file: { name: null, type: 'json', content: Buffer.from(JSON.stringify(body)) } };
}

/** Reads the rows of an import's stored file again. */
export async function readStoredRows(
  { db, config }: ReadDependencies,
  kind: ImportKind,
  { type, content }: Pick<ImportFile, 'type' | 'content'>,
): Promise<InputRows> {
  if (type === 'json') return toJsonRows(parseJson(decodeTable(content)));
  if (type === 'xml') return toXmlRows(await readInvoiceXml(db, content));
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

/** Whether a text file of a kind is XML, by its first character. */
function isXmlFile(kind: ImportKind, content: Buffer): boolean {
  return kind === 'invoices' && /^[^\x20-\x7e]*\s*</.test(content.toString('latin1', 0, 100));
}

/** Reads the rows of a file, and detects JSON, CSV, .xlsx and XML by the content. @throws Problem as `readBodyRows` */
export async function readFileRows(
  { db, config }: ReadDependencies,
  kind: ImportKind,
  upload: UploadedFile,
): Promise<ImportInput> {
  const content = await readFile(upload.path);
  const name = upload.fileName;
  if (upload.type === undefined) {
    if (isXmlFile(kind, content)) return readXmlRow(db, content, name);
    const text = decodeTable(content);
    if (/^\s*\[/.test(text))
      return { input: toJsonRows(parseJson(text)), file: { name, type: 'json', content } };
  }
  const input = await readTableRows(config, kind, upload);
  return { input, file: { name, type: upload.type === undefined ? 'csv' : 'xlsx', content } };
}
