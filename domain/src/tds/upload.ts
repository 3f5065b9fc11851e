import { z } from 'zod';
import { choiceField, filterCodeField, upperPatternTextField } from '../fields.ts';
import { TDS_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';

const CODE = /^[0-9A-Z]+$/;

/**
 * Form fields sent with the file of a technical data sheet, the next version for a serial or for one of its colours.
 */
export const tdsUploadSchema = z.object({
  serial: upperPatternTextField(CODE, LIMITS.serial),
  color: filterCodeField(LIMITS.color).describe('Colour code; omit for a sheet of the whole serial'),
  language: choiceField(TDS_LANGUAGES),
});
export type TdsUpload = z.infer<typeof tdsUploadSchema>;

/** One version of a sheet as staff sees it. */
export const tdsDocumentSchema = z.object({
  id: z.guid(),
  serial: z.string(),
  color: z.string().nullable(),
  language: z.enum(TDS_LANGUAGES),
  version: z.int(),
  isLatest: z.boolean().describe('Whether this is the version that readers get'),
  publishedOn: z.iso.datetime(),
  publishedBy: z.string().nullable(),
  size: z
    .int()
    .nullable()
    .describe('Size of the file in bytes; null for a sheet generated from the technical data'),
  checksum: z.string().nullable(),
  withdrawnOn: z.iso
    .datetime()
    .nullable()
    .describe(
      'Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn',
    ),
  withdrawalReason: z.string().nullable(),
});
export type TdsDocument = z.infer<typeof tdsDocumentSchema>;

export const TDS_DOCUMENT_SORTS = ['publishedOn', 'serial', 'version'] as const;

export const tdsDocumentListSchema = createPageQuerySchema({
  sortFields: TDS_DOCUMENT_SORTS,
  defaultSort: 'publishedOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  serial: filterCodeField(LIMITS.serial),
  color: filterCodeField(LIMITS.color),
  language: choiceField(TDS_LANGUAGES).optional(),
});
export type TdsDocumentListQuery = z.infer<typeof tdsDocumentListSchema>;

export const tdsDocumentPageSchema = createLimitedPageSchema(tdsDocumentSchema);
