import { isAllowed } from '@cromia/domain/accounts/access';
import { findProfileChanges } from '@cromia/domain/customers/compare-profiles';
import type { ProfileChange } from '@cromia/domain/customers/profile-changes';
import { ASSESSMENT_FIELDS } from '@cromia/domain/customers/profile-fields';
import {
  applyManagedUpdate,
  applyOwnUpdate,
  type EditableProfile,
  editableProfileSchema,
  type ManagedUpdate,
  type OwnUpdate,
} from '@cromia/domain/customers/profile-update';
import type { PendingUpdate } from '@cromia/domain/customers/update-request';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ActingCustomer, findProfile, listAddresses, listContacts } from '../customer-queries.ts';
import { buildUpdateReceivedMail } from '../mails/update-mails.ts';
import { findPendingUpdate, insertUpdateRequest, lockCustomer } from './update-queries.ts';

/** Reads the editable part of the stored profile. */
async function readEditableProfile(db: Connection, customerId: string): Promise<EditableProfile> {
  return editableProfileSchema.parse({
    ...(await findProfile(db, customerId)),
    addresses: await listAddresses(db, customerId),
    contacts: await listContacts(db, customerId),
  });
}

/** Whether a change request of the customer is pending (section 4). */
export async function isUpdatePending(db: Connection, { id }: ActingCustomer): Promise<boolean> {
  return (await findPendingUpdate(db, id)) !== undefined;
}

/**
 * The pending change request of a customer. Only agents, commercial users and staff see changes of the manufacturer's
 * assessment.
 * @throws Problem NotFound if none is pending
 */
export async function readPendingUpdate(
  db: Connection,
  viewer: Viewer,
  { id }: ActingCustomer,
): Promise<PendingUpdate> {
  const update = await findPendingUpdate(db, id);
  if (!update) throw new Problem('NotFound');
  const changes = findProfileChanges(
    editableProfileSchema.parse(update.was),
    editableProfileSchema.parse(update.asked),
  );
  const isVisible = ({ path }: ProfileChange) =>
    isAllowed(viewer, 'customers.assessment') || !Object.hasOwn(ASSESSMENT_FIELDS, path);
  return { createdOn: update.createdOn.toISOString(), changes: changes.filter(isVisible) };
}

/** A caller with the customer they act for. */
interface Caller {
  viewer: Viewer;
  customer: ActingCustomer;
}

/** Requests a change of a CUSTOMER's own profile. @throws Problem as `requestUpdate` */
export function requestOwnUpdate(
  trx: Transaction,
  deps: ServiceDependencies,
  caller: Caller,
  update: OwnUpdate,
): Promise<{ id: string }> {
  return requestUpdate(trx, deps, caller, update, (stored) => applyOwnUpdate(stored, update));
}

/**
 * Requests a change of a customer's profile by its agent or commercial user.
 * @throws Problem as `requestUpdate`
 */
export function requestManagedUpdate(
  trx: Transaction,
  deps: ServiceDependencies,
  caller: Caller,
  update: ManagedUpdate,
): Promise<{ id: string }> {
  return requestUpdate(trx, deps, caller, update, (stored) => applyManagedUpdate(stored, update));
}

/**
 * Submits a change request for staff to decide on (section 4, "Customer profile edit").
 * @returns the id of the change request
 * @throws Problem BadRequest for a changed VAT number, which only the manufacturer may change; EditRequestPending while
 * another change request is pending; Conflict if the profile has changed since it was loaded; ProfileUnchanged for a request
 * that changes nothing
 */
async function requestUpdate(
  trx: Transaction,
  { config, now }: ServiceDependencies,
  { viewer, customer }: Caller,
  update: OwnUpdate | ManagedUpdate,
  apply: (stored: EditableProfile) => EditableProfile,
): Promise<{ id: string }> {
  await rejectInvalidUpdate(trx, customer.id, update);
  const stored = await readEditableProfile(trx, customer.id);
  const requested = apply(stored);
  if (findProfileChanges(stored, requested).length === 0) throw new Problem('ProfileUnchanged');
  const id = await insertUpdateRequest(trx, {
    customerId: customer.id,
    userId: viewer.userId,
    customerVersion: update.customerVersion,
    was: stored,
    asked: requested,
    createdOn: now(),
  });
  if (id === undefined) throw new Problem('EditRequestPending');
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'update-customer-requests.submit',
    entity: 'update_customer_request',
    entityId: id,
  });
  await queueMail(trx, buildUpdateReceivedMail({ id, requester: viewer.username }, customer, config));
  return { id };
}

async function rejectInvalidUpdate(
  trx: Transaction,
  customerId: string,
  { vatNumber, customerVersion }: OwnUpdate | ManagedUpdate,
): Promise<void> {
  const stored = await lockCustomer(trx, customerId);
  if (!stored) throw new Problem('NotFound');
  if (await findPendingUpdate(trx, customerId)) throw new Problem('EditRequestPending');
  if (vatNumber !== stored.vatNumber.toUpperCase()) {
    throw new Problem('BadRequest', { errors: [{ path: 'vatNumber', code: 'invalidField' }] });
  }
  if (customerVersion !== stored.version) {
    throw new Problem('Conflict', { extension: { current: { version: stored.version } } });
  }
}
