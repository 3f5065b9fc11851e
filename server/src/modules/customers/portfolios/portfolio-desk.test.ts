import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { createCaller } from '../../../../test/builders/activation.ts';
import { aCustomer, anOffer, anOrder, aProduct, aUser } from '../../../../test/builders/shop.ts';
import { upload } from '../../../../test/builders/uploads.ts';

const { app, db } = await testApp('empty');
const call = createCaller(app);
const PORTFOLIOS_PATH = '/api/v1/backoffice/portfolios';

const customer1 = await aCustomer(db, { customerCode: '100001', businessName: 'Colorificio Niccolò' });
await aCustomer(db, { customerCode: '100002', businessName: 'Vernici 100%' });
await aCustomer(db, { customerCode: '100003', businessName: 'Ferramenta Alba' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [customer1] });
await aUser(db, { username: 'commercial@test.it', role: 'COMMERCIAL' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: customer1 });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const agentSession = await login(app, 'agent@test.it');
const customerSession = await login(app, 'customer@test.it');
const staff = await login(app, 'it@test.it');

async function listCodes(username: string): Promise<string[]> {
  const response = await call('GET', `${PORTFOLIOS_PATH}/${username}/customers?sort=customerCode,asc`, staff);
  return response.json().content.map(({ customerCode }: { customerCode: string }) => customerCode);
}

async function suggestCodes(
  prefix: string,
  text: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const url = `/api/v1/public/${prefix}/customer-profiles/search/autocomplete?searchString=${encodeURIComponent(text)}`;
  return (await call('GET', url, headers))
    .json()
    .map(({ customerCode }: { customerCode: string }) => customerCode);
}

const importFile = (content: string, query = '') =>
  upload(app, `${PORTFOLIOS_PATH}/import${query}`, staff, { file: Buffer.from(content) });

describe('portfolios', () => {
  it('are listed with their size, and filtered by name and role', async () => {
    const { content } = (await call('GET', `${PORTFOLIOS_PATH}?sort=customers,desc`, staff)).json();
    expect(content).toEqual([
      expect.objectContaining({ username: 'agent@test.it', role: 'AGENT', customers: 1, isDisabled: false }),
      expect.objectContaining({ username: 'commercial@test.it', customers: 0 }),
    ]);
    const suggestions = (await call('GET', `${PORTFOLIOS_PATH}?searchString=AGENT&role=AGENT`, staff)).json();
    expect(suggestions.totalElements).toBe(1);
  });

  it('are accessible to staff only', async () => {
    for (const headers of [agentSession, customerSession]) {
      expect((await call('GET', PORTFOLIOS_PATH, headers)).statusCode).toBe(403);
    }
    expect((await call('GET', `${PORTFOLIOS_PATH}/customer@test.it/customers`, staff)).statusCode).toBe(404);
  });

  it('can be extended and reduced manually, with immediate effect', async () => {
    const body = { customerCodes: ['100001', '100002'] };
    const assignedResponse = await call('POST', `${PORTFOLIOS_PATH}/agent@test.it/customers`, staff, body);
    expect(assignedResponse.json()).toEqual({ assigned: 1, removed: 0, unchanged: 1 });
    const profile = '/api/v1/public/agent/customer-profiles/100002';
    expect((await call('GET', profile, agentSession)).statusCode).toBe(200);
    const unassignedResponse = await call(
      'DELETE',
      `${PORTFOLIOS_PATH}/agent@test.it/customers?customerCodes=100002`,
      staff,
    );
    expect(unassignedResponse.json()).toEqual({ assigned: 0, removed: 1, unchanged: 0 });
    expect((await call('GET', profile, agentSession)).statusCode).toBe(404);
    const auditEntries = await db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('action', 'like', 'portfolios.%')
      .orderBy('id')
      .execute();
    expect(auditEntries).toEqual([
      { action: 'portfolios.assign', details: { customerCodes: ['100002'] } },
      { action: 'portfolios.unassign', details: { customerCodes: ['100002'] } },
    ]);
  });

  it('remain unchanged if one of the codes is unknown', async () => {
    const body = { customerCodes: ['100003', '999999'] };
    const response = await call('POST', `${PORTFOLIOS_PATH}/agent@test.it/customers`, staff, body);
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'customerCodes.1', code: 'invalidField' }],
    });
    expect(await listCodes('agent@test.it')).toEqual(['100001']);
    const withoutPortfolio = await call('POST', `${PORTFOLIOS_PATH}/it@test.it/customers`, staff, {
      customerCodes: ['100001'],
    });
    expect(withoutPortfolio.statusCode).toBe(404);
  });

  it('customers to add are suggested together with their managers', async () => {
    const suggestions = (
      await call('GET', `${PORTFOLIOS_PATH}/customers?searchString=niccolo`, staff)
    ).json();
    expect(suggestions).toEqual([
      { customerCode: '100001', businessName: 'Colorificio Niccolò', managers: ['agent@test.it'] },
    ]);
  });
});

