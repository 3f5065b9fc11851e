import {
  applyManagedUpdate,
  applyOwnUpdate,
  type EditableProfile,
  editableProfileSchema,
  type ManagedUpdate,
  type OwnUpdate,
} from '@cromia/domain/customers/profile-update';
import type { FastifyRequest } from 'fastify';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { type IdempotentOutcome, runIdempotently } from '../../../platform/idempotency/run-idempotently.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { resolveActingCustomer } from '../acting-customer.ts';
import { findProfile, listAddresses, listContacts } from '../customer-queries.ts';
import { buildUpdateReceivedMail } from '../mails/update-mails.ts';
import { findPendingUpdate, insertUpdateRequest, lockCustomer } from './update-queries.ts';

/** The editable part of the stored profile. */
async function readEditable(db: Connection, customerId: string): Promise<EditableProfile> {
  return editableProfileSchema.parse({
    ...(await findProfile(db, customerId)),
    addresses: await listAddresses(db, customerId),
    contacts: await listContacts(db, customerId),
  });
}

/** Whether a change request of the customer is pending (section 4). @throws Problem as `resolveActingCustomer` */
export async function isUpdatePending(
  db: Connection,
  viewer: Viewer,
  customerCode: string,
): Promise<boolean> {
  const { id } = await resolveActingCustomer(db, viewer, customerCode);
  return (await findPendingUpdate(db, id)) !== undefined;
}

/** Requests a change of a CUSTOMER's own profile. @throws Problem as `requestUpdate` */
export function requestOwnUpdate(
  deps: ModuleDependencies,
  request: FastifyRequest,
  asked: OwnUpdate,
): Promise<IdempotentOutcome> {
  return requestUpdate(deps, request, asked, (stored) => applyOwnUpdate(stored, asked));
}

/**
 * Requests a change of a customer's profile by its agent or commercial user.
 * @throws Problem as `requestUpdate`
 */
export function requestManagedUpdate(
  deps: ModuleDependencies,
  request: FastifyRequest,
  asked: ManagedUpdate,
): Promise<IdempotentOutcome> {
  return requestUpdate(deps, request, asked, (stored) => applyManagedUpdate(stored, asked));
}

/**
 * Submits a change request for staff to decide on (section 4, "Customer profile edit").
 * @throws Problem as `resolveActingCustomer`; BadRequest for a changed VAT number, which only the manufacturer may change;
 * EditRequestPending while another change request is pending; Conflict if the profile has changed since it was loaded
 */
function requestUpdate(
  { db, config, now }: ModuleDependencies,
  request: FastifyRequest,
  asked: OwnUpdate | ManagedUpdate,
  ask: (stored: EditableProfile) => EditableProfile,
): Promise<IdempotentOutcome> {
  const viewer = getViewer(request);
  return runIdempotently(db, request, async (trx) => {
    const customer = await resolveActingCustomer(trx, viewer, asked.customerCode);
    await refuseUnfit(trx, customer.id, asked);
    const was = await readEditable(trx, customer.id);
    const id = await insertUpdateRequest(trx, {
      customerId: customer.id,
      userId: viewer.userId,
      customerVersion: asked.customerVersion,
      was,
      asked: ask(was),
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
    return { statusCode: 201, body: { id } };
  });
}

async function refuseUnfit(
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
