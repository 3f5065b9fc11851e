import { z } from 'zod';
import { patternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tdsDocumentSchema, tdsUploadSchema } from '../tds/upload.ts';
import { sdsDocumentSchema, sdsUploadSchema } from './upload.ts';

/** Name of the list inside an archive of documents. */
export const ARCHIVE_LIST_FILE = 'list.csv';

/** The columns of the list, in any order; columns that a kind does not need stay empty. */
export const ARCHIVE_COLUMNS = [
  'kind',
  'file',
  'site',
  'serial',
  'color',
  'recipe',
  'version',
  'language',
  'validFrom',
] as const;

const file = patternTextField(/\.pdf$/i, LIMITS.text);

/** One line of the list: the document that a file contains. */
export const archiveLineSchema = z.discriminatedUnion(
  'kind',
  [
    sdsUploadSchema.extend({ kind: z.literal('SDS'), file }),
    tdsUploadSchema.extend({ kind: z.literal('TDS'), file }),
  ],
  { error: 'invalidField' },
);
export type ArchiveLine = z.infer<typeof archiveLineSchema>;

/** The documents published from an archive. */
export const archiveResultSchema = z.object({
  sds: z.array(sdsDocumentSchema),
  tds: z.array(tdsDocumentSchema),
});
export type ArchiveResult = z.infer<typeof archiveResultSchema>;
