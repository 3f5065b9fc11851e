import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { StoredFile } from '../../../platform/files/file-store.ts';
import { Problem } from '../../../platform/problem.ts';
import { hasPhoto } from './photo-queries.ts';
import { PHOTO_TYPE, toPhotoKey } from './store-photos.ts';

/** Seconds for which a browser keeps a photo, which never changes. */
const MAX_AGE_S = 3600;

/**
 * Finds a photo of a claim of a customer, or of any customer, for staff, if `customerId` is null.
 * @throws Problem NotFound, also for a photo of another claim or customer
 */
export async function findClaimPhoto(
  { db, files }: Pick<ModuleDependencies, 'db' | 'files'>,
  { id, photoId, customerId }: { id: string; photoId: string; customerId: string | null },
): Promise<{ file: StoredFile; response: { name: string; contentType: string; maxAge: number } }> {
  const isFound = await hasPhoto(db, { claimId: id, photoId, customerId });
  const file = isFound ? await files.find(toPhotoKey(photoId), photoId) : undefined;
  if (!file) throw new Problem('NotFound');
  return { file, response: { name: `${photoId}.webp`, contentType: PHOTO_TYPE, maxAge: MAX_AGE_S } };
}
