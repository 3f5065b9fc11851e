import type { z } from 'zod';
import { filterTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { mixingSchema, serialMixingSchema } from './mixing.ts';

export const MIXING_SORTS = ['serial', 'hardenerSerial', 'thinnerSerial'] as const;

/** Query of GET backoffice/mixing. */
export const mixingListQuerySchema = createPageQuerySchema({
  sortFields: MIXING_SORTS,
  defaultSort: 'serial,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  text: filterTextField().describe(
    'Beginning of the serial, its hardener or its thinner, or part of a name in any language',
  ),
});
export type MixingListQuery = z.infer<typeof mixingListQuerySchema>;

/** A serial that has mixing data. */
export const mixedSerialSchema = serialMixingSchema.omit({ version: true }).extend({ mixing: mixingSchema });
export type MixedSerial = z.infer<typeof mixedSerialSchema>;
export const mixedSerialPageSchema = createLimitedPageSchema(mixedSerialSchema);
