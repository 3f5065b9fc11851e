import type { Transaction } from '../../src/platform/database.ts';
import { privateCatalogue } from '../catalogue/private-catalogue.ts';
import { type DemoCustomer, demoApplicant } from '../people/customers.ts';
import { demoDealers } from '../people/dealers.ts';
import { seeded } from '../prng.ts';
import { daysLater } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { type PeopleIds, profileOf, rowOf } from './people.ts';

/** The company that accepted@ will belong to: staff have given it its code already. */
const ACCEPTED_CUSTOMER = '100120';

/** What a wizard sends: the profile of section 3 without what only staff decide. */
function requestedProfile(customer: DemoCustomer) {
  const {
    customerCode: _code,
    customerCodeOld: _old,
    priceListCode: _list,
    discountPct1: _first,
    discountPct2: _second,
    agentCommissionPct: _commission,
    unconditionalDiscountPct: _unconditional,
    ...profile
  } = profileOf(customer);
  return {
    ...profile,
    addresses: customer.addresses.map((address) => ({ ...address })),
    contacts: customer.contacts.map((contact) => ({ ...contact })),
  };
}

interface Request {
  user: string;
  kind: 'NEW' | 'MANAGED';
  status: 'DRAFT' | 'PENDING' | 'ACCEPTED' | 'REJECTED';
  company: DemoCustomer;
  daysAgo: number;
  reason: string | null;
}

export async function loadRequests(
  trx: Transaction,
  ids: PeopleIds,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const accepted = customers.find(({ customerCode }) => customerCode === ACCEPTED_CUSTOMER);
  if (!accepted) throw new Error(`Customer ${ACCEPTED_CUSTOMER} is missing`);
  const managed = (
    status: Request['status'],
    name: string,
    daysAgo: number,
    reason: string | null = null,
  ): Request => ({
    user: 'agent',
    kind: 'MANAGED',
    status,
    company: demoApplicant(name, `applicant ${name}`),
    daysAgo,
    reason,
  });
  const pending = demoApplicant('Carpenterie del Brenta', 'applicant requested');
  const requests: Request[] = [
    { user: 'requested', kind: 'NEW', status: 'PENDING', company: pending, daysAgo: 2, reason: null },
    { user: 'accepted', kind: 'NEW', status: 'ACCEPTED', company: accepted, daysAgo: 5, reason: null },
    managed('DRAFT', 'Zincature Adige', 1),
    managed('PENDING', 'Serramenti Altopiano', 4),
    managed('REJECTED', 'Meccanica Pasubio', 15, 'Partita IVA cessata.'),
  ];
  const prng = seeded('customer requests');
  await insertAll(
    trx,
    'customerRequests',
    requests.map(({ user, kind, status, company, daysAgo, reason }) => {
      const createdOn = daysLater(now, -daysAgo);
      const isDecided = status === 'ACCEPTED' || status === 'REJECTED';
      return {
        id: prng.uuid(),
        userId: rowOf(ids.users, user),
        kind,
        status,
        vatNumber: company.vatNumber,
        businessName: company.businessName,
        profile: requestedProfile(company),
        customerId: status === 'ACCEPTED' ? rowOf(ids.customers, company.customerCode) : null,
        createdOn,
        updatedAt: createdOn,
        decidedAt: isDecided ? daysLater(createdOn, 0.5) : null,
        decidedBy: isDecided ? rowOf(ids.users, 'admin') : null,
        reason,
      };
    }),
  );
}

export async function loadInvitations(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  const prng = seeded('invitations');
  const invitation = (
    inviter: readonly [customer: string, user: string],
    invitee: readonly [email: string, first: string, last: string],
    status: 'PENDING' | 'ACCEPTED' | 'REJECTED',
    daysLeft: number,
  ) => ({
    id: prng.uuid(),
    customerId: rowOf(ids.customers, inviter[0]),
    inviterUserId: rowOf(ids.users, inviter[1]),
    inviteeEmail: invitee[0],
    inviteeFirstName: invitee[1],
    inviteeLastName: invitee[2],
    status,
    createdOn: daysLater(now, daysLeft - 30),
    expiration: daysLater(now, daysLeft),
  });
  const [first, second] = [['100001', 'customer'] as const, ['100002', 'customer2'] as const];
  await insertAll(trx, 'customerInvitations', [
    invitation(second, ['company@demo.cromia.test', 'Davide', 'Sartor'], 'PENDING', 21),
    invitation(first, ['luca.dallacosta@rossi-verniciature.test', 'Luca', 'Dalla Costa'], 'PENDING', 12),
    invitation(first, ['anna.zambon@rossi-verniciature.test', 'Anna', 'Zambon'], 'ACCEPTED', 3),
    invitation(first, ['magazzino@rossi-verniciature.test', 'Pietro', 'Gritti'], 'REJECTED', 6),
  ]);
}

export async function loadDealers(trx: Transaction): Promise<void> {
  const prng = seeded('dealers');
  const rows = demoDealers().map((dealer) => ({ id: prng.uuid(), ...dealer, country: 'IT' }));
  await insertAll(trx, 'dealers', rows);
}

export async function loadPrivateCatalogue(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  await insertAll(trx, 'b2cTrees', [
    {
      id: seeded('private catalogue').uuid(),
      status: 'PUBLISHED',
      tree: privateCatalogue(),
      createdOn: daysLater(now, -60),
      uploadedBy: rowOf(ids.users, 'it'),
      decidedAt: daysLater(now, -59),
      decidedBy: rowOf(ids.users, 'admin'),
    },
  ]);
}
