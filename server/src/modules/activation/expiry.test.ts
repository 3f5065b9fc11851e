import { LIMITS } from '@cromia/domain/limits';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  aManagedRequest,
  anOwnRequest,
  COMPANY_PATH,
  createCaller,
  DESK_PATH,
  MANAGED_PATH,
  readMails,
  TYPES_PATH,
} from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';
import { createActivationExpiryJob } from './expiry.ts';

const DAY_MS = 86_400_000;
let now = new Date();
const { app, db, config } = await testApp('empty', { now: () => now });
const call = createCaller(app);
const runNightlyJob = () => createActivationExpiryJob({ db, config, now: () => now }).work();
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const customer = await aCustomer(db, { customerCode: '100001' });

async function readOwnStatus(username: string): Promise<string> {
  const response = await call('GET', `${TYPES_PATH}/new-and-existing`, await login(app, username));
  return response.statusCode === 404 ? 'NONE' : response.json().status;
}

it('undecided requests and unused accepted associations expire', async () => {
  await aUser(db, { username: 'undecided@test.it', role: 'USER' });
  await aUser(db, { username: 'unused@test.it', role: 'USER', language: 'en' });
  await aUser(db, { username: 'agent@test.it', role: 'AGENT' });
  const admin = await login(app, 'admin@test.it');
  const submitOwnRequest = async (username: string) =>
    (await call('POST', `${TYPES_PATH}/new/pendings`, await login(app, username), anOwnRequest())).json().id;
  const association = await call(
    'POST',
    `${TYPES_PATH}/existing/pendings`,
    await login(app, 'unused@test.it'),
    {
      customerCode: '100001',
    },
  );
  const unusedId = association.json().id;
  const managedRequest = await call(
    'POST',
    `${MANAGED_PATH}/pendings`,
    await login(app, 'agent@test.it'),
    aManagedRequest(),
  );
  await call('POST', `${DESK_PATH}/${unusedId}/decision`, admin, { decision: 'ACCEPTED' });
  await call('POST', `${DESK_PATH}/${managedRequest.json().id}/decision`, admin, { decision: 'ACCEPTED' });
  passDays(1);
  const undecidedId = await submitOwnRequest('undecided@test.it');
  passDays(LIMITS.customerRequestAcceptedDays - 1);
  await runNightlyJob();
  expect([await readOwnStatus('unused@test.it'), await readOwnStatus('undecided@test.it')]).toEqual([
    'ACCEPTED',
    'PENDING',
  ]);
  passDays(0.5);
  await runNightlyJob();
  expect([await readOwnStatus('unused@test.it'), await readOwnStatus('undecided@test.it')]).toEqual([
    'EXPIRED',
    'PENDING',
  ]);
  expect((await readMails(db, 'unused@test.it')).at(-1)?.subject).toBe(
    'The request to become a customer has expired',
  );
  passDays(1);
  await runNightlyJob();
  expect(await readOwnStatus('undecided@test.it')).toBe('EXPIRED');
  const lateDecision = await call(
    'POST',
    `${DESK_PATH}/${undecidedId}/decision`,
    await login(app, 'admin@test.it'),
    {
      decision: 'ACCEPTED',
    },
  );
  expect(lateDecision.json()).toMatchObject({ status: 409, outcome: { status: 'EXPIRED' } });
  const list = await call('GET', MANAGED_PATH, await login(app, 'agent@test.it'));
  expect(list.json().content).toMatchObject([{ status: 'ACCEPTED' }]);

  const headers = await login(app, 'unused@test.it');
  expect((await call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, headers)).statusCode).toBe(409);
  expect((await call('DELETE', `${COMPANY_PATH}/delete-request`, headers)).statusCode).toBe(204);
  expect(await readOwnStatus('unused@test.it')).toBe('NONE');
});

it('an accepted request of a new company never expires, but its personal data are deleted', async () => {
  await aUser(db, { username: 'patient@test.it', role: 'USER' });
  const ownRequest = anOwnRequest();
  const sendResponse = await call(
    'POST',
    `${TYPES_PATH}/new/pendings`,
    await login(app, 'patient@test.it'),
    ownRequest,
  );
  const admin = await login(app, 'admin@test.it');
  await call('POST', `${DESK_PATH}/${sendResponse.json().id}/decision`, admin, { decision: 'ACCEPTED' });
  const readRequest = async () =>
    (await call('GET', `${DESK_PATH}/${sendResponse.json().id}`, await login(app, 'admin@test.it'))).json();
  passDays(LIMITS.customerRequestRetentionDays - 1);
  await runNightlyJob();
  expect((await readRequest()).contacts).toHaveLength(2);
  passDays(2 * LIMITS.customerRequestRetentionDays);
  await runNightlyJob();
  // The company and the decision remain. Personal data are deleted, because the customer has its own by then.
  const { businessName, vatNumber, customerCode, history, ...otherFields } = await readRequest();
  expect([businessName, vatNumber]).toEqual([ownRequest.businessName, ownRequest.vatNumber]);
  expect(customerCode).toMatch(/^\d{6}$/);
  expect(history).toHaveLength(2);
  for (const deletedField of ['addresses', 'contacts', 'billingEmails', 'iban'])
    expect(otherFields).not.toHaveProperty(deletedField);
  const headers = await login(app, 'patient@test.it');
  expect(await readOwnStatus('patient@test.it')).toBe('ACCEPTED');
  expect((await call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, headers)).statusCode).toBe(200);
});

it('drafts and invitations are deleted after their retention period', async () => {
  await aUser(db, { username: 'idle@test.it', role: 'USER' });
  await aUser(db, { username: 'inviter@test.it', role: 'CUSTOMER', customer });
  await call('PUT', `${TYPES_PATH}/new/drafts`, await login(app, 'idle@test.it'), { businessName: 'Idle' });
  const invitee = { inviteeEmail: 'who@test.it', inviteeFirstName: 'Who', inviteeLastName: 'Ever' };
  await call(
    'POST',
    '/api/v1/public/customer/customer-invitations/pendings',
    await login(app, 'inviter@test.it'),
    invitee,
  );
  const countStored = async () => {
    await runNightlyJob();
    const requests = await db
      .selectFrom('customerRequests')
      .select('id')
      .where('status', '=', 'DRAFT')
      .execute();
    const invitations = await db.selectFrom('customerInvitations').select('id').execute();
    return [requests.length, invitations.length];
  };
  expect(await countStored()).toEqual([1, 1]);
  passDays(LIMITS.invitationDays + 1);
  expect(await countStored()).toEqual([1, 0]);
  passDays(LIMITS.customerRequestRetentionDays);
  expect(await countStored()).toEqual([0, 0]);
});
