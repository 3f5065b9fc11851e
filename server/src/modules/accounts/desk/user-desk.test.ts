import { escapeRegex } from '@cromia/domain/accounts/personal-data';
import type { UserDetail } from '@cromia/domain/accounts/user-desk';
import { CFB } from '@e965/xlsx';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, login, testApp } from '../../../../test/app.ts';
import { anOwnRequest, createCaller, DESK_PATH, TYPES_PATH } from '../../../../test/builders/activation.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../../test/builders/shop.ts';
import { RETAINED_COLUMNS } from '../personal-data/personal-data-columns-queries.ts';
import { lockRights } from './user-desk-queries.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const USERS_PATH = '/api/v1/backoffice/users';

const company = await aCustomer(db, { customerCode: '100001', businessName: 'Rossi Verniciature' });
const other = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'cromia@test.it', role: 'CROMIA', language: 'de' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'private@test.it', role: 'USER', type: 'P' });
const admin = await login(app, 'admin@test.it');

let userCount = 0;
/** Creates a user with a unique name. */
async function aNewUser(values: Partial<Parameters<typeof aUser>[1]> = {}): Promise<string> {
  userCount += 1;
  return aUser(db, { username: `user${userCount}@test.it`, role: 'USER', ...values });
}
const findUserId = async (username: string) =>
  (await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const readUser = async (username: string): Promise<UserDetail> =>
  (await call('GET', `${USERS_PATH}/${await findUserId(username)}`, admin)).json();
/** Changes the rights of a user, based on the current version. */
async function change(username: string, body: object, headers = admin) {
  const { id, rightsVersion } = await readUser(username);
  return call('PATCH', `${USERS_PATH}/${id}`, headers, { rightsVersion, ...body });
}
const readOwnProfile = (username: string, headers: { authorization: string }) =>
  call('GET', `/api/users/${username}`, headers);
/** Sends a request while another transaction locks and changes a user's rights. @returns the response to the request */
async function whileRightsChange<Response>(
  username: string,
  change: { role?: string; disabledAt?: Date },
  send: () => Promise<Response>,
): Promise<Response> {
  const id = await findUserId(username);
  const { pending } = await db.transaction().execute(async (trx) => {
    await lockRights(trx, id);
    const pendingResponse = send();
    await vi.waitFor(async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    }, 5_000);
    await trx.updateTable('users').set(change).where('id', '=', id).execute();
    return { pending: pendingResponse };
  });
  return pending;
}
const readOutbox = () =>
  db.selectFrom('mailOutbox').select(['recipient', 'language', 'subject', 'textBody']).execute();

beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute();
});

