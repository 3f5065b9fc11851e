import { z } from 'zod';
import { customerCodeField, dateField, patternText, ruleAcross } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { batchField, batchFormat, batchFormatOn } from './batch.ts';
import { sdsUploadSchema } from './upload.ts';

/** The columns of a list of batches, in any order; customer and order may stay empty. */
export const BATCH_COLUMNS = [
  'batch',
  'date',
  'site',
  'serial',
  'color',
  'recipe',
  'version',
  'customerCode',
  'orderCode',
] as const;

const FIELDS = {
  batch: batchField(),
  date: dateField(),
  ...sdsUploadSchema.pick({ site: true, serial: true, color: true, recipe: true, version: true }).shape,
  customerCode: customerCodeField().optional(),
  orderCode: patternText(/^[0-9A-Za-z/_.-]+$/, LIMITS.orderCode).optional(),
};

/**
 * A batch with its sheet (product, recipe, version) and, since 15 October 2024, its customer. The format of its code
 * must match its date.
 */
export const batchLineSchema = z.object(FIELDS).check(
  ruleAcross(
    { batch: FIELDS.batch, date: FIELDS.date },
    'batch',
    ({ batch, date }) => batchFormat(batch) === batchFormatOn(date),
  ),
  ruleAcross(
    { date: FIELDS.date, customerCode: FIELDS.customerCode },
    'customerCode',
    ({ date, customerCode }) => customerCode === undefined || batchFormatOn(date) === 'new',
  ),
);
export type BatchLine = z.infer<typeof batchLineSchema>;

/** Number of batches stored from a list; existing ones are overwritten. */
export const batchListResultSchema = z.object({ batches: z.int() });
