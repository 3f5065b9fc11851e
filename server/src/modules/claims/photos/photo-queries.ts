import { LIMITS } from '@cromia/domain/limits';
import { sqlTimeAgo } from '../../../platform/database/ago.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

export async function insertPhotos(
  trx: Transaction,
  claimId: string,
  photoIds: readonly string[],
  createdOn: Date,
): Promise<void> {
  if (photoIds.length === 0) return;
  const rows = photoIds.map((id, index) => ({ id, claimId, createdOn, sortOrder: index + 1 }));
  await trx.insertInto('claimPhotos').values(rows).execute();
}

/** The photos of a claim that are still stored, in their order. */
export async function listPhotos(db: Connection, claimId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('claimPhotos')
    .select('id')
    .where('claimId', '=', claimId)
    .orderBy('sortOrder')
    .limit(LIMITS.claimPhotos)
    .execute();
}

/** Whether a claim of a customer, or of any customer for null, has a photo. */
export async function hasPhoto(
  db: Connection,
  { claimId, photoId, customerId }: { claimId: string; photoId: string; customerId: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('claimPhotos')
    .innerJoin('claims', 'claims.id', 'claimPhotos.claimId')
    .select('claimPhotos.id')
    .where('claimPhotos.id', '=', photoId)
    .where('claims.id', '=', claimId)
    .$if(customerId !== null, (query) => query.where('claims.customerId', '=', customerId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids, of those passed, that photos have. */
export async function listStoredPhotoIds(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('claimPhotos').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes photos after their retention; the nightly job then deletes their files. */
export async function purgeClaimPhotos(db: Connection): Promise<void> {
  await db
    .deleteFrom('claimPhotos')
    .where('createdOn', '<', sqlTimeAgo('years', LIMITS.claimPhotoYears))
    .execute();
}
