import type { SecondFactorMethod } from '@cromia/domain/accounts/second-factor';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** Locks a user's row until the transaction ends, so that logins and changes of the second factor do not overlap. */
export async function lockUserById(trx: Transaction, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Whether a session is open. Under the lock of its user's row the result is valid until the transaction ends. */
export async function isSessionOpen(trx: Transaction, sessionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The second factors of a user, and the number of unused recovery codes. */
export async function findSecondFactors(db: Connection, userId: string) {
  const app = await db
    .selectFrom('authenticatorApps')
    .select(['secret', 'pendingSecret', 'pendingUntil', 'addedAt', 'lastStep'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'name', 'addedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute();
  const { recoveryCodes } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('recoveryCodes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { app, passkeys, recoveryCodes };
}

export type SecondFactors = Awaited<ReturnType<typeof findSecondFactors>>;

/** The methods of a user's second step; none without a second factor. */
export function listMethods({ app, passkeys, recoveryCodes }: SecondFactors): SecondFactorMethod[] {
  const factors: SecondFactorMethod[] = [];
  if (app && app.secret !== null) factors.push('APP');
  if (passkeys.length > 0) factors.push('PASSKEY');
  return factors.length > 0 && recoveryCodes > 0 ? [...factors, 'RECOVERY_CODE'] : factors;
}

export async function upsertPendingSecret(
  trx: Transaction,
  userId: string,
  pending: { pendingSecret: string; pendingUntil: Date },
): Promise<void> {
  await trx
    .insertInto('authenticatorApps')
    .values({ userId, ...pending })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(pending))
    .execute();
}

/** Deletes a secret whose first code has not been entered yet. */
export async function deletePendingSecret(trx: Transaction, userId: string): Promise<void> {
  await trx
    .updateTable('authenticatorApps')
    .set({ pendingSecret: null, pendingUntil: null })
    .where('userId', '=', userId)
    .execute();
}

/** Makes the pending secret the one of the user. */
export async function activateSecret(
  trx: Transaction,
  userId: string,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('authenticatorApps')
    .set({ pendingSecret: null, pendingUntil: null, secret, addedAt: now, lastStep: step })
    .where('userId', '=', userId)
    .execute();
}

/** Stores the time of an accepted code. @returns false when the same or a later code was accepted before */
export async function storeStep(trx: Transaction, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the user had an app; a pending secret is none */
export async function deleteApp(trx: Transaction, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .returning('secret')
    .executeTakeFirst();
  return row !== undefined && row.secret !== null;
}

export async function deletePasskey(trx: Transaction, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePasskeys(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('userId', '=', userId).execute();
}

export async function replaceRecoveryCodes(
  trx: Transaction,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  if (hashes.length === 0) return;
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Deletes a recovery code. @returns whether it existed */
export async function consumeRecoveryCode(
  trx: Transaction,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Records that the sessions of a user no longer have a second factor, because its last one was removed. */
export async function unmarkSecondFactor(trx: Transaction, userId: string): Promise<void> {
  await trx.updateTable('sessions').set({ secondFactor: false }).where('userId', '=', userId).execute();
}

/** Records that a session has proved a second factor. */
export async function markSecondFactor(trx: Transaction, sessionId: string): Promise<void> {
  await trx.updateTable('sessions').set({ secondFactor: true }).where('id', '=', sessionId).execute();
}
