import {
  CUSTOMER_REQUEST_STATUSES,
  type CustomerRequestKind,
  type CustomerRequestStatus,
} from '@cromia/domain/activation/customer-request';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** Selects requests with their customers, without the form's fields, which can be long. */
export function selectRequestSummaries(db: Connection) {
  return db
    .selectFrom('customerRequests')
    .leftJoin('customers', 'customers.id', 'customerRequests.customerId')
    .select([
      'customerRequests.id',
      'customerRequests.userId',
      'customerRequests.status',
      'customerRequests.kind',
      'customerRequests.businessName',
      'customerRequests.vatNumber',
      'customerRequests.createdOn',
      'customerRequests.updatedAt',
      'customerRequests.decidedAt',
      'customerRequests.reason',
      'customerRequests.customerId',
      'customers.customerCode',
      'customers.businessName as customerBusinessName',
    ]);
}

/** Selects a user's open request. There is at most one (index customer_requests_one_open). */
function selectOwnRequest(db: Connection, userId: string) {
  return selectRequestSummaries(db)
    .select('customerRequests.profile')
    .where('customerRequests.userId', '=', userId)
    .where('customerRequests.kind', '<>', 'MANAGED')
    .where('customerRequests.status', '<>', 'CLOSED')
    .where('customerRequests.acknowledgedAt', 'is', null);
}

export async function findOwnRequest(db: Connection, userId: string) {
  return selectOwnRequest(db, userId).executeTakeFirst();
}

