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

/** How many failures a rule bears within its window, and since when they count. */
interface LoginLimits {
  since: Date;
  perUser: number;
  perAddress: number;
}

/**
 * Notes a try before the password is looked at, so that tries at the same time count one another.
 * @returns the id of the try, and for each rule that is exhausted without it the moment of the failure that must leave
 *   the window before another try is due: the oldest of the last `perUser` or `perAddress` ones
 */
export async function noteLoginTry(
  db: Connection,
  { username, address, now }: { username: string; address: string; now: Date },
  { since, perUser, perAddress }: LoginLimits,
): Promise<{ id: number; userFull: Date | null; addressFull: Date | null }> {
  const { id } = await db
    .insertInto('loginFailures')
    .values({ username, address, failedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofAddress = db
    .selectFrom('loginFailures')
    .select('failedAt')
    .where('address', '=', address)
    .where('failedAt', '>', since)
    .where('id', '<>', id)
    .orderBy('failedAt', 'desc')
    .limit(1);
  const full = await db
    .selectNoFrom([
      ofAddress
        .where('username', '=', username)
        .offset(perUser - 1)
        .as('userFull'),
      ofAddress.offset(perAddress - 1).as('addressFull'),
    ])
    .executeTakeFirstOrThrow();
  return { id, ...full };
}

/** Takes a try back that was no failed login: nobody looked at its password. */
export async function forgetLoginTry(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('loginFailures').where('id', '=', id).execute();
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
