import type { FieldError } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { BatchLine } from '@cromia/domain/sds/batch-list';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ResolvedBatch, resolveBatches, upsertBatches } from './batch-queries.ts';

/** A line of a batch list with its line number. */
interface NumberedLine {
  number: number;
  line: BatchLine;
}

function listErrors(
  { number, documentId, customerId, orderId }: ResolvedBatch,
  line: BatchLine,
): FieldError[] {
  const unknownFields = [
    ...(documentId === null ? ['version'] : []),
    ...(line.customerCode !== undefined && customerId === null ? ['customerCode'] : []),
    ...(line.orderCode !== undefined && orderId === null ? ['orderCode'] : []),
  ];
  return unknownFields.map((field) => ({ path: `lines.${number}.${field}`, code: 'invalidField' }));
}

/**
 * Stores a list of batches, all or none, and overwrites existing ones.
 * @throws Problem BadRequest with the lines whose sheet, customer or order is unknown
 */
export async function storeBatches(
  trx: Transaction,
  viewer: Viewer,
  lines: readonly NumberedLine[],
): Promise<{ batches: number }> {
  const resolved = await resolveBatches(trx, lines);
  const errors: FieldError[] = [];
  const batches: Parameters<typeof upsertBatches>[1][number][] = [];
  for (const [index, { line }] of lines.entries()) {
    const row = resolved[index];
    if (!row) continue;
    const { documentId, customerId, orderId } = row;
    errors.push(...listErrors(row, line));
    if (documentId !== null)
      batches.push({ batch: line.batch, date: line.date, documentId, customerId, orderId });
  }
  if (errors.length > 0)
    throw new Problem('BadRequest', { errors: errors.slice(0, LIMITS.reportedListErrors) });
  await upsertBatches(trx, batches);
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'sds.store-batches',
    entity: 'sds-batches',
    entityId: lines[0]?.line.batch ?? '',
    details: { batches: lines.length },
  });
  return { batches: batches.length };
}
