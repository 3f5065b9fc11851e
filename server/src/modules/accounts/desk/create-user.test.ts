import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, login, testApp } from '../../../../test/app.ts';
import { createCaller, readMails } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const PATH = '/api/v1/backoffice/users';
const NEW_PASSWORD = 'Vernice!2027';

const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'cromia@test.it', role: 'CROMIA' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [customer] });
const admin = await login(app, 'admin@test.it');

let count = 0;
const aNewUser = (fields: object = {}) => {
  count += 1;
  return {
    username: `new${count}@test.it`,
    role: 'USER',
    type: 'C',
    firstname: 'Ada',
    lastname: 'Neri',
    language: 'de',
    ...fields,
  };
};
const create = (user: object, headers = admin) => call('POST', PATH, headers, user);

beforeEach(() => db.deleteFrom('mailOutbox').execute());

describe('a user created at the desk', () => {
  it('chooses a password with the mailed link, which works once, and logs in', async () => {
    const user = aNewUser({ role: 'CUSTOMER', customerCode: '100001', username: 'Ada@Test.it' });
    const created = await create(user);
    expect(created.statusCode).toBe(201);
    const [mail] = await readMails(db, 'ada@test.it');
    expect(mail).toMatchObject({ language: 'de', subject: expect.stringContaining('Konto') });
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    const choose = () =>
      call(
        'PUT',
        '/api/users/ada@test.it/update-forgotten-password',
        {},
        {
          tempCode: token,
          newPassword: NEW_PASSWORD,
        },
      );
    expect((await choose()).statusCode).toBeLessThan(300);
    expect((await choose()).statusCode).toBe(400);
    const session = await call('POST', '/api/auth', {}, { username: 'ada@test.it', password: NEW_PASSWORD });
    expect(session.json().user).toMatchObject({ role: 'CUSTOMER', customerCode: '100001', language: 'de' });
    const detail = (await call('GET', `${PATH}/${created.json().id}`, admin)).json();
    expect(detail.history).toMatchObject([
      { action: 'users.invite', username: 'admin@test.it', details: { role: 'CUSTOMER' } },
      { action: 'accounts.reset-password' },
    ]);
  });

  it('is the only one of its name: one of two concurrent requests succeeds', async () => {
    const user = aNewUser({ role: 'AGENT' });
    const responses = await Promise.all([create(user), create(user)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const rejected = responses.find(({ statusCode }) => statusCode === 409);
    expect(rejected?.json()).toMatchObject({ code: 'Conflict', errors: [{ path: 'username' }] });
    expect(await readMails(db, user.username)).toHaveLength(1);
  });

  it.each([
    [{ role: 'CUSTOMER' }, 'customerCode', 'missing'],
    [{ role: 'CUSTOMER', customerCode: '999999' }, 'customerCode', 'invalidField'],
    [{ role: 'AGENT', customerCode: '100001' }, 'customerCode', 'invalidField'],
    [{ role: 'AGENT', type: 'P' }, 'role', 'invalidField'],
    [{ username: 'nobody' }, 'username', 'invalidField'],
    [{ firstname: ' ' }, 'firstname', 'missing'],
    [{ language: 'xx' }, 'language', 'invalidField'],
  ])('is rejected with %j', async (fields, path, code) => {
    const response = await create(aNewUser(fields));
    expect([response.statusCode, response.json().errors]).toEqual([400, [{ path, code }]]);
  });

  it('has a role that its creator may give', async () => {
    const expected = {
      'admin@test.it': 'USER AGENT COMMERCIAL IT ADMIN CROMIA',
      'cromia@test.it': 'USER AGENT COMMERCIAL IT ADMIN CROMIA',
      'it@test.it': 'AGENT COMMERCIAL IT',
      'agent@test.it': '',
    };
    for (const [username, roles] of Object.entries(expected)) {
      const headers = await login(app, username, DEMO_PASSWORD);
      const created: string[] = [];
      for (const role of ['USER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA']) {
        const { statusCode } = await create(aNewUser({ role }), headers);
        expect([201, 403]).toContain(statusCode);
        if (statusCode === 201) created.push(role);
      }
      expect([username, created.join(' ')]).toEqual([username, roles]);
    }
  });
});
