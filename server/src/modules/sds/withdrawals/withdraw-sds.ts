import type { SdsDocument, SdsWithdrawal } from '@cromia/domain/sds/upload';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import { findSheetOfDocument, lockSdsVersions } from '../document-queries.ts';
import { readSdsDocument } from '../documents.ts';
import { withdrawLanguage, withdrawVersion } from './withdrawal-queries.ts';

/**
 * Withdraws a version that was published by mistake, or one language of it. Only the SDS desk can still read it, and
 * its record stays.
 * @throws Problem NotFound; Conflict when it is already withdrawn or lacks the language
 */
export async function withdrawSds(
  trx: Transaction,
  viewer: Viewer,
  documentId: string,
  { language, reason, today }: SdsWithdrawal & { today: string },
): Promise<SdsDocument> {
  const sheet = await findSheetOfDocument(trx, documentId);
  if (!sheet) throw new Problem('NotFound');
  // Locks the sheet, so that a concurrent publication sees this withdrawal.
  await lockSdsVersions(trx, sheet);
  const isWithdrawn = language
    ? await withdrawLanguage(trx, documentId, { language, reason })
    : await withdrawVersion(trx, documentId, reason);
  if (!isWithdrawn) throw new Problem('Conflict');
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'sds.withdraw',
    entity: 'sds-documents',
    entityId: documentId,
    details: { language: language ?? null, reason, version: sheet.version },
  });
  return readSdsDocument(trx, documentId, today);
}
