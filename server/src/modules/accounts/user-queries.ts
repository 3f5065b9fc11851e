import { sql, type Updateable } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

function selectUser(db: Connection, username: string) {
  return db
    .selectFrom('users')
    .leftJoin('customers', 'customers.id', 'users.customerId')
    .selectAll('users')
    .select(['customers.customerCode', 'customers.businessName as customerBusinessName'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('users as colleague')
            .whereRef('colleague.customerId', '=', 'users.customerId')
            .whereRef('colleague.id', '<>', 'users.id')
            .select('colleague.id'),
        )
        .$castTo<boolean>()
        .as('hasColleagues'),
    )
    .where('users.username', '=', username);
}

/** Finds a user with all columns, and with the code and business name of the customer. */
export async function findUser(db: Connection, username: string) {
  return selectUser(db, username).executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Like `findUser`, but first locks the user's row until the transaction ends. */
export async function lockUser(trx: Transaction, username: string) {
  await trx.selectFrom('users').select('id').where('username', '=', username).forUpdate().execute();
  return findUser(trx, username);
}

/**
 * Counts a login by incrementing the user's version.
 * @returns the new version; undefined when the verified password has changed or the user may no longer log in
 */
export async function countLogin(
  trx: Transaction,
  user: { id: string; passwordHash: string | null },
): Promise<number | undefined> {
  const updated = await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .where('disabledAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return updated?.version;
}

export async function insertSession(
  trx: Transaction,
  session: { userId: string; userAgent: string | null; address: string; now: Date; secondFactor: boolean },
): Promise<string> {
  const { id } = await trx
    .insertInto('sessions')
    .values({
      userId: session.userId,
      userAgent: session.userAgent,
      address: session.address,
      secondFactor: session.secondFactor,
      createdAt: session.now,
      lastUsedAt: session.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRefreshToken(trx: Transaction, sessionId: string, hash: Buffer): Promise<void> {
  await trx.insertInto('refreshTokens').values({ sessionId, hash }).execute();
}

/** Finds a refresh token with its session and user. */
export async function findRefreshToken(db: Connection, hash: Buffer) {
  return db
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
    .executeTakeFirst();
}

export type RefreshTokenRow = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>;

/** Finds the hash whose refresh token has not been replaced. */
export async function findCurrentTokenHash(
  db: Connection,
  hashes: readonly Buffer[],
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('refreshTokens')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('replacedAt', 'is', null)
    .executeTakeFirst();
  return row?.hash;
}

/** Counts a session's refresh tokens that were replaced after `since`. */
export async function countReplacedTokens(db: Connection, sessionId: string, since: Date): Promise<number> {
  const { replaced } = await db
    .selectFrom('refreshTokens')
    .select(({ fn }) => fn.countAll<number>().as('replaced'))
    .where('sessionId', '=', sessionId)
    .where('replacedAt', '>', since)
    .executeTakeFirstOrThrow();
  return replaced;
}

/**
 * Replaces a refresh token and updates the session's last use. Does nothing when the token has already been replaced.
 */
export async function replaceRefreshToken(
  db: Connection,
  { hash, successor, now }: { hash: Buffer; successor: Buffer; now: Date },
): Promise<void> {
  await sql`
    WITH replaced AS (
      UPDATE refresh_tokens SET replaced_at = ${now}::timestamptz
      WHERE hash = ${hash}::bytea AND replaced_at IS NULL
      RETURNING session_id
    ), inserted AS (
      INSERT INTO refresh_tokens (hash, session_id) SELECT ${successor}::bytea, session_id FROM replaced
    )
    UPDATE sessions SET last_used_at = ${now}::timestamptz FROM replaced WHERE sessions.id = replaced.session_id
  `.execute(db);
}

export async function endSession(db: Connection, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function updateUser(
  trx: Transaction,
  userId: string,
  change: Updateable<DB['users']>,
): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', userId).execute();
}
