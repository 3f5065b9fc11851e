import {
  INVITATION_MACHINE,
  INVITATION_STATUSES,
  type InvitationStatus,
  isInvitationDeletable,
} from '@cromia/domain/activation/invitation';
import { getNextState } from '@cromia/domain/state-machine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../../../../test/app.ts';
import { COMPANY, createCaller } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';
import { listOutcomes } from '../../../../test/machine-walk.ts';

const RUNS = 10;
const HOURS_MS = 2 * 3_600_000;
const EVENTS = ['invite', 'remove', 'accept', 'reject'] as const;
type Event = (typeof EVENTS)[number];
const statusSchema = z.enum(INVITATION_STATUSES);

let today = new Date();
const { app, db } = await testApp('empty', { apps: 2, now: () => today });
const call = createCaller(app);
const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'inviter@test.it', role: 'CUSTOMER', customer });

/** The newest invitation of a person, and whether they have rejected an older one. */
interface State {
  status: InvitationStatus | 'NONE';
  wasRefused: boolean;
}

/** The state after an event. Undefined when the event must be refused. */
function expected({ status, wasRefused }: State, event: Event): State | undefined {
  switch (event) {
    case 'invite':
      if (status === 'PENDING' || status === 'ACCEPTED') return undefined;
      return { status: 'PENDING', wasRefused: wasRefused || status === 'REJECTED' };
    case 'remove':
      if (status !== 'NONE' && isInvitationDeletable(status)) return { status: 'NONE', wasRefused: false };
      // Deletes the older rejected invitation. The newer accepted one stays.
      return wasRefused ? { status, wasRefused: false } : undefined;
    default: {
      const next = status === 'NONE' ? undefined : getNextState(INVITATION_MACHINE, status, event);
      return next && { status: next, wasRefused };
    }
  }
}

async function stored(username: string): Promise<State> {
  const rows = await db
    .selectFrom('customerInvitations')
    .select(['status', 'createdOn'])
    .where('inviteeEmail', '=', username)
    .execute();
  const open = rows.find(({ status }) => status !== 'REJECTED') ?? rows[0];
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  expect(role).toBe(open?.status === 'ACCEPTED' ? 'CUSTOMER' : 'USER');
  return {
    status: open === undefined ? 'NONE' : statusSchema.parse(open.status),
    wasRefused: rows.some((row) => row !== open && row.status === 'REJECTED'),
  };
}

let people = 0;

it('invitations make only transitions of the state machine, even under concurrent events', async () => {
  const together = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 3, maxLength: 10, size: 'max' }), async (walk) => {
      people += 1;
      // Advances the clock, so that the previous run does not exhaust a limit.
      today = new Date(today.getTime() + HOURS_MS);
      const username = await aUser(db, { username: `invitee${people}@test.it`, role: 'USER' });
      const invitee = await login(app, username);
      const inviter = await login(app, 'inviter@test.it');
      const sent = '/api/v1/public/customer/customer-invitations/pendings';
      const answer = (status: string) =>
        call('PATCH', `${COMPANY}/customer-invitations/pendings`, invitee, {
          inviterUsername: 'inviter@test.it',
          status,
        });
      const as = {
        invite: () =>
          call('POST', sent, inviter, {
            inviteeEmail: username,
            inviteeFirstName: 'Anna',
            inviteeLastName: 'Verdi',
          }),
        remove: () => call('DELETE', `${sent}?inviteeEmail=${username}`, inviter),
        accept: () => answer('ACCEPTED'),
        reject: () => answer('REJECTED'),
      };
      for (const events of walk) {
        today = new Date(today.getTime() + 1000);
        // Resets the daily limit of mails too.
        await db.deleteFrom('limitedAttempts').execute();
        const from = await stored(username);
        const codes = await Promise.all(events.map(async (event) => (await as[event]()).statusCode));
        expect(codes.filter((code) => code >= 500)).toEqual([]);
        const found = { state: await stored(username), accepted: codes.map((code) => code < 300) };
        expect(listOutcomes<State, Event>(from, events, expected)).toContainEqual(found);
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);
