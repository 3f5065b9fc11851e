import type { FileStore } from '../files/file-store.ts';
import type { Job } from './scheduled-jobs.ts';

const DAY_MS = 86_400_000;
/** The number of files per query. */
const BATCH_SIZE = 500;

interface StoredFiles extends Pick<Job, 'name' | 'cron'> {
  files: FileStore;
  now: () => Date;
  /** Folder of the store, in which each file is named by an id. */
  folder: string;
  /** Finds the ids, of those passed, that the database still refers to. */
  listUsed: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Nightly job that deletes the files of a folder that nothing in the database refers to: those of deleted entities, and
 * those whose entity was never stored. A file younger than a day may belong to an entity that is being stored.
 */
export function createFileCleanupJob({ files, now, name, cron, folder, listUsed }: StoredFiles): Job {
  return {
    name,
    cron,
    work: async () => {
      const before = new Date(now().getTime() - DAY_MS);
      let batch: string[] = [];
      const deleteUnused = async () => {
        const used = await listUsed(batch);
        for (const id of batch.filter((candidate) => !used.has(candidate)))
          if (await files.isOlder(`${folder}/${id}`, before)) await files.delete(`${folder}/${id}`);
        batch = [];
      };
      for await (const key of files.list(folder)) {
        const id = key.slice(folder.length + 1);
        if (/^[0-9a-f-]{36}$/.test(id)) batch.push(id);
        if (batch.length === BATCH_SIZE) await deleteUnused();
      }
      await deleteUnused();
    },
  };
}