describe('user administration', () => {
  it('finds users by user name, business name, customer code, role, type and state', async () => {
    const member = await aNewUser({ role: 'CUSTOMER', customer: company });
    const findUsernames = async (query: string) =>
      (await call('GET', `${USERS_PATH}?sort=username,asc&${query}`, admin))
        .json()
        .content.map(({ username }: { username: string }) => username);
    expect(await findUsernames('searchString=VERNICIÀT')).toEqual([member]);
    expect(await findUsernames('searchString=10000')).toEqual([member]);
    expect(await findUsernames('searchString=00001')).toEqual([]);
    expect(await findUsernames('searchString=cromia%40')).toEqual(['cromia@test.it']);
    expect(await findUsernames('searchString=%25')).toEqual([]);
    expect(await findUsernames('role=IT')).toEqual(['it@test.it']);
    expect(await findUsernames('type=P')).toEqual(['private@test.it']);
    await change(member, { isDisabled: true });
    expect(await findUsernames('state=DISABLED')).toEqual([member]);
    expect(await findUsernames('state=ENABLED')).not.toContain(member);
    const [user] = (await call('GET', `${USERS_PATH}?searchString=${member}`, admin)).json().content;
    expect(user).toMatchObject({
      businessName: 'Rossi Verniciature',
      customerCode: '100001',
      isDisabled: true,
    });
    expect(Object.keys(user)).not.toContain('passwordHash');
  });

  it('disabling a user ends all sessions; after re-enabling, a login starts a new one', async () => {
    const username = await aNewUser();
    const before = await login(app, username);
    expect((await readUser(username)).sessions).toBe(1);
    const disabledResponse = await change(username, { isDisabled: true });
    expect(disabledResponse.json()).toMatchObject({ isDisabled: true, sessions: 0 });
    expect((await readOwnProfile(username, before)).statusCode).toBe(401);
    const rejectedResponse = await app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { username, password: DEMO_PASSWORD },
    });
    expect(rejectedResponse.json().code).toBe('UserDisabled');

    expect((await change(username, { isDisabled: false })).json().isDisabled).toBe(false);
    // Enabling the user does not restore the ended session.
    expect((await readOwnProfile(username, before)).statusCode).toBe(401);
    expect((await readOwnProfile(username, await login(app, username))).statusCode).toBe(200);
    expect((await readOutbox()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('disattivato'),
      expect.stringContaining('di nuovo attivo'),
    ]);
    expect((await readUser(username)).history.slice(-2)).toMatchObject([
      {
        action: 'users.disable',
        username: 'admin@test.it',
        details: { was: { isDisabled: false }, is: { isDisabled: true } },
      },
      { action: 'users.enable' },
    ]);
  });

  it('new roles apply from the next request, and the user is mailed in their language', async () => {
    const username = await aNewUser({ language: 'de' });
    const session = await login(app, username);
    const search = () => call('GET', '/api/v1/public/user/sds/findSdsByProduct?product=F120', session);
    expect((await search()).statusCode).toBe(403);
    const changedResponse = await change(username, { roleSds: 'EMPLOYEE', rolesLab: 'LAB, LAB' });
    expect(changedResponse.json()).toMatchObject({ roleSds: 'EMPLOYEE', rolesLab: 'LAB', rightsVersion: 2 });
    expect((await search()).statusCode).toBe(200);
    const [mail] = await readOutbox();
    expect(mail).toMatchObject({ recipient: username, language: 'de' });
    expect(mail?.textBody).toContain('SDS-Stelle');
    expect((await readUser(username)).history.at(-1)?.details).toEqual({
      was: { roleSds: 'NONE', rolesLab: 'NOACCESS' },
      is: { roleSds: 'EMPLOYEE', rolesLab: 'LAB' },
    });
  });

  it('setting the current values changes and mails nothing; an empty change returns 400', async () => {
    const username = await aNewUser();
    expect((await change(username, { role: 'USER', isDisabled: false })).json()).toMatchObject({
      rightsVersion: 1,
      history: [],
    });
    expect(await readOutbox()).toEqual([]);
    expect((await change(username, {})).statusCode).toBe(400);
  });

  it('the role CUSTOMER cannot be set, and the role of a private user cannot be changed', async () => {
    expect((await change(await aNewUser(), { role: 'CUSTOMER' })).json().errors).toEqual([
      { path: 'role', code: 'invalidField' },
    ]);
    expect((await change('private@test.it', { role: 'AGENT' })).json().errors).toEqual([
      { path: 'role', code: 'invalidField' },
    ]);
    expect((await change('private@test.it', { roleSds: 'EMPLOYEE' })).statusCode).toBe(200);
  });

  it('removing the role CUSTOMER removes the user from the customer, which the audit entry names', async () => {
    const username = await aNewUser({ role: 'CUSTOMER', customer: company });
    const session = await login(app, username);
    expect((await change(username, { role: 'USER' })).json()).toMatchObject({
      role: 'USER',
      customerCode: null,
    });
    expect((await call('GET', '/api/v1/public/customer/carts', session)).statusCode).toBe(403);
    const entry = await db
      .selectFrom('auditLog')
      .select(['customerId', 'details'])
      .where('entityId', '=', await findUserId(username))
      .executeTakeFirst();
    expect(entry).toMatchObject({ customerId: company.id, details: { customerCode: '100001' } });
  });

  it('a user who is no longer a manager loses the portfolio; a change from AGENT to COMMERCIAL does not affect it', async () => {
    const username = await aNewUser({ role: 'AGENT', manages: [company, other] });
    expect((await change(username, { role: 'COMMERCIAL' })).json().customers).toBe(2);
    const demotedResponse = await change(username, { role: 'USER' });
    expect(demotedResponse.json()).toMatchObject({ customers: 0, role: 'USER' });
    expect(demotedResponse.json().history.slice(-2)).toMatchObject([
      { action: 'portfolios.unassign', details: { customerCodes: ['100001', '100002'] } },
      { action: 'users.change-rights' },
    ]);
    // The new agent has no customers, although the user had some before.
    expect((await change(username, { role: 'AGENT' })).json().customers).toBe(0);
    // The customers of a disabled manager remain assigned until staff reassign them.
    const disabledUser = await aNewUser({ role: 'AGENT', manages: [company] });
    expect((await change(disabledUser, { isDisabled: true })).json().customers).toBe(1);
  });

  it('a change based on an outdated version returns 409 with the current user', async () => {
    const username = await aNewUser();
    const { id, rightsVersion } = await readUser(username);
    await change(username, { roleTds: 'USER' });
    const late = await call('PATCH', `${USERS_PATH}/${id}`, admin, { rightsVersion, roleSds: 'EMPLOYEE' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'Conflict', user: { roleTds: 'USER', rightsVersion: 2 } });
    // Any other change of the role or the customer increments `rightsVersion` too. A login does not.
    await login(app, username);
    await db
      .updateTable('users')
      .set({ role: 'CUSTOMER', customerId: company.id })
      .where('id', '=', id)
      .execute();
    expect((await readUser(username)).rightsVersion).toBe(3);
  });

  it('users cannot change their own rights', async () => {
    for (const body of [{ isDisabled: true }, { role: 'IT' }, { roleSds: 'EMPLOYEE' }]) {
      const rejectedResponse = await change('admin@test.it', body);
      expect([rejectedResponse.statusCode, rejectedResponse.json().code]).toEqual([422, 'OwnRights']);
    }
  });

  it("one administrator remains, even when two revoke each other's rights concurrently", async () => {
    const second = await login(app, 'cromia@test.it');
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.all([
        change('cromia@test.it', { isDisabled: true }, admin),
        change('admin@test.it', { role: 'IT' }, second),
      ]);
      // By then, the second caller has lost the right. The server must reject the request without a database error.
      const [done, rejected] = outcomes.map(({ statusCode }) => statusCode).sort();
      expect(done).toBe(200);
      expect([401, 403]).toContain(rejected);
      const deciders = await db
        .selectFrom('users')
        .select('username')
        .where('role', 'in', ['ADMIN', 'CROMIA'])
        .where('disabledAt', 'is', null)
        .execute();
      expect(deciders).toHaveLength(1);
      await db.updateTable('users').set({ role: 'ADMIN' }).where('username', '=', 'admin@test.it').execute();
      await db
        .updateTable('users')
        .set({ disabledAt: null })
        .where('username', '=', 'cromia@test.it')
        .execute();
      await db.updateTable('sessions').set({ endedAt: null }).execute();
    }
    await aNewUser({ role: 'ADMIN' });
    expect((await change('cromia@test.it', { isDisabled: true })).statusCode).toBe(200);
  });

  it.each([{ disabledAt: new Date() }, { role: 'IT' }])(
    'a change is rejected if its sender loses the right while it waits for a lock: %j',
    async (rightsChange) => {
      const decider = await aNewUser({ role: 'ADMIN' });
      const session = await login(app, decider);
      const username = await aNewUser();
      const { id, rightsVersion } = await readUser(username);
      const response = await whileRightsChange(decider, rightsChange, () =>
        call('PATCH', `${USERS_PATH}/${id}`, session, { rightsVersion, role: 'ADMIN' }),
      );
      expect(response.statusCode).toBe(403);
      expect(await readUser(username)).toMatchObject({ role: 'USER', rightsVersion });
    },
  );

  it('accepting a request is rejected if the chosen manager loses the role in the meantime', async () => {
    const manager = await aNewUser({ role: 'AGENT' });
    const requester = await login(app, await aNewUser());
    const { id } = (await call('POST', `${TYPES_PATH}/new/pendings`, requester, anOwnRequest())).json();
    const response = await whileRightsChange(manager, { role: 'USER' }, () =>
      call('POST', `${DESK_PATH}/${id}/decision`, admin, { decision: 'ACCEPTED', managers: [manager] }),
    );
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'managers.0', code: 'invalidField' }],
    });
    expect((await readUser(manager)).customers).toBe(0);
  });

  it('a user demoted while customers are assigned to them has no customers afterwards', async () => {
    for (let round = 0; round < 5; round++) {
      const username = await aNewUser({ role: 'AGENT', manages: [other] });
      await Promise.all([
        change(username, { role: 'USER' }),
        call('POST', `/api/v1/backoffice/portfolios/${username}/customers`, admin, {
          customerCodes: ['100001'],
        }),
      ]);
      expect((await readUser(username)).customers).toBe(0);
    }
  });

  it('returns 403 to IT staff', async () => {
    const headers = await login(app, 'it@test.it');
    expect((await call('GET', USERS_PATH, headers)).statusCode).toBe(403);
    expect((await call('GET', `${USERS_PATH}/${await findUserId('it@test.it')}`, headers)).statusCode).toBe(
      403,
    );
    expect((await change('private@test.it', { isDisabled: true }, headers)).statusCode).toBe(403);
  });
});

