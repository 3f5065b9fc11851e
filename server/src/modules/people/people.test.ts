import { JOINING_RIGHTS, OWNER_RIGHTS, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller, readMails } from '../../../test/builders/activation.ts';
import { aCustomer, aUser, type TestCustomer } from '../../../test/builders/shop.ts';

const PEOPLE = '/api/v1/public/customer/people';
const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);

let companies = 0;
let customer: TestCustomer;
/** Username of the person of the current company with a name, such as `owner`. */
const who = (name: string) => `${name}${companies}@people.test`;
const as = (name: string) => login(app, name.includes('@') ? name : who(name));

async function aPerson(name: string, rights: Partial<PurchaseRights> = {}, language = 'it') {
  await aUser(db, {
    username: who(name),
    role: 'CUSTOMER',
    customer,
    language,
    firstname: name,
    lastname: 'Test',
  });
  if (Object.keys(rights).length > 0)
    await db.updateTable('users').set(rights).where('username', '=', who(name)).execute();
}

async function readUser(name: string) {
  return db
    .selectFrom('users')
    .select(['role', 'customerId', 'companyRole', 'orderLimit', 'monthLimit', 'canApprove'])
    .where('username', '=', who(name))
    .executeTakeFirstOrThrow();
}

const change = async (by: string, name: string, body: object) =>
  call('PATCH', `${PEOPLE}/${who(name)}`, await as(by), body);
const remove = async (by: string, name: string) => call('DELETE', `${PEOPLE}/${who(name)}`, await as(by));

await aUser(db, { username: 'admin@people.test', role: 'ADMIN' });
await aUser(db, { username: 'it@people.test', role: 'IT' });

beforeEach(async () => {
  companies += 1;
  customer = await aCustomer(db, { customerCode: String(100_000 + companies) });
  await aPerson('owner');
  await aPerson('buyer', { orderLimit: 800, monthLimit: 2500 });
  await aPerson('approver', { canApprove: true });
  await aPerson('viewer', { companyRole: 'VIEWER' }, 'de');
});

describe('the people of a customer', () => {
  it('are all listed for owners and approvers, themselves first', async () => {
    for (const name of ['owner', 'approver']) {
      const { people } = (await call('GET', PEOPLE, await as(name))).json();
      const others = ['owner', 'approver', 'buyer', 'viewer'].filter((other) => other !== name);
      expect(people.map(({ username }: { username: string }) => username)).toEqual(
        [name, ...others].map(who),
      );
    }
    const { people } = (await call('GET', PEOPLE, await as('owner'))).json();
    expect(people[2]).toEqual({
      username: who('buyer'),
      name: 'buyer Test',
      ...JOINING_RIGHTS,
      orderLimit: 800,
      monthLimit: 2500,
      orderedThisMonth: 0,
      lastLoginOn: null,
      isDisabled: false,
      rightsVersion: expect.any(Number),
    });
  });

  it('see themselves, and the names of those who approve for them', async () => {
    const body = (await call('GET', PEOPLE, await as('buyer'))).json();
    expect(body.people).toMatchObject([{ username: who('buyer'), lastLoginOn: expect.any(String) }]);
    expect(body.approvers).toEqual([
      { username: who('owner'), name: 'owner Test' },
      { username: who('approver'), name: 'approver Test' },
    ]);
  });

  it('show what each has ordered this month', async () => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', who('buyer'))
      .executeTakeFirstOrThrow();
    const request = (status: string, createdOn: Date, total: number, index: number) => ({
      number: `R${companies}-${index}`,
      customerId: customer.id,
      userId: id,
      status,
      createdOn,
      total,
      totalWeight: 1,
      customerOrderCode: 'x',
      deliveryDateRequested: '2026-01-01',
      acceptMultipleShipping: false,
      address: JSON.stringify({}),
      overallDiscount: 0,
    });
    const now = new Date();
    const lastMonth = new Date(now.getTime() - 40 * 86_400_000);
    await db
      .insertInto('orderRequests')
      .values([
        request('PENDING', now, 100.1, 1),
        request('ACCEPTED', now, 200.2, 2),
        request('REJECTED', now, 400, 3),
        request('ACCEPTED', lastMonth, 800, 4),
      ])
      .execute();
    const { people } = (await call('GET', PEOPLE, await as('buyer'))).json();
    expect(people[0].orderedThisMonth).toBe(300.3);
  });
});

