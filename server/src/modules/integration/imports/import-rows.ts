import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import {
  type ChangedValue,
  type ImportAnswer,
  type ImportKind,
  type ImportQuery,
  MAX_REPORTED_CHANGES,
  MAX_SHOWN_VALUE_LENGTH,
  type RowChange,
  type RowError,
  type ValueSource,
} from '@cromia/domain/integration/import';
import { IMPORT_FORMS, type ImportForm } from '@cromia/domain/integration/import-forms';
import { findDuplicates, type ParsedRow, parseRows } from '@cromia/domain/integration/parse-rows';
import type { InputRow } from '@cromia/domain/integration/table-rows';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { CallingKey } from '../../../platform/access/key-callers.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import { CUSTOMER_IMPORTER } from './import-customers.ts';
import { createOrderStatusImporter } from './import-order-statuses.ts';
import { createOrderImporter } from './import-orders.ts';
import { PRICE_IMPORTER } from './import-prices.ts';
import { PRODUCT_IMPORTER, STOCK_IMPORTER } from './import-products.ts';
import { SYNONYM_IMPORTER } from './import-synonyms.ts';
import { TEXT_IMPORTER } from './import-texts.ts';
import type { Importer, WrittenRows } from './importer.ts';
import { type ImportFileType, insertImport, insertImportFile } from './imports-queries.ts';
import { lockImports } from './upsert-queries.ts';

const gzip = promisify(gzipWithCallback);

const ENTITY = 'import';
/** Rows parsed before yielding to the event loop; one batch takes a millisecond or two. */
const READ_AT_ONCE = 200;

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
}

/** The rows, with the errors already found while reading the table. */
export interface InputRows {
  rows: readonly InputRow[];
  errors: readonly RowError[];
}

type Counts = Omit<ImportAnswer, 'id' | 'kind' | 'errors' | 'changes'>;

/** The result of an import. */
interface Stored {
  counts: Counts;
  errors: readonly RowError[];
  written: WrittenRows;
  changes: readonly RowChange[];
}

const NOTHING_WRITTEN: WrittenRows = { created: new Set(), changed: new Map() };

/** Thrown to roll back the transaction of a dry run or a refused import; contains its result. */
class LeftUndone extends Error {
  readonly stored: Stored;

  constructor(stored: Stored) {
    super('an import that stores nothing');
    this.stored = stored;
  }
}

const placeOf = ({ row, path }: RowError) => `${row} ${path}`;

/** Parses rows by their schema, in batches. A field with an error from reading the table gets no second one. */
async function read<S extends z.ZodType>({ schema, keyOf }: ImportForm<S>, given: InputRows) {
  const rows: ParsedRow<z.output<S>>[] = [];
  const errors = [...given.errors];
  const reported = new Set(errors.map(placeOf));
  for (let start = 0; start < given.rows.length; start += READ_AT_ONCE) {
    const part = parseRows(schema, given.rows.slice(start, start + READ_AT_ONCE));
    rows.push(...part.rows);
    errors.push(...part.errors.filter((error) => !reported.has(placeOf(error))));
    await yieldToEventLoop();
  }
  return { rows, errors: [...errors, ...findDuplicates(rows, keyOf)] };
}

const failedRows = (errors: readonly RowError[]) => new Set(errors.map(({ row }) => row));

function countsOf(rows: readonly ParsedRow<unknown>[], failed: number, written: WrittenRows): Counts {
  const [created, changed] = [written.created.size, written.changed.size];
  const outcome = failed === 0 ? 'DONE' : 'PARTLY';
  return { outcome, created, changed, unchanged: rows.length - created - changed, failed };
}

const NOTHING = { created: 0, changed: 0, unchanged: 0 } as const;

/** Shortens long texts for display. */
function shownValue(value: ChangedValue): ChangedValue {
  const isLong = typeof value === 'string' && value.length > MAX_SHOWN_VALUE_LENGTH;
  return isLong ? `${value.slice(0, MAX_SHOWN_VALUE_LENGTH)}…` : value;
}

/** The changes to report: those that overwrite manual corrections first, then by row. */
function changesOf<T>(
  rows: readonly ParsedRow<T>[],
  written: WrittenRows,
  nameOf: (row: T) => string,
): RowChange[] {
  const all = rows.flatMap(({ row, value }) =>
    (written.changed.get(row) ?? []).map(({ field, was, is, corrected }) => ({
      row,
      subject: nameOf(value),
      field,
      was: shownValue(was),
      is: shownValue(is),
      corrected,
    })),
  );
  return all
    .sort((a, b) => Number(b.corrected) - Number(a.corrected) || a.row - b.row)
    .slice(0, MAX_REPORTED_CHANGES);
}

/**
 * Parses the rows of one kind before any transaction begins.
 * @returns a function that checks and stores them; it throws `LeftUndone` if an error refuses the whole import
 */
