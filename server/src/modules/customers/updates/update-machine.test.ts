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
const EVENTS = ['ask', 'accept', 'reject'] as const;
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
 * The status that staff have loaded, whether a newer request is pending that they have not seen, and the profile
 * version.
 */
interface State {
  seen: UpdateRequestStatus;
  another: boolean;
  version: number;
}

/** The expected state after an event by users who loaded the given version; undefined if the event must be refused. */
function expectedFrom(version: number) {
  return (state: State, event: Event): State | undefined => {
    if (event === 'ask') {
      const isFree = state.seen !== 'PENDING' && !state.another && state.version === version;
      return isFree ? { ...state, another: true } : undefined;
    }
    const seen = getNextState(UPDATE_REQUEST_MACHINE, state.seen, event);
    return seen && { ...state, seen, version: state.version + (event === 'accept' ? 1 : 0) };
  };
}

const profile = () =>
  db
    .selectFrom('customers')
    .select(['version', 'vatNumber'])
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();

async function ask() {
  const { version, vatNumber } = await profile();
  const body = { ...anOwnRequest({ vatNumber }), customerVersion: version };
  return () =>
    call(
      'POST',
      '/api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings',
      customer,
      body,
    );
}

async function stored(id: string): Promise<State> {
  const rows = await db.selectFrom('updateCustomerRequests').select(['id', 'status']).execute();
  const others = rows.filter((row) => row.id !== id && row.status === 'PENDING');
  expect(others.length).toBeLessThan(2);
  const seen = rows.find((row) => row.id === id);
  return {
    seen: statusSchema.parse(seen?.status),
    another: others.length > 0,
    version: (await profile()).version,
  };
}

/** Id of the pending change request; otherwise of the decided one. */
async function shown(before: string): Promise<string> {
  const row = await db
    .selectFrom('updateCustomerRequests')
    .select('id')
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return row?.id ?? before;
}

it('change requests make only transitions of the state machine, even under concurrency', async () => {
  const together = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 4, maxLength: 10, size: 'max' }), async (walk) => {
      await db.deleteFrom('updateCustomerRequests').execute();
      const first = await (await ask())();
      let id: string = first.json().id;
      for (const events of walk) {
        id = await shown(id);
        const from = await stored(id);
        const decide = (decision: string) =>
          call('POST', `/api/v1/backoffice/update-customer-requests/${id}/decision`, admin, { decision });
        const as = {
          ask: await ask(),
          accept: () => decide('ACCEPTED'),
          reject: () => decide('REJECTED'),
        };
        const codes = await Promise.all(events.map(async (event) => (await as[event]()).statusCode));
        expect(codes.filter((code) => code >= 500)).toEqual([]);
        const found = { state: await stored(id), accepted: codes.map((code) => code < 300) };
        expect(listOutcomes<State, Event>(from, events, expectedFrom(from.version))).toContainEqual(found);
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);