describe('a change of rights', () => {
  it('applies at once, is recorded, and is mailed in the language of the person', async () => {
    const response = await change('owner', 'viewer', { companyRole: 'BUYER', orderLimit: 250.5 });
    expect(response.json()).toMatchObject({ ...JOINING_RIGHTS, orderLimit: 250.5 });
    const [mail] = await readMails(db, who('viewer'));
    expect([mail?.language, mail?.textBody]).toEqual(['de', expect.stringContaining('250,50')]);
    const entry = await db
      .selectFrom('auditLog')
      .select(['action', 'details', 'customerId'])
      .where('action', '=', 'people.change-rights')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'people.change-rights',
      customerId: customer.id,
      details: {
        was: { companyRole: 'VIEWER', orderLimit: null },
        is: { companyRole: 'BUYER', orderLimit: 250.5 },
      },
    });
  });

  it.each([
    ['no limits for an owner', { companyRole: 'OWNER', orderLimit: 5 }, ['orderLimit']],
    ['no approvals by a requester', { companyRole: 'REQUESTER', canApprove: true }, ['canApprove']],
    ['no negative limit', { monthLimit: -1 }, ['monthLimit']],
    ['no third decimal', { orderLimit: 1.005 }, ['orderLimit']],
    ['no unknown role', { companyRole: 'BOSS' }, ['companyRole']],
    ['no empty change', {}, undefined],
  ])('allows %s', async (_what, body, paths) => {
    const response = await change('owner', 'buyer', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors?.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it('loses limits with the role, and gains those of an owner', async () => {
    expect((await change('owner', 'buyer', { companyRole: 'REQUESTER' })).statusCode).toBe(200);
    expect(await readUser('buyer')).toMatchObject({ ...JOINING_RIGHTS, companyRole: 'REQUESTER' });
    expect((await change('owner', 'buyer', { companyRole: 'OWNER' })).statusCode).toBe(200);
    expect(await readUser('buyer')).toMatchObject(OWNER_RIGHTS);
  });

  it('is for owners only, and for people of their own customer', async () => {
    for (const name of ['buyer', 'approver', 'viewer']) {
      expect((await change(name, 'buyer', { orderLimit: null })).statusCode).toBe(403);
      expect((await remove(name, 'buyer')).statusCode).toBe(403);
    }
    const stranger = `owner${companies - 1}@people.test`;
    for (const response of [
      await call('PATCH', `${PEOPLE}/${stranger}`, await as('owner'), { companyRole: 'VIEWER' }),
      await call('DELETE', `${PEOPLE}/${stranger}`, await as('owner')),
    ])
      expect(response.statusCode).toBe(404);
  });

  it('based on older rights is a conflict that shows the current ones', async () => {
    const { people } = (await call('GET', PEOPLE, await as('owner'))).json();
    const { rightsVersion } = people.find(({ username }: { username: string }) => username === who('buyer'));
    expect((await change('owner', 'buyer', { orderLimit: 1, rightsVersion })).statusCode).toBe(200);
    const response = await change('owner', 'buyer', { orderLimit: 2, rightsVersion });
    expect([response.statusCode, response.json().person.orderLimit]).toEqual([409, 1]);
  });
});

describe('the ownership', () => {
  it('stays with the last owner, also when they leave, until it is handed over', async () => {
    expect((await change('owner', 'owner', { companyRole: 'BUYER' })).json().code).toBe('LastOwner');
    expect((await remove('owner', 'owner')).json().code).toBe('LastOwner');
    expect((await change('owner', 'buyer', { companyRole: 'OWNER' })).statusCode).toBe(200);
    expect((await change('owner', 'owner', { companyRole: 'BUYER', canApprove: true })).statusCode).toBe(200);
    expect(await readUser('owner')).toMatchObject({ ...JOINING_RIGHTS, canApprove: true });
    expect((await change('owner', 'viewer', { companyRole: 'BUYER' })).statusCode).toBe(403);
  });

  it('does not count disabled owners', async () => {
    await change('owner', 'buyer', { companyRole: 'OWNER' });
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('username', '=', who('buyer'))
      .execute();
    expect((await change('owner', 'owner', { companyRole: 'BUYER' })).json().code).toBe('LastOwner');
  });

  it('is changed by ADMIN: the former owner buys and approves without limits', async () => {
    const path = `/api/v1/backoffice/customers/${customer.customerCode}/owner`;
    const body = { username: who('viewer') };
    expect((await call('PUT', path, await as('it@people.test'), body)).statusCode).toBe(403);
    expect((await call('PUT', path, await as('admin@people.test'), body)).statusCode).toBe(204);
    expect(await readUser('viewer')).toMatchObject(OWNER_RIGHTS);
    expect(await readUser('owner')).toMatchObject({ ...OWNER_RIGHTS, companyRole: 'BUYER' });
    expect(await readMails(db, who('owner'))).toHaveLength(1);
    const foreign = { username: `owner${companies - 1}@people.test` };
    expect((await call('PUT', path, await as('admin@people.test'), foreign)).statusCode).toBe(404);
  });
});

describe('a removed person', () => {
  it('is a USER without rights, whose sessions have ended, and gets a mail', async () => {
    const headers = await as('buyer');
    expect((await remove('owner', 'buyer')).statusCode).toBe(204);
    expect(await readUser('buyer')).toEqual({
      role: 'USER',
      customerId: null,
      companyRole: null,
      orderLimit: null,
      monthLimit: null,
      canApprove: false,
    });
    expect((await call('GET', PEOPLE, headers)).statusCode).toBe(401);
    expect((await call('GET', PEOPLE, await as('buyer'))).statusCode).toBe(403);
    expect(await readMails(db, who('buyer'))).toHaveLength(1);
    expect((await remove('owner', 'buyer')).statusCode).toBe(404);
  });
});
