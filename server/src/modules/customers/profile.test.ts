import { EMPTY_ASSESSMENT } from '@cromia/domain/customers/customer-profile';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOrder, aProduct, aUser, listNonNullKeys } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');

const customer1 = await aCustomer(db, {
  customerCode: '100001',
  businessName: 'Colorificio Niccolò',
  discountPct1: 20,
  agentCommissionPct: 3,
  unconditionalDiscountPct: 2,
});
const customer2 = await aCustomer(db, { customerCode: '100002', businessName: 'Vernici 100%' });
await aCustomer(db, { customerCode: '100003' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: customer1 });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [customer1, customer2] });
await aUser(db, { username: 'agent2@test.it', role: 'AGENT' });
await aUser(db, { username: 'company@test.it', role: 'USER' });
const customerSession = await login(app, 'customer@test.it');
const agentSession = await login(app, 'agent@test.it');
const agent2Session = await login(app, 'agent2@test.it');
const companySession = await login(app, 'company@test.it');

const OWN_PROFILE_PATH = '/api/v1/public/customer/customer-profiles';
const AGENT_PATH = '/api/v1/public/agent/customer-profiles';

async function get(url: string, headers: { authorization: string }) {
  const response = await app.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, body: response.json() };
}

describe('a customer profile', () => {
  it('is returned to its customer with addresses, contacts and e-mail lists', async () => {
    const { status, body } = await get(OWN_PROFILE_PATH, customerSession);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: customer1.id,
      customerCode: '100001',
      businessName: 'Colorificio Niccolò',
      unconditionalDiscountPct: 2,
      billingEmails: ['billing@customer.test'],
      version: 1,
      addresses: [{ code: 'SL' }, { code: 'SA' }, { code: 'SD001', isDefault: true, isShipping: true }],
      contacts: [{ code: 'C001', isPurchasing: true }],
    });
    for (const hiddenField of ['priceListCode', 'discountPct1', 'discountPct2', 'agentCommissionPct']) {
      expect(body).not.toHaveProperty(hiddenField);
    }
    expect((await get(`${OWN_PROFILE_PATH}/100001`, customerSession)).body).toEqual(body);
  });

  it("contains the manufacturer's assessment for managers, but not for the customer", async () => {
    const assessment = {
      marketSegmentation1: 'MTI',
      marketCompetitor1: 'Vernici Rivali',
      marketCompetitor2: 'Altri Colori',
      totalConsumption: 250_000,
      cromiaPotential: 90_000,
      isRetailerOfMetal: true,
      retailerShopWindows: 3,
      retailerSurface: 120,
      tntNextRequired: true,
      resellingType: 'RSL',
    };
    await db.updateTable('customers').set(assessment).where('id', '=', customer1.id).execute();
    const customerProfile = (await get(OWN_PROFILE_PATH, customerSession)).body;
    const managedProfile = (await get(`${AGENT_PATH}/100001`, agentSession)).body;
    expect(managedProfile).toMatchObject({ ...assessment, isRetailerOfWood: false });
    expect(customerProfile).toEqual({ ...managedProfile, ...EMPTY_ASSESSMENT });
    expect(
      listNonNullKeys(customerProfile).filter((key) =>
        /market|retail|resell|potential|consumption|tnt/i.test(key),
      ),
    ).toEqual([]);
  });

  it('lists its contacts in numeric order', async () => {
    const contact = {
      customerId: customer1.id,
      firstName: 'Anna',
      lastName: 'Pozzi',
      gender: 'F',
      role: 'BYR',
    };
    const codes = ['C1000', 'C999'];
    const rows = codes.map((code) => ({
      ...contact,
      code,
      email: 'a@b.test',
      phoneNumber: '+39 0444 512345',
    }));
    await db.insertInto('customerContacts').values(rows).execute();
    const { body } = await get(OWN_PROFILE_PATH, customerSession);
    await db.deleteFrom('customerContacts').where('code', 'in', codes).execute();
    expect(body.contacts.slice(-2).map(({ code }: { code: string }) => code)).toEqual(['C999', 'C1000']);
  });

  it('of another customer or outside the portfolio gets the same response as an unknown one', async () => {
    expect((await get(`${OWN_PROFILE_PATH}/100002`, customerSession)).status).toBe(404);
    expect((await get(`${AGENT_PATH}/100003`, agentSession)).body).toEqual(
      (await get(`${AGENT_PATH}/999999`, agentSession)).body,
    );
    expect((await get(`${AGENT_PATH}/100003`, agentSession)).status).toBe(404);
    expect((await get(`${AGENT_PATH}/1`, agentSession)).status).toBe(400);
  });

  it('is not accessible to users without a customer, or under the prefix of another role', async () => {
    expect((await get(OWN_PROFILE_PATH, companySession)).status).toBe(403);
    expect((await get(OWN_PROFILE_PATH, agentSession)).status).toBe(403);
    expect((await get(`${AGENT_PATH}/100001`, customerSession)).status).toBe(403);
    expect((await app.inject({ method: 'GET', url: OWN_PROFILE_PATH })).statusCode).toBe(401);
  });
});

describe('the portfolio of a manager', () => {
  it('is listed by business name, 50 per page, with city and date of the last order', async () => {
    const products = [await aProduct(db, { serial: 'P100' })];
    for (const createdOn of ['2026-10-05T08:00:00Z', '2026-09-01T08:00:00Z'])
      await anOrder(db, { customer: customer1, createdOn, products });
    const { body } = await get(AGENT_PATH, agentSession);
    expect(body).toMatchObject({ totalElements: 2, size: 50 });
    expect(body.content).toMatchObject([
      {
        ...{ customerCode: '100001', businessName: 'Colorificio Niccolò', city: 'Treviso' },
        lastOrderedOn: '2026-10-05T08:00:00.000Z',
      },
      { customerCode: '100002', businessName: 'Vernici 100%', city: 'Treviso', lastOrderedOn: null },
    ]);
    expect((await get(AGENT_PATH, agent2Session)).body).toMatchObject({
      content: [],
      totalElements: 0,
      empty: true,
    });
  });

  it('is searched by code prefix and part of the name, ignoring accents, without wildcards', async () => {
    const codes = async (query: string) =>
      (await get(`${AGENT_PATH}?${query}`, agentSession)).body.content.map(
        (found: { customerCode: string }) => found.customerCode,
      );
    expect(await codes('customerCode=100002')).toEqual(['100002']);
    expect(await codes('searchString=100002')).toEqual(['100002']);
    // Names can contain digits too; a number longer than a code matches no code.
    expect(await codes('searchString=100')).toEqual(['100001', '100002']);
    expect(await codes('searchString=100%25')).toEqual(['100002']);
    expect(await codes('searchString=1000021')).toEqual([]);
    expect(await codes('businessName=niccolo')).toEqual(['100001']);
    expect(await codes('businessName=0%25')).toEqual(['100002']);
    expect(await codes('businessName=_')).toEqual([]);
    expect(await codes('sort=customerCode,desc&size=1')).toEqual(['100002']);
    // A page past the end is empty but still reports the total.
    expect((await get(`${AGENT_PATH}?page=7`, agentSession)).body).toMatchObject({
      content: [],
      totalElements: 2,
    });
  });
});
