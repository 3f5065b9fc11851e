import type { Transaction } from './database.ts';

export interface AuditEntry {
  /** Who did it; null for the system itself. */
  userId: string | null;
  /** The customer whose data it touches, if any. */
  customerId?: string | null;
  /** What was done, as capability.verb: `order-requests.create`. */
  action: string;
  entity: string;
  entityId: string;
  /** What changed, without secrets. */
  details?: Record<string, unknown>;
}

/** Records who changed what, in the transaction of the change itself. */
export async function recordAudit(trx: Transaction, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({
      userId: entry.userId,
      customerId: entry.customerId ?? null,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
