import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import {
  type Delivery,
  type DeliveryDetail,
  type DeliveryListQuery,
  deliveryDetailSchema,
  deliverySchema,
  TEST_EVENT_TYPE,
} from '@cromia/domain/webhooks/webhook';
import { z } from 'zod';
import type { Connection, Database, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type DeliveryRow,
  findDelivery,
  findMessage,
  insertTestDelivery,
  queueEventsSince,
  rescheduleDelivery,
  selectWebhookDeliveries,
} from './delivery-queries.ts';
import { readWebhook } from './webhook-desk.ts';
import { lockWebhook } from './webhook-queries.ts';

const headers = z.record(z.string(), z.string());

const attemptSchema = z.object({
  at: z.string(),
  url: z.string(),
  headers,
  answer: z.object({ status: z.int(), headers, body: z.string() }).nullable(),
  fault: deliverySchema.shape.fault,
  reason: z.string().nullable(),
  milliseconds: z.int(),
});

const parseLastAttempt = ({ lastAttempt }: DeliveryRow) => attemptSchema.nullable().parse(lastAttempt);

function toDelivery(row: DeliveryRow): Delivery {
  const lastAttempt = parseLastAttempt(row);
  return deliverySchema.parse({
    ...row,
    type: row.type ?? TEST_EVENT_TYPE,
    createdOn: row.createdAt.toISOString(),
    nextAttemptOn: row.status === 'PENDING' ? row.nextAttemptAt.toISOString() : null,
    lastAttemptOn: lastAttempt?.at ?? null,
    answerStatus: lastAttempt?.answer?.status ?? null,
    fault: lastAttempt?.fault ?? null,
  });
}

/** One page of the deliveries of a webhook. @throws Problem NotFound */
export async function readDeliveries(
  db: Connection,
  webhookId: string,
  query: DeliveryListQuery,
): Promise<LimitedPage<Delivery>> {
  await readWebhook(db, webhookId);
  return readPage(db, selectWebhookDeliveries(db, webhookId, query), query, toDelivery);
}

/** One delivery with its last request and response. @throws Problem NotFound */
export async function readDelivery(db: Connection, webhookId: string, id: string): Promise<DeliveryDetail> {
  const row = await findDelivery(db, webhookId, id);
  if (!row) throw new Problem('NotFound');
  const lastAttempt = parseLastAttempt(row);
  const { url } = lastAttempt ?? (await readWebhook(db, webhookId));
  const { body } = await findMessage(db, row);
  return deliveryDetailSchema.parse({
    ...toDelivery(row),
    request: {
      url,
      headers: lastAttempt?.headers ?? null,
      body: body.slice(0, LIMITS.webhookDisplayedRequest),
    },
    answer: lastAttempt?.answer ?? null,
    reason: lastAttempt?.reason ?? null,
    milliseconds: lastAttempt?.milliseconds ?? null,
  });
}

/** @throws Problem NotFound; Conflict for a webhook that is switched off */
async function lockActive(trx: Transaction, webhookId: string): Promise<void> {
  const hook = await lockWebhook(trx, webhookId);
  if (!hook) throw new Problem('NotFound');
  if (!hook.isActive) throw new Problem('Conflict');
}

/** Queues a test delivery. @throws as `lockActive` */
export async function sendTestDelivery(db: Database, webhookId: string): Promise<DeliveryDetail> {
  return db.transaction().execute(async (trx) => {
    await lockActive(trx, webhookId);
    return readDelivery(trx, webhookId, await insertTestDelivery(trx, webhookId));
  });
}

/** Queues a delivery again, regardless of its status. @throws as `lockActive` */
export async function resendDelivery(db: Database, webhookId: string, id: string): Promise<DeliveryDetail> {
  return db.transaction().execute(async (trx) => {
    await lockActive(trx, webhookId);
    if (!(await findDelivery(trx, webhookId, id))) throw new Problem('NotFound');
    await rescheduleDelivery(trx, id);
    return readDelivery(trx, webhookId, id);
  });
}

/** Queues all events since `from` again, regardless of their status. @returns their number. @throws as `lockActive` */
export async function resendDeliveriesSince(db: Database, webhookId: string, from: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockActive(trx, webhookId);
    return queueEventsSince(trx, webhookId, from);
  });
}
