import type { AuditAction, AuditEntity } from '@cromia/domain/audit/audit-log';
import { getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type {
  ChangedLine,
  ConversationKind,
  ConversationMessage,
  MessageAttachment,
  MessageKind,
} from '@cromia/domain/messages/message';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { listRequestReaders } from '../customers/index.ts';
import { buildMessageMails } from './message-mails.ts';
import {
  type ConversationSubject,
  countMessages,
  insertAttachments,
  insertMessage,
  isStaffNotified,
  listMessages,
  listNotifiedUsers,
  storeHold,
} from './message-queries.ts';
import { toMessageResponse } from './message-response.ts';

const ENTITIES = {
  'offer-requests': 'offer_request',
  'order-requests': 'order_request',
  claims: 'claim',
} as const satisfies Record<ConversationKind, AuditEntity>;

/** Who writes: a user of the back office, or a customer's user or manager. */
export interface MessageSender {
  viewer: Viewer;
  isStaff: boolean;
}

export interface MessageToSend {
  kind: MessageKind;
  text: string;
  attachments?: readonly MessageAttachment[];
  changedLines?: readonly ChangedLine[];
  /** The audited action. */
  action: AuditAction;
  details?: Record<string, unknown>;
  /** Stores what belongs to the message, such as a proposal. */
  complete?: (messageId: string) => Promise<void>;
}

/** What the capability does with a sent message, in its transaction, such as an event for other software. */
export type MessageListener = (
  trx: Transaction,
  deps: ServiceDependencies,
  message: ConversationMessage,
  subjectId: string,
) => Promise<void>;

/** Rejects a change by someone who has not read all messages. @throws Problem NewMessages */
export async function rejectUnseenMessages(
  trx: Transaction,
  kind: ConversationKind,
  id: string,
  seenMessages: number | undefined,
): Promise<void> {
  if (seenMessages === undefined) return;
  const messageCount = await countMessages(trx, kind, id);
  if (messageCount > seenMessages) throw new Problem('NewMessages', { extension: { messageCount } });
}

/** The users to mail about a message. Those who have an earlier one of the same side to read were mailed about that. */
async function listReadersToMail(
  trx: Transaction,
  subject: ConversationSubject,
  { isStaff, kind }: { isStaff: boolean; kind: MessageKind },
): Promise<{ readers: { username: string; language: string }[]; mailsStaff: boolean }> {
  if (!isStaff) return { readers: [], mailsStaff: !(await isStaffNotified(trx, subject)) };
  const readers = await listRequestReaders(trx, subject.customerId, subject.userId);
  if (kind === 'QUESTION') return { readers, mailsStaff: false };
  const usernames = readers.map(({ username }) => username);
  const notified = await listNotifiedUsers(trx, subject, usernames);
  return { readers: readers.filter(({ username }) => !notified.has(username)), mailsStaff: false };
}

/**
 * Stores a message about a locked request or claim, with audit entry and mails to the other side. A customer's message ends
 * the hold of a request, a question of staff begins it.
 * @throws Problem Conflict for one with `LIMITS.messages` messages of the sender's side
 */
export async function sendMessage(
  trx: Transaction,
  deps: ServiceDependencies,
  subject: ConversationSubject,
  {
    sender: { viewer, isStaff },
    onSent,
    ...message
  }: MessageToSend & { sender: MessageSender; onSent: MessageListener },
): Promise<string> {
  const { kind, text, attachments = [], changedLines = [], action, details } = message;
  if ((await countMessages(trx, subject.kind, subject.id, isStaff)) >= LIMITS.messages)
    throw new Problem('Conflict');
  const recipients = await listReadersToMail(trx, subject, { isStaff, kind });
  const now = deps.now();
  const id = await insertMessage(trx, subject, {
    ...{ userId: viewer.userId, isStaff, kind, text, changedLines, createdAt: now },
  });
  await insertAttachments(trx, id, attachments);
  await message.complete?.(id);
  if (!isStaff && subject.heldSince !== null) await storeHold(trx, subject, null);
  if (kind === 'QUESTION') await storeHold(trx, subject, now);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: subject.customerId,
    action,
    entity: ENTITIES[subject.kind],
    entityId: subject.id,
    details: { ...details, ...(attachments.length > 0 ? { attachments: attachments.length } : {}) },
  });
  const [row] = await listMessages(trx, subject, { limit: 1, messageId: id });
  if (!row) throw new Error(`message ${id} is missing after it was stored`);
  const today = getToday(deps.config.timeZone, now);
  const sent = toMessageResponse(row, null, { subject, today });
  await onSent(trx, deps, sent, subject.id);
  await queueMails(trx, buildMessageMails(subject, sent, recipients, deps.config));
  return id;
}