describe('a portfolio import', () => {
  it('previews its changes, and then applies them', async () => {
    const file = [
      'username;customerCode;action',
      'commercial@test.it;100001;',
      'commercial@test.it;100003;ADD',
      'agent@test.it;100001;REMOVE',
      'agent@test.it;100002;REMOVE',
    ].join('\r\n');
    const outcome = { assigned: 2, removed: 1, unchanged: 1 };
    expect((await importFile(file, '?dryRun=true')).json()).toEqual(outcome);
    expect(await listCodes('commercial@test.it')).toEqual([]);
    expect((await importFile(file)).json()).toEqual(outcome);
    expect(await listCodes('commercial@test.it')).toEqual(['100001', '100003']);
    expect(await listCodes('agent@test.it')).toEqual([]);
  });

  it('changes nothing if one of its lines is invalid, and names the line', async () => {
    const file =
      'username,customerCode\ncommercial@test.it,100002\nnobody@test.it,100002\nagent@test.it,999999\n';
    for (const query of ['', '?dryRun=true']) {
      const response = await importFile(file, query);
      expect(response.json()).toMatchObject({
        status: 400,
        errors: [
          { path: 'lines.3.username', code: 'invalidField' },
          { path: 'lines.4.customerCode', code: 'invalidField' },
        ],
      });
    }
    expect(await listCodes('commercial@test.it')).toEqual(['100001', '100003']);
  });

  it('requires a text file with the columns for user name and customer code', async () => {
    expect((await importFile('\0binary')).statusCode).toBe(415);
    expect((await importFile('')).json().errors).toEqual([
      { path: 'username', code: 'missing' },
      { path: 'customerCode', code: 'missing' },
    ]);
  });
});

describe('customer suggestions', () => {
  it('come from the portfolio for an agent, by code prefix or part of the name', async () => {
    await db.deleteFrom('customerManagers').execute();
    await call('POST', `${PORTFOLIOS_PATH}/agent@test.it/customers`, staff, {
      customerCodes: ['100001', '100002'],
    });
    expect(await suggestCodes('agent', '1000', agentSession)).toEqual(['100001', '100002']);
    expect(await suggestCodes('agent', 'ALBA', agentSession)).toEqual([]);
    expect(await suggestCodes('agent', '%', agentSession)).toEqual(['100002']);
    expect(await suggestCodes('agent', '0001', agentSession)).toEqual([]);
    expect(await suggestCodes('agent', '100002', agentSession)).toEqual(['100002']);
  });

  it('contain only their own customer for customers, and all customers for staff', async () => {
    expect(await suggestCodes('customer', '', customerSession)).toEqual(['100001']);
    expect(await suggestCodes('customer', '100003', customerSession)).toEqual([]);
    expect(await suggestCodes('it', 'alba', staff)).toEqual(['100003']);
  });
});

