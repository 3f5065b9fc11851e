import type { Role } from '@cromia/domain/accounts/roles';
import type { Transaction } from '../../platform/database/connection.ts';

export interface StaffUser {
  username: string;
  role: Role;
  firstname: string;
  lastname: string;
  language: string;
}

/** Inserts a staff user without a password. @returns the id */
export async function insertStaff(trx: Transaction, user: StaffUser, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('users')
    .values({ ...user, type: 'C', isInternalUser: true, confirmedAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the failed logins of a user from all addresses. @returns their number */
export async function deleteLoginFailures(trx: Transaction, username: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('loginFailures')
    .where('username', '=', username)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function enableUser(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('users').set({ disabledAt: null }).where('id', '=', id).execute();
}