async function prepared<S extends z.ZodType>(
  form: ImportForm<S>,
  { tables, check, write }: Importer<z.output<S>>,
  given: InputRows,
  partial: boolean,
): Promise<(trx: Transaction, source: ValueSource) => Promise<Stored>> {
  const found = await read(form, given);
  const malformed = failedRows(found.errors);
  const readable = found.rows.filter(({ row }) => !malformed.has(row));
  return async (trx, source) => {
    await lockImports(trx, tables);
    const errors = [...found.errors, ...(await check(trx, readable))].sort((a, b) => a.row - b.row);
    const failed = failedRows(errors);
    // Without rows, the error is in the table's header, so the import is refused even if `partial`.
    const isRefused = failed.size > 0 && (!partial || given.rows.length === 0);
    if (isRefused) {
      const counts: Counts = { outcome: 'REFUSED', ...NOTHING, failed: failed.size };
      throw new LeftUndone({ counts, errors, written: NOTHING_WRITTEN, changes: [] });
    }
    const good = readable.filter(({ row }) => !failed.has(row));
    const written = await write(trx, good, source);
    const changes = changesOf(good, written, form.nameOf ?? form.keyOf);
    return { counts: countsOf(good, failed.size, written), errors, written, changes };
  };
}

interface ImportTask extends ImportQuery {
  kind: ImportKind;
  given: InputRows;
  origin: ImportOrigin;
  file: ImportFile;
}

function preparedKind(deps: ServiceDependencies, { kind, given, origin, partial }: ImportTask) {
  switch (kind) {
    case 'products':
      return prepared(IMPORT_FORMS.products, PRODUCT_IMPORTER, given, partial);
    case 'texts':
      return prepared(IMPORT_FORMS.texts, TEXT_IMPORTER, given, partial);
    case 'prices':
      return prepared(IMPORT_FORMS.prices, PRICE_IMPORTER, given, partial);
    case 'stock':
      return prepared(IMPORT_FORMS.stock, STOCK_IMPORTER, given, partial);
    case 'customers':
      return prepared(IMPORT_FORMS.customers, CUSTOMER_IMPORTER, given, partial);
    case 'synonyms':
      return prepared(IMPORT_FORMS.synonyms, SYNONYM_IMPORTER, given, partial);
    case 'orders':
      return prepared(IMPORT_FORMS.orders, createOrderImporter(deps, origin.userId), given, partial);
    case 'order-statuses': {
      const importer = createOrderStatusImporter(deps, origin.userId);
      return prepared(IMPORT_FORMS[kind], importer, given, partial);
    }
  }
}

/**
 * Imports rows of an ERP (contract, section 5) in one transaction: all rows or, with `partial`, only the valid ones.
 * Unchanged rows are not written, so repeating an import changes nothing. Each import is listed, even if it stored
 * nothing; an import with changes also gets one audit entry.
 * @throws Problem PayloadTooLarge for too many rows; ImportRefused with the `import` and its errors
 */
export async function importRows(deps: ServiceDependencies, task: ImportTask): Promise<ImportAnswer> {
  const { kind, given, origin, dryRun, file } = task;
  const { key, userId } = origin;
  const by = { keyId: key?.id ?? null, userId };
  if (given.rows.length > LIMITS.importRows) throw new Problem('PayloadTooLarge');
  const begunAt = deps.now();
  const id = randomUUID();
  const source: ValueSource = { at: begunAt.toISOString(), import: id };
  const content = dryRun ? undefined : await gzip(file.content);
  const keep = async (db: Connection, { counts, errors, written, changes }: Stored) => {
    const reported = errors.slice(0, LIMITS.importErrorsTold);
    const endedAt = deps.now();
    if (content !== undefined) {
      const record = {
        id,
        kind,
        ...by,
        ...counts,
        errors: reported,
        changes,
        begunAt,
        endedAt,
        fileName: file.name,
      };
      await insertImport(db, record);
      await insertImportFile(db, {
        importId: id,
        type: file.type,
        content,
        createdRows: [...written.created],
        changedRows: [...written.changed.keys()],
        failedRows: [...failedRows(errors)],
        keptAt: endedAt,
      });
    }
    return { id: dryRun ? null : id, kind, ...counts, errors: reported, changes: [...changes] };
  };
  const store = await preparedKind(deps, task);
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const stored = await store(trx, source);
      if (dryRun) throw new LeftUndone(stored);
      const answer = await keep(trx, stored);
      const { created, changed } = stored.counts;
      if (created + changed > 0) {
        const details = { kind, created, changed, ...(key ? { keyName: key.name } : {}) };
        await recordAudit(trx, { userId, action: 'imports.run', entity: ENTITY, entityId: id, details });
      }
      return answer;
    });
  } catch (error) {
    if (!(error instanceof LeftUndone)) throw error;
    const answer = await deps.db.transaction().execute((trx) => keep(trx, error.stored));
    if (dryRun || answer.outcome !== 'REFUSED') return answer;
    throw new Problem('ImportRefused', { extension: { import: answer } });
  }
}
