import type { PortfolioListQuery } from '@cromia/domain/customers/portfolio';
import { LIMITS } from '@cromia/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { listCustomerSuggestions } from '../customer-queries.ts';
import { selectManagers } from './manager-queries.ts';

/**
 * Managers with the size of their portfolios. Disabled managers are included, since their customers need another
 * manager.
 */
export function selectPortfolios(db: Connection, { sort, ...filter }: PortfolioListQuery) {
  return selectManagers(db, filter)
    .leftJoin('customerManagers', 'customerManagers.userId', 'users.id')
    .select([
      'users.username',
      'users.firstname',
      'users.lastname',
      'users.role',
      sql<boolean>`users.disabled_at IS NOT NULL`.as('isDisabled'),
    ])
    .select((eb) => eb.fn.count<number>('customerManagers.customerId').as('customers'))
    .groupBy('users.id')
    .orderBy(sort.field === 'customers' ? sql.ref('customers') : `users.${sort.field}`, sort.direction)
    .orderBy('users.username');
}

/** One agent or commercial user, by user name. */
export async function findManager(db: Connection, username: string) {
  return selectManagers(db)
    .select(['users.id', 'users.username'])
    .where('username', '=', username)
    .executeTakeFirst();
}

/** Customers by code or name, each with its managers. */
export async function suggestAssignableCustomers(db: Connection, text: string | undefined) {
  const found = await listCustomerSuggestions(db, text, {});
  const managed = await db
    .selectFrom('customerManagers')
    .innerJoin('customers', 'customers.id', 'customerManagers.customerId')
    .innerJoin('users', 'users.id', 'customerManagers.userId')
    .select(['customers.customerCode', 'users.username'])
    .where(
      sql<SqlBool>`customers.customer_code = ANY(${found.map(({ customerCode }) => customerCode)}::text[])`,
    )
    .orderBy('users.username')
    .limit(LIMITS.customerSuggestions * LIMITS.managers)
    .execute();
  return found.map((customer) => ({
    ...customer,
    managers: managed
      .filter(({ customerCode }) => customerCode === customer.customerCode)
      .map(({ username }) => username),
  }));
}

/** An assignment to add or remove, by user name and customer code. */
export interface PortfolioChange {
  username: string;
  customerCode: string;
}

export async function countManagedCustomers(db: Connection, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('customerManagers')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Removes all customers from a user's portfolio. @returns their codes, sorted */
export async function deletePortfolio(trx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await sql<{ customerCode: string }>`
    WITH gone AS (DELETE FROM customer_managers WHERE user_id = ${userId}::uuid RETURNING customer_id)
    SELECT customer_code AS "customerCode" FROM gone JOIN customers ON customers.id = gone.customer_id
    ORDER BY customer_code`.execute(trx);
  return rows.map(({ customerCode }) => customerCode);
}

/**
 * Finds the managers and customers that exist. Locks the managers' user rows until the transaction ends, so that no
 * user is assigned customers after losing the role.
 */
export async function findKnownAssignments(trx: Transaction, changes: readonly PortfolioChange[]) {
  const usernames = [...new Set(changes.map(({ username }) => username))];
  const codes = [...new Set(changes.map(({ customerCode }) => customerCode))];
  const users = await selectManagers(trx)
    .select(['users.id', 'users.username'])
    .where(sql<SqlBool>`users.username = ANY(${usernames}::text[])`)
    .forKeyShare()
    .execute();
  const customers = await trx
    .selectFrom('customers')
    .select('customerCode')
    .where(sql<SqlBool>`customer_code = ANY(${codes}::text[])`)
    .execute();
  return { users, codes: new Set(customers.map(({ customerCode }) => customerCode)) };
}

/** The changes as rows of ids, passed as a single parameter. */
function pairs(changes: readonly PortfolioChange[]) {
  return sql`
    SELECT u.id AS user_id, c.id AS customer_id, u.username, c.customer_code
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change ("username" text, "customerCode" text)
    JOIN users u ON u.username = change."username"
    JOIN customers c ON c.customer_code = change."customerCode"`;
}

/** The changes whose assignment exists, or does not exist yet. */
export async function findAssignments(
  db: Connection,
  changes: readonly PortfolioChange[],
  which: 'there' | 'missing',
): Promise<PortfolioChange[]> {
  const { rows } = await sql<PortfolioChange>`
    SELECT wanted.username, wanted.customer_code AS "customerCode"
    FROM (${pairs(changes)}) wanted
    LEFT JOIN customer_managers held USING (user_id, customer_id)
    WHERE (held.user_id IS NOT NULL) = ${which === 'there'}::boolean`.execute(db);
  return rows;
}

/** Assigns customers to managers. @returns the new assignments */
export async function insertAssignments(
  trx: Transaction,
  changes: readonly PortfolioChange[],
): Promise<PortfolioChange[]> {
  const { rows } = await sql<PortfolioChange>`
    WITH wanted AS (${pairs(changes)}),
    made AS (
      INSERT INTO customer_managers (user_id, customer_id)
      SELECT user_id, customer_id FROM wanted
      ON CONFLICT DO NOTHING
      RETURNING user_id, customer_id)
    SELECT wanted.username, wanted.customer_code AS "customerCode"
    FROM made JOIN wanted USING (user_id, customer_id)`.execute(trx);
  return rows;
}

/** Unassigns customers from managers, effective with the manager's next request. @returns the removed assignments */
export async function deleteAssignments(
  trx: Transaction,
  changes: readonly PortfolioChange[],
): Promise<PortfolioChange[]> {
  const { rows } = await sql<PortfolioChange>`
    WITH wanted AS (${pairs(changes)}),
    gone AS (
      DELETE FROM customer_managers USING wanted
      WHERE customer_managers.user_id = wanted.user_id AND customer_managers.customer_id = wanted.customer_id
      RETURNING wanted.username, wanted.customer_code)
    SELECT username, customer_code AS "customerCode" FROM gone`.execute(trx);
  return rows;
}
