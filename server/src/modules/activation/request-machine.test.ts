import { randomUUID } from 'node:crypto';
import {
  CUSTOMER_REQUEST_MACHINES,
  type CustomerRequestEvent,
  type CustomerRequestKind,
  type CustomerRequestStatus,
} from '@cromia/domain/activation/customer-request';
import { getNextState } from '@cromia/domain/state-machine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  anOwnRequest,
  COMPANY_PATH,
  createCaller,
  DESK_PATH,
  TYPES_PATH,
} from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';
import { listOutcomes } from '../../../test/machine-walk.ts';
import { createActivationExpiryJob } from './expiry.ts';
import { toRequestKind, toRequestStatus } from './request-rules.ts';

const RUNS = 15;
const THREE_MONTHS_MS = 91 * 86_400_000;

let now = new Date();
const { app, db, config } = await testApp('empty', { apps: 2, now: () => now });
const call = createCaller(app);
const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'inviter@test.it', role: 'CUSTOMER', customer });

const STAFF_EVENTS: readonly CustomerRequestEvent[] = ['accept', 'reject'];

/** The model: status and kind of the request, its generation, and whether its user is a customer. */
interface State {
  status: CustomerRequestStatus;
  kind: CustomerRequestKind;
  generation: number;
  isCustomer: boolean;
}

/**
 * Returns the kind after an event. A request to join a customer is an association, and any other new request is a
 * company's own.
 */
function getKindAfter({ kind }: State, event: CustomerRequestEvent): CustomerRequestKind {
  if (event === 'associate') return 'EXISTING';
  return event === 'becomeCustomer' ? kind : 'NEW';
}

/** Returns the state after an event by the domain's state machine, or undefined if the event must be rejected. */
function getExpectedState(state: State, event: CustomerRequestEvent): State | undefined {
  const status = getNextState(CUSTOMER_REQUEST_MACHINES[state.kind], state.status, event);
  if (STAFF_EVENTS.includes(event)) {
    // Staff decisions use the id of the request that existed at the start.
    return status && state.generation === 0 ? { ...state, status } : undefined;
  }
  if (state.isCustomer) return undefined;
  // Accepting an invitation needs no request.
  if (event === 'joinByInvitation') return { ...state, status: status ?? state.status, isCustomer: true };
  if (status === undefined) return undefined;
  const generation = state.status === 'NONE' ? state.generation + 1 : state.generation;
  return { status, kind: getKindAfter(state, event), generation, isCustomer: event === 'becomeCustomer' };
}

function describeOutcome({ status, kind, isCustomer }: Omit<State, 'generation'>, done: boolean[]): string {
  return JSON.stringify({ status, kind: status === 'NONE' ? 'NEW' : kind, isCustomer, done });
}

interface Sessions {
  username: string;
  headers: { authorization: string };
  admin: { authorization: string };
}

async function readState({ username }: Sessions) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('customerRequests', (join) =>
      join
        .onRef('customerRequests.userId', '=', 'users.id')
        .on('customerRequests.acknowledgedAt', 'is', null),
    )
    .select(['users.role', 'customerRequests.id', 'customerRequests.kind', 'customerRequests.status'])
    .where('users.username', '=', username)
    .execute();
  // A user has at most one request (section 4).
  expect(rows).toHaveLength(1);
  const [row] = rows;
  const status = toRequestStatus(row?.status ? { status: row.status } : undefined);
  const kind = row?.kind ? toRequestKind({ kind: row.kind }) : 'NEW';
  return { id: row?.id ?? null, status, kind, isCustomer: row?.role === 'CUSTOMER' };
}

async function invite({ username }: Sessions): Promise<void> {
  const inviter = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'inviter@test.it')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('customerInvitations').where('inviteeEmail', '=', username).execute();
  await db
    .insertInto('customerInvitations')
    .values({
      customerId: customer.id,
      inviterUserId: inviter.id,
      inviteeEmail: username,
      inviteeFirstName: 'Anna',
      inviteeLastName: 'Verdi',
      status: 'PENDING',
      expiration: new Date(now.getTime() + 1000),
    })
    .execute();
}

