import type {
  ChangedLine,
  ConversationKind,
  MessageAttachment,
  MessageKind,
} from '@cromia/domain/messages/message';
import type { ProposedLine, StoredProposalStatus } from '@cromia/domain/messages/offer-proposal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** Columns of requests, which claims do not have. */
const REQUEST_STATE = sql`request.expiration_date AS "expirationDate", request.held_since AS "heldSince"`;

/** The tables of what is talked about, the columns of messages that name them, and those of its state. */
const SUBJECTS = {
  'offer-requests': {
    table: 'offer_requests',
    column: 'offer_request_id',
    state: sql`${REQUEST_STATE}, request.version`,
  },
  'order-requests': {
    table: 'order_requests',
    column: 'order_request_id',
    state: sql`${REQUEST_STATE}, NULL::integer AS version`,
  },
  claims: {
    table: 'claims',
    column: 'claim_id',
    state: sql`NULL::date AS "expirationDate", NULL::timestamptz AS "heldSince", NULL::integer AS version`,
  },
} as const satisfies Record<ConversationKind, { table: string; column: string; state: RawBuilder<unknown> }>;

const isAbout = (kind: ConversationKind, id: string): RawBuilder<SqlBool> =>
  sql`message.${sql.ref(SUBJECTS[kind].column)} = ${id}::uuid`;

/** A request or claim that is talked about. */
export interface ConversationSubject {
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
  /** Who sent it; null after the user was deleted. */
  userId: string | null;
  /** Of an offer; null for anything else. */
  version: number | null;
}

/** Finds what a customer, or any customer, for staff, if `customerId` is null, talks about. */
export async function findSubject(
  db: Connection,
  kind: ConversationKind,
  { id, customerId }: { id: string; customerId: string | null },
): Promise<ConversationSubject | undefined> {
  const { rows } = await sql<Omit<ConversationSubject, 'kind'>>`
    SELECT request.id, request.number, request.status, request.customer_id AS "customerId",
      request.user_id AS "userId", customers.customer_code AS "customerCode",
      customers.business_name AS "businessName", ${SUBJECTS[kind].state}
    FROM ${sql.table(SUBJECTS[kind].table)} request JOIN customers ON customers.id = request.customer_id
    WHERE request.id = ${id}::uuid
      AND coalesce(request.customer_id = ${customerId}::uuid, ${customerId === null})`.execute(db);
  return rows[0] && { kind, ...rows[0] };
}

/**
 * Same as `findSubject`, and locks the request or claim until the transaction ends, so that its messages, decisions and
 * withdrawals run one after another.
 */
export async function lockSubject(
  trx: Transaction,
  kind: ConversationKind,
  request: { id: string; customerId: string | null },
): Promise<ConversationSubject | undefined> {
  await sql`SELECT FROM ${sql.table(SUBJECTS[kind].table)} WHERE id = ${request.id}::uuid FOR UPDATE`.execute(
    trx,
  );
  return findSubject(trx, kind, request);
}

