import type { SecondFactorMethod } from '@cromia/domain/accounts/second-factor';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** Locks a user's row until the transaction ends, so that logins and changes of the second factor do not overlap. */
export async function lockUserById(trx: Transaction, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** The second factors of a user, and the number of unused recovery codes. */
export async function findSecondFactors(db: Connection, userId: string) {
  const app = await db
    .selectFrom('authenticatorApps')
    .select(['secret', 'pendingSecret', 'addedAt', 'lastStep'])
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

export async function upsertPendingSecret(trx: Transaction, userId: string, secret: string): Promise<void> {
  await trx
    .insertInto('authenticatorApps')
    .values({ userId, pendingSecret: secret })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pendingSecret: secret }))
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
    .set({ pendingSecret: null, secret, addedAt: now, lastStep: step })
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

export async function deleteApp(trx: Transaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
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

/** Records that a session has proved a second factor. */
export async function markSecondFactor(trx: Transaction, sessionId: string): Promise<void> {
  await trx.updateTable('sessions').set({ secondFactor: true }).where('id', '=', sessionId).execute();
}
