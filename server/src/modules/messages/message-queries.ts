import type {
  ChangedLine,
  ConversationKind,
  MessageAttachment,
  MessageKind,
} from '@cromia/domain/messages/message';
import type { ProposedLine, StoredProposalStatus } from '@cromia/domain/messages/offer-proposal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** The tables of the requests, and the columns of messages that name them. */
const REQUESTS = {
  'offer-requests': { table: 'offer_requests', column: 'offer_request_id' },
  'order-requests': { table: 'order_requests', column: 'order_request_id' },
} as const satisfies Record<ConversationKind, { table: string; column: string }>;

const isOfRequest = (kind: ConversationKind, id: string): RawBuilder<SqlBool> =>
  sql`message.${sql.ref(REQUESTS[kind].column)} = ${id}::uuid`;

/** A request that is talked about. */
export interface RequestSubject {
  kind: ConversationKind;
  id: string;
  number: string;
  /** As stored: without an expiry that the job has not stored yet. */
  status: string;
  expirationDate: string | null;
  heldSince: Date | null;
  customerId: string;
  customerCode: string;
  businessName: string;
  /** Who sent the request; null after the user was deleted. */
  userId: string | null;
  /** Of an offer; null for an order request. */
  version: number | null;
}

/** Finds a request of a customer, or of any customer, for staff, if `customerId` is null. */
export async function findSubject(
  db: Connection,
  kind: ConversationKind,
  { id, customerId }: { id: string; customerId: string | null },
): Promise<RequestSubject | undefined> {
  const version = kind === 'offer-requests' ? sql`request.version` : sql`NULL::integer`;
  const { rows } = await sql<Omit<RequestSubject, 'kind'>>`
    SELECT request.id, request.number, request.status, request.expiration_date AS "expirationDate",
      request.held_since AS "heldSince", request.customer_id AS "customerId", request.user_id AS "userId",
      customers.customer_code AS "customerCode", customers.business_name AS "businessName", ${version} AS version
    FROM ${sql.table(REQUESTS[kind].table)} request JOIN customers ON customers.id = request.customer_id
    WHERE request.id = ${id}::uuid
      AND coalesce(request.customer_id = ${customerId}::uuid, ${customerId === null})`.execute(db);
  return rows[0] && { kind, ...rows[0] };
}

/**
 * Same as `findSubject`, and locks the request until the transaction ends, so that messages, decisions and withdrawals
 * of one request run one after another.
 */
export async function lockSubject(
  trx: Transaction,
  kind: ConversationKind,
  request: { id: string; customerId: string | null },
): Promise<RequestSubject | undefined> {
  await sql`SELECT FROM ${sql.table(REQUESTS[kind].table)} WHERE id = ${request.id}::uuid FOR UPDATE`.execute(
    trx,
  );
  return findSubject(trx, kind, request);
}

/** Puts a request on hold, or ends that with null. */
export async function storeHold(
  trx: Transaction,
  { kind, id }: Pick<RequestSubject, 'kind' | 'id'>,
  heldSince: Date | null,
): Promise<void> {
  await sql`UPDATE ${sql.table(REQUESTS[kind].table)} SET held_since = ${heldSince}::timestamptz
    WHERE id = ${id}::uuid AND held_since IS DISTINCT FROM ${heldSince}::timestamptz`.execute(trx);
}

export interface NewMessageRow {
  userId: string;
  isStaff: boolean;
  kind: MessageKind;
  text: string;
  changedLines: readonly ChangedLine[];
  createdAt: Date;
}

