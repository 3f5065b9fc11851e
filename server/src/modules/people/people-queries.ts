import { LIMITS } from '@cromia/domain/limits';
import { COMPANY_ROLES, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { type MonthOf, matchMonth } from './purchase-rights-queries.ts';

export interface PersonRow extends PurchaseRights {
  id: string;
  username: string;
  name: string;
  language: string;
  rightsVersion: number;
  isDisabled: boolean;
  lastLoginAt: Date | null;
  /** EUR of the month's order requests for the customer that were not rejected, expired or withdrawn. */
  orderedThisMonth: number;
}

function selectPeople(condition: RawBuilder<unknown>, month: MonthOf): RawBuilder<PersonRow> {
  return sql<PersonRow>`
    SELECT users.id, users.username, trim(users.firstname || ' ' || users.lastname) AS name, users.language,
      users.rights_version, users.company_role, users.order_limit, users.month_limit, users.can_approve,
      users.disabled_at IS NOT NULL AS is_disabled,
      (SELECT max(created_at) FROM sessions WHERE user_id = users.id) AS last_login_at,
      (SELECT coalesce(sum(total), 0) FROM order_requests
        WHERE user_id = users.id AND customer_id = users.customer_id AND ${matchMonth(month)}) AS ordered_this_month
    FROM users WHERE ${condition}
    ORDER BY array_position(${[...COMPANY_ROLES]}::text[], users.company_role), users.lastname, users.firstname, users.id
    LIMIT ${LIMITS.customerPeople}`;
}

/** Lists the people of a customer, owners first, each with the orders of the month. */
export async function listPeople(db: Connection, customerId: string, month: MonthOf): Promise<PersonRow[]> {
  return (await selectPeople(sql`users.customer_id = ${customerId}::uuid`, month).execute(db)).rows;
}

/** Finds a person of a customer. @returns undefined if the user belongs to another customer or to none */
export async function findPerson(
  db: Connection,
  { customerId, username }: { customerId: string; username: string },
  month: MonthOf,
): Promise<PersonRow | undefined> {
  const condition = sql`users.customer_id = ${customerId}::uuid AND users.username = ${username}`;
  return (await selectPeople(condition, month).execute(db)).rows[0];
}

/**
 * Locks the people of a customer until the transaction ends: first the customer, as the triggers of `users` do, so that
 * joining and leaving wait, then those people in the order of their ids.
 * @returns
 */
export async function lockPeople(
  trx: Transaction,
  customerId: string,
  usernames: readonly string[],
): Promise<void> {
  await sql`SELECT FROM customers WHERE id = ${customerId}::uuid FOR NO KEY UPDATE`.execute(trx);
  await sql`
    SELECT FROM users WHERE customer_id = ${customerId}::uuid AND username = ANY (${[...usernames]}::text[])
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

const roleSchema = z.enum(COMPANY_ROLES).nullable();

/** Whether a user is an enabled owner of a customer. After `lockPeople` the result is valid until the transaction ends. */
export async function isOwner(
  trx: Transaction,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('companyRole')
    .where('id', '=', userId)
    .where('customerId', '=', customerId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return roleSchema.parse(row?.companyRole ?? null) === 'OWNER';
}

/** Counts the enabled owners of a customer other than one person. */
export async function countOtherOwners(
  trx: Transaction,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<number> {
  const { total } = await trx
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customerId', '=', customerId)
    .where('companyRole', '=', 'OWNER')
    .where('disabledAt', 'is', null)
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Usernames of the enabled owners of a customer. */
export async function listOwners(db: Connection, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where('customerId', '=', customerId)
    .where('companyRole', '=', 'OWNER')
    .orderBy('id')
    .limit(LIMITS.customerPeople)
    .execute();
  return rows.map(({ username }) => username);
}

/** Stores the rights of a person. */
export async function storeRights(trx: Transaction, userId: string, rights: PurchaseRights): Promise<void> {
  await trx.updateTable('users').set(rights).where('id', '=', userId).execute();
}

/** Removes a person from the customer: they become a USER. */
export async function makeUser(trx: Transaction, userId: string): Promise<void> {
  await trx.updateTable('users').set({ role: 'USER', customerId: null }).where('id', '=', userId).execute();
}
