import type { EventType } from '@cromia/domain/integration/event';
import type { WebhookForm, WebhookListQuery } from '@cromia/domain/webhooks/webhook';
import { type InferResult, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

const SORT_COLUMNS = { createdOn: 'webhooks.createdAt', url: 'webhooks.url' } as const;

function selectAllWebhooks(db: Connection) {
  const count = (status: string) =>
    sql<number>`(SELECT count(*) FROM webhook_deliveries
      WHERE webhook_id = webhooks.id AND status = ${sql.lit(status)})`;
  return db
    .selectFrom('webhooks')
    .leftJoin('users', 'users.id', 'webhooks.createdBy')
    .select([
      'webhooks.id',
      'webhooks.url',
      sql<EventType[]>`webhooks.types`.as('types'),
      'webhooks.isActive',
      'users.username as createdBy',
      'webhooks.createdAt',
      'webhooks.failingSince',
      'webhooks.switchedOffAt',
      count('PENDING').as('pending'),
      count('FAILED').as('failed'),
    ]);
}

export function selectWebhooks(db: Connection, { sort }: WebhookListQuery) {
  return selectAllWebhooks(db).orderBy(SORT_COLUMNS[sort.field], sort.direction).orderBy('webhooks.id');
}

export type WebhookRow = InferResult<ReturnType<typeof selectWebhooks>>[number];

export async function findWebhook(db: Connection, id: string): Promise<WebhookRow | undefined> {
  return selectAllWebhooks(db).where('webhooks.id', '=', id).executeTakeFirst();
}

/** Locks a webhook until the transaction ends. @returns whether it is active; undefined for an unknown webhook */
export async function lockWebhook(trx: Transaction, id: string): Promise<{ isActive: boolean } | undefined> {
  return trx.selectFrom('webhooks').select('isActive').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Serialises the creation of webhooks. @returns the number of webhooks */
export async function countWebhooks(trx: Transaction): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('webhooks', 0))`.execute(trx);
  const { total } = await trx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertWebhook(
  trx: Transaction,
  hook: WebhookForm & { secret: string; createdBy: string },
): Promise<string> {
  const { id } = await trx.insertInto('webhooks').values(hook).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a webhook. Enabling it again resets its failure state. */
export async function updateWebhook(trx: Transaction, id: string, form: WebhookForm): Promise<void> {
  await sql`
    UPDATE webhooks SET url = ${form.url}, types = ${form.types}::text[], is_active = ${form.isActive},
      failing_since = CASE WHEN ${form.isActive} AND NOT is_active THEN NULL ELSE failing_since END,
      switched_off_at = CASE WHEN ${form.isActive} THEN NULL ELSE switched_off_at END
    WHERE id = ${id}::uuid`.execute(trx);
}

export async function deleteWebhook(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}
