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
import { anOwnRequest, COMPANY, createCaller, DESK, TYPES } from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';
import { listOutcomes } from '../../../test/machine-walk.ts';
import { createActivationExpiryJob } from './expiry.ts';
import { toRequestKind, toRequestStatus } from './request-rules.ts';

const RUNS = 15;
const MONTHS_MS = 91 * 86_400_000;

let today = new Date();
const { app, db, config } = await testApp('empty', { apps: 2, now: () => today });
const call = createCaller(app);
const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'inviter@test.it', role: 'CUSTOMER', customer });

const STAFF: readonly CustomerRequestEvent[] = ['accept', 'reject'];

/** The model: status and kind of the request, its generation, and whether its user is a customer. */
interface State {
  status: CustomerRequestStatus;
  kind: CustomerRequestKind;
  generation: number;
  isCustomer: boolean;
}

/**
 * The kind after an event. Asking to join a customer makes it an association, and any new request is a company's own.
 */
function kindAfter({ kind }: State, event: CustomerRequestEvent): CustomerRequestKind {
  if (event === 'associate') return 'EXISTING';
  return event === 'becomeCustomer' ? kind : 'NEW';
}

/** The state after an event, according to the domain's table. Undefined when the event must be refused. */
function expected(state: State, event: CustomerRequestEvent): State | undefined {
  const status = getNextState(CUSTOMER_REQUEST_MACHINES[state.kind], state.status, event);
  if (STAFF.includes(event)) {
    // Staff decisions use the id of the request that existed at the start.
    return status && state.generation === 0 ? { ...state, status } : undefined;
  }
  if (state.isCustomer) return undefined;
  // Accepting an invitation needs no request.
  if (event === 'joinByInvitation') return { ...state, status: status ?? state.status, isCustomer: true };
  if (status === undefined) return undefined;
  const generation = state.status === 'NONE' ? state.generation + 1 : state.generation;
  return { status, kind: kindAfter(state, event), generation, isCustomer: event === 'becomeCustomer' };
}

function describeOutcome({ status, kind, isCustomer }: Omit<State, 'generation'>, done: boolean[]): string {
  return JSON.stringify({ status, kind: status === 'NONE' ? 'NEW' : kind, isCustomer, done });
}

interface Person {
  username: string;
  headers: { authorization: string };
  admin: { authorization: string };
}

async function stored({ username }: Person) {
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

async function invite({ username }: Person): Promise<void> {
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
      expiration: new Date(today.getTime() + 1000),
    })
    .execute();
}

/** Performs an event by an API call. @returns the HTTP status */
async function act(person: Person, event: CustomerRequestEvent, id: string): Promise<number> {
  const { headers, admin } = person;
  const as = {
    saveDraft: () => call('PUT', `${TYPES}/new/drafts`, headers, { businessName: 'Rossi' }),
    submit: () => call('POST', `${TYPES}/new/pendings`, headers, anOwnRequest()),
    associate: () => call('POST', `${TYPES}/existing/pendings`, headers, { customerCode: '100001' }),
    remove: () => call('DELETE', `${COMPANY}/delete-request`, headers),
    becomeCustomer: () => call('PATCH', `${COMPANY}/upgrade/to-customer`, headers),
    joinByInvitation: () =>
      call('PATCH', `${COMPANY}/customer-invitations/pendings`, headers, {
        inviterUsername: 'inviter@test.it',
        status: 'ACCEPTED',
      }),
    accept: () => call('POST', `${DESK}/${id}/decision`, admin, { decision: 'ACCEPTED' }),
    reject: () => call('POST', `${DESK}/${id}/decision`, admin, { decision: 'REJECTED' }),
    expire: () => Promise.reject(new Error('time does that')),
  };
  return (await as[event]()).statusCode;
}

let people = 0;

async function logIn(username: string): Promise<Person> {
  return { username, headers: await login(app, username), admin: await login(app, 'admin@test.it') };
}

/** Advances the clock by three months and runs the nightly job, which expires requests. Everybody logs in again. */
async function passTime(person: Person): Promise<Person> {
  const { status, kind } = await stored(person);
  const table = CUSTOMER_REQUEST_MACHINES[kind];
  today = new Date(today.getTime() + MONTHS_MS);
  await createActivationExpiryJob({ db, config, now: () => today }).work();
  const expired = getNextState(table, status, 'expire') ?? status;
  // Drafts and unsuccessful requests are deleted after a year.
  const forgotten = getNextState(table, status, 'remove') ?? expired;
  expect([expired, forgotten]).toContain((await stored(person)).status);
  return logIn(person.username);
}

async function checkTogether(person: Person, events: readonly CustomerRequestEvent[]): Promise<void> {
  const { id, status, kind, isCustomer } = await stored(person);
  if (events.includes('joinByInvitation')) await invite(person);
  const codes = await Promise.all(events.map((event) => act(person, event, id ?? randomUUID())));
  expect(codes.filter((code) => code >= 500)).toEqual([]);
  const after = await stored(person);
  // Without a request at the start, there is no id for staff to decide on.
  const from = { status, kind, isCustomer, generation: id === null ? 1 : 0 };
  const found = describeOutcome(
    after,
    codes.map((code) => code < 300),
  );
  const allowed = listOutcomes<State, CustomerRequestEvent>(from, events, expected);
  expect(allowed.map(({ state, accepted: done }) => describeOutcome(state, done))).toContain(found);
  if (!after.isCustomer) {
    const shown = await call('GET', `${TYPES}/new-and-existing`, person.headers);
    expect(shown.statusCode === 404 ? 'NONE' : shown.json().status).toBe(after.status);
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
  const together = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  const steps = fc.array(
    fc.oneof({ weight: 7, arbitrary: together }, { weight: 1, arbitrary: fc.constant('time') }),
    {
      minLength: 6,
      maxLength: 20,
      size: 'max',
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      people += 1;
      let person = await logIn(await aUser(db, { username: `walker${people}@test.it`, role: 'USER' }));
      for (const step of walk) {
        if (step === 'time') person = await passTime(person);
        else await checkTogether(person, step);
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);
