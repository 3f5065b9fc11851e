import { IMAGE_WIDTHS, type ImageWidth } from '@cromia/domain/product-images/image-width';
import type { Database } from '../../platform/database/connection.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Job } from '../../platform/jobs/scheduled-jobs.ts';
import { deleteRemoval, findRemovalTime, findStoredChecksums, lockFiles } from './image-queries.ts';

const FOLDER = 'product-images';
const KEY = /^product-images\/([0-9a-f]{64})-\d+\.webp$/;
const DAY_MS = 86_400_000;

/** The key of one width of an image in the file store. */
export function toImageKey(checksum: string, width: ImageWidth): string {
  return `${FOLDER}/${checksum}-${width}.webp`;
}

interface FileDependencies {
  db: Database;
  files: FileStore;
  now: () => Date;
}

async function deleteFiles({ db, files }: FileDependencies, checksum: string, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFiles(trx, checksum);
    if ((await findStoredChecksums(trx, [checksum])).has(checksum)) return;
    const removedAt = await findRemovalTime(trx, checksum);
    if (removedAt !== undefined && removedAt >= before) return;
    for (const width of IMAGE_WIDTHS) {
      const key = toImageKey(checksum, width);
      // Files without a removal record are left over from an upload that did not complete.
      if (removedAt !== undefined || (await files.isOlder(key, before))) await files.delete(key);
    }
    await deleteRemoval(trx, checksum);
  });
}

/** Whether an image has its file in each width. */
export async function hasAllFiles(files: FileStore, checksum: string): Promise<boolean> {
  for (const width of IMAGE_WIDTHS) if (!(await files.find(toImageKey(checksum, width), ''))) return false;
  return true;
}

/** Nightly job that deletes files that no image has used for a day. Until then a client may still be reading them. */
export function createImageCleanupJob(deps: FileDependencies): Job {
  return {
    name: 'product-image-cleanup',
    cron: '20 4 * * *',
    work: async () => {
      const before = new Date(deps.now().getTime() - DAY_MS);
      const checksums = new Set<string>();
      for await (const key of deps.files.list(FOLDER)) {
        const [, checksum] = KEY.exec(key) ?? [];
        if (checksum !== undefined) checksums.add(checksum);
      }
      const stored = await findStoredChecksums(deps.db, [...checksums]);
      for (const checksum of checksums) if (!stored.has(checksum)) await deleteFiles(deps, checksum, before);
    },
  };
}
