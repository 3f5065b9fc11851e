import type { SdsDeliveryFilter, SdsDeliveryListQuery } from '@cromia/domain/sds/sending';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import {
  combineConditions,
  containsPattern,
  isBetweenDays,
  isEqual,
  isOfCustomer,
  type SqlCondition,
} from '../../../platform/database/list-queries.ts';

export interface NewDelivery {
  id: string;
  documentId: string;
  language: string;
  checksum: string;
  batch: string | null;
  orderCode: string | null;
  channel: 'MAIL' | 'LINK' | 'DOWNLOAD';
  recipient: string;
  customerId: string | null;
  /** Null for sheets that the portal sends by itself. */
  userId: string | null;
  username: string;
  status: 'PENDING' | 'SENT';
  sentAt: Date | null;
  mailId: string | null;
}

export async function insertDeliveries(
  trx: Transaction,
  selectAllDeliveries: readonly NewDelivery[],
): Promise<void> {
  if (selectAllDeliveries.length === 0) return;
  await trx
    .insertInto('sdsDeliveries')
    .values([...selectAllDeliveries])
    .execute();
}

/**
 * Records a download. Further downloads by the same user of the same sheet, batch and order within a day are not
 * recorded again.
 */
export async function insertDownload(
  db: Connection,
  delivery: Omit<NewDelivery, 'channel' | 'status' | 'sentAt' | 'mailId' | 'recipient'>,
): Promise<void> {
  const { id, documentId, language, checksum, batch, orderCode, customerId, userId, username } = delivery;
  await sql`
    INSERT INTO sds_deliveries (id, document_id, language, checksum, batch, order_code, channel, recipient,
      customer_id, user_id, username, status, sent_at)
    SELECT ${id}::uuid, ${documentId}::uuid, ${language}, ${checksum}, ${batch}::text, ${orderCode}::text, 'DOWNLOAD', ${username},
      ${customerId}::uuid, ${userId}::uuid, ${username}, 'SENT', now()
    WHERE NOT EXISTS (
      SELECT FROM sds_deliveries
      WHERE recipient = ${username} AND created_at > now() - interval '1 day' AND channel = 'DOWNLOAD'
        AND document_id = ${documentId}::uuid AND language = ${language}
        AND batch IS NOT DISTINCT FROM ${batch}::text AND order_code IS NOT DISTINCT FROM ${orderCode}::text
        AND user_id = ${userId}::uuid AND customer_id IS NOT DISTINCT FROM ${customerId}::uuid
    )`.execute(db);
}

/** The sheets among some that addresses have received, or will receive, in any language. */
export async function listReceivedSheets(
  db: Connection,
  { recipients, documentIds }: { recipients: string[]; documentIds: string[] },
): Promise<{ recipient: string; documentId: string }[]> {
  const { rows } = await sql<{ recipient: string; documentId: string }>`
    SELECT DISTINCT recipient, document_id AS "documentId" FROM sds_deliveries
    WHERE recipient = ANY(${recipients}::text[]) AND document_id = ANY(${documentIds}::uuid[]) AND status <> 'FAILED'
    ORDER BY recipient, document_id`.execute(db);
  return rows;
}

/** Counts the sheets that a user has sent in the last 24 hours. */
export async function countSheetsSentToday(db: Connection, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM sds_deliveries
    WHERE user_id = ${userId}::uuid AND created_at > now() - interval '1 day' AND channel <> 'DOWNLOAD'`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Counts the mails with sheets that a user has sent to each address in the last 24 hours. */
export async function countMailsSentInLastDay(
  db: Connection,
  userId: string,
  recipients: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ recipient: string; total: number }>`
    SELECT recipient, count(DISTINCT mail_id) AS total
    FROM sds_deliveries
    WHERE user_id = ${userId}::uuid AND recipient = ANY(${recipients}::text[])
      AND created_at > now() - interval '1 day' AND channel <> 'DOWNLOAD'
    GROUP BY recipient`.execute(db);
  return new Map(rows.map(({ recipient, total }) => [recipient, total]));
}

/** Serialises a user's sendings, so that the second one sees what the first one queued. */
export async function lockSendings(trx: Transaction, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('sds ' || ${userId}, 0))`.execute(trx);
}

export interface PendingDeliveryRow {
  id: string;
  recipient: string;
  documentId: string;
  batch: string | null;
  customerId: string | null;
  channel: 'MAIL' | 'LINK';
  status: 'PENDING' | 'FAILED';
  mailId: string;
}

interface PendingDeliveryQuery {
  userId: string;
  recipients: string[];
  documentIds: string[];
  language: string;
  orderCode: string | null;
}

/**
 * Sheets in one language that a user has already queued for some addresses, for the same order or for none. Deliveries
 * by other users do not count, as each needs its own proof of delivery. Failed ones count only while their mail is
 * still in the outbox and can be retried.
 */
export async function listPendingDeliveries(
  db: Connection,
  { userId, recipients, documentIds, language, orderCode }: PendingDeliveryQuery,
): Promise<PendingDeliveryRow[]> {
  const { rows } = await sql<PendingDeliveryRow>`
    SELECT id, recipient, document_id AS "documentId", batch, customer_id AS "customerId", channel, status,
      mail_id AS "mailId"
    FROM sds_deliveries
    WHERE user_id = ${userId}::uuid AND recipient = ANY(${recipients}::text[])
      AND document_id = ANY(${documentIds}::uuid[]) AND language = ${language}
      AND order_code IS NOT DISTINCT FROM ${orderCode}::text AND status <> 'SENT'
      AND EXISTS (SELECT FROM mail_outbox m WHERE m.id = sds_deliveries.mail_id AND m.sent_at IS NULL)
    ORDER BY created_at, id`.execute(db);
  return rows;
}

