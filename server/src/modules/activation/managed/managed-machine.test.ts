import {
  CUSTOMER_REQUEST_MACHINES,
  type CustomerRequestStatus,
} from '@cromia/domain/activation/customer-request';
import { getNextState } from '@cromia/domain/state-machine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import {
  aManagedRequest,
  createCaller,
  DESK_PATH,
  MANAGED_PATH,
} from '../../../../test/builders/activation.ts';
import { aUser } from '../../../../test/builders/shop.ts';
import { listOutcomes } from '../../../../test/machine-walk.ts';
import { createActivationExpiryJob } from '../expiry.ts';
import { toRequestStatus } from '../request-rules.ts';

const RUNS = 10;
const THREE_MONTHS_MS = 91 * 86_400_000;
const { MANAGED: MACHINE } = CUSTOMER_REQUEST_MACHINES;
const EVENTS = ['saveDraft', 'submit', 'remove', 'accept', 'reject'] as const;
type Event = (typeof EVENTS)[number];

let now = new Date();
const { app, db, config } = await testApp('empty', { apps: 2, now: () => now });
const call = createCaller(app);
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT' });

interface Sessions {
  agent: { authorization: string };
  admin: { authorization: string };
}
const logInAll = async (): Promise<Sessions> => ({
  agent: await login(app, 'agent@test.it'),
  admin: await login(app, 'admin@test.it'),
});

/** Returns the status after an event on an existing request. A deleted request accepts no events. */
function getExpectedStatus(status: CustomerRequestStatus, event: Event): CustomerRequestStatus | undefined {
  return status === 'NONE' ? undefined : getNextState(MACHINE, status, event);
}

async function readStatus(id: string): Promise<CustomerRequestStatus> {
  const row = await db
    .selectFrom('customerRequests')
    .select('status')
    .where('id', '=', id)
    .where('acknowledgedAt', 'is', null)
    .executeTakeFirst();
  return toRequestStatus(row);
}

/** Performs an event by an API request. @returns the HTTP status */
async function performEvent({ agent, admin }: Sessions, event: Event, id: string): Promise<number> {
  const requests = {
    saveDraft: () => call('PUT', `${MANAGED_PATH}/drafts`, agent, { id, businessName: 'Rossi' }),
    submit: () => call('POST', `${MANAGED_PATH}/pendings`, agent, { ...aManagedRequest(), id }),
    remove: () => call('DELETE', `${MANAGED_PATH}/drafts/${id}`, agent),
    accept: () => call('POST', `${DESK_PATH}/${id}/decision`, admin, { decision: 'ACCEPTED' }),
    reject: () => call('POST', `${DESK_PATH}/${id}/decision`, admin, { decision: 'REJECTED' }),
  };
  return (await requests[event]()).statusCode;
}

/**
 * Advances the clock by three months and runs the nightly job. Requests expire, and drafts and unsuccessful requests
 * are deleted after a year.
 */
async function passTime(id: string): Promise<Sessions> {
  const status = await readStatus(id);
  now = new Date(now.getTime() + THREE_MONTHS_MS);
  await createActivationExpiryJob({ db, config, now: () => now }).work();
  const expiredStatus = getNextState(MACHINE, status, 'expire') ?? status;
  const isRemovable = ['DRAFT', 'REJECTED', 'EXPIRED'].includes(status);
  expect([expiredStatus, ...(isRemovable ? ['NONE'] : [])]).toContain(await readStatus(id));
  return logInAll();
}

async function checkConcurrentEvents(
  sessions: Sessions,
  id: string,
  events: readonly Event[],
): Promise<void> {
  const initial = await readStatus(id);
  const codes = await Promise.all(events.map((event) => performEvent(sessions, event, id)));
  expect(codes.filter((code) => code >= 500)).toEqual([]);
  const actual = { state: await readStatus(id), accepted: codes.map((code) => code < 300) };
  expect(listOutcomes<CustomerRequestStatus, Event>(initial, events, getExpectedStatus)).toContainEqual(
    actual,
  );
  const { content } = (await call('GET', MANAGED_PATH, sessions.agent)).json();
  const listedRequest = content.find((row: { id: string }) => row.id === id);
  expect(listedRequest?.status ?? 'NONE').toBe(actual.state);
}

it("agents' requests make only transitions of the state machine, even under concurrency", async () => {
  const concurrentEvents = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  const steps = fc.array(
    fc.oneof({ weight: 7, arbitrary: concurrentEvents }, { weight: 1, arbitrary: fc.constant('time') }),
    { minLength: 4, maxLength: 10, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      let sessions = await logInAll();
      const { id } = (await call('PUT', `${MANAGED_PATH}/drafts`, sessions.agent, {})).json();
      for (const step of sequence) {
        if (step === 'time') sessions = await passTime(id);
        else await checkConcurrentEvents(sessions, id, step);
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);