/** @returns the id */
export async function insertMessage(
  trx: Transaction,
  { kind, id }: Pick<RequestSubject, 'kind' | 'id'>,
  { changedLines, ...message }: NewMessageRow,
): Promise<string> {
  const request = kind === 'offer-requests' ? { offerRequestId: id } : { orderRequestId: id };
  const { id: messageId } = await trx
    .insertInto('requestMessages')
    .values({
      ...message,
      ...request,
      changedLines: changedLines.length === 0 ? null : JSON.stringify(changedLines),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return messageId;
}

export async function insertAttachments(
  trx: Transaction,
  messageId: string,
  attachments: readonly MessageAttachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map(({ id, fileName, contentType, size }, index) => ({
    ...{ id, messageId, fileName, size },
    mediaType: contentType,
    sortOrder: index + 1,
  }));
  await trx.insertInto('requestMessageAttachments').values(rows).execute();
}

export async function countMessages(db: Connection, kind: ConversationKind, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM request_messages message WHERE ${isOfRequest(kind, id)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface MessageRow {
  id: string;
  kind: MessageKind;
  createdAt: Date;
  userId: string | null;
  authorName: string | null;
  isStaff: boolean;
  text: string;
  attachments: MessageAttachment[];
  changedLines: ChangedLine[] | null;
  proposal: { id: string; version: number; status: StoredProposalStatus; items: ProposedLine[] } | null;
  readBy: { name: string | null; isStaff: boolean; at: string }[];
}

const nameOf = (user: string): RawBuilder<string | null> => {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql`CASE WHEN ${column('anonymised_at')} IS NULL
    THEN coalesce(nullif(trim(${column('firstname')} || ' ' || ${column('lastname')}), ''), ${column('username')}) END`;
};

const CODE = sql`jsonb_build_object('productClass', products.product_class, 'serial', products.serial,
  'color', products.color, 'pkg', products.pkg)`;

/** The messages of a request, oldest first; only the one with the id, if given. */
export async function listMessages(
  db: Connection,
  { kind, id }: Pick<RequestSubject, 'kind' | 'id'>,
  { limit, messageId }: { limit: number; messageId?: string },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT message.id, message.kind, message.created_at AS "createdAt", message.user_id AS "userId",
      ${nameOf('author')} AS "authorName", message.is_staff AS "isStaff", message.text,
      message.changed_lines AS "changedLines",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'fileName', file.file_name,
          'contentType', file.media_type, 'size', file.size) ORDER BY file.sort_order), '[]')
        FROM request_message_attachments file WHERE file.message_id = message.id) AS attachments,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', ${nameOf('reader')}, 'isStaff', read.is_staff,
          'at', to_char(read.read_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          ORDER BY read.read_at, reader.username), '[]')
        FROM request_message_reads read JOIN users reader ON reader.id = read.user_id
        WHERE read.message_id = message.id) AS "readBy",
      (SELECT jsonb_build_object('id', proposal.id, 'version', proposal.version, 'status', proposal.status, 'items', (
          SELECT jsonb_agg(jsonb_build_object('productCode', ${CODE}, 'um', products.um, 'qta', products.qta,
            'unitQty', products.unit_qty, 'quantity', item.quantity,
            'targetPrice', item.target_price, 'offeredQuantity', item.offered_quantity,
            'offeredPrice', item.offered_price) ORDER BY item.sort_order)
          FROM offer_proposal_items item JOIN products ON products.id = item.product_id
          WHERE item.proposal_id = proposal.id))
        FROM offer_proposals proposal WHERE proposal.message_id = message.id) AS proposal
    FROM request_messages message LEFT JOIN users author ON author.id = message.user_id
    WHERE ${isOfRequest(kind, id)} AND coalesce(message.id = ${messageId ?? null}::uuid, true)
    ORDER BY message.position
    LIMIT ${limit}`.execute(db);
  return rows;
}

interface Reader {
  userId: string;
  isStaff: boolean;
}

/** Marks all messages of a request that others wrote as read, at the time of the first reading. */
export async function storeReading(
  db: Connection,
  { kind, id }: Pick<RequestSubject, 'kind' | 'id'>,
  { userId, isStaff, readAt }: Reader & { readAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO request_message_reads (message_id, user_id, is_staff, read_at)
    SELECT message.id, ${userId}::uuid, ${isStaff}, ${readAt}::timestamptz FROM (
      SELECT message.id FROM request_messages message
      WHERE ${isOfRequest(kind, id)} AND message.user_id IS DISTINCT FROM ${userId}::uuid
        AND NOT EXISTS (SELECT FROM request_message_reads read
          WHERE read.message_id = message.id AND read.user_id = ${userId}::uuid)
      FOR KEY SHARE) message
    ON CONFLICT DO NOTHING`.execute(db);
}

