import { randomUUID } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import {
  type SdsDelivery,
  type SdsDeliveryFilter,
  type SdsDeliveryListQuery,
  sdsDeliverySchema,
} from '@cromia/domain/sds/sending';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Database, Transaction } from '../../../platform/database/connection.ts';
import { readPage, readWholeList, toWholeList } from '../../../platform/database/list-queries.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import { streamCsv } from '../../../platform/files/csv.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import type { SdsFile } from '../files.ts';
import {
  type DeliveryRow,
  findDelivery,
  insertDownload,
  listDeliveriesById,
  purgeDeliveries,
  selectDeliveries,
} from './delivery-queries.ts';
import { type RetryDependencies, retryMails } from './retry-mails.ts';

function toSdsDelivery({ createdOn, sentOn, ...row }: DeliveryRow): SdsDelivery {
  return sdsDeliverySchema.parse({
    ...row,
    createdOn: createdOn.toISOString(),
    sentOn: sentOn?.toISOString() ?? null,
  });
}

/** Records an event for each queued delivery. */
export async function reportDeliveries(trx: Transaction, ids: readonly string[]): Promise<void> {
  const rows = await listDeliveriesById(trx, ids);
  await recordEvents(
    trx,
    rows.map((row) => ({ type: 'sds.sent', data: toSdsDelivery(row) })),
  );
}

/** Records a download by a customer's own user as a delivery. */
export async function recordDownload(
  db: Connection,
  viewer: Viewer,
  { sheet, language, pdf }: SdsFile,
  orderCode: string | null,
): Promise<void> {
  await insertDownload(db, {
    id: randomUUID(),
    documentId: sheet.documentId,
    language,
    checksum: pdf.etag,
    batch: sheet.batch,
    orderCode,
    customerId: viewer.customerId,
    userId: viewer.userId,
    username: viewer.username,
  });
}

/** One page of deliveries: those sent by a user, or all for staff (`userId` null). */
export function readDeliveries(
  db: Connection,
  query: SdsDeliveryListQuery,
  { userId, timeZone }: { userId: string | null; timeZone: string },
): Promise<LimitedPage<SdsDelivery>> {
  return readPage(db, selectDeliveries(db, { ...query, userId, timeZone }, query.sort), query, toSdsDelivery);
}

const COLUMNS = [
  'createdOn',
  'site',
  'serial',
  'color',
  'recipe',
  'version',
  'language',
  'checksum',
  'batch',
  'orderCode',
  'channel',
  'recipient',
  'customerCode',
  'username',
  'status',
  'sentOn',
  'error',
] as const satisfies (keyof SdsDelivery)[];

/** All deliveries that match a filter, as a CSV file, oldest first. */
export function exportDeliveries(
  db: Database,
  filter: SdsDeliveryFilter,
  { timeZone, closed }: { timeZone: string; closed: AbortSignal },
): AsyncIterable<string> {
  const list = selectDeliveries(
    db,
    { ...filter, userId: null, timeZone },
    { field: 'createdOn', direction: 'asc' },
  );
  return streamCsv(COLUMNS, readWholeList(db, toWholeList(list, toSdsDelivery), { closed }), (delivery) =>
    COLUMNS.map((column) => String(delivery[column] ?? '')),
  );
}

/**
 * Retries a delivery at once. It is the same mail with new links, so recipients who already received it do not get it
 * twice.
 * @param userId the sender, or null for staff, who may retry any delivery
 * @throws Problem NotFound; Conflict when it was already sent or can no longer be sent
 */
export async function retryDelivery(
  deps: RetryDependencies & { db: Database },
  id: string,
  userId: string | null,
): Promise<SdsDelivery> {
  return deps.db.transaction().execute(async (trx) => {
    const found = await findDelivery(trx, id, userId);
    if (!found) throw new Problem('NotFound');
    if (found.status === 'SENT' || found.mailId === null) throw new Problem('Conflict');
    if ((await retryMails(trx, deps, [found.mailId])) === 0) throw new Problem('Conflict');
    const retried = await findDelivery(trx, id, userId);
    if (!retried) throw new Problem('NotFound');
    return toSdsDelivery(retried);
  });
}

/** Deletes deliveries every night after the retention period of ten years (section 9). */
export function createDeliveryRetentionJob(db: Database): Job {
  return {
    name: 'sds-deliveries-retention',
    cron: '40 3 * * *',
    work: () => purgeDeliveries(db, LIMITS.retentionYears),
  };
}
