import { managedRequestSchema, ownRequestSchema } from '@cromia/domain/activation/request-forms';
import { LIMITS } from '@cromia/domain/limits';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { buildDemoApplicant, type DemoCustomer } from '../people/customers.ts';
import { buildDemoDealers } from '../people/dealers.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { findId, type PeopleIds, toProfile } from './people.ts';

/** The company that accepted@ will join; staff have already assigned its code. */
const ACCEPTED_CUSTOMER = '100120';
/** One of agent@'s customers, created from agent@'s request. */
const MANAGED_CUSTOMER = '100040';
const DECIDED_AFTER_DAYS = 0.5;

interface Request {
  user: string;
  kind: 'NEW' | 'EXISTING' | 'MANAGED';
  status: 'DRAFT' | 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CLOSED' | 'EXPIRED';
  company: DemoCustomer;
  daysAgo: number;
  reason: string | null;
}

/** The body that each kind of wizard sends, without the fields that only staff set. */
function buildRequestedProfile({ kind, company }: Request) {
  if (kind === 'EXISTING') return {};
  const submitted = { ...toProfile(company), addresses: company.addresses, contacts: company.contacts };
  return kind === 'NEW' ? ownRequestSchema.parse(submitted) : managedRequestSchema.parse(submitted);
}

function findCompany(customers: readonly DemoCustomer[], code: string): DemoCustomer {
  const company = customers.find(({ customerCode }) => customerCode === code);
  if (!company) throw new Error(`Expected customer ${code} in the demo`);
  return company;
}

/** Requests in each state and of each kind. The requests of the demo accounts follow the contract, section 4. */
function buildDemoRequests(customers: readonly DemoCustomer[]): Request[] {
  const request = (
    [user, kind, status]: readonly [string, Request['kind'], Request['status']],
    company: DemoCustomer,
    daysAgo: number,
    reason: string | null = null,
  ): Request => ({ user, kind, status, company, daysAgo, reason });
  const buildApplicant = (name: string) => buildDemoApplicant(name, `applicant ${name}`);
  const [first, second] = ['100001', '100002'].map((code) => findCompany(customers, code));
  if (!first || !second) throw new Error('Expected two customers');
  return [
    request(
      ['requested', 'NEW', 'PENDING'],
      buildDemoApplicant('Carpenterie del Brenta', 'applicant requested'),
      2,
    ),
    request(['accepted', 'NEW', 'ACCEPTED'], findCompany(customers, ACCEPTED_CUSTOMER), 5),
    request(['disabled', 'NEW', 'EXPIRED'], buildApplicant('Fontanella Legnami'), 130),
    request(['customer', 'NEW', 'CLOSED'], first, 390),
    request(['customer2', 'EXISTING', 'CLOSED'], second, 210),
    request(['agent', 'MANAGED', 'DRAFT'], buildApplicant('Zincature Adige'), 1),
    request(['agent', 'MANAGED', 'PENDING'], buildApplicant('Serramenti Altopiano'), 4),
    request(['agent', 'MANAGED', 'ACCEPTED'], findCompany(customers, MANAGED_CUSTOMER), 60),
    request(
      ['agent', 'MANAGED', 'REJECTED'],
      buildApplicant('Meccanica Pasubio'),
      15,
      'Partita IVA cessata.',
    ),
  ];
}

/** The history of a request, as the back office shows it. */
function buildHistory({ status, kind, reason }: Request, createdOn: Date) {
  const submitted = {
    at: createdOn,
    action: `customer-requests.${kind === 'EXISTING' ? 'associate' : 'submit'}`,
  };
  const decided = { at: addDaysTo(createdOn, DECIDED_AFTER_DAYS), isStaff: true };
  const accepted = { ...decided, action: 'customer-requests.accept' };
  const steps = {
    DRAFT: [],
    PENDING: [submitted],
    ACCEPTED: [submitted, accepted],
    REJECTED: [submitted, { ...decided, action: 'customer-requests.reject', details: { reason } }],
    CLOSED: [
      submitted,
      accepted,
      { at: addDaysTo(createdOn, DECIDED_AFTER_DAYS + 1), action: 'customer-requests.become-customer' },
    ],
    EXPIRED: [
      submitted,
      { at: addDaysTo(createdOn, LIMITS.customerRequestPendingDays), action: 'customer-requests.expire' },
    ],
  } satisfies Record<Request['status'], { at: Date; action: string; isStaff?: boolean; details?: object }[]>;
  return steps[status];
}

