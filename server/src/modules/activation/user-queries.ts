import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/database.ts';

/**
 * The user as they are now, locked: whatever changes what a user is to a customer, or their request, waits here. Always
 * taken before the request's own row.
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

/** Makes a user one of a customer's; who had no SDS role gets the one that follows the role (section 6). */
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

/** What is counted within an hour. */
export type AttemptKind = 'ASSOCIATION' | 'VAT_CHECK' | 'INVITATION';

/**
 * Notes a try before it is looked at, so that tries at the same time count one another.
 * @returns its id, and when the hour already holds `most` others the moment of the one that must leave it first
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

/** Takes a try back that does not count. */
export async function deleteAttempt(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('activationTries').where('id', '=', id).execute();
}
