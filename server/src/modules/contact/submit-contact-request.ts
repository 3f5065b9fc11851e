import {
  type UserContact,
  userContactSchema,
  type VisitorContact,
  visitorContactSchema,
} from '@cromia/domain/contact/contact-request';
import { toErrorCode, toFieldErrors } from '@cromia/domain/errors';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { toAddressBlock } from '../../platform/http/client-address.ts';
import { consume } from '../../platform/limits/throttle.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import {
  countVisitorRequests,
  findContact,
  insertContactRequest,
  isRequestStored,
  lockSender,
} from './contact-queries.ts';
import { readContactRequest } from './desk.ts';
import { buildContactCopyMail, buildContactMail } from './mails/contact-mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The sender of a request, with the data that staff need for an answer. */
interface Contact {
  userId: string | null;
  name: string;
  email: string;
  language: string;
  telephone: string | null;
  customer: string | null;
}

/**
 * Counts a contact request. Visitors have a separate limit, so that a flood of requests does not block users.
 * @throws Problem TooManyRequests
 */
function countContact(db: Database, viewer: Viewer | null, clientAddress: string, now: Date): Promise<void> {
  const perSender = LIMITS.contactRequestsPerHour;
  if (viewer)
    return consume(
      db,
      { kind: 'USER_CONTACT', key: viewer.userId, now },
      { perKey: perSender, windowMs: HOUR_MS },
    );
  return consume(
    db,
    { kind: 'VISITOR_CONTACT', key: 'visitors', subkey: toAddressBlock(clientAddress), now },
    { perKey: LIMITS.contactRequestsPerHourTotal, perSubkey: perSender, windowMs: HOUR_MS },
  );
}

async function readUserContact(db: Database, viewer: Viewer, language: string | undefined): Promise<Contact> {
  const user = await findContact(db, viewer.userId);
  const { customerCode, businessName } = user;
  return {
    userId: viewer.userId,
    name: [user.firstname, user.lastname].filter(Boolean).join(' ') || user.username,
    email: user.username,
    language: language ?? user.language,
    telephone: user.telephone,
    customer: customerCode === null ? null : `${businessName} · ${customerCode}`,
  };
}

function toVisitorContact({ name, email, language }: VisitorContact, defaultLanguage: UiLanguage): Contact {
  return {
    userId: null,
    name,
    email,
    language: chooseLanguage({ userLanguage: language }, defaultLanguage),
    telephone: null,
    customer: null,
  };
}

/** Whether the sender may get a copy. An unverified address gets only a few per day. */
async function isCopyAllowed(trx: Transaction, { userId, email }: Contact, now: Date): Promise<boolean> {
  if (userId !== null) return true;
  const sent = await countVisitorRequests(trx, email, new Date(now.getTime() - DAY_MS));
  return sent < LIMITS.contactCopiesPerDay;
}

/** Parses a request by the rules for users or for visitors. @throws Problem with the invalid fields */
function parseMessage(viewer: Viewer | null, body: unknown): UserContact | VisitorContact {
  const parsed = (viewer ? userContactSchema : visitorContactSchema).safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Problem(toErrorCode(parsed.error), { errors: toFieldErrors(parsed.error) });
}

/**
 * Accepts a contact request: stores it for the back office, and mails it to the responsible department and to the
 * sender. A form that was filled in by a bot is ignored silently. A form that was sent faster than people type is
 * rejected and may be sent again. The same request within an hour is stored once.
 * @throws Problem BadRequest with the fields; TooManyRequests
 */
export async function submitContactRequest(
  { db, config, now }: ServiceDependencies,
  viewer: Viewer | null,
  body: unknown,
  clientAddress: string,
): Promise<void> {
  const message = parseMessage(viewer, body);
  const moment = now();
  if (message.openFor !== undefined && message.openFor < LIMITS.contactTypingMs) {
    throw new Problem('TooManyRequests', { retryAfter: Math.ceil(LIMITS.contactTypingMs / 1000) });
  }
  await countContact(db, viewer, clientAddress, moment);
  if (message.contactReference) return;
  const contact =
    'email' in message
      ? toVisitorContact(message, config.brand.defaultLanguage)
      : viewer && (await readUserContact(db, viewer, message.language));
  if (!contact) throw new Problem('Unauthorized');
  const { userId, name, email, language } = contact;
  const { requestType, request } = message;
  const row = { userId, name, email, language, requestType, request, createdOn: moment };
  await db.transaction().execute(async (trx) => {
    // Of two identical concurrent requests, the second one waits and then finds the first.
    await lockSender(trx, email);
    if (await isRequestStored(trx, row, new Date(moment.getTime() - HOUR_MS))) return;
    const shouldSendCopy = await isCopyAllowed(trx, contact, moment);
    const id = await insertContactRequest(trx, row);
    await recordAudit(trx, {
      userId,
      action: 'contact-requests.send',
      entity: 'contact_request',
      entityId: id,
      details: { requestType },
    });
    await recordEvents(trx, [{ type: 'contact-request.sent', data: await readContactRequest(trx, id) }]);
    await queueMail(trx, buildContactMail({ id, requestType, request, ...contact }, config));
    if (shouldSendCopy) await queueMail(trx, buildContactCopyMail(row, config));
  });
}
