import { isAllowed } from '@cromia/domain/accounts/access';
import { CUSTOMER_REQUEST_MACHINES } from '@cromia/domain/activation/customer-request';
import {
  INVITATION_MACHINE,
  INVITATION_STATUSES,
  isInvitationDeletable,
} from '@cromia/domain/activation/invitation';
import { toInviterName } from '@cromia/domain/activation/inviter';
import type { Invitation } from '@cromia/domain/activation/request-forms';
import {
  type DisplayedInvitation,
  type InvitationListQuery,
  invitationResponseItemSchema,
} from '@cromia/domain/activation/request-responses';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { getNextState, listStatesAccepting } from '@cromia/domain/state-machine';
import { z } from 'zod';
import type { ModuleDependencies, ServiceDependencies } from '../../../app-dependencies.ts';
import { createSecret, hashSecret } from '../../../platform/access/tokens.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Database, Transaction } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { type AuditEntry, recordAudit, recordAudits } from '../../../platform/events/audit.ts';
import { consume, tryConsume } from '../../../platform/limits/throttle.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ActingCustomer } from '../../customers/index.ts';
import { buildInvitationAnswerMail, buildInvitationMail, type Invitee } from '../mails/invitation-mails.ts';
import { issueTokenWithRole } from '../own-requests.ts';
import { closeOwnRequests } from '../request-queries.ts';
import { type LockedUser, lockUser, makeCustomerUser } from '../user-queries.ts';
import {
  deleteInvitations,
  deleteVoidInvitation,
  findInviter,
  findLinkedInvitation,
  type InvitationRow,
  type InvitationScope,
  insertInvitation,
  lockInvitation,
  lockInvitationsTo,
  lockInvitee,
  selectInvitations,
  storeInvitationAnswer,
} from './invitation-queries.ts';

const DAY_MS = 86_400_000;
const statusSchema = z.enum(INVITATION_STATUSES);

/** A user who invites, with the user's customer. */
interface Inviter {
  viewer: Viewer;
  customer: ActingCustomer;
}

function toInvitationResponse(row: InvitationRow): DisplayedInvitation {
  const inviterName = toInviterName({ firstname: row.inviterFirstname, lastname: row.inviterLastname });
  return invitationResponseItemSchema.parse({
    ...row,
    inviterName,
    expiration: row.expiration.toISOString(),
  });
}

function readInvitations(
  db: Connection,
  scope: InvitationScope,
  query: InvitationListQuery,
): Promise<LimitedPage<DisplayedInvitation>> {
  return readPage(db, selectInvitations(db, scope, query), query, toInvitationResponse);
}

/** Reads one page of the invitations sent by the users of a customer. */
export function readSentInvitations(
  db: Connection,
  { id }: ActingCustomer,
  query: InvitationListQuery,
): Promise<LimitedPage<DisplayedInvitation>> {
  return readInvitations(db, { customerId: id }, query);
}

/**
 * Reads one page of a user's pending invitations. An invitation is listed until a day before it expires (section 4).
 */
export function readReceivedInvitations(
  { db, now }: ModuleDependencies,
  viewer: Viewer,
  query: InvitationListQuery,
): Promise<LimitedPage<DisplayedInvitation>> {
  const minExpiration = new Date(now().getTime() + LIMITS.invitationVisibleDays * DAY_MS);
  return readInvitations(db, { inviteeEmail: viewer.username, minExpiration }, query);
}

/**
 * Reads the invitation of a mailed link, for the initial values of a registration.
 * @throws Problem NotFound when the invitation was answered or deleted or has expired
 */
export async function readLinkedInvitation(
  { db, now }: ModuleDependencies,
  tempCode: string,
): Promise<DisplayedInvitation> {
  const invitation = await findLinkedInvitation(db, { linkHash: hashSecret(tempCode), now: now() });
  if (!invitation) throw new Problem('NotFound');
  return toInvitationResponse(invitation);
}

/**
 * Returns whether the invitee has no account yet, can accept, or cannot. Only a company's user who is not a customer
 * can accept.
 */
function getInviteeKind(user: Awaited<ReturnType<typeof lockInvitee>>): Invitee {
  if (!user) return 'newcomer';
  const viewer = {
    role: user.role,
    type: user.type,
    roleSds: 'NONE',
    roleTds: 'NONE',
    companyRole: null,
  } as const;
  return isAllowed(viewer, 'invitations.answer') ? 'mayAccept' : 'cannotAccept';
}

/**
 * Counts an invitation and returns whether to mail it. An address gets no more mails after the daily limit of all
 * customers. The inviter is not notified, because the response must not reveal other customers. The invitee still sees
 * the invitation in the portal.
 * @throws Problem TooManyRequests when this customer has reached its daily limit of mails to the address
 */
async function tryConsumeInvitationMail(
  trx: Transaction,
  { customerId, inviteeEmail }: { customerId: string; inviteeEmail: string },
  now: Date,
): Promise<boolean> {
  await consume(
    trx,
    { kind: 'INVITATION_TO', key: inviteeEmail, subkey: customerId, now },
    { perSubkey: LIMITS.invitationMailsPerDay, windowMs: DAY_MS },
  );
  const consumed = await tryConsume(
    trx,
    { kind: 'INVITATION_MAIL', key: inviteeEmail, now },
    { perKey: LIMITS.invitationMailsPerDayTotal, windowMs: DAY_MS },
  );
  return typeof consumed === 'number';
}

