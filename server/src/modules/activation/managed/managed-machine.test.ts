import {
  CUSTOMER_REQUEST_MACHINES,
  type CustomerRequestStatus,
} from '@cromia/domain/activation/customer-request';
import { getNextState } from '@cromia/domain/state-machine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aManagedRequest, createCaller, DESK, MANAGED } from '../../../../test/builders/activation.ts';
import { aUser } from '../../../../test/builders/shop.ts';
import { listOutcomes } from '../../../../test/machine-walk.ts';
import { createActivationExpiryJob } from '../expiry.ts';
import { toRequestStatus } from '../request-rules.ts';

const RUNS = 10;
const MONTHS_MS = 91 * 86_400_000;
const { MANAGED: TABLE } = CUSTOMER_REQUEST_MACHINES;
const EVENTS = ['saveDraft', 'submit', 'remove', 'accept', 'reject'] as const;
type Event = (typeof EVENTS)[number];

let today = new Date();
const { app, db, config } = await testApp('empty', { apps: 2, now: () => today });
const call = createCaller(app);
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT' });

interface Walker {
  agent: { authorization: string };
  admin: { authorization: string };
}
const logIn = async (): Promise<Walker> => ({
  agent: await login(app, 'agent@test.it'),
  admin: await login(app, 'admin@test.it'),
});

/** The status after an event on an existing request. A deleted request accepts no events. */
function expected(status: CustomerRequestStatus, event: Event): CustomerRequestStatus | undefined {
  return status === 'NONE' ? undefined : getNextState(TABLE, status, event);
}

async function stored(id: string): Promise<CustomerRequestStatus> {
  const row = await db
    .selectFrom('customerRequests')
    .select('status')
    .where('id', '=', id)
    .where('acknowledgedAt', 'is', null)
    .executeTakeFirst();
  return toRequestStatus(row);
}

/** Performs an event by an API call. @returns the HTTP status */
async function act({ agent, admin }: Walker, event: Event, id: string): Promise<number> {
  const as = {
    saveDraft: () => call('PUT', `${MANAGED}/drafts`, agent, { id, businessName: 'Rossi' }),
    submit: () => call('POST', `${MANAGED}/pendings`, agent, { ...aManagedRequest(), id }),
    remove: () => call('DELETE', `${MANAGED}/drafts/${id}`, agent),
    accept: () => call('POST', `${DESK}/${id}/decision`, admin, { decision: 'ACCEPTED' }),
    reject: () => call('POST', `${DESK}/${id}/decision`, admin, { decision: 'REJECTED' }),
  };
  return (await as[event]()).statusCode;
}

/**
 * Advances the clock by three months and runs the nightly job. Requests expire, and drafts and unsuccessful requests
 * are deleted after a year.
 */
async function passTime(id: string): Promise<Walker> {
  const status = await stored(id);
  today = new Date(today.getTime() + MONTHS_MS);
  await createActivationExpiryJob({ db, config, now: () => today }).work();
  const expired = getNextState(TABLE, status, 'expire') ?? status;
  const isRemovable = ['DRAFT', 'REJECTED', 'EXPIRED'].includes(status);
  expect([expired, ...(isRemovable ? ['NONE'] : [])]).toContain(await stored(id));
  return logIn();
}

async function checkTogether(walker: Walker, id: string, events: readonly Event[]): Promise<void> {
  const from = await stored(id);
  const codes = await Promise.all(events.map((event) => act(walker, event, id)));
  expect(codes.filter((code) => code >= 500)).toEqual([]);
  const found = { state: await stored(id), accepted: codes.map((code) => code < 300) };
  expect(listOutcomes<CustomerRequestStatus, Event>(from, events, expected)).toContainEqual(found);
  const { content } = (await call('GET', MANAGED, walker.agent)).json();
  const listed = content.find((row: { id: string }) => row.id === id);
  expect(listed?.status ?? 'NONE').toBe(found.state);
}

it("agents' requests make only transitions of the state machine, even under concurrency", async () => {
  const together = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  const steps = fc.array(
    fc.oneof({ weight: 7, arbitrary: together }, { weight: 1, arbitrary: fc.constant('time') }),
    { minLength: 4, maxLength: 10, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      let walker = await logIn();
      const { id } = (await call('PUT', `${MANAGED}/drafts`, walker.agent, {})).json();
      for (const step of walk) {
        if (step === 'time') walker = await passTime(id);
        else await checkTogether(walker, id, step);
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);
