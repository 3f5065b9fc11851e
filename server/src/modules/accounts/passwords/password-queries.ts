import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** Stores a password reset code for a user who may log in. Stores nothing for any other name. */
export async function insertPasswordReset(
  trx: Transaction,
  reset: { username: string; codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { username, codeHash, now, expiresAt } = reset;
  await sql`
    INSERT INTO password_resets (user_id, code_hash, created_at, expires_at)
    SELECT id, ${codeHash}::bytea, ${now}::timestamptz, ${expiresAt}::timestamptz
    FROM users
    WHERE username = ${username} AND disabled_at IS NULL
  `.execute(trx);
}

/** Finds the user of a valid password reset code. */
export async function findPasswordReset(
  db: Connection,
  { username, codeHash, now }: { username: string; codeHash: Buffer; now: Date },
) {
  return db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.id as userId', 'users.language', 'users.passwordHash'])
    .where('passwordResets.codeHash', '=', codeHash)
    .where('passwordResets.expiresAt', '>', now)
    .where('users.username', '=', username)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function deletePasswordResets(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
}

export async function setPassword(trx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}

/** Replaces the password that was verified. @returns false when it has changed in the meantime */
export async function replacePassword(
  trx: Transaction,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ passwordHash: to })
    .where('id', '=', userId)
    .where('passwordHash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the sessions of a user. `except` is the id of a session that continues. */
export async function endSessions(
  trx: Transaction,
  userId: string,
  { now, except }: { now: Date; except?: string },
): Promise<void> {
  const open = trx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null);
  await (except === undefined ? open : open.where('id', '<>', except)).execute();
}
