import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

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

/** Makes a user one of a customer's. A user without an SDS role gets the one that follows the role (section 6). */
export async function makeCustomerUser(trx: Transaction, userId: string, customerId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      role: 'CUSTOMER',
      customerId,
      roleSds: sql<string>`CASE role_sds WHEN 'NONE' THEN 'AUTO' ELSE role_sds END`,
    })
    .where('id', '=', userId)
    .execute();
}

/** The kinds of attempts that are limited per hour. */
export type AttemptKind = 'ASSOCIATION' | 'VAT_CHECK' | 'INVITATION';

/**
 * Records an attempt before it is processed, so that concurrent attempts count each other.
 * @returns its id, and `full` when the hour already contains `most` others: the time of the one that must leave the
 *   window
 */
export async function recordAttempt(
  db: Connection,
  { userId, kind, now, since }: { userId: string; kind: AttemptKind; now: Date; since: Date },
  most: number,
): Promise<{ id: number; full: Date | null }> {
  const { id } = await db
    .insertInto('activationTries')
    .values({ userId, kind, triedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await db
    .selectFrom('activationTries')
    .select('triedAt')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('triedAt', '>', since)
    .where('id', '<>', id)
    .orderBy('triedAt', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return { id, full: row?.triedAt ?? null };
}

/** Deletes an attempt, so that it does not count. */
export async function deleteAttempt(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('activationTries').where('id', '=', id).execute();
}
