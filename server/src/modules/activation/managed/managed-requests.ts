import type { CustomerRequestStatus } from '@cromia/domain/activation/customer-request';
import type { ManagedDraft, ManagedRequest } from '@cromia/domain/activation/request-forms';
import type {
  CustomerRequestResponse,
  CustomerRequestSummary,
  ManagedDraftResponse,
} from '@cromia/domain/activation/request-responses';
import type { StaleOutcome } from '@cromia/domain/content-version';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ModuleDependencies, ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { createContentVersion } from '../../../platform/events/content-version.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { reportSentRequest } from '../desk.ts';
import { buildRequestReceivedMail } from '../mails/request-mails.ts';
import { removeRequest, toDraftContent } from '../own-requests.ts';
import {
  countManagedDrafts,
  findManagedRequest,
  insertRequest,
  lockManagedRequest,
  type RequestContent,
  selectManagedRequests,
  updateDraft,
} from '../request-queries.ts';
import { toRequestResponse, toRequestSummary } from '../request-response.ts';
import { getNextStatus, rejectExistingCompany, toRequestStatus } from '../request-rules.ts';
import { lockUser } from '../user-queries.ts';

/** Reads one page of the requests that an agent or commercial user has made for companies (section 7). */
export function readManagedRequests(
  db: Connection,
  viewer: Viewer,
  query: { page: number; size: number; sort: Parameters<typeof selectManagedRequests>[2] },
): Promise<LimitedPage<CustomerRequestSummary>> {
  return readPage(db, selectManagedRequests(db, viewer.userId, query.sort), query, toRequestSummary);
}

/** Reads one draft of the user. @throws Problem NotFound, also for another user's draft and for a sent request */
export async function readManagedDraft(
  db: Connection,
  viewer: Viewer,
  id: string,
): Promise<ManagedDraftResponse> {
  const row = await findManagedRequest(db, viewer.userId, id);
  if (row?.status !== 'DRAFT') throw new Problem('NotFound');
  return { ...toRequestResponse(row), version: createContentVersion(row.profile) };
}

/** Reads one request of the user, also after it was sent. @throws Problem NotFound, also for another user's request */
export async function readManagedRequest(
  db: Connection,
  viewer: Viewer,
  id: string,
): Promise<CustomerRequestResponse> {
  const row = await findManagedRequest(db, viewer.userId, id);
  if (!row) throw new Problem('NotFound');
  return toRequestResponse(row);
}

/**
 * Locks the user's draft and returns its status after the event.
 * @throws Problem NotFound; Conflict after it was sent or, with the time as `outcome`, changed in another tab
 */
async function lockDraft(
  trx: Transaction,
  viewer: Viewer,
  { id, version }: Pick<ManagedDraft, 'id' | 'version'>,
  event: 'saveDraft' | 'submit',
): Promise<{ current: { id: string } | undefined; status: CustomerRequestStatus }> {
  const current = id === undefined ? undefined : await lockManagedRequest(trx, viewer.userId, id);
  if (id !== undefined && !current) throw new Problem('NotFound');
  const status = getNextStatus('MANAGED', toRequestStatus(current), event);
  if (current && version !== undefined) await rejectStaleDraft(trx, viewer, current.id, version);
  return { current, status };
}

async function rejectStaleDraft(
  trx: Transaction,
  viewer: Viewer,
  id: string,
  version: string,
): Promise<void> {
  const { version: storedVersion, updatedOn } = await readManagedDraft(trx, viewer, id);
  if (version === storedVersion) return;
  const outcome: StaleOutcome = { changedBy: viewer.username, changedOn: updatedOn };
  throw new Problem('Conflict', { extension: { outcome } });
}

/** Updates the locked draft, or inserts a new request. @returns its id @throws Problem Conflict */
async function storeRequest(
  trx: Transaction,
  viewer: Viewer,
  { current, status }: Awaited<ReturnType<typeof lockDraft>>,
  content: Omit<RequestContent, 'kind' | 'status' | 'customerId'>,
  now: Date,
): Promise<string> {
  const request = { kind: 'MANAGED', status, customerId: null, ...content } as const;
  if (!current) return insertRequest(trx, viewer.userId, request, now);
  if (!(await updateDraft(trx, current.id, request, now))) throw new Problem('Conflict');
  return current.id;
}

/**
 * Saves the draft with the id, or a new draft if there is no id.
 * @throws Problem NotFound, Conflict after it was sent or changed in another tab, TooManyDrafts
 */
export async function saveManagedDraft(
  { db, now }: ModuleDependencies,
  viewer: Viewer,
  { id, version, ...draft }: ManagedDraft,
): Promise<ManagedDraftResponse> {
  return db.transaction().execute(async (trx) => {
    const target = await lockDraft(trx, viewer, { id, version }, 'saveDraft');
    if (!target.current) await rejectTooManyDrafts(trx, viewer);
    const draftId = await storeRequest(trx, viewer, target, toDraftContent(draft), now());
    return readManagedDraft(trx, viewer, draftId);
  });
}

/**
 * Limits the drafts of a user. Locks the user, so that concurrent new drafts are all counted.
 * @throws Problem TooManyDrafts
 */
async function rejectTooManyDrafts(trx: Transaction, { userId }: Viewer): Promise<void> {
  await lockUser(trx, userId);
  if ((await countManagedDrafts(trx, userId)) >= LIMITS.managedDrafts) throw new Problem('TooManyDrafts');
}

/**
 * Sends an agent's or commercial user's request for a company. An invalid request is rejected before the response
 * reveals anything about the company.
 * @throws Problem NotFound, Conflict, VatNumberExists, CustomerRequestExists
 */
export async function submitManagedRequest(
  trx: Transaction,
  { config, now }: ServiceDependencies,
  viewer: Viewer,
  { id, version, ...profile }: ManagedRequest,
): Promise<{ id: string }> {
  const target = await lockDraft(trx, viewer, { id, version }, 'submit');
  await rejectExistingCompany(trx, profile.vatNumber);
  const { vatNumber, businessName } = profile;
  const requestId = await storeRequest(trx, viewer, target, { vatNumber, businessName, profile }, now());
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'customer-requests.submit',
    entity: 'customer_request',
    entityId: requestId,
  });
  await reportSentRequest(trx, requestId);
  const mailFields = {
    id: requestId,
    kind: 'MANAGED',
    vatNumber,
    businessName,
    requester: viewer.username,
  } as const;
  await queueMail(trx, buildRequestReceivedMail(mailFields, null, config));
  return { id: requestId };
}

/** Deletes the user's draft; requests that were sent stay. @throws Problem NotFound, deleteFail */
export async function removeManagedRequest(
  { db, now }: ModuleDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const current = await lockManagedRequest(trx, viewer.userId, id);
    if (!current) throw new Problem('NotFound');
    await removeRequest(trx, viewer.userId, current, now());
  });
}
