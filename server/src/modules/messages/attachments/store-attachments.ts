import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MessageAttachment } from '@cromia/domain/messages/message';
import type { Database } from '../../../platform/database/connection.ts';
import { encodePhoto } from '../../../platform/files/decode-image.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { UploadedFile } from '../../../platform/files/uploads.ts';
import { createFileCleanupJob } from '../../../platform/jobs/file-cleanup-job.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import { isPublishablePdf } from '../../../platform/pdf/check.ts';
import { rejectFields } from '../../../platform/problem.ts';
import { listAttachedIds } from '../message-queries.ts';

const FOLDER = 'request-messages';

/** The form field of attached files. */
export const ATTACHMENTS_FIELD = 'attachments';

/** The key of an attached file in the file store. */
export function toAttachmentKey(id: string): string {
  return `${FOLDER}/${id}`;
}

export type ReceivedFile = Pick<UploadedFile, 'path' | 'fileName' | 'type' | 'size' | 'sha256'>;

/** The name of a file with the ending of its stored type. */
function toFileName(name: string | null, ending: 'pdf' | 'webp'): string {
  const base = name?.replace(/\.[^.]{1,5}$/, '') ?? '';
  return `${base === '' ? 'file' : base}.${ending}`;
}

async function storeFile(
  files: FileStore,
  { path, fileName, type, size }: ReceivedFile,
  { closed, field }: { closed: AbortSignal; field: string },
): Promise<MessageAttachment> {
  const id = randomUUID();
  if (type === 'pdf') {
    if (!(await isPublishablePdf(path))) rejectFields('BadRequest', [field]);
    await files.putFile(toAttachmentKey(id), path, 'application/pdf');
    return { id, fileName: toFileName(fileName, 'pdf'), contentType: 'application/pdf', size };
  }
  const photo = await encodePhoto(await readFile(path), { closed, path: field });
  await files.put(toAttachmentKey(id), photo, 'image/webp');
  return { id, fileName: toFileName(fileName, 'webp'), contentType: 'image/webp', size: photo.length };
}

/**
 * Checks and stores the files of a message: PDFs as they are, photos encoded again without metadata. A nightly job deletes
 * them if no message is stored for them.
 * @throws Problem UnsupportedMediaType, ImageTooLarge; BadRequest for a damaged file, or a PDF with scripts or encryption
 */
export async function storeAttachments(
  files: FileStore,
  received: readonly ReceivedFile[],
  closed: AbortSignal,
): Promise<MessageAttachment[]> {
  const stored: MessageAttachment[] = [];
  for (const [index, file] of received.entries())
    stored.push(await storeFile(files, file, { closed, field: `${ATTACHMENTS_FIELD}.${index}` }));
  return stored;
}

/** Nightly job that deletes files whose message was deleted, or was never stored. */
export function createAttachmentCleanupJob({
  db,
  files,
  now,
}: {
  db: Database;
  files: FileStore;
  now: () => Date;
}): Job {
  return createFileCleanupJob({
    ...{ files, now, name: 'message-file-cleanup', cron: '40 4 * * *', folder: FOLDER },
    listUsed: (ids) => listAttachedIds(db, ids),
  });
}
