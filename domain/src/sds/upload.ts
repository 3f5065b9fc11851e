import { z } from 'zod';
import { choice, dateField, queryNumber, upperPatternText } from '../fields.ts';
import { SDS_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { pageQuerySchema, pageSchema } from '../paging.ts';
import { RECIPES, SDS_SITES } from './sds.ts';

const CODE = /^[0-9A-Z]+$/;

/** What stands beside the file of a safety data sheet: all of it arrives as text. */
export const sdsUploadSchema = z.object({
  site: choice(SDS_SITES),
  serial: upperPatternText(CODE, LIMITS.serial),
  color: upperPatternText(CODE, LIMITS.color),
  recipe: upperPatternText(CODE, 2).refine((recipe) => recipe in RECIPES, 'invalidField'),
  version: queryNumber(1, LIMITS.documentVersion).describe(
    'A new one is published; one that stands gets another language',
  ),
  language: choice(SDS_LANGUAGES),
  validFrom: dateField().optional().describe('Default: today'),
});
export type SdsUpload = z.infer<typeof sdsUploadSchema>;

const fileSchema = z.object({
  language: z.enum(SDS_LANGUAGES),
  size: z.int().nullable().describe('Bytes; null for a specimen that is composed'),
  checksum: z.string().nullable(),
  uploadedOn: z.iso.datetime(),
  uploadedBy: z.string().nullable(),
});

/** One version of a sheet as staff sees it. */
export const sdsDocumentSchema = z.object({
  id: z.guid(),
  site: z.string(),
  serial: z.string(),
  color: z.string(),
  recipe: z.string(),
  isInternal: z.boolean(),
  version: z.int(),
  validFrom: z.iso.date(),
  supersededOn: z.iso.date().nullable().describe('The day from which the next version holds'),
  publishedOn: z.iso.datetime(),
  publishedBy: z.string().nullable(),
  batches: z.int(),
  files: z.array(fileSchema),
});
export type SdsDocument = z.infer<typeof sdsDocumentSchema>;

export const SDS_DOCUMENT_SORTS = ['publishedOn', 'serial', 'validFrom', 'version'] as const;

export const sdsDocumentListSchema = pageQuerySchema({
  sortFields: SDS_DOCUMENT_SORTS,
  defaultSort: 'publishedOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  site: choice(SDS_SITES).optional(),
  serial: upperPatternText(CODE, LIMITS.serial).optional(),
  color: upperPatternText(CODE, LIMITS.color).optional(),
});
export type SdsDocumentListQuery = z.infer<typeof sdsDocumentListSchema>;

export const sdsDocumentPageSchema = pageSchema(sdsDocumentSchema);
