import { sqlTimeAgo } from '../database/ago.ts';
import type { Connection } from '../database/connection.ts';

/** Deletes idempotency keys older than `retentionDays`. */
export async function purgeIdempotencyKeys(db: Connection, retentionDays: number): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', sqlTimeAgo('days', retentionDays)).execute();
}