/** Like `findOwnRequest`, but locks the request until the transaction ends. The caller must hold the user's lock. */
export async function lockOwnRequest(trx: Transaction, userId: string) {
  return selectOwnRequest(trx, userId).forUpdate(['customerRequests']).executeTakeFirst();
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findOwnRequest>>>;
export type RequestSummaryRow = Omit<RequestRow, 'profile'>;

/** The columns of a request when it is saved or sent. */
export interface RequestContent {
  kind: CustomerRequestKind;
  status: CustomerRequestStatus;
  vatNumber: string | null;
  businessName: string | null;
  profile: object;
  /** For an association: the customer that the user asks to join. */
  customerId: string | null;
}

function toColumns(content: RequestContent, now: Date) {
  return { ...content, profile: JSON.stringify(content.profile), createdOn: now, updatedAt: now };
}

export async function insertRequest(
  trx: Transaction,
  userId: string,
  content: RequestContent,
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('customerRequests')
    .values({ userId, ...toColumns(content, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves or sends an existing draft. Sending it sets its date. @returns false when it is no longer a draft */
export async function updateDraft(
  trx: Transaction,
  id: string,
  content: RequestContent,
  now: Date,
): Promise<boolean> {
  const { createdOn, ...columns } = toColumns(content, now);
  const row = await trx
    .updateTable('customerRequests')
    .set(content.status === 'DRAFT' ? columns : { ...columns, createdOn })
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the status of a request from `from` to `to`. @returns false when the status has changed in the meantime */
export async function changeRequestStatus(
  trx: Transaction,
  id: string,
  { from, to, now }: { from: CustomerRequestStatus; to: CustomerRequestStatus; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('customerRequests')
    .set({ status: to, updatedAt: now })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a draft or a withdrawn association. */
export async function deleteUndecided(trx: Transaction, id: string): Promise<void> {
  await trx
    .deleteFrom('customerRequests')
    .where('id', '=', id)
    .where('status', 'in', ['DRAFT', 'PENDING'])
    .execute();
}

/** Hides a completed request from its user. Staff still see it. */
export async function acknowledgeRequest(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('customerRequests').set({ acknowledgedAt: now }).where('id', '=', id).execute();
}

/** Serialises requests for one company, so that the second request finds the first. */
export async function lockVatNumber(trx: Transaction, vatNumber: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('vat number ' || vat_company(${vatNumber}), 0))`.execute(
    trx,
  );
}

/** Returns whether a VAT number belongs to a customer or to a pending request. */
export async function findVatNumber(
  db: Connection,
  vatNumber: string,
): Promise<{ isCustomer: boolean; isRequested: boolean }> {
  const { rows } = await sql<{ isCustomer: boolean; isRequested: boolean }>`
    SELECT
      EXISTS (SELECT FROM customers WHERE vat_company(vat_number) = vat_company(${vatNumber})) AS "isCustomer",
      EXISTS (
        SELECT FROM customer_requests
        WHERE vat_company(vat_number) = vat_company(${vatNumber}) AND kind <> 'EXISTING' AND status = 'PENDING'
      ) AS "isRequested"`.execute(db);
  return rows[0] ?? { isCustomer: false, isRequested: false };
}

/** Finds the customer with a VAT number in the portfolio of a user; null if there is none. */
export async function findManagedCustomer(
  db: Connection,
  userId: string,
  vatNumber: string,
): Promise<CustomerSummary | null> {
  const customer = await db
    .selectFrom('customers')
    .innerJoin('customerManagers', 'customerManagers.customerId', 'customers.id')
    .select(['customers.customerCode', 'customers.businessName'])
    .where('customerManagers.userId', '=', userId)
    .where(sql<SqlBool>`vat_company(customers.vat_number) = vat_company(${vatNumber})`)
    .executeTakeFirst();
  return customer ?? null;
}

const STATUS_ORDER = sql`array_position(${CUSTOMER_REQUEST_STATUSES}::text[], customer_requests.status)`;

function selectVisibleManagedRequests(db: Connection, userId: string) {
  return selectRequestSummaries(db)
    .where('customerRequests.userId', '=', userId)
    .where('customerRequests.kind', '=', 'MANAGED')
    .where('customerRequests.acknowledgedAt', 'is', null);
}

/**
 * Selects the requests of an agent or commercial user. Sorting by status follows the order of section 4, drafts first.
 */
export function selectManagedRequests(
  db: Connection,
  userId: string,
  { field, direction }: { field: 'status' | 'createdOn' | 'businessName'; direction: 'asc' | 'desc' },
) {
  return selectVisibleManagedRequests(db, userId)
    .orderBy(field === 'status' ? STATUS_ORDER : `customerRequests.${field}`, direction)
    .orderBy('customerRequests.createdOn', 'desc')
    .orderBy('customerRequests.id');
}

/** Counts an agent's or commercial user's drafts. */
export async function countManagedDrafts(db: Connection, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('customerRequests')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where('kind', '=', 'MANAGED')
    .where('status', '=', 'DRAFT')
    .executeTakeFirstOrThrow();
  return total;
}

/** Finds one request of an agent or commercial user. @returns undefined for another user's request */
export async function findManagedRequest(db: Connection, userId: string, id: string) {
  return selectVisibleManagedRequests(db, userId)
    .select('customerRequests.profile')
    .where('customerRequests.id', '=', id)
    .executeTakeFirst();
}

/** Like `findManagedRequest` without the fields, but locks the request until the transaction ends. */
export async function lockManagedRequest(trx: Transaction, userId: string, id: string) {
  return selectVisibleManagedRequests(trx, userId)
    .where('customerRequests.id', '=', id)
    .forUpdate(['customerRequests'])
    .executeTakeFirst();
}

/**
 * Closes the open requests of a user who has become a customer by an invitation.
 * @returns the ids of the closed requests
 */
export async function closeOwnRequests(
  trx: Transaction,
  userId: string,
  from: readonly CustomerRequestStatus[],
  now: Date,
) {
  return trx
    .updateTable('customerRequests')
    .set({ status: 'CLOSED', updatedAt: now })
    .where('userId', '=', userId)
    .where('kind', '<>', 'MANAGED')
    .where('acknowledgedAt', 'is', null)
    .where(sql<SqlBool>`status = ANY(${from}::text[])`)
    .returning('id')
    .execute();
}
