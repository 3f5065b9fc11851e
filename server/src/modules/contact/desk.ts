import type { AuditAction } from '@cromia/domain/audit/audit-log';
import {
  type ContactAnswer,
  type ContactListQuery,
  type ContactRequest,
  type ContactRequestDetail,
  contactDetailSchema,
  contactRequestSchema,
} from '@cromia/domain/contact/contact-desk';
import type { HandlingChange } from '@cromia/domain/handling/handling';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { readHistory, recordAudit } from '../../platform/events/audit.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { changeHandling, createHandlingVersion } from '../handling/index.ts';
import {
  answerContactRequest,
  type ContactRequestRow,
  findAnswers,
  findContactRequest,
  insertAnswer,
  reopenContactRequest,
  selectContactRequests,
} from './contact-queries.ts';
import { buildAnswerMail } from './mails/answer-mail.ts';

function toContactRequest<Row extends ContactRequestRow>({ createdOn, answeredAt, ...fields }: Row) {
  return {
    ...fields,
    createdOn: createdOn.toISOString(),
    answeredOn: answeredAt?.toISOString() ?? null,
  };
}

/** Reads one page of the contact requests, for staff (contract, section 5). */
export function readContactRequests(
  { db, config }: ServiceDependencies,
  viewer: Viewer,
  query: ContactListQuery,
): Promise<LimitedPage<ContactRequest>> {
  const list = selectContactRequests(db, { ...query, userId: viewer.userId, timeZone: config.timeZone });
  return readPage(db, list, query, (row) => contactRequestSchema.parse(toContactRequest(row)));
}

/** Reads one contact request with its answers and history. @throws Problem NotFound */
export async function readContactRequest(db: Connection, id: string): Promise<ContactRequestDetail> {
  const row = await findContactRequest(db, id);
  if (!row) throw new Problem('NotFound');
  const answers = await findAnswers(db, id);
  return contactDetailSchema.parse({
    ...toContactRequest(row),
    version: createHandlingVersion(row),
    answers: answers.map(({ sentAt, ...answer }) => ({ ...answer, sentOn: sentAt.toISOString() })),
    history: await readHistory(db, 'contact_request', id),
  });
}

/** Rejects a late change. @throws Problem NotFound; Conflict with the current status of the request as `outcome` */
async function rejectLateChange(trx: Transaction, id: string): Promise<never> {
  const { status, answeredBy, answeredOn } = await readContactRequest(trx, id);
  throw new Problem('Conflict', { extension: { outcome: { status, answeredBy, answeredOn } } });
}

/** Marks a request as answered. @throws Problem NotFound; Conflict with `outcome` when it is already answered */
async function markAnswered(trx: Transaction, viewer: Viewer, id: string, answeredAt: Date): Promise<void> {
  const isAnswered = await answerContactRequest(trx, id, { answeredBy: viewer.userId, answeredAt });
  if (!isAnswered) await rejectLateChange(trx, id);
}

const buildAuditEntry = (viewer: Viewer, id: string, action: AuditAction, details = {}) => ({
  userId: viewer.userId,
  action,
  entity: 'contact_request' as const,
  entityId: id,
  details,
});

/**
 * Sends the answer to the sender, in the language of the request, and marks the request as answered.
 * @throws Problem NotFound; Conflict with `outcome` when it is already answered
 */
export async function sendContactAnswer(
  { db, config, now }: ServiceDependencies,
  viewer: Viewer,
  id: string,
  { answer }: ContactAnswer,
): Promise<ContactRequestDetail> {
  return db.transaction().execute(async (trx) => {
    const sentAt = now();
    await markAnswered(trx, viewer, id, sentAt);
    await insertAnswer(trx, { contactRequestId: id, answer, sentAt, sentBy: viewer.userId });
    await recordAudit(trx, buildAuditEntry(viewer, id, 'contact-requests.reply'));
    const answered = await readContactRequest(trx, id);
    await queueMail(trx, buildAnswerMail(answered, answer, config));
    return answered;
  });
}

/**
 * Marks a request as answered outside the portal, so that nobody answers it twice.
 * @throws Problem NotFound; Conflict with `outcome` when it is already answered
 */
export async function markContactRequestAnswered(
  { db, now }: ServiceDependencies,
  viewer: Viewer,
  id: string,
): Promise<ContactRequestDetail> {
  return db.transaction().execute(async (trx) => {
    await markAnswered(trx, viewer, id, now());
    await recordAudit(trx, buildAuditEntry(viewer, id, 'contact-requests.answer'));
    return readContactRequest(trx, id);
  });
}

/**
 * Marks an answered request as open again. The sent answers remain stored.
 * @throws Problem NotFound; Conflict with `outcome` when it is open
 */
export async function reopenContact(
  { db }: ServiceDependencies,
  viewer: Viewer,
  id: string,
): Promise<ContactRequestDetail> {
  return db.transaction().execute(async (trx) => {
    if (!(await reopenContactRequest(trx, id))) await rejectLateChange(trx, id);
    await recordAudit(trx, buildAuditEntry(viewer, id, 'contact-requests.reopen'));
    return readContactRequest(trx, id);
  });
}

/**
 * Assigns a request to a colleague, or changes its internal note.
 * @throws Problem NotFound; BadRequest at `assignedTo` for a user who may not answer contact requests; Conflict with
 * `outcome` if somebody has assigned it or changed its note meanwhile
 */
export async function changeContact(
  { db }: ServiceDependencies,
  viewer: Viewer,
  id: string,
  change: HandlingChange,
): Promise<ContactRequestDetail> {
  return db.transaction().execute(async (trx) => {
    const { status } = await readContactRequest(trx, id);
    await changeHandling(trx, viewer, { kind: 'contact-requests', key: id, state: { status } }, change);
    return readContactRequest(trx, id);
  });
}
