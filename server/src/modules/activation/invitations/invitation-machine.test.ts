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
import { COMPANY_PATH, createCaller } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';
import { listOutcomes } from '../../../../test/machine-walk.ts';

const RUNS = 10;
const TWO_HOURS_MS = 2 * 3_600_000;
const EVENTS = ['invite', 'remove', 'accept', 'reject'] as const;
type Event = (typeof EVENTS)[number];
const statusSchema = z.enum(INVITATION_STATUSES);

let now = new Date();
const { app, db } = await testApp('empty', { apps: 2, now: () => now });
const call = createCaller(app);
const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'inviter@test.it', role: 'CUSTOMER', customer });

/** The newest invitation of a person, and whether they have rejected an older one. */
interface State {
  status: InvitationStatus | 'NONE';
  wasRejected: boolean;
}

/** Returns the state after an event, or undefined if the event must be rejected. */
function getExpectedState({ status, wasRejected }: State, event: Event): State | undefined {
  switch (event) {
    case 'invite':
      if (status === 'PENDING' || status === 'ACCEPTED') return undefined;
      return { status: 'PENDING', wasRejected: wasRejected || status === 'REJECTED' };
    case 'remove':
      if (status !== 'NONE' && isInvitationDeletable(status)) return { status: 'NONE', wasRejected: false };
      // Deletes the older rejected invitation. The newer accepted one remains.
      return wasRejected ? { status, wasRejected: false } : undefined;
    default: {
      const next = status === 'NONE' ? undefined : getNextState(INVITATION_MACHINE, status, event);
      return next && { status: next, wasRejected };
    }
  }
}

async function readState(username: string): Promise<State> {
  const rows = await db
    .selectFrom('customerInvitations')
    .select(['status', 'createdOn'])
    .where('inviteeEmail', '=', username)
    .execute();
  const current = rows.find(({ status }) => status !== 'REJECTED') ?? rows[0];
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  expect(role).toBe(current?.status === 'ACCEPTED' ? 'CUSTOMER' : 'USER');
  return {
    status: current === undefined ? 'NONE' : statusSchema.parse(current.status),
    wasRejected: rows.some((row) => row !== current && row.status === 'REJECTED'),
  };
}

let userCount = 0;

it('invitations make only transitions of the state machine, even under concurrent events', async () => {
  const concurrentEvents = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(concurrentEvents, { minLength: 3, maxLength: 10, size: 'max' }),
      async (steps) => {
        userCount += 1;
        // Advances the clock, so that the previous run does not exhaust a limit.
        now = new Date(now.getTime() + TWO_HOURS_MS);
        const username = await aUser(db, { username: `invitee${userCount}@test.it`, role: 'USER' });
        const invitee = await login(app, username);
        const inviter = await login(app, 'inviter@test.it');
        const sentPath = '/api/v1/public/customer/customer-invitations/pendings';
        const answerInvitation = (status: string) =>
          call('PATCH', `${COMPANY_PATH}/customer-invitations/pendings`, invitee, {
            inviterUsername: 'inviter@test.it',
            status,
          });
        const requests = {
          invite: () =>
            call('POST', sentPath, inviter, {
              inviteeEmail: username,
              inviteeFirstName: 'Anna',
              inviteeLastName: 'Verdi',
            }),
          remove: () => call('DELETE', `${sentPath}?inviteeEmail=${username}`, inviter),
          accept: () => answerInvitation('ACCEPTED'),
          reject: () => answerInvitation('REJECTED'),
        };
        for (const events of steps) {
          now = new Date(now.getTime() + 1000);
          // Resets the daily limit of mails too.
          await db.deleteFrom('limitedAttempts').execute();
          const initial = await readState(username);
          const codes = await Promise.all(events.map(async (event) => (await requests[event]()).statusCode));
          expect(codes.filter((code) => code >= 500)).toEqual([]);
          const actual = { state: await readState(username), accepted: codes.map((code) => code < 300) };
          expect(listOutcomes<State, Event>(initial, events, getExpectedState)).toContainEqual(actual);
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 60_000);
