import { z } from 'zod';
import { choiceField, queryNumberField, upperPatternTextField } from '../fields.ts';
import { SDS_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { storedDateField } from '../stored-date.ts';
import { withdrawalSchema } from '../withdrawal.ts';
import { RECIPES, SDS_SITES, sdsLanguageField } from './sheet.ts';

const CODE = /^[0-9A-Z]+$/;

/** Form fields sent with the file of a safety data sheet; all values are text. */
export const sdsUploadSchema = z.object({
  site: choiceField(SDS_SITES),
  serial: upperPatternTextField(CODE, LIMITS.serial),
  color: upperPatternTextField(CODE, LIMITS.color),
  recipe: upperPatternTextField(CODE, 2).refine((recipe) => recipe in RECIPES, 'invalidField'),
  version: queryNumberField(1, LIMITS.documentVersion).describe(
    'Version number; a new number publishes a version, an existing one adds a language to it',
  ),
  language: sdsLanguageField(),
  validFrom: storedDateField().optional().describe('First day of validity; defaults to today'),
});
export type SdsUpload = z.infer<typeof sdsUploadSchema>;

/**
 * The days from which a version may be valid: at most some years back or months ahead, since any other day is a typing
 * error.
 */
export function findValidityRange(today: string): { min: string; max: string } {
  const year = Number(today.slice(0, 4));
  const min = `${year - LIMITS.sdsValidYearsBack}${today.slice(4)}`;
  const month = Number(today.slice(5, 7)) - 1 + LIMITS.sdsValidMonthsAhead;
  const max = `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}${today.slice(7)}`;
  return { min, max };
}

/** The fields of a version that numbering needs. */
interface NumberedVersion {
  version: number;
  isWithdrawn: boolean;
}

/**
 * The number of the next version of a sheet: one above the newest that is not withdrawn, skipping the numbers of
 * withdrawn versions. Null for a sheet that has only withdrawn versions or none. Such a sheet may start at any number,
 * since it may have had versions outside the portal.
 */
export function getNextSdsVersion(versions: readonly NumberedVersion[]): number | null {
  const activeVersions = versions.filter(({ isWithdrawn }) => !isWithdrawn).map(({ version }) => version);
  if (activeVersions.length === 0) return null;
  const withdrawn = new Set(versions.filter(({ isWithdrawn }) => isWithdrawn).map(({ version }) => version));
  let next = Math.max(...activeVersions) + 1;
  while (withdrawn.has(next)) next++;
  return next;
}

/** Withdrawal of a version, or of one language of it. */
export const sdsWithdrawalSchema = withdrawalSchema.extend({
  language: sdsLanguageField().optional().describe('Language to withdraw; omit for the whole version'),
});
export type SdsWithdrawal = z.infer<typeof sdsWithdrawalSchema>;

const withdrawnOn = z.iso
  .datetime()
  .nullable()
  .describe('Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn');
const withdrawalReason = z.string().nullable();

const fileSchema = z.object({
  id: z.guid(),
  language: z.enum(SDS_LANGUAGES),
  size: z.int().nullable().describe('Size of the file in bytes; null for a generated specimen'),
  checksum: z.string().nullable(),
  uploadedOn: z.iso.datetime(),
  uploadedBy: z.string().nullable(),
  withdrawnOn,
  withdrawalReason,
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
  supersededOn: z.iso
    .date()
    .nullable()
    .describe('First day on which the next version is valid; null if there is none'),
  publishedOn: z.iso.datetime(),
  publishedBy: z.string().nullable(),
  batches: z.int(),
  isCurrent: z.boolean().describe('Whether this is the version valid today'),
  withdrawnOn,
  withdrawalReason,
  files: z.array(fileSchema),
  earlierLanguages: z
    .array(z.object({ language: z.enum(SDS_LANGUAGES), version: z.int() }))
    .describe('Languages missing from this version, with the earlier version that is provided instead'),
});
export type SdsDocument = z.infer<typeof sdsDocumentSchema>;

export const SDS_DOCUMENT_SORTS = ['publishedOn', 'serial', 'validFrom', 'version'] as const;

export const sdsDocumentListSchema = createPageQuerySchema({
  sortFields: SDS_DOCUMENT_SORTS,
  defaultSort: 'publishedOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  site: choiceField(SDS_SITES).optional(),
  serial: upperPatternTextField(CODE, LIMITS.serial).optional(),
  color: upperPatternTextField(CODE, LIMITS.color).optional(),
});
export type SdsDocumentListQuery = z.infer<typeof sdsDocumentListSchema>;

export const sdsDocumentPageSchema = createLimitedPageSchema(sdsDocumentSchema);