/**
 * Invites a person to act for the caller's customer. The response does not reveal whether the address has an account,
 * or of which kind: an invitation that cannot be accepted just expires. The response only reveals whether the invitee
 * already belongs to the inviter's customer.
 * @throws Problem Conflict when the address has already been invited, BelongsAlready, TooManyRequests
 */
export async function sendInvitation(
  trx: Transaction,
  { config, now }: ServiceDependencies,
  { viewer, customer }: Inviter,
  invitation: Invitation,
): Promise<DisplayedInvitation> {
  const sentAt = now();
  const { inviteeEmail } = invitation;
  const invitee = await lockInvitee(trx, inviteeEmail);
  if (invitee?.customerId === customer.id) throw new Problem('BelongsAlready');
  await deleteVoidInvitation(trx, { customerId: customer.id, inviteeEmail, now: sentAt });
  const link = createSecret();
  const expiration = new Date(sentAt.getTime() + LIMITS.invitationDays * DAY_MS);
  const id = await insertInvitation(trx, {
    ...invitation,
    customerId: customer.id,
    inviterUserId: viewer.userId,
    linkHash: link.hash,
    createdOn: sentAt,
    expiration,
  });
  if (id === undefined) throw new Problem('Conflict');
  const isMailed = await tryConsumeInvitationMail(trx, { customerId: customer.id, inviteeEmail }, sentAt);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'invitations.send',
    entity: 'customer_invitation',
    entityId: id,
  });
  const { username: inviterUsername, language } = viewer;
  const { businessName } = customer;
  const inviterName = toInviterName(await findInviter(trx, viewer.userId));
  const fields = { inviteeEmail, inviterUsername, inviterName, businessName };
  const mailFields = { ...fields, expiration, tempCode: link.secret };
  const recipient = { invitee: getInviteeKind(invitee), language: invitee?.language ?? language };
  if (isMailed) await queueMail(trx, buildInvitationMail(mailFields, recipient, config));
  return { ...invitation, ...fields, status: 'PENDING', expiration: expiration.toISOString() };
}

/**
 * Deletes a customer's invitations to an address that were not accepted (section 4).
 * @throws Problem NotFound, deleteFail when all were accepted
 */
export async function removeInvitations(
  db: Database,
  { viewer, customer }: Inviter,
  inviteeEmail: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sent = await lockInvitationsTo(trx, customer.id, inviteeEmail);
    if (sent.length === 0) throw new Problem('NotFound');
    const deletable = sent.filter(({ status }) => isInvitationDeletable(statusSchema.parse(status)));
    if (deletable.length === 0) throw new Problem('deleteFail');
    const ids = deletable.map(({ id }) => id);
    await deleteInvitations(trx, ids);
    const entries = ids.map(
      (entityId): AuditEntry => ({
        userId: viewer.userId,
        customerId: customer.id,
        action: 'invitations.delete',
        entity: 'customer_invitation',
        entityId,
      }),
    );
    await recordAudits(trx, entries);
  });
}

/** Adds the invited user to the customer, and closes the user's open request. */
async function joinCustomer(
  trx: Transaction,
  user: LockedUser,
  { customerId }: InvitationRow,
  now: Date,
): Promise<void> {
  await makeCustomerUser(trx, user.id, customerId);
  const states = listStatesAccepting(CUSTOMER_REQUEST_MACHINES.NEW, 'joinByInvitation');
  const closed = await closeOwnRequests(trx, user.id, states, now);
  const entries = closed.map(
    ({ id }): AuditEntry => ({
      userId: user.id,
      customerId,
      action: 'customer-requests.close',
      entity: 'customer_request',
      entityId: id,
    }),
  );
  await recordAudits(trx, entries);
}

/**
 * Accepts or rejects an invitation to the caller's address. Accepting makes the user a CUSTOMER.
 * @returns a new access token with the user's current role
 * @throws Problem NotFound when this inviter has not invited the address, InvitationExpired
 */
export async function answerInvitation(
  { db, config, tokens, now }: ModuleDependencies,
  viewer: Viewer,
  { inviterUsername, status }: { inviterUsername: string; status: 'ACCEPTED' | 'REJECTED' },
): Promise<{ accessToken: string }> {
  const user = await db.transaction().execute(async (trx) => {
    const locked = await lockUser(trx, viewer.userId);
    if (locked.role !== 'USER') throw new Problem('NotAllowed');
    const parties = { inviterUsername, inviteeEmail: locked.username };
    const invitation = await lockInvitation(trx, parties);
    if (!invitation) throw new Problem('NotFound');
    const event = status === 'ACCEPTED' ? 'accept' : 'reject';
    const isOpen = getNextState(INVITATION_MACHINE, statusSchema.parse(invitation.status), event) === status;
    if (!isOpen || invitation.expiration < now()) throw new Problem('InvitationExpired');
    if (!(await storeInvitationAnswer(trx, invitation.id, status))) throw new Problem('InvitationExpired');
    if (status === 'ACCEPTED') await joinCustomer(trx, locked, invitation, now());
    await recordAudit(trx, {
      userId: locked.id,
      customerId: invitation.customerId,
      action: `invitations.${event}`,
      entity: 'customer_invitation',
      entityId: invitation.id,
    });
    const answer = { status, language: invitation.inviterLanguage };
    await queueMail(trx, buildInvitationAnswerMail(invitation, answer, config));
    return locked;
  });
  const role = status === 'ACCEPTED' ? 'CUSTOMER' : user.role;
  return { accessToken: await issueTokenWithRole({ tokens }, viewer, user, role) };
}
