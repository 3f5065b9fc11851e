import type { EditableProfile } from '@cromia/domain/customers/profile-update';
import type { UpdateRequestListQuery } from '@cromia/domain/customers/update-request';
import { type InferResult, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import {
  combineConditions,
  isBetweenDays,
  isEqual,
  isOfCustomer,
  type SqlCondition,
} from '../../../platform/database/list-queries.ts';
import { insertAddresses, insertContacts } from '../new-customer-queries.ts';

/**
 * Finds the pending change request of a customer. There is at most one (index update_customer_requests_one_pending).
 */
export async function findPendingUpdate(db: Connection, customerId: string) {
  return db
    .selectFrom('updateCustomerRequests')
    .select(['id', 'createdOn', 'was', 'asked'])
    .where('customerId', '=', customerId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
}

/**
 * Locks a customer until the transaction ends, so that concurrent changes run one after another.
 * @returns its version and VAT number
 */
export async function lockCustomer(trx: Transaction, customerId: string) {
  return trx
    .selectFrom('customers')
    .select(['version', 'vatNumber'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores a change request. @returns undefined if the customer already has a pending one */
export async function insertUpdateRequest(
  trx: Transaction,
  update: {
    customerId: string;
    userId: string;
    customerVersion: number;
    was: EditableProfile;
    asked: EditableProfile;
    createdOn: Date;
  },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('updateCustomerRequests')
    .values({
      ...update,
      was: JSON.stringify(update.was),
      asked: JSON.stringify(update.asked),
      status: 'PENDING',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function buildConditions(query: UpdateRequestListQuery, timeZone: string): SqlCondition {
  const { status, customer, customerCode, businessName, createdOnFrom, createdOnTo } = query;
  return combineConditions([
    isEqual('updateCustomerRequests.status', status),
    isOfCustomer('updateCustomerRequests.customerId', customer),
    customerCode === undefined ? undefined : sql`starts_with(customers.customer_code, ${customerCode})`,
    businessName === undefined
      ? undefined
      : sql`strpos(customers.search_name, search_text(${businessName}::text)) > 0`,
    isBetweenDays('updateCustomerRequests.createdOn', createdOnFrom, createdOnTo, timeZone),
  ]);
}

function selectUpdates(db: Connection) {
  return db
    .selectFrom('updateCustomerRequests')
    .innerJoin('customers', 'customers.id', 'updateCustomerRequests.customerId')
    .leftJoin('users', 'users.id', 'updateCustomerRequests.userId')
    .select([
      'updateCustomerRequests.id',
      'updateCustomerRequests.status',
      'updateCustomerRequests.createdOn',
      'updateCustomerRequests.decidedAt',
      'updateCustomerRequests.reason',
      'customers.customerCode',
      'customers.businessName',
      'users.username as requester',
      'users.role as requesterRole',
    ]);
}

const SORT_COLUMNS = {
  createdOn: 'updateCustomerRequests.createdOn',
  status: 'updateCustomerRequests.status',
  businessName: 'customers.businessName',
  customerCode: 'customers.customerCode',
} as const;

/** Selects the change requests that match a query. Its days are in the manufacturer's time zone. */
export function selectUpdateRequests(db: Connection, query: UpdateRequestListQuery, timeZone: string) {
  const { field, direction } = query.sort;
  return selectUpdates(db)
    .where(buildConditions(query, timeZone))
    .orderBy(SORT_COLUMNS[field], direction)
    .orderBy('updateCustomerRequests.id');
}

export type ListedUpdateRequest = InferResult<ReturnType<typeof selectUpdateRequests>>[number];

/** Finds a change request with the old and the requested profile, the customer's current data, and the decider. */
export async function findUpdateRequest(db: Connection, id: string) {
  return selectUpdates(db)
    .leftJoin('users as decider', 'decider.id', 'updateCustomerRequests.decidedBy')
    .select([
      'updateCustomerRequests.customerId',
      'updateCustomerRequests.userId',
      'updateCustomerRequests.customerVersion',
      'updateCustomerRequests.was',
      'updateCustomerRequests.asked',
      'customers.version',
      'customers.vatNumber',
      'decider.username as decidedBy',
    ])
    .where('updateCustomerRequests.id', '=', id)
    .executeTakeFirst();
}

export type UpdateRequestRow = NonNullable<Awaited<ReturnType<typeof findUpdateRequest>>>;

/** Locks a change request until the transaction ends, so that concurrent decisions run one after another. */
export async function lockUpdateRequest(trx: Transaction, id: string): Promise<void> {
  await trx.selectFrom('updateCustomerRequests').select('id').where('id', '=', id).forUpdate().execute();
}

/** Stores the decision on a pending change request. @returns false if it is no longer pending */
export async function storeUpdateDecision(
  trx: Transaction,
  id: string,
  decision: { status: 'ACCEPTED' | 'REJECTED'; decidedBy: string; decidedAt: Date; reason: string | null },
): Promise<boolean> {
  const row = await trx
    .updateTable('updateCustomerRequests')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Maps a profile to columns: an unknown flag is stored as false. */
export function toProfileColumns<Profile extends Omit<EditableProfile, 'addresses' | 'contacts'>>(
  columns: Profile,
) {
  return {
    ...columns,
    isRetailerOfMetal: columns.isRetailerOfMetal ?? false,
    isRetailerOfWood: columns.isRetailerOfWood ?? false,
    isRetailerOfConstruction: columns.isRetailerOfConstruction ?? false,
    isRetailerOfBodywork: columns.isRetailerOfBodywork ?? false,
    isRetailerOfOwnership: columns.isRetailerOfOwnership ?? false,
    tntNextRequired: columns.tntNextRequired ?? false,
  };
}

/** Replaces the stored profile and increments its version. @returns false if the stored version differs */
export async function replaceProfile(
  trx: Transaction,
  { customerId, version }: { customerId: string; version: number },
  { addresses, contacts, ...columns }: EditableProfile,
): Promise<boolean> {
  const row = await trx
    .updateTable('customers')
    .set({ ...toProfileColumns(columns), version: version + 1 })
    .where('id', '=', customerId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx.deleteFrom('customerAddresses').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('customerContacts').where('customerId', '=', customerId).execute();
  await insertAddresses(trx, customerId, addresses);
  await insertContacts(trx, customerId, contacts);
  return true;
}
