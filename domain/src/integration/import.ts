import { z } from 'zod';
import type { AccessAction } from '../accounts/access.ts';
import { staleOutcomeSchema } from '../content-version.ts';
import { FIELD_ERROR_CODES } from '../errors.ts';
import { choiceField, queryBooleanField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import type { KeyScope } from './key-scopes.ts';

/** The kinds of data that an ERP imports. Each kind has its own row format, keyed by business codes. */
export const IMPORT_KINDS = [
  'products',
  'texts',
  'prices',
  'stock',
  'customers',
  'orders',
  'order-statuses',
  'shipments',
  'invoices',
  'synonyms',
  'hazards',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The scope that a key needs for each kind (contract, section 9). */
export const IMPORT_SCOPES: Readonly<Record<ImportKind, Exclude<KeyScope, 'events'>>> = {
  products: 'catalogue',
  texts: 'catalogue',
  prices: 'catalogue',
  stock: 'catalogue',
  customers: 'customers',
  orders: 'orders',
  'order-statuses': 'orders',
  shipments: 'orders',
  invoices: 'orders',
  synonyms: 'catalogue',
  hazards: 'catalogue',
};

/** The action that a user needs to import a file of a kind: imports of orders decide on them. */
export function findImportAction(kind: ImportKind): AccessAction {
  return IMPORT_SCOPES[kind] === 'orders' ? 'backoffice.order-imports' : 'backoffice.imports';
}

/** The kinds whose imports can be undone; those of orders and invoices have sent mails or events. */
export const UNDOABLE_KINDS: readonly ImportKind[] = [
  'products',
  'texts',
  'prices',
  'stock',
  'customers',
  'synonyms',
  'hazards',
];

/** Outcomes of an import: all rows stored, only the valid ones, or none. */
export const IMPORT_OUTCOMES = ['DONE', 'PARTLY', 'REFUSED'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/**
 * Errors of a row in addition to those of its fields: it refers to an unknown record (`unknown`), another row has the
 * same key (`duplicate`), rows of one serial or colour disagree (`inconsistent`), a number has a decimal comma instead
 * of a point (`decimalComma`) or may have decimals or a thousands separator (`ambiguousNumber`), a quote is not closed or
 * has text after it (`brokenQuote`), a cell has no column (`noColumn`) or is an error of the spreadsheet (`cellError`), an
 * order cannot change to that status or customer (`notAllowed`), or a quantity contradicts what was shipped or the status
 * of its order, or fields of a hazard label contradict each other (`contradictory`).
 */
export const ROW_ERROR_CODES = [
  ...FIELD_ERROR_CODES,
  'unknown',
  'duplicate',
  'inconsistent',
  'decimalComma',
  'ambiguousNumber',
  'brokenQuote',
  'noColumn',
  'cellError',
  'notAllowed',
  'contradictory',
] as const;

/** Maximum number of conflicting rows that an error lists. */
export const MAX_REPORTED_CLASHES = 5;
/** Maximum number of changes of an import that are reported and stored. */
export const MAX_REPORTED_CHANGES = 1_000;
/** Maximum length of a displayed value of a change or a row, in characters. */
export const MAX_DISPLAYED_VALUE_LENGTH = 300;
/** Retention of the file of an import, in days. */
export const FILE_RETENTION_DAYS = 30;

export const rowErrorSchema = z.object({
  row: z
    .int()
    .describe(
      'Row number in JSON, starting at 1; line number in a table, where line 1 contains the column ' +
        'names',
    ),
  path: z
    .string()
    .describe(
      'Path of the field, such as `productCode.serial`; empty for the row as a whole; in line 1 of a table, the name ' +
        'of the column as written',
    ),
  code: z.enum(ROW_ERROR_CODES),
  allowed: z.array(z.string()).optional().describe('Allowed codes of the field, if there are only a few'),
  rows: z.array(z.int()).optional().describe(`Conflicting rows; the first ${MAX_REPORTED_CLASHES}`),
  customerCode: z.string().optional().describe('Customer that already has the value'),
  value: z.string().optional().describe('The wrong value as written; its first 100 characters'),
  accepted: z.string().optional().describe('An example of an accepted value, or its bounds'),
  cell: z.string().optional().describe('Address of the cell, such as `C5`'),
  suggestion: z.string().optional().describe('A stored code that differs in leading zeros only'),
});
export type RowError = z.infer<typeof rowErrorSchema>;

/** A value of the stored data, before or after an import. */
export const changedValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.null(),
]);
export type ChangedValue = z.infer<typeof changedValueSchema>;

/** One field that an import changed. */
export interface FieldChange {
  field: string;
  was: ChangedValue;
  is: ChangedValue;
  /** Whether the previous value was a correction made in the back office. */
  corrected: boolean;
}

/** A change as an import reports it. */
export const rowChangeSchema = z.object({
  row: z.int().describe('Row number, as in `errors`'),
  subject: z.string().describe('Codes that identify the record'),
  field: z.string(),
  was: changedValueSchema,
  is: changedValueSchema,
  corrected: z.boolean().describe('Whether the change overwrites a correction made in the back office'),
  unusual: z
    .boolean()
    .optional()
    .describe(`Whether a price changes by more than ${LIMITS.usualPriceDeviationPct} %`),
});
export type RowChange = z.infer<typeof rowChangeSchema>;

/** The source of a value: an import, or a correction in the back office. */
export type ValueSource = { at: string } & ({ import: string } | { user: string });

/** Sources by field, such as `shortDescription.it` for texts. `*` stands for all other fields of the row. */
export type ValueSources = Readonly<Record<string, ValueSource>>;

/** Query of every import. */
export const importQuerySchema = z.object({
  partial: queryBooleanField()
    .default(false)
    .describe('Stores the valid rows; otherwise one invalid row rejects the import'),
  dryRun: queryBooleanField().default(false).describe('Reports what would change without saving it'),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;

/** The kind of an import in a path. */
export const importKindField = () => choiceField(IMPORT_KINDS);

const counts = {
  created: z.int(),
  changed: z.int(),
  unchanged: z.int().describe('Number of rows that match the stored data'),
  failed: z.int().describe('Number of rows with errors'),
  erased: z.int().describe('Number of stored values that the import empties'),
};

/** Response of an import. */
export const importResponseSchema = z.object({
  id: z.string().nullable().describe('Id of the import; null for a dry run, which is not recorded'),
  kind: z.enum(IMPORT_KINDS),
  outcome: z.enum(IMPORT_OUTCOMES),
  ...counts,
  errors: z.array(rowErrorSchema).describe(`The first ${LIMITS.reportedImportErrors} errors`),
  changes: z
    .array(rowChangeSchema)
    .describe(
      `The first ${MAX_REPORTED_CHANGES} changes, starting with those that overwrite back-office ` +
        'corrections, and with unusual prices',
    ),
});
export type ImportResponse = z.infer<typeof importResponseSchema>;

/** A value that has changed since an import wrote it, so that the import cannot be undone. */
export const changedSinceSchema = z.object({
  subject: z.string().describe('Codes that identify the record'),
  field: z
    .string()
    .nullable()
    .describe('Column that has changed; null if the record as a whole is concerned'),
});

/** The `outcome` of a Conflict when an import cannot be undone. */
export const undoConflictSchema = staleOutcomeSchema.extend({
  undoneOn: z.string().nullable().describe('Time at which the import was undone already (UTC)'),
  changedSince: z
    .array(changedSinceSchema)
    .describe(`Values that have changed since the import; the first ${MAX_REPORTED_CLASHES}`),
});
export type UndoConflict = z.infer<typeof undoConflictSchema>;

export const IMPORT_SORTS = ['begunOn', 'kind', 'outcome'] as const;

/** Query of GET backoffice/imports. */
export const importListQuerySchema = createPageQuerySchema({
  sortFields: IMPORT_SORTS,
  defaultSort: 'begunOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  kind: choiceField(IMPORT_KINDS).optional(),
  outcome: choiceField(IMPORT_OUTCOMES).optional(),
});
export type ImportListQuery = z.infer<typeof importListQuerySchema>;

/** An import as the back office shows it. */
export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  outcome: z.enum(IMPORT_OUTCOMES),
  ...counts,
  by: z
    .string()
    .nullable()
    .describe('Username, or name of the integration key; null after the user has been deleted'),
  byKey: z.boolean(),
  begunOn: z.string().describe('Start time (UTC)'),
  seconds: z.number().describe('Duration in seconds'),
  fileName: z
    .string()
    .nullable()
    .describe('Name of the file imported in the back office; null for other imports'),
  undoneOn: z.string().nullable().describe('Time at which the import was undone (UTC)'),
  undoneBy: z.string().nullable().describe('Username of the person who undid it'),
});
export type ImportSummary = z.infer<typeof importSchema>;

export const importPageSchema = createLimitedPageSchema(importSchema);

/** One import with its errors and changes. */
export const importDetailSchema = importSchema.extend({
  errors: z.array(rowErrorSchema),
  changes: z.array(rowChangeSchema),
  fileKept: z
    .boolean()
    .describe(
      `Whether the file and its rows are still stored; they are kept for ${FILE_RETENTION_DAYS} days`,
    ),
  canUndo: z
    .boolean()
    .describe('Whether the previous values are still stored, so that the import can be undone'),
});
export type ImportDetail = z.infer<typeof importDetailSchema>;

/** Outcomes of a row. SKIPPED means that errors in other rows made the whole import fail. */
export const IMPORT_ROW_STATES = ['CREATED', 'CHANGED', 'UNCHANGED', 'FAILED', 'SKIPPED'] as const;

export const IMPORT_ROW_SORTS = ['row'] as const;

/** Query of GET backoffice/imports/{id}/rows. */
export const importRowsQuerySchema = createPageQuerySchema({
  sortFields: IMPORT_ROW_SORTS,
  defaultSort: 'row,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({ state: choiceField(IMPORT_ROW_STATES).optional() });
export type ImportRowsQuery = z.infer<typeof importRowsQuerySchema>;

/** A row of an import's file. */
export const importRowSchema = z.object({
  row: z.int().describe('Row number, as in `errors`'),
  state: z.enum(IMPORT_ROW_STATES),
  cells: z.record(z.string(), z.string()).describe('Cells by column name; empty cells are omitted'),
});
export type ImportRow = z.infer<typeof importRowSchema>;
export const importRowsPageSchema = createLimitedPageSchema(importRowSchema);
