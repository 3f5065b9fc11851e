import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

/**
 * Reads and locks the user, so that changes of the user's customer or requests run one after another. To avoid
 * deadlocks, this lock is always taken before the request's lock.
 */
export async function lockUser(trx: Transaction, userId: string) {
  return trx
    .selectFrom('users')
    .select([
      'id',
      'username',
      'firstname',
      'lastname',
      'role',
      'type',
      'version',
      'language',
      'businessName',
      'customerId',
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/**
 * Adds a user to a customer. A user without an SDS role gets the SDS role that follows the role (section 6).
 * @param rights rights within the customer; by default those of a customer's first user, or of one who joins
 */
export async function makeCustomerUser(
  trx: Transaction,
  userId: string,
  customerId: string,
  rights: Partial<PurchaseRights> = {},
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      ...rights,
      role: 'CUSTOMER',
      customerId,
      roleSds: sql<string>`CASE role_sds WHEN 'NONE' THEN 'AUTO' ELSE role_sds END`,
    })
    .where('id', '=', userId)
    .execute();
}
