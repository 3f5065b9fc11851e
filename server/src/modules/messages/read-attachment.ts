import type { MessageAttachment } from '@cromia/domain/messages/message';
import type { Database } from '../../platform/database/connection.ts';
import type { FileStore, StoredFile } from '../../platform/files/file-store.ts';
import { Problem } from '../../platform/problem.ts';
import { toAttachmentKey } from './attachments/store-attachments.ts';
import type { ConversationOf } from './conversation.ts';
import { type ConversationSubject, findAttachment, findSubject } from './message-queries.ts';

/** The request of a conversation. @throws Problem NotFound, also for a request of another customer */
export async function readSubject(
  db: Database,
  { kind, ...request }: ConversationOf,
): Promise<ConversationSubject> {
  const subject = await findSubject(db, kind, request);
  if (!subject) throw new Problem('NotFound');
  return subject;
}

/** A file that is attached to a message of the request. @throws Problem NotFound */
export async function readAttachment(
  { db, files }: { db: Database; files: FileStore },
  request: ConversationOf,
  attachmentId: string,
): Promise<{ attachment: MessageAttachment; file: StoredFile }> {
  const attachment = await findAttachment(db, await readSubject(db, request), attachmentId);
  const file = attachment && (await files.find(toAttachmentKey(attachment.id), attachment.id));
  if (!attachment || !file) throw new Problem('NotFound');
  return { attachment, file };
}
