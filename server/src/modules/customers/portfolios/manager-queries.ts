import { MANAGER_ROLES } from '@cromia/domain/customers/portfolio';
import { LIMITS } from '@cromia/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** Agents and commercial users, including disabled ones, filtered by role and by part of the name or user name. */
export function selectManagers(
  db: Connection,
  { searchString, role }: { searchString?: string | undefined; role?: string | undefined } = {},
) {
  return db
    .selectFrom('users')
    .where('users.role', 'in', MANAGER_ROLES)
    .$if(role !== undefined, (qb) => qb.where('users.role', '=', role ?? ''))
    .$if(searchString !== undefined, (qb) =>
      qb.where(
        sql<SqlBool>`strpos(search_text(firstname || ' ' || lastname || ' ' || username), search_text(${searchString})) > 0`,
      ),
    );
}

/** Managers who can log in. */
function managers(db: Connection, searchString?: string) {
  return selectManagers(db, { searchString })
    .select([
      'users.id',
      'users.username',
      'users.firstname',
      'users.lastname',
      'users.role',
      'users.language',
    ])
    .where('users.disabledAt', 'is', null)
    .orderBy('users.lastname')
    .orderBy('users.username');
}

/** Finds the active agents and commercial users with the given user names; other names are left out. */
export async function findManagers(db: Connection, usernames: readonly string[]) {
  return managersNamed(db, usernames).execute();
}

function managersNamed(db: Connection, usernames: readonly string[]) {
  return (
    managers(db)
      .where(sql<SqlBool>`users.username = ANY(${usernames}::text[])`)
      // The managers that staff choose, plus the company's requester.
      .limit(LIMITS.managers + 1)
  );
}

/** As `findManagers`, and locks their user rows until the transaction ends, so that they keep their roles. */
export async function lockManagers(trx: Transaction, usernames: readonly string[]) {
  return managersNamed(trx, usernames).forKeyShare(['users']).execute();
}

/** The active managers of a customer. */
export async function listManagers(db: Connection, customerId: string) {
  return managers(db)
    .innerJoin('customerManagers', 'customerManagers.userId', 'users.id')
    .where('customerManagers.customerId', '=', customerId)
    .limit(LIMITS.listEntries)
    .execute();
}

/** Active agents and commercial users whose name or user name contains the text; without a text, the first by name. */
export async function suggestManagers(db: Connection, text: string | undefined) {
  return managers(db, text).limit(LIMITS.managerSuggestions).execute();
}
