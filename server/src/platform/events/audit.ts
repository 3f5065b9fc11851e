import type { AuditAction, AuditEntity } from '@cromia/domain/audit/audit-log';
import type { HistoryEntry } from '@cromia/domain/decision';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection, Transaction } from '../database/database.ts';

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

/** Most entries of one entity that staff is shown: the newest ones. */
const HISTORY_MAX = 200;

/** What happened to one entity, oldest first. */
export async function readHistory(
  db: Connection,
  entity: AuditEntity,
  entityId: string,
): Promise<HistoryEntry[]> {
  return (await readHistories(db, entity, [entityId])).get(entityId) ?? [];
}

/** What happened to each of some entities, oldest first. */
export async function readHistories(
  db: Connection,
  entity: AuditEntity,
  entityIds: readonly string[],
): Promise<Map<string, HistoryEntry[]>> {
  const { rows } = await sql<{
    entityId: string;
    at: Date;
    action: string;
    details: unknown;
    username: string | null;
  }>`
    SELECT given.id AS "entityId", entry.at, entry.action, entry.details, users.username
    FROM unnest(${[...entityIds]}::text[]) AS given (id)
    CROSS JOIN LATERAL (
      SELECT id, at, action, details, user_id FROM audit_log
      WHERE entity = ${entity} AND entity_id = given.id
      ORDER BY at DESC, id DESC LIMIT ${HISTORY_MAX}
    ) entry
    LEFT JOIN users ON users.id = entry.user_id
    ORDER BY entry.at, entry.id`.execute(db);
  const entries = rows.map(({ entityId, at, action, username, details }) => ({
    entityId,
    entry: { at: at.toISOString(), action, username, details: detailsSchema.parse(details) },
  }));
  const byEntity = Map.groupBy(entries, ({ entityId }) => entityId);
  return new Map([...byEntity].map(([id, found]) => [id, found.map(({ entry }) => entry)]));
}
