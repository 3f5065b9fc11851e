import type { PortfolioListQuery } from '@cromia/domain/customers/portfolios/portfolio';
import { LIMITS } from '@cromia/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { listCustomerSuggestions } from '../customer-queries.ts';
import { selectManagers } from './manager-queries.ts';

/**
 * Selects managers with the size of their portfolios. Includes disabled managers, because their customers need another
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

/** Finds an agent or commercial user by user name. */
export async function findManager(db: Connection, username: string) {
  return selectManagers(db)
    .select(['users.id', 'users.username'])
    .where('username', '=', username)
    .executeTakeFirst();
}

/** Suggests customers by code or name, each with its managers. */
export async function suggestAssignableCustomers(db: Connection, text: string | undefined) {
  const customers = await listCustomerSuggestions(db, text, {});
  const assignments = await db
    .selectFrom('customerManagers')
    .innerJoin('customers', 'customers.id', 'customerManagers.customerId')
    .innerJoin('users', 'users.id', 'customerManagers.userId')
    .select(['customers.customerCode', 'users.username'])
    .where(
      sql<SqlBool>`customers.customer_code = ANY(${customers.map(({ customerCode }) => customerCode)}::text[])`,
    )
    .orderBy('users.username')
    .limit(LIMITS.customerSuggestions * LIMITS.managers)
    .execute();
  return customers.map((customer) => ({
    ...customer,
    managers: assignments
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
    WITH deleted AS (DELETE FROM customer_managers WHERE user_id = ${userId}::uuid RETURNING customer_id)
    SELECT customer_code AS "customerCode" FROM deleted JOIN customers ON customers.id = deleted.customer_id
    ORDER BY customer_code`.execute(trx);
  return rows.map(({ customerCode }) => customerCode);
}

/**
 * Finds the existing managers and customers of the changes. Locks the managers' user rows until the transaction ends,
 * so that no user is assigned customers after losing the role.
 */
export async function findManagersAndCustomers(trx: Transaction, changes: readonly PortfolioChange[]) {
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

/** Selects the changes as rows of ids. They are passed as a single parameter. */
function selectIdPairs(changes: readonly PortfolioChange[]) {
  return sql`
    SELECT u.id AS user_id, c.id AS customer_id, u.username, c.customer_code
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change ("username" text, "customerCode" text)
    JOIN users u ON u.username = change."username"
    JOIN customers c ON c.customer_code = change."customerCode"`;
}

/** Finds the changes whose assignment exists, or does not exist yet. */
export async function findAssignments(
  db: Connection,
  changes: readonly PortfolioChange[],
  state: 'existing' | 'missing',
): Promise<PortfolioChange[]> {
  const { rows } = await sql<PortfolioChange>`
    SELECT requested.username, requested.customer_code AS "customerCode"
    FROM (${selectIdPairs(changes)}) requested
    LEFT JOIN customer_managers existing USING (user_id, customer_id)
    WHERE (existing.user_id IS NOT NULL) = ${state === 'existing'}::boolean`.execute(db);
  return rows;
}

/** Assigns customers to managers. @returns the new assignments */
export async function insertAssignments(
  trx: Transaction,
  changes: readonly PortfolioChange[],
): Promise<PortfolioChange[]> {
  const { rows } = await sql<PortfolioChange>`
    WITH requested AS (${selectIdPairs(changes)}),
    inserted AS (
      INSERT INTO customer_managers (user_id, customer_id)
      SELECT user_id, customer_id FROM requested
      ON CONFLICT DO NOTHING
      RETURNING user_id, customer_id)
    SELECT requested.username, requested.customer_code AS "customerCode"
    FROM inserted JOIN requested USING (user_id, customer_id)`.execute(trx);
  return rows;
}

/** Unassigns customers from managers, effective with the manager's next request. @returns the removed assignments */
export async function deleteAssignments(
  trx: Transaction,
  changes: readonly PortfolioChange[],
): Promise<PortfolioChange[]> {
  const { rows } = await sql<PortfolioChange>`
    WITH requested AS (${selectIdPairs(changes)}),
    deleted AS (
      DELETE FROM customer_managers USING requested
      WHERE customer_managers.user_id = requested.user_id AND customer_managers.customer_id = requested.customer_id
      RETURNING requested.username, requested.customer_code)
    SELECT username, customer_code AS "customerCode" FROM deleted`.execute(trx);
  return rows;
}
