import { getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type {
  Conversation,
  ConversationKind,
  ConversationMessage,
  Hold,
  MessageAttachment,
  RequestKind,
} from '@cromia/domain/messages/message';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type ConversationSubject,
  findSubject,
  listMessages,
  lockSubject,
  storeReading,
} from './message-queries.ts';
import { hasStatusOn, toMessageResponse } from './message-response.ts';
import {
  type MessageListener,
  type MessageSender,
  rejectUnseenMessages,
  sendMessage,
} from './send-message.ts';

/** The request or claim that is talked about; of any customer, for staff, if `customerId` is null. */
export interface ConversationOf<Kind extends ConversationKind = ConversationKind> {
  kind: Kind;
  id: string;
  customerId: string | null;
}

/** Locks a request or claim. @throws Problem NotFound */
export async function lockRequest(
  trx: Transaction,
  { kind, ...request }: ConversationOf,
): Promise<ConversationSubject> {
  const subject = await lockSubject(trx, kind, request);
  if (!subject) throw new Problem('NotFound');
  return subject;
}

/** Reads the messages of a conversation, and marks them as read by the caller. @throws Problem NotFound */
export async function readConversation(
  deps: ServiceDependencies,
  { viewer: { userId }, isStaff }: MessageSender,
  { kind, ...request }: ConversationOf,
): Promise<Conversation> {
  const subject = await findSubject(deps.db, kind, request);
  if (!subject) throw new Problem('NotFound');
  const now = deps.now();
  const today = getToday(deps.config.timeZone, now);
  await storeReading(deps.db, subject, { userId, isStaff, readAt: now });
  const rows = await listMessages(deps.db, subject, { limit: 2 * LIMITS.messages });
  const { heldSince } = subject;
  return {
    heldSince: hasStatusOn(subject, 'PENDING', today) ? (heldSince?.toISOString() ?? null) : null,
    messages: rows.map((row) => toMessageResponse(row, userId, { subject, today })),
  };
}

/** The messages about a claim, oldest first, without marking them as read. @param userId null for other software */
export async function readClaimMessages(
  db: Connection,
  id: string,
  userId: string | null,
): Promise<ConversationMessage[]> {
  const rows = await listMessages(db, { kind: 'claims', id }, { limit: 2 * LIMITS.messages });
  return rows.map((row) => toMessageResponse(row, userId, null));
}

/**
 * Sends a message with its files.
 * @throws Problem NotFound; BadRequest without text and files
 */
export async function postMessage(
  trx: Transaction,
  deps: ServiceDependencies,
  { sender, request, onSent }: { sender: MessageSender; request: ConversationOf; onSent: MessageListener },
  { text, attachments }: { text: string; attachments: readonly MessageAttachment[] },
): Promise<{ id: string }> {
  const subject = await lockRequest(trx, request);
  const action = `${request.kind}.message` as const;
  const id = await sendMessage(trx, deps, subject, {
    ...{ kind: 'MESSAGE', text, attachments, action, sender, onSent },
  });
  return { id };
}

/**
 * Puts a pending request on hold with a question, which its customer gets by mail (contract, section 13).
 * @throws Problem NotFound; NewMessages; Conflict with the `outcome` if it is no longer pending
 */
export async function holdRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  {
    sender,
    request,
    onSent,
  }: { sender: MessageSender; request: ConversationOf<RequestKind>; onSent: MessageListener },
  { question, seenMessages }: Hold,
): Promise<void> {
  const subject = await lockRequest(trx, request);
  if (!hasStatusOn(subject, 'PENDING', getToday(deps.config.timeZone, deps.now())))
    throw new Problem('Conflict', { extension: { outcome: { status: subject.status } } });
  await rejectUnseenMessages(trx, request.kind, request.id, seenMessages);
  const action = `${request.kind}.hold` as const;
  await sendMessage(trx, deps, subject, { kind: 'QUESTION', text: question, action, sender, onSent });
}
