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

export async function enableUser(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('users').set({ disabledAt: null }).where('id', '=', id).execute();
}
