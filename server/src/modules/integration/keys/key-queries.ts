import type { KeyListQuery } from '@cromia/domain/integration/key';
import type { InferResult } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

const COLUMN_OF_SORT = { createdOn: 'createdAt', name: 'name', lastUsedOn: 'lastUsedAt' } as const;

function allKeys(db: Connection) {
  return db
    .selectFrom('integrationKeys as key')
    .leftJoin('users', 'users.id', 'key.createdBy')
    .select([
      'key.id',
      'key.name',
      'key.ending',
      'users.username as createdBy',
      'key.createdAt',
      'key.lastUsedAt',
      'key.revokedAt',
    ]);
}

/** The keys, valid ones before revoked ones. */
export function selectKeys(db: Connection, { sort }: KeyListQuery) {
  return allKeys(db)
    .orderBy((eb) => eb('key.revokedAt', 'is not', null))
    .orderBy(`key.${COLUMN_OF_SORT[sort.field]}`, (by) =>
      sort.direction === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast(),
    )
    .orderBy('key.id');
}

export type KeyRow = InferResult<ReturnType<typeof selectKeys>>[number];

export async function findKey(db: Connection, id: string) {
  return allKeys(db).where('key.id', '=', id).executeTakeFirst();
}

export interface StoredKey {
  name: string;
  hash: Buffer;
  ending: string;
  createdBy: string;
  createdAt: Date;
}

/** @returns the id; undefined if a valid key already has the name */
export async function insertKey(trx: Transaction, key: StoredKey): Promise<string | undefined> {
  const row = await trx
    .insertInto('integrationKeys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns false if the key is already revoked or does not exist */
export async function storeRevocation(trx: Transaction, id: string, revokedAt: Date): Promise<boolean> {
  const row = await trx
    .updateTable('integrationKeys')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
