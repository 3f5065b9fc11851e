import type { AuditAction, AuditEntity } from '@cromia/domain/audit/audit-log';
import type { HistoryEntry } from '@cromia/domain/decision';
import { z } from 'zod';
import type { Connection, Transaction } from './database.ts';

const detailsSchema = z.record(z.string(), z.unknown());

export interface AuditEntry {
  /** Who did it; null for the system itself. */
  userId: string | null;
  /** The customer whose data it touches, if any. */
  customerId?: string | null;
  /** What was done, as capability.verb: `order-requests.create`. */
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** What changed, without secrets. */
  details?: Record<string, unknown>;
}

/** Records who changed what, in the transaction of the change itself. */
export async function recordAudit(trx: Transaction, entry: AuditEntry): Promise<void> {
  await recordAudits(trx, [entry]);
}

/** Records several changes at once. */
export async function recordAudits(trx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    userId: entry.userId,
    customerId: entry.customerId ?? null,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    details: JSON.stringify(entry.details ?? {}),
  }));
  await trx.insertInto('auditLog').values(rows).execute();
}

/** Entries of one entity that staff is shown at most: its last ones. */
const HISTORY_MAX = 200;

/** What happened to one entity, oldest first. */
export async function readHistory(
  db: Connection,
  entity: AuditEntity,
  entityId: string,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('users', 'users.id', 'auditLog.userId')
    .select(['auditLog.at', 'auditLog.action', 'auditLog.details', 'users.username'])
    .where('auditLog.entity', '=', entity)
    .where('auditLog.entityId', '=', entityId)
    .orderBy('auditLog.at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return rows.reverse().map(({ at, action, details, username }) => ({
    at: at.toISOString(),
    action,
    username,
    details: detailsSchema.parse(details),
  }));
}
