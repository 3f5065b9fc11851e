import { LIMITS } from '@cromia/domain/limits';
import { type DeliveryListQuery, TEST_EVENT_TYPE } from '@cromia/domain/webhooks/webhook';
import { type InferResult, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions, isEqual } from '../../platform/database/list-queries.ts';
import { WEBHOOK_CHANNEL } from '../../platform/events/event-queries.ts';
import type { DeliveryAttempt } from './post.ts';

const RETRY_SECONDS = LIMITS.webhookRetrySeconds;
/** The first attempt and all retries. */
const MAX_ATTEMPTS = RETRY_SECONDS.length + 1;

export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  eventId: string | null;
  attempts: number;
  createdAt: Date;
  url: string;
  secret: string;
}

/** The next pending delivery of each active webhook, except the busy ones. */
const selectDueDeliveries = (busy: readonly string[]) => sql`
  webhooks hook CROSS JOIN LATERAL (
    SELECT id, next_attempt_at FROM webhook_deliveries
    WHERE webhook_id = hook.id AND status = 'PENDING'
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ) next
  WHERE hook.is_active AND hook.id <> ALL(${[...busy]}::uuid[])`;

/**
 * Claims the next due delivery. Its next attempt is scheduled before this one starts, so that no transaction stays open
 * while a receiver responds, and the delivery is retried if the process is killed.
 * @param busy webhooks with a delivery in progress
 */
