import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../../platform/database/connection.ts';
import { encodePhoto } from '../../../platform/files/decode-image.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { UploadedFile } from '../../../platform/files/uploads.ts';
import { createFileCleanupJob } from '../../../platform/jobs/file-cleanup-job.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import { listStoredPhotoIds } from './photo-queries.ts';

const FOLDER = 'claim-photos';

/** The form field of photos (contract, section 13). */
export const PHOTOS_FIELD = 'photos';
export const PHOTO_TYPE = 'image/webp';

/** The key of a photo in the file store. */
export function toPhotoKey(id: string): string {
  return `${FOLDER}/${id}`;
}

/** Names the photo that a problem is about, and what people can do about it. */
function toPhotoProblem(error: unknown, path: string): unknown {
  if (!(error instanceof Problem)) return error;
  const errors = [{ path, code: 'invalidField' as const }];
  if (error.code === 'ImageTooLarge') return new Problem('ImageTooLarge', { errors });
  const isUnreadable = error.code === 'UnsupportedMediaType' || error.code === 'BadRequest';
  return isUnreadable ? new Problem('PhotoNotReadable', { errors }) : error;
}

/**
 * Encodes the photos of a claim again, without metadata such as their location, and stores them. A nightly job deletes
 * them if no claim is stored for them.
 * @returns their ids
 * @throws Problem PhotoNotReadable or ImageTooLarge at the field of the photo, such as `photos.0`
 */
export async function storePhotos(
  files: FileStore,
  received: readonly Pick<UploadedFile, 'path'>[],
  closed: AbortSignal,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, { path }] of received.entries()) {
    const field = `${PHOTOS_FIELD}.${index}`;
    const content = await encodePhoto(await readFile(path), { closed, path: field }).catch(
      (error: unknown) => {
        throw toPhotoProblem(error, field);
      },
    );
    const id = randomUUID();
    await files.put(toPhotoKey(id), content, PHOTO_TYPE);
    ids.push(id);
  }
  return ids;
}

/** Nightly job that deletes the files of photos that were deleted, or whose claim was never stored. */
export function createClaimPhotoCleanupJob({
  db,
  files,
  now,
}: {
  db: Database;
  files: FileStore;
  now: () => Date;
}): Job {
  return createFileCleanupJob({
    ...{ files, now, name: 'claim-photo-cleanup', cron: '50 4 * * *', folder: FOLDER },
    listUsed: (ids) => listStoredPhotoIds(db, ids),
  });
}
