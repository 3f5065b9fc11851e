import {
  UPDATE_REQUEST_MACHINE,
  UPDATE_REQUEST_STATUSES,
  type UpdateRequestStatus,
} from '@cromia/domain/customers/update-request';
import { getNextState } from '@cromia/domain/state-machine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../../../../test/app.ts';
import { anOwnRequest, createCaller } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';
import { listOutcomes } from '../../../../test/machine-walk.ts';

const RUNS = 10;
const EVENTS = ['request', 'accept', 'reject'] as const;
type Event = (typeof EVENTS)[number];
const statusSchema = z.enum(UPDATE_REQUEST_STATUSES);

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const company = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const customer = await login(app, 'customer@test.it');
const admin = await login(app, 'admin@test.it');

/**
 * The status of the request that staff have loaded, whether a newer request is pending, and the version of the profile.
 */
interface State {
  loaded: UpdateRequestStatus;
  hasNewer: boolean;
  version: number;
}

/**
 * Creates a function that returns the state after an event by users who have loaded a version of the profile. It
 * returns undefined if the event must be rejected.
 */
function createExpectation(version: number) {
  return (state: State, event: Event): State | undefined => {
    if (event === 'request') {
      const isFree = state.loaded !== 'PENDING' && !state.hasNewer && state.version === version;
      return isFree ? { ...state, hasNewer: true } : undefined;
    }
    const loadedStatus = getNextState(UPDATE_REQUEST_MACHINE, state.loaded, event);
    return (
      loadedStatus && {
        ...state,
        loaded: loadedStatus,
        version: state.version + (event === 'accept' ? 1 : 0),
      }
    );
  };
}

const buildProfile = () =>
  db
    .selectFrom('customers')
    .select(['version', 'vatNumber'])
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();

let updateCount = 0;
/** Each request changes the stored profile. */
async function prepareUpdate() {
  updateCount += 1;
  const { version, vatNumber } = await buildProfile();
  const body = { ...anOwnRequest({ vatNumber }), bankName: `Bank ${updateCount}`, customerVersion: version };
  return () =>
    call(
      'POST',
      '/api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings',
      customer,
      body,
    );
}

async function readState(id: string): Promise<State> {
  const rows = await db.selectFrom('updateCustomerRequests').select(['id', 'status']).execute();
  const newer = rows.filter((row) => row.id !== id && row.status === 'PENDING');
  expect(newer.length).toBeLessThan(2);
  const loadedRow = rows.find((row) => row.id === id);
  return {
    loaded: statusSchema.parse(loadedRow?.status),
    hasNewer: newer.length > 0,
    version: (await buildProfile()).version,
  };
}

/** Finds the id of the pending change request. Without one, returns `decidedId`. */
async function findLoadedId(decidedId: string): Promise<string> {
  const row = await db
    .selectFrom('updateCustomerRequests')
    .select('id')
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return row?.id ?? decidedId;
}

it('change requests make only transitions of the state machine, even under concurrency', async () => {
  const concurrentEvents = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(concurrentEvents, { minLength: 4, maxLength: 10, size: 'max' }),
      async (steps) => {
        await db.deleteFrom('updateCustomerRequests').execute();
        const first = await (await prepareUpdate())();
        let id: string = first.json().id;
        for (const events of steps) {
          id = await findLoadedId(id);
          const initial = await readState(id);
          const decide = (decision: string) =>
            call('POST', `/api/v1/backoffice/update-customer-requests/${id}/decision`, admin, { decision });
          const requests = {
            request: await prepareUpdate(),
            accept: () => decide('ACCEPTED'),
            reject: () => decide('REJECTED'),
          };
          const codes = await Promise.all(events.map(async (event) => (await requests[event]()).statusCode));
          expect(codes.filter((code) => code >= 500)).toEqual([]);
          const actual = { state: await readState(id), accepted: codes.map((code) => code < 300) };
          expect(
            listOutcomes<State, Event>(initial, events, createExpectation(initial.version)),
          ).toContainEqual(actual);
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 60_000);
