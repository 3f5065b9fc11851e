import type { LimitedPage } from '@cromia/domain/lists/paging';
import { isInternalRecipe } from '@cromia/domain/sds/sheet';
import {
  findValidityRange,
  getNextSdsVersion,
  type SdsDocument,
  type SdsDocumentListQuery,
  type SdsUpload,
  sdsDocumentSchema,
} from '@cromia/domain/sds/upload';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem, rejectFields } from '../../platform/problem.ts';
import {
  type DocumentFileRow,
  doesProductExist,
  findSdsDocument,
  insertSdsDocument,
  insertSdsFile,
  listDocumentFiles,
  lockSdsVersions,
  type SdsDocumentRow,
  selectSdsDocuments,
} from './document-queries.ts';
import { type LanguageVersionRow, listLanguageVersions } from './sheet-queries.ts';

/** A document that is already in the file store. */
interface StoredDocument {
  key: string;
  sha256: string;
  size: number;
}

function toSdsDocument(
  row: SdsDocumentRow,
  files: readonly DocumentFileRow[],
  languages: readonly LanguageVersionRow[],
): SdsDocument {
  return sdsDocumentSchema.parse({
    ...row,
    isInternal: isInternalRecipe(row.recipe),
    publishedOn: row.publishedOn.toISOString(),
    withdrawnOn: row.withdrawnOn?.toISOString() ?? null,
    files: files.map(({ documentId: _document, ...file }) => ({
      ...file,
      uploadedOn: file.uploadedOn.toISOString(),
      withdrawnOn: file.withdrawnOn?.toISOString() ?? null,
    })),
    earlierLanguages: languages.filter(({ version }) => version !== row.version),
  });
}

/** The version that an upload belongs to; creates it if it is newer than all others. */
async function findOrCreateVersion(
  trx: Transaction,
  viewer: Viewer,
  { validFrom, ...upload }: SdsUpload,
  today: string,
): Promise<string> {
  const versions = await lockSdsVersions(trx, upload);
  const existing = versions.find(({ version }) => version === upload.version);
  if (existing?.withdrawnAt) throw new Problem('Conflict');
  if (existing) return existing.id;
  const newest = versions.find(({ withdrawnAt }) => withdrawnAt === null);
  // Batches and recipients rely on the order of versions, so no version may be inserted between two others.
  if (newest && newest.version > upload.version) throw new Problem('Conflict');
  const next = getNextSdsVersion(
    versions.map(({ version, withdrawnAt }) => ({ version, isWithdrawn: withdrawnAt !== null })),
  );
  if (next !== null && upload.version > next)
    rejectFields('BadRequest', ['version'], { of: 'value', max: next });
  const validityStart = validFrom ?? today;
  const { min, max } = findValidityRange(today);
  const earliest = newest && newest.validFrom > min ? newest.validFrom : min;
  if (validityStart < earliest || validityStart > max)
    rejectFields('BadRequest', ['validFrom'], { of: 'day', min: earliest, max });
  const { id } = await insertSdsDocument(trx, upload, {
    validFrom: validityStart,
    publishedBy: viewer.userId,
  });
  return id;
}

/**
 * Publishes a sheet: a new version, or another language of an existing version.
 * @throws Problem Conflict for a language that the version already has, because published files never change, and for a
 * version that is withdrawn or older than the newest; BadRequest with the field for a product that is not in the
 * catalogue, for a version number that leaves a gap, and for a validity date too far from today
 */
export async function publishSds(
  trx: Transaction,
  viewer: Viewer,
  upload: SdsUpload,
  { key, sha256, size }: StoredDocument,
  today: string,
): Promise<SdsDocument> {
  if (!(await doesProductExist(trx, upload)))
    throw new Problem('BadRequest', { errors: [{ path: 'color', code: 'invalidField' }] });
  const documentId = await findOrCreateVersion(trx, viewer, upload, today);
  const isInserted = await insertSdsFile(trx, {
    documentId,
    language: upload.language,
    fileKey: key,
    checksum: sha256,
    size,
    uploadedBy: viewer.userId,
  });
  if (!isInserted) throw new Problem('Conflict');
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'sds.publish',
    entity: 'sds-documents',
    entityId: documentId,
    details: { ...upload, checksum: sha256 },
  });
  return readSdsDocument(trx, documentId, today);
}

/** One version with its languages. @throws Problem NotFound */
export async function readSdsDocument(db: Connection, id: string, today: string): Promise<SdsDocument> {
  const row = await findSdsDocument(db, id, today);
  if (!row) throw new Problem('NotFound');
  return toSdsDocument(
    row,
    await listDocumentFiles(db, [id]),
    await listLanguageVersions(db, [id], { withoutFile: true }),
  );
}

/** The versions of all safety data sheets, newest first by default. */
export async function readSdsDocuments(
  db: Connection,
  query: SdsDocumentListQuery,
  today: string,
): Promise<LimitedPage<SdsDocument>> {
  const page = await readPage(db, selectSdsDocuments(db, query, today), query, (row) => row);
  const ids = page.content.map(({ id }) => id);
  const files = Map.groupBy(await listDocumentFiles(db, ids), ({ documentId }) => documentId);
  const languages = Map.groupBy(
    await listLanguageVersions(db, ids, { withoutFile: true }),
    ({ requestedId }) => requestedId,
  );
  return {
    ...page,
    content: page.content.map((row) =>
      toSdsDocument(row, files.get(row.id) ?? [], languages.get(row.id) ?? []),
    ),
  };
}