/** Performs an event by an API request. @returns the HTTP status */
async function performEvent(sessions: Sessions, event: CustomerRequestEvent, id: string): Promise<number> {
  const { headers, admin } = sessions;
  const requests = {
    saveDraft: () => call('PUT', `${TYPES_PATH}/new/drafts`, headers, { businessName: 'Rossi' }),
    submit: () => call('POST', `${TYPES_PATH}/new/pendings`, headers, anOwnRequest()),
    associate: () => call('POST', `${TYPES_PATH}/existing/pendings`, headers, { customerCode: '100001' }),
    remove: () => call('DELETE', `${COMPANY_PATH}/delete-request`, headers),
    becomeCustomer: () => call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, headers),
    joinByInvitation: () =>
      call('PATCH', `${COMPANY_PATH}/customer-invitations/pendings`, headers, {
        inviterUsername: 'inviter@test.it',
        status: 'ACCEPTED',
      }),
    accept: () => call('POST', `${DESK_PATH}/${id}/decision`, admin, { decision: 'ACCEPTED' }),
    reject: () => call('POST', `${DESK_PATH}/${id}/decision`, admin, { decision: 'REJECTED' }),
    expire: () => Promise.reject(new Error('Requests expire by the nightly job only')),
  };
  return (await requests[event]()).statusCode;
}

let userCount = 0;

async function logIn(username: string): Promise<Sessions> {
  return { username, headers: await login(app, username), admin: await login(app, 'admin@test.it') };
}

/** Advances the clock by three months and runs the nightly job, which expires requests. All users log in again. */
async function passTime(sessions: Sessions): Promise<Sessions> {
  const { status, kind } = await readState(sessions);
  const machine = CUSTOMER_REQUEST_MACHINES[kind];
  now = new Date(now.getTime() + THREE_MONTHS_MS);
  await createActivationExpiryJob({ db, config, now: () => now }).work();
  const expiredStatus = getNextState(machine, status, 'expire') ?? status;
  // Drafts and unsuccessful requests are deleted after a year.
  const deletedStatus = getNextState(machine, status, 'remove') ?? expiredStatus;
  expect([expiredStatus, deletedStatus]).toContain((await readState(sessions)).status);
  return logIn(sessions.username);
}

async function checkConcurrentEvents(
  sessions: Sessions,
  events: readonly CustomerRequestEvent[],
): Promise<void> {
  const { id, status, kind, isCustomer } = await readState(sessions);
  if (events.includes('joinByInvitation')) await invite(sessions);
  const codes = await Promise.all(events.map((event) => performEvent(sessions, event, id ?? randomUUID())));
  expect(codes.filter((code) => code >= 500)).toEqual([]);
  const final = await readState(sessions);
  // Without a request at the start, there is no id for staff to decide on.
  const initial = { status, kind, isCustomer, generation: id === null ? 1 : 0 };
  const actual = describeOutcome(
    final,
    codes.map((code) => code < 300),
  );
  const expectedOutcomes = listOutcomes<State, CustomerRequestEvent>(initial, events, getExpectedState);
  expect(expectedOutcomes.map(({ state, accepted: done }) => describeOutcome(state, done))).toContain(actual);
  if (!final.isCustomer) {
    const response = await call('GET', `${TYPES_PATH}/new-and-existing`, sessions.headers);
    expect(response.statusCode === 404 ? 'NONE' : response.json().status).toBe(final.status);
  }
}

const EVENTS = [
  'saveDraft',
  'submit',
  'associate',
  'remove',
  'accept',
  'reject',
  'becomeCustomer',
  'joinByInvitation',
] as const satisfies CustomerRequestEvent[];

it('customer requests make only the transitions of section 4, even under concurrent events', async () => {
  const concurrentEvents = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  const steps = fc.array(
    fc.oneof({ weight: 7, arbitrary: concurrentEvents }, { weight: 1, arbitrary: fc.constant('time') }),
    {
      minLength: 6,
      maxLength: 20,
      size: 'max',
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      userCount += 1;
      let sessions = await logIn(
        await aUser(db, { username: `requester${userCount}@test.it`, role: 'USER' }),
      );
      for (const step of sequence) {
        if (step === 'time') sessions = await passTime(sessions);
        else await checkConcurrentEvents(sessions, step);
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);
