import type { TdsDocument } from '@cromia/domain/tds/upload';
import type { Withdrawal } from '@cromia/domain/withdrawal';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { findTdsDocument, lockTdsVersions, withdrawTdsVersion } from './upload-queries.ts';
import { toTdsDocument } from './uploads.ts';

/**
 * Withdraws a version that was published by mistake. Only the SDS desk can still read it, the previous version in its
 * language is current again, and its record stays.
 * @throws Problem NotFound; Conflict for a version that is already withdrawn
 */
export async function withdrawTds(
  trx: Transaction,
  viewer: Viewer,
  id: string,
  { reason }: Withdrawal,
): Promise<TdsDocument> {
  const found = await findTdsDocument(trx, id);
  if (!found) throw new Problem('NotFound');
  const { serial, color, language, version } = found;
  await lockTdsVersions(trx, serial);
  if (!(await withdrawTdsVersion(trx, id, reason))) throw new Problem('Conflict');
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'tds.withdraw',
    entity: 'tds-versions',
    entityId: id,
    details: { serial, color, language, version, reason },
  });
  const withdrawn = await findTdsDocument(trx, id);
  if (!withdrawn) throw new Error('Expected the withdrawn sheet');
  return toTdsDocument(withdrawn);
}