/** Puts a request on hold, or ends that with null. */
export async function storeHold(
  trx: Transaction,
  { kind, id }: Pick<ConversationSubject, 'kind' | 'id'>,
  heldSince: Date | null,
): Promise<void> {
  await sql`UPDATE ${sql.table(SUBJECTS[kind].table)} SET held_since = ${heldSince}::timestamptz
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
  { kind, id }: Pick<ConversationSubject, 'kind' | 'id'>,
  { changedLines, ...message }: NewMessageRow,
): Promise<string> {
  const { id: messageId } = await trx
    .insertInto('messages')
    .values({
      ...message,
      ...(kind === 'offer-requests' && { offerRequestId: id }),
      ...(kind === 'order-requests' && { orderRequestId: id }),
      ...(kind === 'claims' && { claimId: id }),
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
  await trx.insertInto('messageAttachments').values(rows).execute();
}

/** The number of messages, of both sides or one. */
export async function countMessages(
  db: Connection,
  kind: ConversationKind,
  id: string,
  isStaff?: boolean,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM messages message
    WHERE ${isAbout(kind, id)} AND coalesce(message.is_staff = ${isStaff ?? null}::boolean, true)`.execute(
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

/** The messages of a conversation, oldest first; with `messageId`, that one only. */
export async function listMessages(
  db: Connection,
  { kind, id }: Pick<ConversationSubject, 'kind' | 'id'>,
  { limit, messageId }: { limit: number; messageId?: string },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT message.id, message.kind, message.created_at AS "createdAt", message.user_id AS "userId",
      ${nameOf('author')} AS "authorName", message.is_staff AS "isStaff", message.text,
      message.changed_lines AS "changedLines",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'fileName', file.file_name,
          'contentType', file.media_type, 'size', file.size) ORDER BY file.sort_order), '[]')
        FROM message_attachments file WHERE file.message_id = message.id) AS attachments,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', ${nameOf('reader')}, 'isStaff', read.is_staff,
          'at', to_char(read.read_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          ORDER BY read.read_at, reader.username), '[]')
        FROM message_reads read JOIN users reader ON reader.id = read.user_id
        WHERE read.message_id = message.id) AS "readBy",
      (SELECT jsonb_build_object('id', proposal.id, 'version', proposal.version, 'status', proposal.status, 'items', (
          SELECT jsonb_agg(jsonb_build_object('productCode', ${CODE}, 'um', products.um, 'qta', products.qta,
            'unitQty', products.unit_qty, 'quantity', item.quantity,
            'targetPrice', item.target_price, 'offeredQuantity', item.offered_quantity,
            'offeredPrice', item.offered_price) ORDER BY item.sort_order)
          FROM offer_proposal_items item JOIN products ON products.id = item.product_id
          WHERE item.proposal_id = proposal.id))
        FROM offer_proposals proposal WHERE proposal.message_id = message.id) AS proposal
    FROM messages message LEFT JOIN users author ON author.id = message.user_id
    WHERE ${isAbout(kind, id)} AND coalesce(message.id = ${messageId ?? null}::uuid, true)
    ORDER BY message.position
    LIMIT ${limit}`.execute(db);
  return rows;
}

interface Reader {
  userId: string;
  isStaff: boolean;
}

/** Marks all messages of a conversation that others wrote as read, at the time of the first reading. */
export async function storeReading(
  db: Connection,
  { kind, id }: Pick<ConversationSubject, 'kind' | 'id'>,
  { userId, isStaff, readAt }: Reader & { readAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO message_reads (message_id, user_id, is_staff, read_at)
    SELECT message.id, ${userId}::uuid, ${isStaff}, ${readAt}::timestamptz FROM (
      SELECT message.id FROM messages message
      WHERE ${isAbout(kind, id)} AND message.user_id IS DISTINCT FROM ${userId}::uuid
        AND NOT EXISTS (SELECT FROM message_reads read
          WHERE read.message_id = message.id AND read.user_id = ${userId}::uuid)
      FOR KEY SHARE) message
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Whether a message is unread: a customer's user reads for themselves, staff for each other. */
function isUnreadBy({ userId, isStaff }: Reader): RawBuilder<SqlBool> {
  return isStaff
    ? sql`(NOT message.is_staff AND NOT EXISTS (
        SELECT FROM message_reads read WHERE read.message_id = message.id AND read.is_staff))`
    : sql`(message.user_id IS DISTINCT FROM ${userId}::uuid AND NOT EXISTS (
        SELECT FROM message_reads read
        WHERE read.message_id = message.id AND read.user_id = ${userId}::uuid))`;
}

/** The number of unread messages of each request or claim; those without one are left out. */
export async function countUnread(
  db: Connection,
  kind: ConversationKind,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, number>> {
  const request = sql`message.${sql.ref(SUBJECTS[kind].column)}`;
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT ${request} AS id, count(*)::integer AS count FROM messages message
    WHERE ${request} = ANY(${ids}::uuid[]) AND ${isUnreadBy(reader)} GROUP BY ${request}`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Condition: the request has messages that the reader has not read. */
export function hasUnread(kind: ConversationKind, reader: Reader): RawBuilder<SqlBool> {
  const { table, column } = SUBJECTS[kind];
  return sql`${sql.ref(`${table}.id`)} IN (
    SELECT message.${sql.ref(column)} FROM messages message WHERE ${isUnreadBy(reader)})`;
}

/** The number of messages of the request of a row. */
export function messageCountOf(kind: ConversationKind): RawBuilder<number> {
  const { table, column } = SUBJECTS[kind];
  return sql`(SELECT count(*)::integer FROM messages message
    WHERE message.${sql.ref(column)} = ${sql.ref(`${table}.id`)})`;
}

/** Whether a customer's message was not read by any staff yet: they were mailed about it. */
export async function isStaffNotified(trx: Transaction, { kind, id }: ConversationSubject): Promise<boolean> {
  const { rows } = await sql<{ isNotified: boolean }>`
    SELECT EXISTS (SELECT FROM messages message
      WHERE ${isAbout(kind, id)} AND ${isUnreadBy({ userId: '', isStaff: true })}) AS "isNotified"`.execute(
    trx,
  );
  return rows[0]?.isNotified ?? false;
}

/** The user names of those who have not read an earlier message of staff: they were mailed about it. */
export async function listNotifiedUsers(
  trx: Transaction,
  { kind, id }: ConversationSubject,
  usernames: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ username: string }>`
    SELECT users.username FROM users
    WHERE users.username = ANY(${usernames}::text[]) AND EXISTS (
      SELECT FROM messages message WHERE ${isAbout(kind, id)} AND message.is_staff AND NOT EXISTS (
        SELECT FROM message_reads read
        WHERE read.message_id = message.id AND read.user_id = users.id))`.execute(trx);
  return new Set(rows.map(({ username }) => username));
}

/** An attached file of a request. */
export async function findAttachment(
  db: Connection,
  { kind, id }: Pick<ConversationSubject, 'kind' | 'id'>,
  attachmentId: string,
) {
  const { rows } = await sql<MessageAttachment>`
    SELECT file.id, file.file_name AS "fileName", file.media_type AS "contentType", file.size
    FROM message_attachments file JOIN messages message ON message.id = file.message_id
    WHERE file.id = ${attachmentId}::uuid AND ${isAbout(kind, id)}`.execute(db);
  return rows[0];
}

/** Those of the ids that are attached to a message. */
export async function listAttachedIds(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM message_attachments WHERE id = ANY(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
