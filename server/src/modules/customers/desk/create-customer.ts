import type { NewCustomer } from '@cromia/domain/customers/customer-change';
import { customerProfileSchema, EMPTY_ASSESSMENT } from '@cromia/domain/customers/customer-profile';
import { TERM_NAMES } from '@cromia/domain/customers/customer-terms';
import { editableProfileSchema } from '@cromia/domain/customers/profile-update';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { storeNewCustomer } from '../new-customer.ts';
import { lockChosenManagers } from '../portfolios/chosen-managers.ts';
import { toProfileColumns } from '../updates/update-queries.ts';

const newProfileSchema = editableProfileSchema.extend({ vatNumber: customerProfileSchema.shape.vatNumber });

/** The values of fields that the form may leave out. */
const EMPTY_PROFILE = { ...EMPTY_ASSESSMENT, bankName: null, iban: null };

function omitAbsent(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * Creates a customer at the desk (contract, section 5).
 * @returns its code
 * @throws Problem BadRequest for a user who is no manager; Conflict at `customerCode` if another customer has the code;
 *   VatNumberExists
 */
export async function createDeskCustomer(
  trx: Transaction,
  viewer: Viewer,
  { customerCode: requestedCode, managers: usernames, ...values }: NewCustomer,
): Promise<{ customerCode: string }> {
  const managers = await lockChosenManagers(trx, usernames);
  const { addresses, contacts, ...columns } = newProfileSchema.parse({
    ...EMPTY_PROFILE,
    ...omitAbsent(values),
  });
  const { id, customerCode } = await storeNewCustomer(
    trx,
    {
      customerCode: requestedCode,
      terms: Object.fromEntries(TERM_NAMES.map((term) => [term, values[term]])),
      managerIds: managers.map((manager) => manager.id),
    },
    { columns: toProfileColumns(columns), addresses, contacts },
  );
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: id,
    action: 'customers.create',
    entity: 'customer',
    entityId: id,
    details: {
      customerCode,
      businessName: values.businessName,
      ...(managers.length > 0 ? { managers: managers.map(({ username }) => username) } : {}),
    },
  });
  return { customerCode };
}
