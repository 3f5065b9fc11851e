import { z } from 'zod';
import { createCrossFieldRule, customerCodeField, dateField, patternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { batchField, detectBatchFormat, getBatchFormatOn } from './batch.ts';
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
  orderCode: patternTextField(/^[0-9A-Za-z/_.-]+$/, LIMITS.orderCode).optional(),
};

/**
 * A batch with its sheet (product, recipe, version) and, since 15 October 2024, its customer. The format of its code
 * must match its date.
 */
export const batchLineSchema = z.object(FIELDS).check(
  createCrossFieldRule(
    { batch: FIELDS.batch, date: FIELDS.date },
    'batch',
    ({ batch, date }) => detectBatchFormat(batch) === getBatchFormatOn(date),
  ),
  createCrossFieldRule(
    { date: FIELDS.date, customerCode: FIELDS.customerCode },
    'customerCode',
    ({ date, customerCode }) => customerCode === undefined || getBatchFormatOn(date) === 'new',
  ),
);
export type BatchLine = z.infer<typeof batchLineSchema>;

/** Number of batches stored from a list; existing ones are overwritten. */
export const batchListResultSchema = z.object({ batches: z.int() });
