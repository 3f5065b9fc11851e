import { findProfileChanges } from '@cromia/domain/customers/compare-profiles';
import { editableProfileSchema } from '@cromia/domain/customers/profile-update';
import {
  UPDATE_REQUEST_MACHINE,
  UPDATE_REQUEST_STATUSES,
  type UpdateDecision,
  type UpdateRequest,
  type UpdateRequestDetail,
  type UpdateRequestListQuery,
  updateRequestDetailSchema,
  updateRequestSchema,
} from '@cromia/domain/customers/update-request';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { getNextState } from '@cromia/domain/state-machine';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { readHistory, recordAudit } from '../../../platform/events/audit.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { reportChangedCustomers } from '../report-customers.ts';
import { buildUpdateMails } from './build-update-mails.ts';
import {
  findUpdateRequest,
  type ListedUpdateRequest,
  lockCustomer,
  lockUpdateRequest,
  replaceProfile,
  selectUpdateRequests,
  storeUpdateDecision,
  type UpdateRequestRow,
} from './update-queries.ts';

function toListedRequest(row: ListedUpdateRequest) {
  const { createdOn, decidedAt, ...fields } = row;
  return {
    ...fields,
    createdOn: createdOn.toISOString(),
    decidedOn: decidedAt?.toISOString() ?? null,
  };
}

/** Reads one page of the change requests, for staff (contract, section 5). */
export function readUpdateRequests(
  db: Connection,
  query: UpdateRequestListQuery,
  timeZone: string,
): Promise<LimitedPage<UpdateRequest>> {
  const list = selectUpdateRequests(db, query, timeZone);
  return readPage(db, list, query, (row) => updateRequestSchema.parse(toListedRequest(row)));
}

/** Finds the differences between the stored and the requested profile. */
function findChanges({ was: stored, asked: requested }: UpdateRequestRow) {
  return findProfileChanges(editableProfileSchema.parse(stored), editableProfileSchema.parse(requested));
}

function isOutdated(row: UpdateRequestRow): boolean {
  return row.status === 'PENDING' && row.version !== row.customerVersion;
}

/** Reads a change request with the old and new value of each field, and its history. @throws Problem NotFound */
export async function readUpdateRequest(db: Connection, id: string): Promise<UpdateRequestDetail> {
  const row = await findUpdateRequest(db, id);
  if (!row) throw new Problem('NotFound');
  return updateRequestDetailSchema.parse({
    ...toListedRequest(row),
    isOutdated: isOutdated(row),
    changes: findChanges(row),
    history: await readHistory(db, 'update_customer_request', id),
  });
}

/** Returns the outcome of a request, for the 409 response to a second decision. */
function toOutcome(row: UpdateRequestRow): Record<string, unknown> {
  const { status, decidedBy, decidedAt, reason } = row;
  return { outcome: { status, decidedBy, decidedOn: decidedAt?.toISOString() ?? null, reason } };
}

const statusSchema = z.enum(UPDATE_REQUEST_STATUSES);

/**
 * Decides on a change request. Accepting replaces the stored profile, including addresses, contacts and e-mail lists,
 * and increments its version. Everyone concerned gets a mail.
 * @throws Problem NotFound; Conflict with `outcome` if another user has decided already; Conflict without it if the
 * profile has changed since the request was made
 */
export async function decideUpdateRequest(
  { db, config, now }: ModuleDependencies,
  viewer: Viewer,
  id: string,
  { decision, reason = '' }: UpdateDecision,
): Promise<UpdateRequestDetail> {
  return db.transaction().execute(async (trx) => {
    await lockUpdateRequest(trx, id);
    const row = await findUpdateRequest(trx, id);
    if (!row) throw new Problem('NotFound');
    const event = decision === 'ACCEPTED' ? 'accept' : 'reject';
    if (getNextState(UPDATE_REQUEST_MACHINE, statusSchema.parse(row.status), event) === undefined) {
      throw new Problem('Conflict', { extension: toOutcome(row) });
    }
    const outcome = { status: decision, decidedBy: viewer.userId, decidedAt: now(), reason: reason || null };
    if (!(await storeUpdateDecision(trx, id, outcome))) throw new Problem('Conflict');
    if (decision === 'ACCEPTED') await applyUpdate(trx, row);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: row.customerId,
      action: `update-customer-requests.${event}`,
      entity: 'update_customer_request',
      entityId: id,
      details: {
        ...(reason ? { reason } : {}),
        ...(decision === 'ACCEPTED'
          ? { version: row.customerVersion + 1, fields: findChanges(row).map(({ path }) => path) }
          : {}),
      },
    });
    // Reads the request again, because the mails use the customer's new name.
    const updated = (await findUpdateRequest(trx, id)) ?? row;
    await queueMails(trx, await buildUpdateMails(trx, updated, { decision, reason: reason || null }, config));
    return readUpdateRequest(trx, id);
  });
}

/**
 * Replaces the stored profile with the requested one.
 * @throws Problem Conflict if the profile has changed in the meantime
 */
async function applyUpdate(trx: Transaction, row: UpdateRequestRow): Promise<void> {
  const { customerId, customerVersion: version } = row;
  await lockCustomer(trx, customerId);
  const requested = editableProfileSchema.parse(row.asked);
  if (!(await replaceProfile(trx, { customerId, version }, requested))) {
    throw new Problem('Conflict');
  }
  await reportChangedCustomers(trx, [customerId]);
}
