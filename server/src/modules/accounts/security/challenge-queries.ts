import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

export type ChallengePurpose = 'SECOND_STEP' | 'PASSKEY_LOGIN' | 'PASSKEY_REGISTRATION';

export async function insertChallenge(
  db: Connection,
  challenge: { secretHash: Buffer; purpose: ChallengePurpose; userId: string | null; expiresAt: Date },
): Promise<void> {
  await db.insertInto('loginChallenges').values(challenge).execute();
}

/** Finds a second step with its user. One that was completed is found as well. */
export async function findSecondStep(db: Connection, secretHash: Buffer, now: Date) {
  return db
    .selectFrom('loginChallenges')
    .innerJoin('users', 'users.id', 'loginChallenges.userId')
    .select([
      'users.id as userId',
      'users.username',
      'loginChallenges.usedAt',
      'loginChallenges.sessionId',
      'loginChallenges.codeHash',
    ])
    .where('secretHash', '=', secretHash)
    .where('purpose', '=', 'SECOND_STEP')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

export async function completeSecondStep(
  trx: Transaction,
  secretHash: Buffer,
  used: { usedAt: Date; sessionId: string; codeHash: Buffer },
): Promise<void> {
  await trx.updateTable('loginChallenges').set(used).where('secretHash', '=', secretHash).execute();
}

/** A challenge that a passkey has signed. */
export interface ChallengeUse {
  secretHash: Buffer;
  purpose: Exclude<ChallengePurpose, 'SECOND_STEP'>;
  /** Null for a login. */
  userId: string | null;
  now: Date;
}

/** Deletes the challenge of a passkey, which is used once. @returns whether it was valid */
export async function consumeChallenge(
  db: Connection,
  { secretHash, purpose, userId, now }: ChallengeUse,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('loginChallenges')
    .where('secretHash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes unfinished logins of a user, after a change of password, second factor or rights. */
export async function deleteChallenges(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('loginChallenges').where('userId', '=', userId).execute();
}

/** Deletes challenges that have expired. */
export async function purgeLoginChallenges(db: Connection): Promise<void> {
  await db.deleteFrom('loginChallenges').where('expiresAt', '<', sql<Date>`now()`).execute();
}
