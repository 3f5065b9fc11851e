import type { LimitedPage } from '@cromia/domain/lists/paging';
import {
  type TdsDocument,
  type TdsDocumentListQuery,
  type TdsUpload,
  tdsDocumentSchema,
} from '@cromia/domain/tds/upload';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import {
  findSerial,
  findTdsDocument,
  insertTdsVersion,
  selectTdsDocuments,
  type TdsDocumentRow,
} from './upload-queries.ts';

/** A document that is already in the file store. */
interface StoredDocument {
  key: string;
  sha256: string;
  size: number;
}

/** A version as shown to staff. */
export function toTdsDocument({ publishedOn, withdrawnOn, ...row }: TdsDocumentRow): TdsDocument {
  return tdsDocumentSchema.parse({
    ...row,
    publishedOn: publishedOn.toISOString(),
    withdrawnOn: withdrawnOn?.toISOString() ?? null,
  });
}

/**
 * Publishes an uploaded sheet as the next version in its language; it replaces a composed one.
 * @throws Problem BadRequest with the field, for a product that is not in the catalogue
 */
export async function publishTds(
  trx: Transaction,
  viewer: Viewer,
  upload: TdsUpload,
  { key, sha256, size }: StoredDocument,
): Promise<TdsDocument> {
  const serial = await findSerial(trx, upload);
  if (!serial) throw new Problem('BadRequest', { errors: [{ path: 'serial', code: 'invalidField' }] });
  if (upload.color !== undefined && !serial.hasColor)
    throw new Problem('BadRequest', { errors: [{ path: 'color', code: 'invalidField' }] });
  const { id } = await insertTdsVersion(trx, {
    ...upload,
    productClass: serial.productClass,
    fileKey: key,
    checksum: sha256,
    size,
    uploadedBy: viewer.userId,
  });
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'tds.publish',
    entity: 'tds-versions',
    entityId: id,
    details: { ...upload, checksum: sha256 },
  });
  const row = await findTdsDocument(trx, id);
  if (!row) throw new Error('Expected the published sheet');
  return toTdsDocument(row);
}

/** The versions of all technical data sheets, newest first by default. */
export function readTdsDocuments(
  db: Connection,
  query: TdsDocumentListQuery,
): Promise<LimitedPage<TdsDocument>> {
  return readPage(db, selectTdsDocuments(db, query), query, toTdsDocument);
}
