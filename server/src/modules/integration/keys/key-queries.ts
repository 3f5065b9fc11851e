import type { KeyListQuery } from '@cromia/domain/integration/key';
import type { KeyScope } from '@cromia/domain/integration/key-scopes';
import type { InferResult } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

const SORT_COLUMNS = { createdOn: 'createdAt', name: 'name', lastUsedOn: 'lastUsedAt' } as const;

function selectKeyRows(db: Connection) {
  return db
    .selectFrom('integrationKeys as key')
    .leftJoin('users', 'users.id', 'key.createdBy')
    .select([
      'key.id',
      'key.name',
      'key.scopes',
      'key.ending',
      'users.username as createdBy',
      'key.createdAt',
      'key.lastUsedAt',
      'key.revokedAt',
    ])
    .$narrowType<{ scopes: KeyScope[] }>();
}

/** Selects the keys, valid keys before revoked ones. */
export function selectKeys(db: Connection, { sort }: KeyListQuery) {
  return selectKeyRows(db)
    .orderBy((eb) => eb('key.revokedAt', 'is not', null))
    .orderBy(`key.${SORT_COLUMNS[sort.field]}`, (order) =>
      sort.direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy('key.id');
}

export type KeyRow = InferResult<ReturnType<typeof selectKeys>>[number];

export async function findKey(db: Connection, id: string) {
  return selectKeyRows(db).where('key.id', '=', id).executeTakeFirst();
}

export interface StoredKey {
  name: string;
  scopes: KeyScope[];
  hash: Buffer;
  ending: string;
  createdBy: string;
  createdAt: Date;
}

/** Inserts a key. @returns the id; undefined if a valid key already has the name */
export async function insertKey(trx: Transaction, key: StoredKey): Promise<string | undefined> {
  const row = await trx
    .insertInto('integrationKeys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Revokes a key. @returns false if the key is already revoked or does not exist */
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

/** Finds the enabled administrators, who are informed of every new key. */
export async function findAdministrators(trx: Transaction) {
  return trx
    .selectFrom('users')
    .select(['username', 'language'])
    .where('role', '=', 'ADMIN')
    .where('disabledAt', 'is', null)
    .orderBy('username')
    .execute();
}
