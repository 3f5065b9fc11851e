import type { EditableProfile, UpdateRequestListQuery } from '@cromia/domain/customers/update-request';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition } from '../../platform/list-queries.ts';
import { insertAddresses, insertContacts } from './new-customer-queries.ts';

/** The change of a customer that waits for a decision; at most one (index update_customer_requests_one_pending). */
export async function findPendingUpdate(db: Connection, customerId: string) {
  return db
    .selectFrom('updateCustomerRequests')
    .select(['id', 'createdOn'])
    .where('customerId', '=', customerId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
}

/** Locks a customer until the transaction ends: whoever changes its data waits here. @returns its version */
export async function lockCustomer(trx: Transaction, customerId: string) {
  return trx
    .selectFrom('customers')
    .select(['version', 'vatNumber'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Writes a change to be decided on. @returns undefined when the customer has one that waits already */
export async function insertUpdate(
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

/** What the desk's queue is narrowed to; days are the manufacturer's. */
export type UpdateFilter = Omit<UpdateRequestListQuery, 'page' | 'size' | 'sort'> & { timeZone: string };

function conditions(filter: UpdateFilter): Condition {
  const { status, customerCode, businessName, createdOnFrom, createdOnTo, timeZone } = filter;
  const found: Condition[] = [];
  if (status !== undefined) found.push(sql`update_customer_requests.status = ${status}`);
  if (customerCode !== undefined) found.push(sql`starts_with(customers.customer_code, ${customerCode})`);
  if (businessName !== undefined) {
    found.push(sql`strpos(customers.search_name, search_text(${businessName}::text)) > 0`);
  }
  const days = { from: createdOnFrom, to: createdOnTo, timeZone };
  return allOf([...found, ...betweenDays('updateCustomerRequests.createdOn', days)]);
}

function updates(db: Connection) {
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

/** One page of the changes that were asked for; the id breaks ties. */
export async function listUpdates(
  db: Connection,
  filter: UpdateFilter,
  { page, size, sort }: Pick<UpdateRequestListQuery, 'page' | 'size' | 'sort'>,
) {
  return updates(db)
    .where(conditions(filter))
    .orderBy(SORT_COLUMNS[sort.field], sort.direction)
    .orderBy('updateCustomerRequests.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countUpdates(db: Connection, filter: UpdateFilter): Promise<number> {
  const { total } = await db
    .selectFrom('updateCustomerRequests')
    .innerJoin('customers', 'customers.id', 'updateCustomerRequests.customerId')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** One change with both profiles, its customer as it is today, and who decided. */
export async function findUpdate(db: Connection, id: string) {
  return updates(db)
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

export type UpdateRow = NonNullable<Awaited<ReturnType<typeof findUpdate>>>;

/** Locks a change until the transaction ends: of several who decide at once, the others wait here. */
export async function lockUpdate(trx: Transaction, id: string): Promise<void> {
  await trx.selectFrom('updateCustomerRequests').select('id').where('id', '=', id).forUpdate().execute();
}

/** Writes a decision on a change that waits for one. @returns false when it does not any more */
export async function decideUpdateRow(
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

/** Puts a whole profile in place of the stored one and raises its version. @returns false when it has another version */
export async function replaceProfile(
  trx: Transaction,
  { customerId, version }: { customerId: string; version: number },
  { addresses, contacts, ...columns }: EditableProfile,
): Promise<boolean> {
  const row = await trx
    .updateTable('customers')
    .set({
      ...columns,
      isRetailerOfMetal: columns.isRetailerOfMetal ?? false,
      isRetailerOfWood: columns.isRetailerOfWood ?? false,
      isRetailerOfConstruction: columns.isRetailerOfConstruction ?? false,
      isRetailerOfBodywork: columns.isRetailerOfBodywork ?? false,
      isRetailerOfOwnership: columns.isRetailerOfOwnership ?? false,
      tntNextRequired: columns.tntNextRequired ?? false,
      version: version + 1,
    })
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
