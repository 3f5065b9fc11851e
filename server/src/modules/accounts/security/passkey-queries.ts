import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** Finds a passkey with its user by the id that the device chose. */
export async function findPasskey(db: Connection, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select([
      'passkeys.id',
      'passkeys.credentialId',
      'passkeys.publicKey',
      'passkeys.signatures',
      'users.id as userId',
      'users.username',
    ])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** @returns false when the passkey is stored already */
export async function insertPasskey(
  trx: Transaction,
  passkey: {
    userId: string;
    credentialId: string;
    publicKey: Buffer;
    signatures: number;
    name: string;
    addedAt: Date;
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the number of signatures after a login; parallel logins do not lower it. @returns false when the passkey no longer exists */
export async function storeSignatureCount(
  trx: Transaction,
  id: string,
  signatures: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set(({ fn, ref, val }) => ({
      signatures: fn<number>('greatest', [ref('signatures'), val(signatures)]),
      lastUsedAt: now,
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
