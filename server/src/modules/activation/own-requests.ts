import type { CustomerRequestEvent, CustomerRequestStatus } from '@cromia/domain/activation/customer-request';
import type { OwnRequest, RequestDraft } from '@cromia/domain/activation/request-forms';
import type { CustomerRequestResponse, VatCheckResponse } from '@cromia/domain/activation/request-responses';
import type { ModuleDependencies, ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Database, Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { consume } from '../../platform/limits/throttle.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findCustomerByCode } from '../customers/index.ts';
import { reportSentRequest } from './desk.ts';
import { buildRequestReceivedMail, buildRequestSentMail } from './mails/request-mails.ts';
import {
  acknowledgeRequest,
  changeRequestStatus,
  deleteUndecided,
  findManagedCustomer,
  findOwnRequest,
  findVatNumber,
  insertRequest,
  lockOwnRequest,
  type RequestContent,
  type RequestRow,
  updateDraft,
} from './request-queries.ts';
import { toRequestResponse } from './request-response.ts';
import { getNextStatus, rejectExistingCompany, toRequestKind, toRequestStatus } from './request-rules.ts';
import { countAssociation, VAT_CHECKS } from './throttle.ts';
import { type LockedUser, lockUser, makeCustomerUser } from './user-queries.ts';

/** Reads the user's own request. @throws Problem NotFound when the user has no request (the state NONE, section 4) */
export async function readOwnRequest(db: Connection, viewer: Viewer): Promise<CustomerRequestResponse> {
  const row = await findOwnRequest(db, viewer.userId);
  if (!row) throw new Problem('NotFound');
  return toRequestResponse(row);
}

/** Locks the user and their request. @throws Problem NotAllowed for a user who has become a customer in the meantime */
async function lockUserAndRequest(
  trx: Transaction,
  viewer: Viewer,
): Promise<{ user: LockedUser; current: RequestRow | undefined }> {
  const user = await lockUser(trx, viewer.userId);
  if (user.role !== 'USER') throw new Problem('NotAllowed');
  return { user, current: await lockOwnRequest(trx, user.id) };
}

/** Returns the status after one of the user's own events. @throws Problem as `getNextStatus` */
function getNextOwnStatus(
  current: RequestRow | undefined,
  event: CustomerRequestEvent,
): CustomerRequestStatus {
  return getNextStatus(
    current === undefined ? 'NEW' : toRequestKind(current),
    toRequestStatus(current),
    event,
  );
}

/** Updates the existing draft, or inserts a new request. @returns its id */
async function storeRequest(
  trx: Transaction,
  userId: string,
  current: { id: string } | undefined,
  content: RequestContent,
  now: Date,
): Promise<string> {
  if (!current) return insertRequest(trx, userId, content, now);
  if (!(await updateDraft(trx, current.id, content, now))) throw new Problem('Conflict');
  return current.id;
}

/** Returns the columns of a draft: its fields, and the company's VAT number and name for lists. */
export function toDraftContent(
  draft: RequestDraft,
): Pick<RequestContent, 'profile' | 'vatNumber' | 'businessName'> {
  return {
    profile: draft,
    vatNumber: draft.vatNumber?.trim().toUpperCase() || null,
    businessName: draft.businessName?.trim() || null,
  };
}

/** Saves the draft and replaces the previous one. @throws Problem Conflict after a request was sent */
export async function saveOwnDraft(
  { db, now }: ModuleDependencies,
  viewer: Viewer,
  draft: RequestDraft,
): Promise<CustomerRequestResponse> {
  return db.transaction().execute(async (trx) => {
    const { user, current } = await lockUserAndRequest(trx, viewer);
    const status = getNextOwnStatus(current, 'saveDraft');
    await storeRequest(
      trx,
      user.id,
      current,
      { kind: 'NEW', status, customerId: null, ...toDraftContent(draft) },
      now(),
    );
    return readOwnRequest(trx, viewer);
  });
}

/**
 * Sends a company's request to become a customer.
 * @throws Problem Conflict when the user has already sent one, VatNumberExists, CustomerRequestExists
 */
export async function submitOwnRequest(
  trx: Transaction,
  { config, now }: ServiceDependencies,
  viewer: Viewer,
  body: OwnRequest,
): Promise<{ id: string }> {
  const { user, current } = await lockUserAndRequest(trx, viewer);
  const status = getNextOwnStatus(current, 'submit');
  await rejectExistingCompany(trx, body.vatNumber);
  const { vatNumber, businessName } = body;
  const content = {
    kind: 'NEW',
    status,
    vatNumber,
    businessName,
    profile: body,
    customerId: null,
  } as const;
  const id = await storeRequest(trx, user.id, current, content, now());
  await recordAudit(trx, {
    userId: user.id,
    action: 'customer-requests.submit',
    entity: 'customer_request',
    entityId: id,
  });
  await reportSentRequest(trx, id);
  const mailFields = { id, kind: 'NEW', vatNumber, businessName, requester: user.username } as const;
  await queueMail(trx, buildRequestReceivedMail(mailFields, null, config));
  await queueMail(trx, buildRequestSentMail(user, mailFields, { customerCode: null, sentOn: now() }, config));
  return { id };
}

/** Sends a request to join an existing customer. @throws Problem AssociationFailed, Conflict, TooManyRequests */
export async function requestAssociation(
  trx: Transaction,
  { config, now }: ServiceDependencies,
  viewer: Viewer,
  customerCode: string,
): Promise<{ id: string }> {
  await countAssociation(trx, viewer.userId, now());
  const { user, current } = await lockUserAndRequest(trx, viewer);
  const status = getNextOwnStatus(current, 'associate');
  const customer = await findCustomerByCode(trx, customerCode);
  if (!customer) throw new Problem('AssociationFailed');
  const { businessName } = user;
  const customerId = customer.id;
  const content = {
    kind: 'EXISTING',
    status,
    vatNumber: null,
    businessName,
    profile: {},
    customerId,
  } as const;
  const id = await storeRequest(trx, user.id, current, content, now());
  await recordAudit(trx, {
    userId: user.id,
    customerId,
    action: 'customer-requests.associate',
    entity: 'customer_request',
    entityId: id,
  });
  await reportSentRequest(trx, id);
  const mailFields = {
    id,
    kind: 'EXISTING',
    vatNumber: null,
    businessName,
    requester: user.username,
  } as const;
  await queueMail(trx, buildRequestReceivedMail(mailFields, customer, config));
  await queueMail(trx, buildRequestSentMail(user, mailFields, { customerCode, sentOn: now() }, config));
  return { id };
}

/**
 * Deletes a draft, withdraws a pending association, or acknowledges a rejected or expired request, so that the user can
 * submit a new one.
 * @throws Problem NotFound, deleteFail
 */
export async function removeOwnRequest({ db, now }: ModuleDependencies, viewer: Viewer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { user, current } = await lockUserAndRequest(trx, viewer);
    if (!current) throw new Problem('NotFound');
    await removeRequest(trx, user.id, current, now());
  });
}

