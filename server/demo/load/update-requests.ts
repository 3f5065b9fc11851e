import { type EditableProfile, editableProfileSchema } from '@cromia/domain/customers/profile-update';
import type { Transaction } from '../../src/platform/database/connection.ts';
import type { DemoCustomer } from '../people/customers.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { findId, type PeopleIds, toProfile } from './people.ts';

interface Update {
  customerCode: string;
  user: string;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  daysAgo: number;
  reason: string | null;
  /** The requested changes; for an applied request, the previous values. */
  change: (profile: EditableProfile) => Partial<EditableProfile>;
}

/** A request in each state. The accepted one is already applied to the profile. */
const UPDATES: readonly Update[] = [
  {
    customerCode: '100003',
    user: 'agent',
    status: 'PENDING',
    daysAgo: 1,
    reason: null,
    change: ({ addresses }) => ({
      testSheetsEmails: ['laboratorio@cliente.test', 'qualita@cliente.test'],
      addresses: addresses.map((address) =>
        address.code === 'SD001' ? { ...address, note: 'Scarico dal retro, 7:30-11:30' } : address,
      ),
      totalConsumption: 95_000,
    }),
  },
  {
    customerCode: '100002',
    user: 'customer2',
    status: 'ACCEPTED',
    daysAgo: 40,
    reason: null,
    change: () => ({ bankName: 'Cassa di Risparmio' }),
  },
  {
    customerCode: '100004',
    user: 'commercial',
    status: 'REJECTED',
    daysAgo: 12,
    reason: 'La nuova ragione sociale non risulta in visura.',
    change: ({ businessName }) => ({ businessName: `${businessName} Unipersonale` }),
  },
];

function toEditableProfile(customer: DemoCustomer): EditableProfile {
  return editableProfileSchema.parse({
    ...toProfile(customer),
    addresses: customer.addresses,
    contacts: customer.contacts,
  });
}

export async function loadUpdateRequests(
  trx: Transaction,
  ids: PeopleIds,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const prng = createPrng('update requests');
  const admin = findId(ids.users, 'admin');
  const rows = UPDATES.map(({ customerCode, user, status, daysAgo, reason, change }) => {
    const customer = customers.find((candidate) => candidate.customerCode === customerCode);
    if (!customer) throw new Error(`Expected customer ${customerCode} in the demo`);
    const stored = toEditableProfile(customer);
    const changed = { ...stored, ...change(stored) };
    const createdOn = addDaysTo(now, -daysAgo);
    const isDecided = status !== 'PENDING';
    return {
      id: prng.uuid(),
      customerId: findId(ids.customers, customerCode),
      userId: findId(ids.users, user),
      status,
      customerVersion: 1,
      was: status === 'ACCEPTED' ? changed : stored,
      asked: status === 'ACCEPTED' ? stored : changed,
      createdOn,
      decidedAt: isDecided ? addDaysTo(createdOn, 0.5) : null,
      decidedBy: isDecided ? admin : null,
      reason,
    };
  });
  await insertAll(trx, 'updateCustomerRequests', rows);
  const entries = rows.flatMap(({ id, customerId, userId, status, createdOn, decidedAt, reason }) => {
    const entry = { customerId, entity: 'update_customer_request', entityId: id };
    const verb = status === 'ACCEPTED' ? 'accept' : 'reject';
    return [
      { ...entry, at: createdOn, userId, action: 'update-customer-requests.submit', details: {} },
      ...(decidedAt === null
        ? []
        : [
            {
              ...entry,
              at: decidedAt,
              userId: admin,
              action: `update-customer-requests.${verb}`,
              details: reason === null ? {} : { reason },
            },
          ]),
    ];
  });
  await insertAll(trx, 'auditLog', entries);
}
