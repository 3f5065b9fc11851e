import type { Updateable } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';
import type { DB } from '../../platform/schema.gen.ts';

function selectUser(db: Connection, username: string) {
  return db
    .selectFrom('users')
    .leftJoin('customers', 'customers.id', 'users.customerId')
    .selectAll('users')
    .select(['customers.customerCode', 'customers.businessName as customerBusinessName'])
    .where('users.username', '=', username);
}

/** A user with everything that an answer or a login needs. */
export async function findUser(db: Connection, username: string) {
  return selectUser(db, username).executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** As `findUser`, with the user's row locked until the transaction ends. */
export async function lockUser(trx: Transaction, username: string) {
  return selectUser(trx, username).forUpdate(['users']).executeTakeFirst();
}

/**
 * Counts one completed login of a user whose password was checked.
 * @returns undefined when that password, or the user's right to log in, holds no longer
 */
export async function countLogin(
  trx: Transaction,
  user: { id: string; passwordHash: string | null },
): Promise<number | undefined> {
  const counted = await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .where('disabledAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return counted?.version;
}

export async function insertSession(
  trx: Transaction,
  session: { userId: string; userAgent: string | null; address: string; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('sessions')
    .values({
      userId: session.userId,
      userAgent: session.userAgent,
      address: session.address,
      createdAt: session.now,
      lastUsedAt: session.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRefreshToken(trx: Transaction, sessionId: string, hash: Buffer): Promise<void> {
  await trx
    .insertInto('refreshTokens')
    .values({ sessionId, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A refresh token with its session and user, locked until the transaction ends. */
export async function lockRefreshToken(trx: Transaction, hash: Buffer) {
  return trx
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt',
      'sessions.lastUsedAt',
      'sessions.endedAt',
      'users.id as userId',
      'users.username',
      'users.role',
      'users.version',
      'users.disabledAt',
    ])
    .where('refreshTokens.hash', '=', hash)
    .forUpdate(['sessions'])
    .executeTakeFirst();
}

export type RefreshRow = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

/** When a refresh token was replaced; null while it is the newest. Read after the session's row is locked. */
export async function refreshTokenReplacedAt(
  trx: Transaction,
  hash: Buffer,
): Promise<Date | null | undefined> {
  const row = await trx
    .selectFrom('refreshTokens')
    .select('replacedAt')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.replacedAt;
}

export async function replaceRefreshToken(trx: Transaction, hash: Buffer, now: Date): Promise<void> {
  await trx.updateTable('refreshTokens').set({ replacedAt: now }).where('hash', '=', hash).execute();
}

export async function touchSession(trx: Transaction, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ lastUsedAt: now }).where('id', '=', sessionId).execute();
}

export async function endSession(db: Connection, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function sessionOfRefreshToken(db: Connection, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('refreshTokens')
    .select('sessionId')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.sessionId;
}

/** Writes what a user changed of the own row. */
export async function updateUser(
  trx: Transaction,
  userId: string,
  change: Updateable<DB['users']>,
): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', userId).execute();
}
