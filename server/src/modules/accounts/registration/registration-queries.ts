import type { Registration } from '@cromia/domain/accounts/registration';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** Serialises operations on one user name until the transaction ends, whether or not the user exists. */
export async function lockUsername(trx: Transaction, username: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`user name ${username}`}, 0))`.execute(trx);
}

/** Stores a registration until its link is opened. Stores nothing for the name of an existing user. */
export async function insertRegistration(
  trx: Transaction,
  registration: { username: string; data: Registration; codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { username, data, codeHash, now, expiresAt } = registration;
  await sql`
    INSERT INTO registrations (username, data, code_hash, created_at, expires_at)
    SELECT ${username}::text, ${JSON.stringify(data)}::jsonb, ${codeHash}::bytea, ${now}::timestamptz,
      ${expiresAt}::timestamptz
    WHERE NOT EXISTS (SELECT FROM users WHERE username = ${username})
  `.execute(trx);
}

/** Finds the registration of a valid code. */
export async function findRegistration(
  db: Connection,
  { username, codeHash, now }: { username: string; codeHash: Buffer; now: Date },
) {
  return db
    .selectFrom('registrations')
    .select(['data', 'createdAt'])
    .where('codeHash', '=', codeHash)
    .where('username', '=', username)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Whether a code has already confirmed the registration of an active user. */
export async function isConfirmedBy(
  db: Connection,
  { username, codeHash }: { username: string; codeHash: Buffer },
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where('confirmationCodeHash', '=', codeHash)
    .executeTakeFirst();
  return user !== undefined;
}

/** Deletes the registration of a code. @returns false when there is none */
export async function deleteRegistration(
  db: Connection,
  { username, codeHash, now }: { username: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registrations')
    .where('codeHash', '=', codeHash)
    .where('username', '=', username)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteRegistrations(trx: Transaction, username: string): Promise<void> {
  await trx.deleteFrom('registrations').where('username', '=', username).execute();
}

/** Creates the user of a confirmed registration. @returns the id; undefined when a user with this name exists */
export async function insertUser(
  trx: Transaction,
  { confirmusername: _repeated, ...registration }: Registration,
  { passwordHash, codeHash, now }: { passwordHash: string; codeHash: Buffer; now: Date },
): Promise<string | undefined> {
  const user = await trx
    .insertInto('users')
    .values({
      ...registration,
      passwordHash,
      confirmationCodeHash: codeHash,
      role: 'USER',
      version: 0,
      confirmedAt: now,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return user?.id;
}