/**
 * Deletes a locked draft or pending association, or acknowledges a locked request that is completed.
 * @throws Problem deleteFail in any other state
 */
export async function removeRequest(
  trx: Transaction,
  userId: string,
  current: { id: string; kind: string; status: string },
  now: Date,
): Promise<void> {
  const status = toRequestStatus(current);
  getNextStatus(toRequestKind(current), status, 'remove');
  if (status === 'DRAFT' || status === 'PENDING') await deleteUndecided(trx, current.id);
  else await acknowledgeRequest(trx, current.id, now);
  await recordAudit(trx, {
    userId,
    action: 'customer-requests.remove',
    entity: 'customer_request',
    entityId: current.id,
    details: { from: status },
  });
}

/**
 * Makes the user of an accepted request a CUSTOMER.
 * @returns a new access token with the new role and the expiry of the old one; only a refresh prolongs a session
 * @throws Problem NotFound, Conflict
 */
export async function becomeCustomer(
  { db, tokens, now }: ModuleDependencies,
  viewer: Viewer,
): Promise<{ accessToken: string }> {
  const user = await db.transaction().execute(async (trx) => {
    const { user: locked, current } = await lockUserAndRequest(trx, viewer);
    if (!current) throw new Problem('NotFound');
    const currentStatus = toRequestStatus(current);
    const nextStatus = getNextOwnStatus(current, 'becomeCustomer');
    const { customerId } = current;
    if (customerId === null) throw new Problem('Conflict');
    if (!(await changeRequestStatus(trx, current.id, { from: currentStatus, to: nextStatus, now: now() })))
      throw new Problem('Conflict');
    await makeCustomerUser(trx, locked.id, customerId);
    await recordAudit(trx, {
      userId: locked.id,
      customerId,
      action: 'customer-requests.become-customer',
      entity: 'customer_request',
      entityId: current.id,
    });
    return locked;
  });
  return { accessToken: await issueTokenWithRole({ tokens }, viewer, user, 'CUSTOMER') };
}

/** Issues an access token for the same session with another role, and with the expiry of the old token. */
export function issueTokenWithRole(
  { tokens }: Pick<ModuleDependencies, 'tokens'>,
  { userId, sessionId, tokenExpires }: Viewer,
  { username, version }: LockedUser,
  role: string,
): Promise<string> {
  return tokens.sign({ userId, sessionId, username, role, version }, tokenExpires);
}

/**
 * Checks whether a company is a customer or has a pending request. Reveals a customer only to those who manage it.
 * @throws Problem TooManyRequests
 */
export async function checkVatNumber(
  { db, now }: { db: Database; now: () => Date },
  viewer: Viewer,
  vatNumber: string,
): Promise<VatCheckResponse> {
  await consume(db, { kind: VAT_CHECKS.kind, key: viewer.userId, now: now() }, VAT_CHECKS.limit);
  const { isCustomer, isRequested } = await findVatNumber(db, vatNumber);
  if (isCustomer)
    return { known: 'customer', ownCustomer: await findManagedCustomer(db, viewer.userId, vatNumber) };
  return { known: isRequested ? 'requested' : 'no', ownCustomer: null };
}
