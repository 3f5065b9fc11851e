import { MANAGER_ROLES } from '@cromia/domain/customers/portfolios/portfolio';
import { LIMITS } from '@cromia/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** Selects agents and commercial users, including disabled ones, by role and by part of the name or user name. */
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

/** Selects the managers who can log in. */
function selectActiveManagers(db: Connection, searchString?: string) {
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

/** Finds the active agents and commercial users by user name. Omits other user names. */
export async function findManagers(db: Connection, usernames: readonly string[]) {
  return selectManagersByUsername(db, usernames).execute();
}

function selectManagersByUsername(db: Connection, usernames: readonly string[]) {
  return (
    selectActiveManagers(db)
      .where(sql<SqlBool>`users.username = ANY(${usernames}::text[])`)
      // The managers chosen by staff, plus the company's requester.
      .limit(LIMITS.managers + 1)
  );
}

/** Like `findManagers`, but locks the user rows until the transaction ends, so that no user loses the role. */
export async function lockManagers(trx: Transaction, usernames: readonly string[]) {
  return selectManagersByUsername(trx, usernames).forKeyShare(['users']).execute();
}

/** Lists the active managers of a customer. */
export async function listManagers(db: Connection, customerId: string) {
  return selectActiveManagers(db)
    .innerJoin('customerManagers', 'customerManagers.userId', 'users.id')
    .where('customerManagers.customerId', '=', customerId)
    .limit(LIMITS.listEntries)
    .execute();
}

/** Suggests active managers whose name or user name contains the text. Without a text, suggests the first by name. */
export async function suggestManagers(db: Connection, text: string | undefined) {
  return selectActiveManagers(db, text).limit(LIMITS.managerSuggestions).execute();
}