export async function claimDelivery(
  db: Connection,
  busy: readonly string[],
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    UPDATE webhook_deliveries delivery
    SET attempts = attempts + 1,
        next_attempt_at = now() + interval '1 second' * (${[...RETRY_SECONDS]}::integer[])[least(attempts + 1, ${RETRY_SECONDS.length})]
    FROM webhooks
    WHERE webhooks.id = delivery.webhook_id AND delivery.id = (
      SELECT next.id FROM ${selectDueDeliveries(busy)} AND next.next_attempt_at <= now()
      ORDER BY next.next_attempt_at LIMIT 1)
    RETURNING delivery.id, delivery.webhook_id AS "webhookId", delivery.event_id AS "eventId", delivery.attempts,
      delivery.created_at AS "createdAt", webhooks.url, webhooks.secret`.execute(db);
  return rows[0];
}

/** Milliseconds until the next delivery is due, at most `most`. */
export async function findNextDeliveryDelay(db: Connection, maximum: number): Promise<number> {
  const { rows } = await sql<{ wait: number | null }>`
    SELECT (extract(epoch FROM min(next.next_attempt_at) - now()) * 1000)::float8 AS wait
    FROM webhooks hook CROSS JOIN LATERAL (
      SELECT next_attempt_at FROM webhook_deliveries
      WHERE webhook_id = hook.id AND status = 'PENDING' ORDER BY next_attempt_at LIMIT 1
    ) next
    WHERE hook.is_active`.execute(db);
  return Math.min(Math.max(rows[0]?.wait ?? maximum, 0), maximum);
}

/** The message of a delivery: its event, or a test message when it has no event. */
export async function findMessage(
  db: Connection,
  { id, eventId, createdAt }: Pick<ClaimedDelivery, 'id' | 'eventId' | 'createdAt'>,
): Promise<{ id: string; body: string }> {
  const event =
    eventId === null
      ? undefined
      : await db
          .selectFrom('events')
          .select(['id', 'type', 'at', 'data'])
          .where('id', '=', eventId)
          .executeTakeFirst();
  const message = event ?? { id, type: TEST_EVENT_TYPE, at: createdAt, data: {} };
  return { id: message.id, body: JSON.stringify({ ...message, at: message.at.toISOString() }) };
}

export async function markDeliverySucceeded(
  db: Connection,
  { id, webhookId }: ClaimedDelivery,
  attempt: DeliveryAttempt,
) {
  await sql`
    WITH done AS (
      UPDATE webhook_deliveries SET status = 'DELIVERED', last_attempt = ${JSON.stringify(attempt)}::jsonb
      WHERE id = ${id}::uuid)
    UPDATE webhooks SET failing_since = NULL
    WHERE id = ${webhookId}::uuid AND failing_since IS NOT NULL`.execute(db);
}

export async function markDeliveryFailed(
  db: Connection,
  { id, webhookId }: ClaimedDelivery,
  attempt: DeliveryAttempt,
) {
  await sql`
    WITH tried AS (
      UPDATE webhook_deliveries SET last_attempt = ${JSON.stringify(attempt)}::jsonb,
        status = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN 'FAILED' ELSE 'PENDING' END
      WHERE id = ${id}::uuid)
    UPDATE webhooks SET failing_since = now()
    WHERE id = ${webhookId}::uuid AND failing_since IS NULL`.execute(db);
}

/** Disables a webhook that has failed for days. @returns its URL; undefined when it stays enabled */
export async function disableFailingWebhook(
  trx: Transaction,
  webhookId: string,
): Promise<{ url: string } | undefined> {
  const { rows } = await sql<{ url: string }>`
    UPDATE webhooks SET is_active = false, switched_off_at = now()
    WHERE id = ${webhookId}::uuid AND is_active
      AND failing_since < now() - make_interval(days => ${LIMITS.webhookFailingDays}::integer)
    RETURNING url`.execute(trx);
  return rows[0];
}

async function wakeSender(trx: Transaction): Promise<void> {
  await sql`SELECT pg_notify(${WEBHOOK_CHANNEL}, '')`.execute(trx);
}

/** Queues a test delivery. @returns its id */
export async function insertTestDelivery(trx: Transaction, webhookId: string): Promise<string> {
  const { id } = await trx
    .insertInto('webhookDeliveries')
    .values({ webhookId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await wakeSender(trx);
  return id;
}

/** Makes a delivery due now and resets its attempts. */
export async function rescheduleDelivery(trx: Transaction, id: string): Promise<void> {
  await sql`
    UPDATE webhook_deliveries SET status = 'PENDING', attempts = 0, next_attempt_at = now()
    WHERE id = ${id}::uuid`.execute(trx);
  await wakeSender(trx);
}

/** Queues all events of a webhook's types since `from`, including delivered ones. @returns their number */
export async function queueEventsSince(trx: Transaction, webhookId: string, from: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO webhook_deliveries (webhook_id, event_id)
    SELECT webhooks.id, events.id
    FROM webhooks JOIN events ON events.type = ANY(webhooks.types) AND events.at >= ${from}::timestamptz
    WHERE webhooks.id = ${webhookId}::uuid
    ORDER BY events.place
    ON CONFLICT (webhook_id, event_id) DO UPDATE SET status = 'PENDING', attempts = 0, next_attempt_at = now()
    RETURNING id`.execute(trx);
  if (rows.length > 0) await wakeSender(trx);
  return rows.length;
}

function selectAllDeliveries(db: Connection, webhookId: string) {
  return db
    .selectFrom('webhookDeliveries as delivery')
    .leftJoin('events', 'events.id', 'delivery.eventId')
    .select([
      'delivery.id',
      'delivery.eventId',
      'events.type',
      'delivery.status',
      'delivery.attempts',
      'delivery.createdAt',
      'delivery.nextAttemptAt',
      'delivery.lastAttempt',
    ])
    .where('delivery.webhookId', '=', webhookId);
}

export function selectWebhookDeliveries(
  db: Connection,
  webhookId: string,
  { status, sort }: DeliveryListQuery,
) {
  return selectAllDeliveries(db, webhookId)
    .where(combineConditions([isEqual('delivery.status', status)]))
    .orderBy('delivery.createdAt', sort.direction)
    .orderBy('delivery.id');
}

export type DeliveryRow = InferResult<ReturnType<typeof selectWebhookDeliveries>>[number];

export async function findDelivery(
  db: Connection,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  return selectAllDeliveries(db, webhookId).where('delivery.id', '=', id).executeTakeFirst();
}
