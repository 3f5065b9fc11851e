import type { EventType } from '@cromia/domain/integration/event';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../database/connection.ts';

/** PostgreSQL channel that notifies the sender of committed deliveries. */
export const WEBHOOK_CHANNEL = 'webhook_deliveries';

export interface NewEvent {
  type: EventType;
  /** The whole entity as the back office's API returns it. */
  data: object;
}

/** Inserts events, and a delivery for each webhook that subscribes to their type. */
export async function insertEvents(trx: Transaction, events: readonly NewEvent[]): Promise<void> {
  const { rows } = await sql<{ hasDeliveries: boolean }>`
    WITH inserted_events AS (
      INSERT INTO events (type, data)
      SELECT input.type, input.data::json
      FROM unnest(${events.map(({ type }) => type)}::text[], ${events.map(({ data }) => JSON.stringify(data))}::text[])
        AS input (type, data)
      RETURNING id, type
    ), inserted_deliveries AS (
      INSERT INTO webhook_deliveries (webhook_id, event_id)
      SELECT webhooks.id, inserted_events.id
      FROM inserted_events JOIN webhooks ON webhooks.is_active AND inserted_events.type = ANY(webhooks.types)
      RETURNING id
    )
    SELECT EXISTS (SELECT FROM inserted_deliveries) AS "hasDeliveries"`.execute(trx);
  if (rows[0]?.hasDeliveries) await sql`SELECT pg_notify(${WEBHOOK_CHANNEL}, '')`.execute(trx);
}

/**
 * Deletes events and their deliveries after the retention period, and old test deliveries of webhooks. Records the
 * position of the last deleted event.
 */
export async function deleteOldEvents(db: Connection): Promise<void> {
  const end = sql`now() - make_interval(days => ${LIMITS.eventRetentionDays}::integer)`;
  await sql`DELETE FROM webhook_deliveries WHERE event_id IS NULL AND created_at < ${end}`.execute(db);
  await sql`
    WITH deleted AS (
      DELETE FROM events WHERE at < ${end}
      RETURNING place
    )
    UPDATE event_retention SET deleted_up_to = greatest(deleted_up_to, (SELECT max(place) FROM deleted))`.execute(
    db,
  );
}
