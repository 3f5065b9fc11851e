import type { AuditAction, AuditEntity } from '@cromia/domain/audit/audit-log';
import type { HistoryEntry } from '@cromia/domain/decision';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection, Transaction } from '../database/connection.ts';

const detailsSchema = z.record(z.string(), z.unknown());

export interface AuditEntry {
  /** The acting user; null for the system. */
  userId: string | null;
  /** The customer whose data the change affects, if any. */
  customerId?: string | null;
  /** The action in the form capability.verb, such as `order-requests.create`. */
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** The changed values, without secrets. */
  details?: Record<string, unknown>;
}

/** Records a change and who made it, in the transaction of the change. */
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

/** Maximum number of entries shown for an entity: the newest ones. */
const MAX_HISTORY_ENTRIES = 200;

/** Reads the history of an entity, oldest first. */
export async function readHistory(
  db: Connection,
  entity: AuditEntity,
  entityId: string,
): Promise<HistoryEntry[]> {
  return (await readHistories(db, entity, [entityId])).get(entityId) ?? [];
}

/** Reads the histories of several entities, oldest first. */
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
    SELECT requested.id AS "entityId", entry.at, entry.action, entry.details, users.username
    FROM unnest(${[...entityIds]}::text[]) AS requested (id)
    CROSS JOIN LATERAL (
      SELECT id, at, action, details, user_id FROM audit_log
      WHERE entity = ${entity} AND entity_id = requested.id
      ORDER BY at DESC, id DESC LIMIT ${MAX_HISTORY_ENTRIES}
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
