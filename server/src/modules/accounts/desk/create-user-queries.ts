import type { NewUser } from '@cromia/domain/accounts/user-desk';
import type { Transaction } from '../../../platform/database/connection.ts';

/** Reads the role of a user who can log in, and locks it until the transaction ends. */
export async function lockRole(trx: Transaction, id: string) {
  return trx
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Inserts a user without a password. @returns the id; undefined when a user with this name exists */
export async function insertCreatedUser(
  trx: Transaction,
  { customerCode: _code, ...user }: NewUser,
  { customerId, isInternalUser, now }: { customerId: string | null; isInternalUser: boolean; now: Date },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('users')
    .values({ ...user, customerId, isInternalUser, confirmedAt: now, createdAt: now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
