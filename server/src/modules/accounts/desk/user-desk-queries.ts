import { USER_MANAGER_ROLES, type UserListQuery, type UserRights } from '@cromia/domain/accounts/user-desk';
import { LIMITS } from '@cromia/domain/limits';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import {
  combineConditions,
  isEqual,
  matchesCustomer,
  type SqlCondition,
  searchNamePattern,
} from '../../../platform/database/list-queries.ts';

/** Matches users whose name, address or company contains each word, or whose customer the text names. */
function matchesUser(text: string): SqlCondition {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const matchesWords = combineConditions(
    words.map((word) => sql<SqlBool>`users.search_name LIKE ${searchNamePattern(word)}`),
  );
  return sql<SqlBool>`((${matchesWords}) OR users.customer_id IN (
    SELECT id FROM customers WHERE ${matchesCustomer(text)}))`;
}

function buildConditions({ searchString, role, type, state }: UserListQuery): SqlCondition {
  return combineConditions([
    searchString === undefined ? undefined : matchesUser(searchString),
    isEqual('users.role', role),
    isEqual('users.type', type),
    state === 'ENABLED' ? sql`users.disabled_at IS NULL` : undefined,
    state === 'DISABLED' ? sql`users.disabled_at IS NOT NULL` : undefined,
  ]);
}

const LIST_COLUMNS = [
  'users.id',
  'users.username',
  'users.firstname',
  'users.lastname',
  'users.role',
  'users.type',
  'users.disabledAt',
  'users.createdAt',
  'users.anonymisedAt',
  'customers.customerCode',
] as const;

const SORT_COLUMNS = {
  lastname: 'users.lastname',
  username: 'users.username',
  role: 'users.role',
  createdOn: 'users.createdAt',
} as const;

function selectListedUsers(db: Connection) {
  return db
    .selectFrom('users')
    .leftJoin('customers', 'customers.id', 'users.customerId')
    .select(LIST_COLUMNS)
    .select((eb) => eb.fn.coalesce('customers.businessName', 'users.businessName').as('businessName'));
}

export function selectUsers(db: Connection, query: UserListQuery) {
  const { field, direction } = query.sort;
  return selectListedUsers(db)
    .where(buildConditions(query))
    .orderBy(SORT_COLUMNS[field], direction)
    .orderBy('users.id');
}

export type ListedUserRow = InferResult<ReturnType<typeof selectUsers>>[number];

/** A user with the fields that the back office displays and changes. */
export async function findDeskUser(db: Connection, id: string) {
  return selectListedUsers(db)
    .select([
      'users.roleSds',
      'users.roleTds',
      'users.rolesLab',
      'users.language',
      'users.customerId',
      'users.rightsVersion',
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

export type DeskUserRow = NonNullable<Awaited<ReturnType<typeof findDeskUser>>>;

/** Counts the sessions of a user that have neither ended nor expired. `lastUsedAt` covers all sessions. */
export async function countOpenSessions(
  db: Connection,
  userId: string,
  now: Date,
): Promise<{ sessions: number; lastUsedAt: Date | null }> {
  const { sessions, lastUsedAt } = await db
    .selectFrom('sessions')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('endedAt', 'is', null)
        .filterWhere('lastUsedAt', '>=', subtractDays(now, LIMITS.sessionIdleDays))
        .filterWhere('createdAt', '>=', subtractDays(now, LIMITS.sessionMaxDays))
        .as('sessions'),
      eb.fn.max<Date | null>('lastUsedAt').as('lastUsedAt'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { sessions, lastUsedAt };
}

function subtractDays(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * Serialises all changes of rights, so that two users cannot revoke each other's right at the same time. Locks the
 * user's customer, since a new owner may be appointed, and the user's row against concurrent logins and customer
 * assignments. Customers are locked before their users everywhere.
 */
export async function lockRights(trx: Transaction, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('user rights', 0))`.execute(trx);
  await sql`
    SELECT FROM customers WHERE id = (SELECT customer_id FROM users WHERE id = ${id}::uuid) FOR NO KEY UPDATE`.execute(
    trx,
  );
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Selects the enabled users whose role may change other users' rights. */
function selectUserManagers(trx: Transaction) {
  return trx.selectFrom('users').where('role', 'in', USER_MANAGER_ROLES).where('disabledAt', 'is', null);
}

/** Whether a user may still change users' rights. After `lockRights` the result is valid until the transaction ends. */
export async function canStillManageUsers(trx: Transaction, id: string): Promise<boolean> {
  return (await selectUserManagers(trx).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The number of other enabled users who may change users' rights. */
export async function countOtherUserManagers(trx: Transaction, id: string): Promise<number> {
  const { total } = await selectUserManagers(trx)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return total;
}

/** Replaces a user's rights (optimistic locking). @returns false when `rightsVersion` is no longer current */
export async function replaceRights(
  trx: Transaction,
  { id, rightsVersion }: Pick<DeskUserRow, 'id' | 'rightsVersion'>,
  { isDisabled, ...roles }: UserRights,
  disabledAt: Date | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('users')
    .set({
      ...roles,
      disabledAt: isDisabled ? disabledAt : null,
      ...(roles.role === 'CUSTOMER' ? {} : { customerId: null }),
    })
    .where('id', '=', id)
    .where('rightsVersion', '=', rightsVersion)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