/** The SQL equivalent of `isUnread` in the domain. */
function isUnreadBy({ userId, isStaff }: Reader): RawBuilder<SqlBool> {
  return isStaff
    ? sql`(NOT message.is_staff AND NOT EXISTS (
        SELECT FROM request_message_reads read WHERE read.message_id = message.id AND read.is_staff))`
    : sql`(message.user_id IS DISTINCT FROM ${userId}::uuid AND NOT EXISTS (
        SELECT FROM request_message_reads read
        WHERE read.message_id = message.id AND read.user_id = ${userId}::uuid))`;
}

/** The number of unread messages of each request; those without one are left out. */
export async function countUnread(
  db: Connection,
  kind: ConversationKind,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, number>> {
  const request = sql`message.${sql.ref(REQUESTS[kind].column)}`;
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT ${request} AS id, count(*)::integer AS count FROM request_messages message
    WHERE ${request} = ANY(${ids}::uuid[]) AND ${isUnreadBy(reader)} GROUP BY ${request}`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Condition: the request has messages that the reader has not read. */
export function hasUnread(kind: ConversationKind, reader: Reader): RawBuilder<SqlBool> {
  const { table, column } = REQUESTS[kind];
  return sql`${sql.ref(`${table}.id`)} IN (
    SELECT message.${sql.ref(column)} FROM request_messages message WHERE ${isUnreadBy(reader)})`;
}

/** The number of messages of the request of a row. */
export function messageCountOf(kind: ConversationKind): RawBuilder<number> {
  const { table, column } = REQUESTS[kind];
  return sql`(SELECT count(*)::integer FROM request_messages message
    WHERE message.${sql.ref(column)} = ${sql.ref(`${table}.id`)})`;
}

/** Whether a customer's message was not read by any staff yet: they were mailed about it. */
export async function isStaffNotified(trx: Transaction, { kind, id }: RequestSubject): Promise<boolean> {
  const { rows } = await sql<{ isNotified: boolean }>`
    SELECT EXISTS (SELECT FROM request_messages message
      WHERE ${isOfRequest(kind, id)} AND ${isUnreadBy({ userId: '', isStaff: true })}) AS "isNotified"`.execute(
    trx,
  );
  return rows[0]?.isNotified ?? false;
}

/** The user names of those who have not read an earlier message of staff: they were mailed about it. */
export async function listNotifiedUsers(
  trx: Transaction,
  { kind, id }: RequestSubject,
  usernames: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ username: string }>`
    SELECT users.username FROM users
    WHERE users.username = ANY(${usernames}::text[]) AND EXISTS (
      SELECT FROM request_messages message WHERE ${isOfRequest(kind, id)} AND message.is_staff AND NOT EXISTS (
        SELECT FROM request_message_reads read
        WHERE read.message_id = message.id AND read.user_id = users.id))`.execute(trx);
  return new Set(rows.map(({ username }) => username));
}

/** An attached file of a request. */
export async function findAttachment(
  db: Connection,
  { kind, id }: Pick<RequestSubject, 'kind' | 'id'>,
  attachmentId: string,
) {
  const { rows } = await sql<MessageAttachment>`
    SELECT file.id, file.file_name AS "fileName", file.media_type AS "contentType", file.size
    FROM request_message_attachments file JOIN request_messages message ON message.id = file.message_id
    WHERE file.id = ${attachmentId}::uuid AND ${isOfRequest(kind, id)}`.execute(db);
  return rows[0];
}

/** Those of the ids that are attached to a message. */
export async function listAttachedIds(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM request_message_attachments WHERE id = ANY(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
