import { createHash } from 'node:crypto';
import type { AuditAction, AuditEntity } from '@cromia/domain/audit/audit-log';
import type { StaleOutcome } from '@cromia/domain/content-version';
import type { HistoryEntry } from '@cromia/domain/decision';
import type { Transaction } from '../database/connection.ts';
import { Problem } from '../problem.ts';
import { readHistories } from './audit.ts';

/**
 * The version of a content: equal content has an equal version, regardless of its author. Writing back a
 * previous content restores its version, which loses nothing.
 */
export function createContentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}

/** An entity whose changes the audit log records, and which of them concern the content; all without `actions`. */
interface ChangedEntity {
  entity: AuditEntity;
  entityId: string;
  actions?: readonly AuditAction[];
}

/** Who changed one of the entities last, and when, by the audit log. */
export async function findLastChange(
  trx: Transaction,
  entities: readonly ChangedEntity[],
): Promise<StaleOutcome> {
  const changes: HistoryEntry[] = [];
  for (const [entity, group] of Map.groupBy(entities, (changed) => changed.entity)) {
    const histories = await readHistories(trx, entity, [...new Set(group.map(({ entityId }) => entityId))]);
    for (const { entityId, actions } of group) {
      const isRelevant = ({ action }: HistoryEntry) =>
        actions === undefined || actions.some((relevant) => relevant === action);
      changes.push(...(histories.get(entityId) ?? []).filter(isRelevant));
    }
  }
  const latest = changes.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  return { changedBy: latest?.username ?? null, changedOn: latest?.at ?? null };
}

/**
 * Rejects a change that is based on another version than the stored one. The caller holds the lock of the content.
 * @param state further members of the outcome
 * @throws Problem Conflict, with who changed the content last, and when, as `outcome` (contract, section 5)
 */
export async function rejectStaleVersion(
  trx: Transaction,
  versions: { version: string; storedVersion: string },
  entities: readonly ChangedEntity[],
  state: Record<string, unknown> = {},
): Promise<void> {
  if (versions.version === versions.storedVersion) return;
  const outcome = { ...state, ...(await findLastChange(trx, entities)) };
  throw new Problem('Conflict', { extension: { outcome } });
}
