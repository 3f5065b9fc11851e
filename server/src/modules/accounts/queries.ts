import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';

/** A user with everything that an answer or a login needs. */
export async function findUser(db: Connection, username: string) {
  return db
    .selectFrom('users')
    .leftJoin('customers', 'customers.id', 'users.customerId')
    .selectAll('users')
    .select(['customers.customerCode', 'customers.businessName as customerBusinessName'])
    .where('users.username', '=', username)
    .executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/**
 * Notes a try before the password is looked at, so that tries at the same time count one another.
 * @returns how many failed or unfinished tries stand within the window, this one included, and the oldest of them
 */
export async function noteLoginTry(
  db: Connection,
  username: string,
  address: string,
  since: Date,
  now: Date,
) {
  await db.insertInto('loginFailures').values({ username, address, failedAt: now }).execute();
  const { rows } = await sql<{ byUser: number; byAddress: number; oldest: Date }>`
    SELECT count(*) FILTER (WHERE username = ${username}) AS by_user, count(*) AS by_address, min(failed_at) AS oldest
    FROM login_failures WHERE address = ${address}::inet AND failed_at > ${since}`.execute(db);
  return rows[0] ?? { byUser: 0, byAddress: 0, oldest: now };
}

/** After a login the user's tries from this address are forgiven. */
export async function forgetLoginTries(db: Connection, username: string, address: string): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('username', '=', username)
    .where('address', '=', address)
    .execute();
}

/** Counts one completed login. */
export async function countLogin(trx: Transaction, userId: string): Promise<number> {
  const { version } = await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
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

export async function insertRefreshToken(
  trx: Transaction,
  sessionId: string,
  hash: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('refreshTokens')
    .values({ sessionId, hash, createdAt: now })
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
      'refreshTokens.replacedAt',
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

export async function setLanguage(trx: Transaction, userId: string, language: string): Promise<void> {
  await trx.updateTable('users').set({ language }).where('id', '=', userId).execute();
}