describe('personal data', () => {
  /** Creates a customer's user whose personal data is stored in several tables. */
  async function aPerson() {
    const username = await aNewUser({ role: 'CUSTOMER', customer: company });
    const id = await findUserId(username);
    const telephone = `0422777${String(userCount).padStart(3, '0')}`;
    await db
      .updateTable('users')
      .set({ firstname: 'Ilaria', lastname: `Conti${id.slice(0, 4)}`, telephone })
      .where('id', '=', id)
      .execute();
    const headers = await login(app, username);
    const product = await aProduct(db, { serial: `F${userCount}` });
    const orderId = await anOrder(db, { customer: company, products: [product] });
    const { orderRequestId } = await db
      .insertInto('orderRequests')
      .values({
        number: sql<string>`next_request_number('R', '2026-10-01')`,
        customerId: company.id,
        userId: id,
        status: 'ACCEPTED',
        customerOrderCode: 'PO-1',
        address: JSON.stringify({
          code: 'SD001',
          businessName: null,
          streetAddress1: 'Via Roma 1',
          streetAddress2: null,
          country: 'IT',
          city: 'Treviso',
          zipOrPostalCode: '31100',
          province: 'TV',
          note: null,
          isDefault: true,
          isShipping: true,
        }),
        deliveryDateRequested: '2026-12-01',
        genericNote: `Ask ${username}`,
        total: 10,
        totalWeight: 1,
      })
      .returning('id as orderRequestId')
      .executeTakeFirstOrThrow();
    await db.updateTable('orders').set({ orderRequestId }).where('id', '=', orderId).execute();
    await db
      .insertInto('customerContacts')
      .values({
        customerId: company.id,
        code: `C${100 + userCount}`,
        gender: 'F',
        firstName: 'Ilaria',
        lastName: 'Conti',
        role: 'BYR',
        email: username.toUpperCase(),
        phoneNumber: `+39${telephone}`,
      })
      .execute();
    await db
      .updateTable('customers')
      .set({ billingEmails: [username, 'billing@customer.test'] })
      .where('id', '=', company.id)
      .execute();
    const { contactRequestId } = await db
      .insertInto('contactRequests')
      .values({
        requestType: 'OTHER',
        userId: id,
        name: 'Ilaria Conti',
        email: username,
        language: 'it',
        request: `Write to ${username} or call ${telephone}`,
        internalNote: `Ilaria prefers ${telephone.slice(0, 4)} ${telephone.slice(4)}, not ${username}`,
      })
      .returning('id as contactRequestId')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contactAnswers')
      .values({
        contactRequestId,
        answer: `Gentile Ilaria Conti, la chiamiamo al +39 ${telephone} o scriviamo a ${username}.`,
        sentAt: new Date('2026-11-20T08:00:00Z'),
      })
      .execute();
    return { username, id, headers, orderId, telephone };
  }
  const exportData = async (id: string, headers = admin) => {
    const response = await call('GET', `${USERS_PATH}/${id}/personal-data`, headers);
    const file = (name: string) => {
      const archive = CFB.read(response.rawPayload, { type: 'buffer' });
      const { content } = CFB.find(archive, `/${name}.json`);
      return JSON.parse(Buffer.from(content).toString());
    };
    return { response, file };
  };
  const anonymise = (id: string, headers = admin, body: object = { reason: 'Requested by mail' }) =>
    call('POST', `${USERS_PATH}/${id}/anonymisation`, headers, body);

  it('the export contains all data of a user without secrets, and is audited', async () => {
    const { username, id } = await aPerson();
    const headers = await login(app, 'it@test.it');
    await app.inject({ method: 'PATCH', url: `/api/users/${username}/forgot-password` });
    const { response, file } = await exportData(id, headers);
    // The text of the mail contains the link that sets a new password.
    expect(file('mails')).toMatchObject([{ recipient: username }]);
    expect(JSON.stringify(file('mails'))).not.toContain('new-password');
    expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toContain(`personal-data-${id}.zip`);
    expect(file('account')).toMatchObject([{ username, firstname: 'Ilaria', customerCode: '100001' }]);
    expect(file('account')[0]).not.toHaveProperty('passwordHash');
    expect(file('sessions')).toHaveLength(1);
    expect(file('customer-contacts')).toMatchObject([{ firstName: 'Ilaria', customerCode: '100001' }]);
    expect(file('document-recipients')).toEqual([{ customerCode: '100001', documents: ['billing'] }]);
    expect(file('contact-requests')).toMatchObject([
      { name: 'Ilaria Conti', answers: [{ answer: expect.stringContaining(username) }] },
    ]);
    expect(file('order-requests')).toMatchObject([
      { customerOrderCode: 'PO-1', orderCode: expect.any(String) },
    ]);
    expect((await readUser(username)).history.at(-1)).toMatchObject({
      action: 'personal-data.export',
      username: 'it@test.it',
    });
    expect((await exportData('00000000-0000-4000-8000-000000000000')).response.statusCode).toBe(404);
  });

  it('anonymisation replaces the data everywhere except in orders, and ends the sessions', async () => {
    const { username, id, headers, orderId, telephone } = await aPerson();
    const { lastname } = await readUser(username);
    expect((await anonymise(id, admin, {})).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'reason', code: 'missing' }],
    });
    const response = await anonymise(id);
    expect(response.json()).toEqual({ anonymisedOn: expect.any(String) });
    expect((await readOwnProfile(username, headers)).statusCode).toBe(401);
    const user: UserDetail = (await call('GET', `${USERS_PATH}/${id}`, admin)).json();
    expect(user).toMatchObject({
      username: `anonymised-${id}@anonymised.invalid`,
      firstname: '–',
      isDisabled: true,
      isAnonymised: true,
      customerCode: null,
      sessions: 0,
    });
    expect(user.history.at(-1)).toMatchObject({
      action: 'personal-data.anonymise',
      username: 'admin@test.it',
      details: { reason: 'Requested by mail' },
    });
    // The texts entered in orders remain.
    const order = (await call('GET', `/api/v1/backoffice/orders/${orderId}`, admin)).json();
    expect(order).toMatchObject({ customerOrderCode: 'PO-1', username: user.username });
    // No column of the database contains the person's name or contact data, except those that the law retains.
    const retained = Object.entries(RETAINED_COLUMNS).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    const spellings = [username, lastname, telephone, `${telephone.slice(0, 4)} ${telephone.slice(4)}`];
    const { rows: columns } = await sql<{ table: string; column: string }>`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'ARRAY')`.execute(db);
    const found: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await sql<{ row: string }>`
        SELECT ${sql.ref(column)}::text AS row FROM ${sql.table(table)}
        WHERE ${sql.ref(column)}::text ~* ${spellings.map(escapeRegex).join('|')}`.execute(db);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    expect(found.filter((name) => !retained.includes(name))).toEqual([]);
    expect(found).toContain('order_requests.generic_note');
    // Correspondence with the person does not contain a part of the name either.
    const correspondence = await db
      .selectFrom('contactRequests')
      .innerJoin('contactAnswers', 'contactAnswers.contactRequestId', 'contactRequests.id')
      .select(['name', 'request', 'internalNote', 'answer'])
      .where('email', '=', user.username)
      .executeTakeFirstOrThrow();
    expect(correspondence).toEqual({
      name: '–',
      request: `Write to ${user.username} or call –`,
      internalNote: `– prefers –, not ${user.username}`,
      answer: `Gentile –, la chiamiamo al – o scriviamo a ${user.username}.`,
    });
    const { billingEmails } = await db
      .selectFrom('customers')
      .select('billingEmails')
      .where('id', '=', company.id)
      .executeTakeFirstOrThrow();
    expect(billingEmails).toEqual(['billing@customer.test']);
    // A second anonymisation is rejected, and so is enabling the user.
    expect((await anonymise(id)).json()).toMatchObject({ code: 'Conflict' });
    const { rightsVersion } = user;
    expect(
      (await call('PATCH', `${USERS_PATH}/${id}`, admin, { rightsVersion, isDisabled: false })).statusCode,
    ).toBe(409);
  });

  it('IT staff find users, but cannot anonymise administrators or themselves', async () => {
    const headers = await login(app, 'it@test.it');
    const decider = await aNewUser({ role: 'CROMIA' });
    const found = await call('GET', `/api/v1/backoffice/personal-data?searchString=${decider}`, headers);
    expect(found.json().content).toMatchObject([{ username: decider, isAnonymised: false }]);
    expect((await anonymise(await findUserId(decider), headers)).statusCode).toBe(403);
    expect((await anonymise(await findUserId('it@test.it'), headers)).json()).toMatchObject({
      code: 'OwnRights',
    });
  });
});
