import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import {
  type ImportKind,
  type ImportQuery,
  type ImportResponse,
  type RowChange,
  type RowError,
  UNDOABLE_KINDS,
  type ValueSource,
} from '@cromia/domain/integration/import';
import { IMPORT_FORMS, type ImportForm } from '@cromia/domain/integration/import-forms';
import { findDuplicates, type ParsedRow, parseRows } from '@cromia/domain/integration/parse-rows';
import type { InputRow } from '@cromia/domain/integration/table-rows';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { CallingKey } from '../../../platform/access/key-callers.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { runTransaction } from '../../../platform/database/run-transaction.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import type { InvoiceXml } from '../../invoices/index.ts';
import { createShipmentImporter } from '../../shipments/index.ts';
import { HAZARD_IMPORTER } from './catalogue/import-hazards.ts';
import { PRICE_IMPORTER } from './catalogue/import-prices.ts';
import { PRODUCT_IMPORTER, STOCK_IMPORTER } from './catalogue/import-products.ts';
import { SYNONYM_IMPORTER } from './catalogue/import-synonyms.ts';
import { TEXT_IMPORTER } from './catalogue/import-texts.ts';
import { CUSTOMER_IMPORTER } from './import-customers.ts';
import { createInvoiceImporter } from './import-invoices.ts';
import type { Importer, WrittenRows } from './importer.ts';
import { type ImportFileType, insertImport, insertImportFile } from './imports-queries.ts';
import { createJournal, type JournalEntry, type WriteOrigin } from './journal.ts';
import { createOrderStatusImporter } from './orders/import-order-statuses.ts';
import { createOrderImporter } from './orders/import-orders.ts';
import { countRows, type ImportCounts, listChanges } from './report-changes.ts';
import { lockImports } from './upsert-queries.ts';

const gzip = promisify(gzipWithCallback);

const ENTITY = 'import';
/** The number of rows parsed before yielding to the event loop. A batch takes one or two milliseconds. */
const BATCH_SIZE = 200;

/** The caller of an import: other software with its key, or a user. */
export interface ImportOrigin {
  key: CallingKey | null;
  userId: string | null;
}

/** The file or request body that contained the rows. */
export interface ImportFile {
  /** Null for a request body. */
  name: string | null;
  type: ImportFileType;
  content: Uint8Array;
  /** Of an invoice in XML, the element of each field, which errors name. */
  elements?: InvoiceXml['elements'];
}

/** The rows, with the errors already found while reading the table. */
export interface InputRows {
  rows: readonly InputRow[];
  errors: readonly RowError[];
  /** Whether the head of the table is wrong, so that the import is rejected as a whole. */
  isUncertain: boolean;
}

/** The result of the rows of an import. */
interface ImportResult {
  counts: ImportCounts;
  errors: readonly RowError[];
  written: WrittenRows;
  changes: readonly RowChange[];
}

const NO_CHANGES = { created: 0, changed: 0, unchanged: 0, erased: 0 } as const;
const NO_WRITTEN_ROWS: WrittenRows = { created: new Set(), changed: new Map() };

const toErrorKey = ({ row, path }: RowError) => `${row} ${path}`;

/**
 * Parses rows by their schema, in batches. A field that already has an error from reading the table gets no second one.
 */
async function parseInBatches<S extends z.ZodType>({ schema, keyOf }: ImportForm<S>, input: InputRows) {
  const rows: ParsedRow<z.output<S>>[] = [];
  const errors = [...input.errors];
  const reported = new Set(errors.map(toErrorKey));
  // A field may be missing because its column is misspelt.
  const isCertain = ({ code }: RowError) => !(input.isUncertain && code === 'missing');
  for (let start = 0; start < input.rows.length; start += BATCH_SIZE) {
    const batch = parseRows(schema, input.rows.slice(start, start + BATCH_SIZE));
    rows.push(...batch.rows);
    errors.push(...batch.errors.filter((error) => !reported.has(toErrorKey(error)) && isCertain(error)));
    await yieldToEventLoop();
  }
  return { rows, errors: [...errors, ...findDuplicates(rows, keyOf)] };
}

const listFailedRows = (errors: readonly RowError[]) => new Set(errors.map(({ row }) => row));

/**
 * Parses the rows of one kind before any transaction begins.
 * @returns a function that checks the rows and stores the valid ones, or none if an error rejects the whole import
 */
async function prepareImport<S extends z.ZodType>(
  form: ImportForm<S>,
  { tables, check, write }: Importer<z.output<S>>,
  input: InputRows,
  partial: boolean,
): Promise<(trx: Transaction, origin: WriteOrigin) => Promise<ImportResult>> {
  const parsed = await parseInBatches(form, input);
  const malformedRows = listFailedRows(parsed.errors);
  const wellFormed = parsed.rows.filter(({ row }) => !malformedRows.has(row));
  return async (trx, origin) => {
    await lockImports(trx, tables);
    const checked = input.isUncertain ? [] : await check(trx, wellFormed);
    const errors = [...parsed.errors, ...checked].sort((a, b) => a.row - b.row);
    const failed = listFailedRows(errors);
    const isRejected = failed.size > 0 && (!partial || input.isUncertain);
    if (isRejected) {
      const counts: ImportCounts = { outcome: 'REFUSED', ...NO_CHANGES, failed: failed.size };
      return { counts, errors, written: NO_WRITTEN_ROWS, changes: [] };
    }
    const validRows = wellFormed.filter(({ row }) => !failed.has(row));
    const written = await write(trx, validRows, origin);
    const changes = listChanges(validRows, written, form.nameOf ?? form.keyOf);
    return { counts: countRows(validRows, failed.size, written), errors, written, changes };
  };
}

