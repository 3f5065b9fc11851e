import {
  applyCustomerChange,
  type ChangeableCustomer,
  type CustomerChange,
  findCustomerChanges,
} from '@cromia/domain/customers/customer-change';
import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import { customerTermsSchema } from '@cromia/domain/customers/customer-terms';
import { editableProfileSchema } from '@cromia/domain/customers/profile-update';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { rejectStaleVersion } from '../../../platform/events/content-version.ts';
import { Problem } from '../../../platform/problem.ts';
import { findCustomerByCode } from '../customer-queries.ts';
import { lockCustomerCodes } from '../new-customer-queries.ts';
import { reportChangedCustomers } from '../report-customers.ts';
import { lockCustomer, replaceProfile } from '../updates/update-queries.ts';
import { findLatestAcceptedUpdate, replaceTerms, replaceVatNumber } from './change-customer-queries.ts';
import { createCustomerVersion, readChangeableCustomer, readDeskCustomer } from './customer-desk.ts';

/** Rejects a change that is based on other data. @throws Problem Conflict with who changed them, and when */
async function rejectStaleChange(
  trx: Transaction,
  customerId: string,
  versions: { version: string; storedVersion: string },
): Promise<void> {
  if (versions.version === versions.storedVersion) return;
  const update = await findLatestAcceptedUpdate(trx, customerId);
  await rejectStaleVersion(trx, versions, [
    {
      entity: 'customer',
      entityId: customerId,
      actions: ['customers.create', 'customers.change'],
    },
    ...(update === undefined
      ? []
      : [
          {
            entity: 'update_customer_request' as const,
            entityId: update.id,
            actions: ['update-customer-requests.accept' as const],
          },
        ]),
  ]);
}

/** Stores the parts that differ. A change of the profile increments its version, and a change of the terms does not. */
async function storeChange(
  trx: Transaction,
  customer: { id: string; version: number },
  stored: ChangeableCustomer,
  updated: ChangeableCustomer,
): Promise<void> {
  const { id: customerId, version } = customer;
  const parse = (values: ChangeableCustomer) => ({
    profile: editableProfileSchema.parse(values),
    terms: customerTermsSchema.parse(values),
  });
  const [before, after] = [parse(stored), parse(updated)];
  const isVatNumberChanged = stored.vatNumber !== updated.vatNumber;
  if (isVatNumberChanged && !(await replaceVatNumber(trx, customerId, updated.vatNumber)))
    throw new Problem('VatNumberExists', { errors: [{ path: 'vatNumber', code: 'invalidField' }] });
  if (isVatNumberChanged || JSON.stringify(before.profile) !== JSON.stringify(after.profile)) {
    if (!(await replaceProfile(trx, { customerId, version }, after.profile))) throw new Problem('Conflict');
  }
  await replaceTerms(trx, customerId, after.terms);
}

/**
 * Changes the data and terms of a customer (contract, section 5). A pending request of the customer to change its data
 * becomes outdated if the data change, and not if only the terms do.
 * @throws Problem NotFound; BadRequest for values that contradict each other; VatNumberExists; Conflict with who changed
 *   the customer last, and when, as `outcome`
 */
export async function changeCustomer(
  db: Database,
  viewer: Viewer,
  customerCode: string,
  change: CustomerChange,
): Promise<DeskCustomer> {
  return db.transaction().execute(async (trx) => {
    // Imports and new customers take the same lock, so the VAT number stays free until the transaction ends.
    await lockCustomerCodes(trx);
    const customer = await findCustomerByCode(trx, customerCode);
    const locked = customer && (await lockCustomer(trx, customer.id));
    if (!customer || !locked) throw new Problem('NotFound');
    const { id } = customer;
    const stored = await readChangeableCustomer(trx, customerCode);
    await rejectStaleChange(trx, id, {
      version: change.version,
      storedVersion: createCustomerVersion(stored),
    });
    const { updated, errors } = applyCustomerChange(stored, change);
    if (errors.length > 0) throw new Problem('BadRequest', { errors });
    const details = findCustomerChanges(stored, updated);
    if (Object.keys(details.is).length === 0) return readDeskCustomer(trx, customerCode);
    await storeChange(trx, { id, version: locked.version }, stored, updated);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: id,
      action: 'customers.change',
      entity: 'customer',
      entityId: id,
      details: { ...details },
    });
    await reportChangedCustomers(trx, [id]);
    return readDeskCustomer(trx, customerCode);
  });
}