export async function loadRequests(
  trx: Transaction,
  ids: PeopleIds,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const prng = createPrng('customer requests');
  const admin = findId(ids.users, 'admin');
  const requests = buildDemoRequests(customers).map((request) => ({
    ...request,
    id: prng.uuid(),
    userId: findId(ids.users, request.user),
    createdOn: addDaysTo(now, -request.daysAgo),
  }));
  await insertAll(
    trx,
    'customerRequests',
    requests.map((request) => {
      const { id, userId, kind, status, company, createdOn, reason } = request;
      const hasCustomer = status === 'ACCEPTED' || status === 'CLOSED';
      const isDecided = hasCustomer || status === 'REJECTED';
      return {
        id,
        userId,
        kind,
        status,
        vatNumber: kind === 'EXISTING' ? null : company.vatNumber,
        businessName: company.businessName,
        profile: buildRequestedProfile(request),
        customerId: hasCustomer ? findId(ids.customers, company.customerCode) : null,
        createdOn,
        updatedAt: buildHistory(request, createdOn).at(-1)?.at ?? createdOn,
        decidedAt: isDecided ? addDaysTo(createdOn, DECIDED_AFTER_DAYS) : null,
        decidedBy: isDecided ? admin : null,
        reason,
      };
    }),
  );
  const entries = requests.flatMap((request) =>
    buildHistory(request, request.createdOn).map((step) => ({
      at: step.at,
      userId: 'isStaff' in step ? admin : step.action.endsWith('expire') ? null : request.userId,
      action: step.action,
      entity: 'customer_request',
      entityId: request.id,
      details: 'details' in step ? step.details : {},
    })),
  );
  await insertAll(trx, 'auditLog', entries);
}

export async function loadInvitations(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  const prng = createPrng('invitations');
  const buildInvitation = (
    inviter: readonly [customer: string, user: string],
    invitee: readonly [email: string, first: string, last: string],
    status: 'PENDING' | 'ACCEPTED' | 'REJECTED',
    daysLeft: number,
  ) => ({
    id: prng.uuid(),
    customerId: findId(ids.customers, inviter[0]),
    inviterUserId: findId(ids.users, inviter[1]),
    inviteeEmail: invitee[0],
    inviteeFirstName: invitee[1],
    inviteeLastName: invitee[2],
    status,
    createdOn: addDaysTo(now, daysLeft - 30),
    expiration: addDaysTo(now, daysLeft),
  });
  const [first, second] = [['100001', 'customer'] as const, ['100002', 'customer2'] as const];
  await insertAll(trx, 'customerInvitations', [
    buildInvitation(second, ['company@demo.cromia.test', 'Davide', 'Sartor'], 'PENDING', 21),
    buildInvitation(first, ['luca.dallacosta@rossi-verniciature.test', 'Luca', 'Dalla Costa'], 'PENDING', 12),
    buildInvitation(first, ['anna.zambon@rossi-verniciature.test', 'Anna', 'Zambon'], 'ACCEPTED', 3),
    buildInvitation(first, ['magazzino@rossi-verniciature.test', 'Pietro', 'Gritti'], 'REJECTED', 6),
  ]);
}

export async function loadDealers(trx: Transaction): Promise<void> {
  const prng = createPrng('dealers');
  const rows = buildDemoDealers().map((dealer) => ({ id: prng.uuid(), ...dealer, country: 'IT' }));
  await insertAll(trx, 'dealers', rows);
}