describe('the orders and offers of a portfolio', () => {
  it('are listed with their customer, without those of other customers', async () => {
    const product = await aProduct(db, { serial: 'F120' });
    const third = await db
      .selectFrom('customers')
      .select(['id', 'customerCode'])
      .where('customerCode', '=', '100003')
      .executeTakeFirstOrThrow();
    const order = await anOrder(db, {
      customer: customer1,
      products: [product],
      createdOn: '2026-10-02T08:00:00Z',
    });
    await anOrder(db, { customer: third, products: [product] });
    const offer = await anOffer(db, { customer: customer1, products: [product] });
    await anOffer(db, { customer: third, products: [product] });
    const listDocuments = async (list: string, headers = agentSession) =>
      (await call('GET', `/api/v1/public/agent/portfolio/${list}`, headers)).json();
    for (const [list, id] of [
      ['orders', order],
      ['orders?serial=F120', order],
      ['orders?customerCode=100001', order],
      ['offer-requests', offer],
      ['offer-requests?description=fondo', offer],
    ] as const) {
      const { content } = await listDocuments(list);
      expect([list, content]).toEqual([
        list,
        [expect.objectContaining({ id, customerCode: '100001', businessName: 'Colorificio Niccolò' })],
      ]);
    }
    expect(await listDocuments('orders?customerCode=100003')).toMatchObject({ status: 404 });
    expect(await listDocuments('orders', customerSession)).toMatchObject({ status: 403 });
  });
});

describe('a customer in the back office', () => {
  const CUSTOMERS_PATH = '/api/v1/backoffice/customers';

  it('is found by code prefix and part of the name', async () => {
    const { content } = (await call('GET', `${CUSTOMERS_PATH}?searchString=niccolo`, staff)).json();
    expect(content).toEqual([
      {
        assignedTo: null,
        customerCode: '100001',
        businessName: 'Colorificio Niccolò',
        city: 'Treviso',
        lastOrderedOn: '2026-10-02T08:00:00.000Z',
      },
    ]);
    expect((await call('GET', `${CUSTOMERS_PATH}?searchString=1000`, staff)).json().totalElements).toBe(3);
  });

  it('has its profile, terms, users and managers', async () => {
    const response = (await call('GET', `${CUSTOMERS_PATH}/100001`, staff)).json();
    expect(response).toMatchObject({
      vatNumber: 'IT10000100017',
      priceListCode: 'RIV',
      unconditionalDiscountPct: 0,
      people: [{ username: 'customer@test.it', firstname: 'Mario', isDisabled: false }],
      managers: [{ username: 'agent@test.it', role: 'AGENT' }],
    });
    expect(response.addresses).toHaveLength(3);
    expect((await call('GET', `${CUSTOMERS_PATH}/999999`, staff)).statusCode).toBe(404);
  });

  it('has its agreed prices after discounts', async () => {
    const product = await aProduct(db, { serial: 'G200' });
    await db
      .insertInto('customerPrices')
      .values({
        customerId: customer1.id,
        productId: product.id,
        priceListCode: 'RIV',
        unitPrice: 10,
        discountPct1: 20,
        discountPct2: 5,
      })
      .execute();
    const readPrices = async (query: string) =>
      (await call('GET', `${CUSTOMERS_PATH}/100001/prices${query}`, staff)).json();
    expect(await readPrices('')).toMatchObject({
      totalElements: 1,
      content: [{ productCode: product.productCode, unitPrice: 10, finalUnitPrice: 7.6 }],
    });
    expect(await readPrices('?serial=F')).toMatchObject({ empty: true });
    expect((await call('GET', `${CUSTOMERS_PATH}/999999/prices`, staff)).statusCode).toBe(404);
  });

  it('is accessible to staff only', async () => {
    for (const headers of [agentSession, customerSession])
      expect((await call('GET', `${CUSTOMERS_PATH}/100001`, headers)).statusCode).toBe(403);
  });
});
