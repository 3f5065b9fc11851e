import { randomUUID } from 'node:crypto';
import type { FileStore } from './file-store.ts';

const CONTENT = Buffer.from('check\n');

/**
 * Writes, reads and deletes a small file. Neither a missing bucket, a wrong secret nor a full disk is noticed by reading
 * alone. The file is a draft, which backups leave out and the nightly job deletes.
 * @throws if the store does not store the file
 */
export async function checkStore(store: Pick<FileStore, 'put' | 'find' | 'delete'>): Promise<void> {
  const key = `drafts/check-${randomUUID()}`;
  await store.put(key, CONTENT, 'text/plain');
  const size = (await store.find(key, key))?.size;
  await store.delete(key);
  if (size !== CONTENT.length)
    throw new Error('The file store did not return the file that was written to it');
}