/** The languages of the users among the addresses. */
export async function findUserLanguages(db: Connection, usernames: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ username: string; language: string }>`
    SELECT username, language FROM users WHERE username = ANY(${usernames}::text[])`.execute(db);
  return new Map(rows.map(({ username, language }) => [username, language]));
}

function selectAllDeliveries(db: Connection) {
  return db
    .selectFrom('sdsDeliveries as e')
    .innerJoin('sdsDocuments as d', 'd.id', 'e.documentId')
    .leftJoin('customers as c', 'c.id', 'e.customerId')
    .select([
      'e.id',
      'e.createdAt as createdOn',
      'd.site',
      'd.serial',
      'd.color',
      'd.recipe',
      'd.version',
      'e.language',
      'e.checksum',
      'e.batch',
      'e.orderCode',
      'e.channel',
      'e.recipient',
      'c.customerCode',
      'e.username',
      'e.status',
      'e.sentAt as sentOn',
      'e.error',
    ]);
}

/** A filter of deliveries. Days are in the manufacturer's time zone. */
export interface DeliveryFilter extends SdsDeliveryFilter {
  /** Limits the list to deliveries sent by this user; null for all. */
  userId: string | null;
  timeZone: string;
}

function createConditions(filter: DeliveryFilter): SqlCondition {
  const { userId, recipient, customer, customerCode, serial, color, status } = filter;
  const { createdOnFrom, createdOnTo, timeZone } = filter;
  return combineConditions([
    isEqual('e.user_id', userId ?? undefined),
    recipient === undefined ? undefined : sql`e.recipient LIKE ${containsPattern(recipient.toLowerCase())}`,
    isOfCustomer('e.customerId', customer),
    customerCode === undefined
      ? undefined
      : sql`e.customer_id = (SELECT id FROM customers WHERE customer_code = ${customerCode})`,
    isEqual('d.serial', serial),
    isEqual('d.color', color),
    isEqual('e.status', status),
    isBetweenDays('e.created_at', createdOnFrom, createdOnTo, timeZone),
  ]);
}

const SORT_COLUMNS = { createdOn: 'e.createdAt', recipient: 'e.recipient', status: 'e.status' } as const;

/** Deliveries by id, oldest first. */
export function listDeliveriesById(db: Connection, ids: readonly string[]) {
  return selectAllDeliveries(db)
    .where(sql<SqlBool>`e.id = ANY(${[...ids]}::uuid[])`)
    .orderBy('e.createdAt')
    .orderBy('e.id')
    .execute();
}

export function selectDeliveries(
  db: Connection,
  filter: DeliveryFilter,
  { field, direction }: SdsDeliveryListQuery['sort'],
) {
  return selectAllDeliveries(db)
    .where(createConditions(filter))
    .orderBy(SORT_COLUMNS[field], direction)
    .orderBy('e.id', direction);
}

export type DeliveryRow = InferResult<ReturnType<typeof selectDeliveries>>[number];

/** One delivery, limited to those sent by a user; null as `userId` finds any delivery, for staff. */
export async function findDelivery(db: Connection, id: string, userId: string | null) {
  return selectAllDeliveries(db)
    .select('e.mailId')
    .where('e.id', '=', id)
    .where(combineConditions([isEqual('e.userId', userId ?? undefined)]))
    .executeTakeFirst();
}

export interface EarlierRecipientRow {
  recipient: string;
  language: string;
  version: number;
  receivedOn: Date;
  customerId: string | null;
  customerCode: string | null;
}

/** Keyset cursor: recipients are ordered by address and language. */
export type RecipientCursor = Pick<EarlierRecipientRow, 'recipient' | 'language'>;

/**
 * Recipients who received an earlier or withdrawn version of a sheet since a date, but not this or a later version in
 * the same language (REACH, Article 31(9)). Each comes with the last version they received. Failed deliveries do not
 * count as received.
 */
export async function listEarlierRecipients(
  db: Connection,
  documentId: string,
  { since, after, limit }: { since: Date; after: RecipientCursor | null; limit: number },
): Promise<EarlierRecipientRow[]> {
  const isAfterCursor = after
    ? sql`(e.recipient, e.language) > (${after.recipient}, ${after.language})`
    : sql`true`;
  const { rows } = await sql<EarlierRecipientRow>`
    SELECT DISTINCT ON (e.recipient, e.language) e.recipient, e.language, old.version, e.sent_at AS "receivedOn",
      e.customer_id AS "customerId", c.customer_code AS "customerCode"
    FROM sds_documents new
    JOIN sds_documents old USING (site, serial, color, recipe)
    JOIN sds_deliveries e ON e.document_id = old.id
    LEFT JOIN customers c ON c.id = e.customer_id
    WHERE new.id = ${documentId}::uuid AND (old.version < new.version OR old.withdrawn_at IS NOT NULL)
      AND e.status = 'SENT' AND e.created_at >= ${since} AND ${isAfterCursor}
      AND NOT EXISTS (
        SELECT FROM sds_deliveries other
        JOIN sds_documents later ON later.id = other.document_id
        WHERE other.recipient = e.recipient AND other.language = e.language AND other.status <> 'FAILED'
          AND later.site = new.site AND later.serial = new.serial AND later.color = new.color
          AND later.recipe = new.recipe AND later.version >= new.version AND later.withdrawn_at IS NULL
      )
    ORDER BY e.recipient, e.language, old.version DESC, e.sent_at DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Deletes deliveries after the legal retention period. */
export async function purgeDeliveries(db: Connection, retentionYears: number): Promise<void> {
  await sql`DELETE FROM sds_deliveries WHERE created_at < now() - make_interval(years => ${retentionYears}::integer)`.execute(
    db,
  );
}