interface ImportTask extends ImportQuery {
  kind: ImportKind;
  maxRows: number;
  input: InputRows;
  origin: ImportOrigin;
  file: ImportFile;
}

/** Dependencies of an import, which may store a file. */
type ImportDependencies = Pick<ModuleDependencies, 'db' | 'config' | 'now' | 'files'>;

function prepareKind(deps: ImportDependencies, { kind, input, origin, partial, file, dryRun }: ImportTask) {
  switch (kind) {
    case 'products':
      return prepareImport(IMPORT_FORMS.products, PRODUCT_IMPORTER, input, partial);
    case 'texts':
      return prepareImport(IMPORT_FORMS.texts, TEXT_IMPORTER, input, partial);
    case 'prices':
      return prepareImport(IMPORT_FORMS.prices, PRICE_IMPORTER, input, partial);
    case 'stock':
      return prepareImport(IMPORT_FORMS.stock, STOCK_IMPORTER, input, partial);
    case 'customers':
      return prepareImport(IMPORT_FORMS.customers, CUSTOMER_IMPORTER, input, partial);
    case 'synonyms':
      return prepareImport(IMPORT_FORMS.synonyms, SYNONYM_IMPORTER, input, partial);
    case 'hazards':
      return prepareImport(IMPORT_FORMS.hazards, HAZARD_IMPORTER, input, partial);
    case 'orders':
      return prepareImport(IMPORT_FORMS.orders, createOrderImporter(deps, origin.userId), input, partial);
    case 'shipments':
      return prepareImport(IMPORT_FORMS[kind], createShipmentImporter(deps, origin.userId), input, partial);
    case 'order-statuses': {
      const importer = createOrderStatusImporter(deps, origin.userId);
      return prepareImport(IMPORT_FORMS[kind], importer, input, partial);
    }
    case 'invoices': {
      const xml = file.type === 'xml' ? { ...file, isStored: !dryRun } : null;
      return prepareImport(IMPORT_FORMS.invoices, createInvoiceImporter(deps, xml), input, partial);
    }
  }
}

/** Runs a change in a transaction and rolls it back. @returns the result of the change */
async function runAndRollBack<T>(db: Database, change: (trx: Transaction) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    return await change(trx);
  } finally {
    await trx.rollback().execute();
  }
}

function toResponse(
  id: string | null,
  kind: ImportKind,
  { counts, errors, changes }: ImportResult,
): ImportResponse {
  return { id, kind, ...counts, errors: errors.slice(0, LIMITS.reportedImportErrors), changes: [...changes] };
}

/** Stores an import with the outcome of its rows and its compressed file. */
async function storeImport(
  trx: Transaction,
  { id, kind, origin, file, begunAt, endedAt }: ImportTask & { id: string; begunAt: Date; endedAt: Date },
  { content, journal }: { content: Buffer; journal: readonly JournalEntry[] },
  { counts, errors, written, changes }: ImportResult,
): Promise<void> {
  await insertImport(trx, {
    id,
    kind,
    keyId: origin.key?.id ?? null,
    userId: origin.userId,
    ...counts,
    errors: errors.slice(0, LIMITS.reportedImportErrors),
    changes,
    begunAt,
    endedAt,
    fileName: file.name,
  });
  await insertImportFile(trx, {
    importId: id,
    type: file.type,
    content,
    createdRows: [...written.created],
    changedRows: [...written.changed.keys()],
    failedRows: [...listFailedRows(errors)],
    keptAt: endedAt,
    journal,
  });
}

/**
 * Imports rows of an ERP (contract, section 5) in one transaction: all rows or, with `partial`, only the valid ones.
 * Unchanged rows are not written, so repeating an import changes nothing. Each import is listed, even if it stored
 * nothing; an import with changes also gets one audit entry. A dry run is rolled back and not listed.
 * @throws Problem PayloadTooLarge for too many rows; ImportRefused with the `import` and its errors
 */
export async function importRows(deps: ImportDependencies, task: ImportTask): Promise<ImportResponse> {
  const { db, now } = deps;
  const { kind, maxRows, input, origin, dryRun, file } = task;
  const { key, userId } = origin;
  if (input.rows.length > maxRows)
    throw new Problem('PayloadTooLarge', { limit: { of: 'entries', max: maxRows } });
  const begunAt = now();
  const id = randomUUID();
  const source: ValueSource = { at: begunAt.toISOString(), import: id };
  const runImport = await prepareKind(deps, task);
  if (dryRun) return toResponse(null, kind, await runAndRollBack(db, (trx) => runImport(trx, { source })));
  const content = await gzip(file.content);
  return runTransaction(db, async (trx) => {
    const journal = UNDOABLE_KINDS.includes(kind) ? createJournal() : undefined;
    const result = await runImport(trx, { source, ...(journal ? { journal } : {}) });
    const response = toResponse(id, kind, result);
    const stored = { content, journal: journal?.entries ?? [] };
    await storeImport(trx, { ...task, id, begunAt, endedAt: now() }, stored, result);
    if (response.outcome === 'REFUSED')
      return new Problem('ImportRefused', { extension: { import: response } });
    const { created, changed } = response;
    if (created + changed > 0) {
      const details = { kind, created, changed, ...(key ? { keyName: key.name } : {}) };
      await recordAudit(trx, { userId, action: 'imports.run', entity: ENTITY, entityId: id, details });
    }
    return response;
  });
}
