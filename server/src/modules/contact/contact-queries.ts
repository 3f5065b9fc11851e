import type { ContactListQuery } from '@cromia/domain/contact/contact-desk';
import type { ContactRequestType } from '@cromia/domain/contact/contact-request';
import { LIMITS } from '@cromia/domain/limits';
import { type InferResult, sql } from 'kysely';
import { sqlTimeAgo } from '../../platform/database/ago.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import {
  combineConditions,
  containsPattern,
  isAssigned,
  isBetweenDays,
  isEqual,
  type SqlCondition,
} from '../../platform/database/list-queries.ts';

export interface NewContactRequest {
  requestType: ContactRequestType;
  userId: string | null;
  name: string;
  email: string;
  language: string;
  request: string;
  createdOn: Date;
}

/** Serialises requests from the same e-mail address until the transaction ends. */
export async function lockSender(trx: Transaction, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`contact of ${email}`}, 0))`.execute(trx);
}

/** Returns whether the same request was stored after `since`, because a repeated PUT must have no further effect. */
export async function isRequestStored(
  trx: Transaction,
  { requestType, email, request }: NewContactRequest,
  since: Date,
): Promise<boolean> {
  const existing = await trx
    .selectFrom('contactRequests')
    .select('id')
    .where('createdOn', '>', since)
    .where('email', '=', email)
    .where('requestType', '=', requestType)
    .where('request', '=', request)
    .limit(1)
    .executeTakeFirst();
  return existing !== undefined;
}

/** Counts the requests that visitors have sent with an e-mail address after `since`. */
export async function countVisitorRequests(trx: Transaction, email: string, since: Date): Promise<number> {
  const { sent } = await trx
    .selectFrom('contactRequests')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('email', '=', email)
    .where('userId', 'is', null)
    .where('createdOn', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

export async function insertContactRequest(trx: Transaction, row: NewContactRequest): Promise<string> {
  const { id } = await trx
    .insertInto('contactRequests')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds a user's name and contact data, which staff need for the answer. */
export async function findContact(db: Connection, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('customers', 'customers.id', 'users.customerId')
    .select([
      'users.username',
      'users.firstname',
      'users.lastname',
      'users.language',
      'users.telephone',
      'customers.customerCode',
      'customers.businessName',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The filter of the list, with the current user and the time zone of its days. */
export type ContactListFilter = ContactListQuery & { userId: string; timeZone: string };

function buildConditions(filter: ContactListFilter): SqlCondition {
  const { status, requestType, assignment, userId, text, createdOnFrom, createdOnTo, timeZone } = filter;
  const pattern = containsPattern(text ?? '');
  return combineConditions([
    isEqual('contactRequests.status', status),
    isEqual('contactRequests.requestType', requestType),
    isAssigned('contactRequests', assignment, userId),
    text === undefined
      ? undefined
      : sql`(contact_requests.name ILIKE ${pattern} OR contact_requests.email ILIKE ${pattern} OR contact_requests.request ILIKE ${pattern})`,
    isBetweenDays('contactRequests.createdOn', createdOnFrom, createdOnTo, timeZone),
  ]);
}

function selectContactRequestRows(db: Connection) {
  return db
    .selectFrom('contactRequests')
    .leftJoin('users', 'users.id', 'contactRequests.userId')
    .leftJoin('users as assignee', 'assignee.id', 'contactRequests.assignedTo')
    .select([
      'contactRequests.id',
      'contactRequests.status',
      'contactRequests.requestType',
      'contactRequests.name',
      'contactRequests.email',
      'contactRequests.language',
      'contactRequests.request',
      'contactRequests.createdOn',
      'contactRequests.answeredAt',
      'users.username',
      'assignee.username as assignedTo',
    ]);
}

const SORT_COLUMNS = {
  createdOn: 'contactRequests.createdOn',
  status: 'contactRequests.status',
  requestType: 'contactRequests.requestType',
  name: 'contactRequests.name',
} as const;

/** Selects the contact requests that match a filter. Its days are in the manufacturer's time zone. */
export function selectContactRequests(db: Connection, filter: ContactListFilter) {
  const { field, direction } = filter.sort;
  return selectContactRequestRows(db)
    .where(buildConditions(filter))
    .orderBy(SORT_COLUMNS[field], direction)
    .orderBy('contactRequests.id');
}

export type ContactRequestRow = InferResult<ReturnType<typeof selectContactRequests>>[number];

export async function findContactRequest(db: Connection, id: string) {
  return selectContactRequestRows(db)
    .leftJoin('users as answerer', 'answerer.id', 'contactRequests.answeredBy')
    .select(['answerer.username as answeredBy', 'contactRequests.internalNote as note'])
    .where('contactRequests.id', '=', id)
    .executeTakeFirst();
}

/** Marks a request as answered. @returns false when it was not open */
export async function answerContactRequest(
  trx: Transaction,
  id: string,
  { answeredBy, answeredAt }: { answeredBy: string; answeredAt: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('contactRequests')
    .set({ status: 'ANSWERED', answeredBy, answeredAt })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an answered request as open again. @returns false when it was not answered */
export async function reopenContactRequest(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('contactRequests')
    .set({ status: 'OPEN', answeredBy: null, answeredAt: null })
    .where('id', '=', id)
    .where('status', '=', 'ANSWERED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the sent answers, oldest first. */
export async function findAnswers(db: Connection, contactRequestId: string) {
  return db
    .selectFrom('contactAnswers')
    .leftJoin('users', 'users.id', 'contactAnswers.sentBy')
    .select(['contactAnswers.answer', 'contactAnswers.sentAt', 'users.username as sentBy'])
    .where('contactAnswers.contactRequestId', '=', contactRequestId)
    .orderBy('contactAnswers.sentAt')
    .orderBy('contactAnswers.id')
    .execute();
}

export async function insertAnswer(
  trx: Transaction,
  row: { contactRequestId: string; answer: string; sentAt: Date; sentBy: string },
): Promise<void> {
  await trx.insertInto('contactAnswers').values(row).execute();
}

/** Deletes answered requests after their retention period. */
export async function purgeContactRequests(db: Connection): Promise<void> {
  await db
    .deleteFrom('contactRequests')
    .where('status', '=', 'ANSWERED')
    .where('answeredAt', '<', sqlTimeAgo('days', LIMITS.contactRequestRetentionDays))
    .execute();
}
