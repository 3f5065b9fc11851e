import { z } from 'zod';
import { FIELD_ERROR_CODES } from '../errors.ts';
import { choice, queryFlag } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { limitedPageSchema, pageQuerySchema } from '../lists/paging.ts';

/** What an ERP keeps here: each kind has rows of its own, keyed by the trade's own codes. */
export const IMPORT_KINDS = [
  'products',
  'texts',
  'prices',
  'stock',
  'customers',
  'orders',
  'order-statuses',
  'synonyms',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What becomes of an import: all of its rows stored, only the good ones, or none. */
export const IMPORT_OUTCOMES = ['DONE', 'PARTLY', 'REFUSED'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/**
 * What can be wrong with a row beyond its fields: it names what is not here (`unknown`), two rows are about the same
 * thing (`duplicate`), rows of one serial or colour say different things of it (`inconsistent`), a decimal comma stands
 * where a point belongs (`decimalComma`),
 * an order cannot go from where it stands to a status, or from its customer to another (`notAllowed`).
 */
export const ROW_ERROR_CODES = [
  ...FIELD_ERROR_CODES,
  'unknown',
  'duplicate',
  'inconsistent',
  'decimalComma',
  'notAllowed',
] as const;

export const rowErrorSchema = z.object({
  row: z
    .int()
    .describe('In JSON the row counted from 1; in a table its line, of which the names are the first'),
  path: z.string().describe('Field as in `productCode.serial`; empty for the row as a whole'),
  code: z.enum(ROW_ERROR_CODES),
});
export type RowError = z.infer<typeof rowErrorSchema>;

/** Query of every import. */
export const importQuerySchema = z.object({
  partial: queryFlag().default(false).describe('Stores the good rows; without it one bad row refuses all'),
  dryRun: queryFlag().default(false).describe('Tells what would change and changes nothing'),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;

/** The kind of an import in a path. */
export const importKindField = () => choice(IMPORT_KINDS);

const counts = {
  created: z.int(),
  changed: z.int(),
  unchanged: z.int().describe('Rows that say what was stored already'),
  failed: z.int().describe('Rows with errors'),
};

/** Answer of an import. */
export const importAnswerSchema = z.object({
  id: z.string().nullable().describe('Null for a dry run, which leaves no trace'),
  kind: z.enum(IMPORT_KINDS),
  outcome: z.enum(IMPORT_OUTCOMES),
  ...counts,
  errors: z.array(rowErrorSchema).describe(`The first ${LIMITS.importErrorsTold}`),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

export const IMPORT_SORTS = ['begunOn', 'kind', 'outcome'] as const;

/** Query of GET backoffice/imports. */
export const importListQuerySchema = pageQuerySchema({
  sortFields: IMPORT_SORTS,
  defaultSort: 'begunOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  kind: choice(IMPORT_KINDS).optional(),
  outcome: choice(IMPORT_OUTCOMES).optional(),
});
export type ImportListQuery = z.infer<typeof importListQuerySchema>;

/** An import as the desk lists it. */
export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  outcome: z.enum(IMPORT_OUTCOMES),
  ...counts,
  by: z.string().nullable().describe('User name, or the name of the key; null once the user is gone'),
  byKey: z.boolean(),
  begunOn: z.string().describe('UTC instant'),
  seconds: z.number().describe('From the first row to the last'),
});
export type Import = z.infer<typeof importSchema>;

export const importPageSchema = limitedPageSchema(importSchema);

/** One import with what was wrong. */
export const importDetailSchema = importSchema.extend({ errors: z.array(rowErrorSchema) });
export type ImportDetail = z.infer<typeof importDetailSchema>;
