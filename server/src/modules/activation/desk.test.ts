import { DEFAULT_TERMS } from '@cromia/domain/customers/customer-terms';
import type { AssessmentField } from '@cromia/domain/customers/profile-fields';
import { LIMITS } from '@cromia/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  aManagedRequest,
  anOwnRequest,
  aVatNumber,
  createCaller,
  DESK_PATH,
  MANAGED_PATH,
  readMails,
  TYPES_PATH,
} from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';
import { readOpenapiDocument } from '../../../test/openapi-document.ts';

const { app, db, config } = await testApp('empty', { apps: 2 });
const call = createCaller(app);

const existingCustomer = await aCustomer(db, {
  customerCode: '100007',
  businessName: 'Carpenterie del Brènta S.r.l.',
});
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'cromia@test.it', role: 'CROMIA' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [existingCustomer] });
await aUser(db, { username: 'commercial@test.it', role: 'COMMERCIAL', language: 'fr' });
await aUser(db, { username: 'member@test.it', role: 'CUSTOMER', customer: existingCustomer, language: 'pl' });
const admin = await login(app, 'admin@test.it');
const cromia = await login(app, 'cromia@test.it');

let userCount = 0;
async function aUserSession(language = 'it') {
  userCount += 1;
  const username = await aUser(db, { username: `requester${userCount}@test.it`, role: 'USER', language });
  return { username, headers: await login(app, username) };
}

/** Sends a request as a new user. */
async function aRequest({
  language,
  ...fields
}: {
  vatNumber?: string;
  businessName?: string;
  language?: string;
} = {}) {
  const requester = await aUserSession(language);
  const body = anOwnRequest(fields);
  const { id } = (await call('POST', `${TYPES_PATH}/new/pendings`, requester.headers, body)).json();
  return { id, body, ...requester };
}

async function anAssociation() {
  const requester = await aUserSession();
  const sendResponse = await call('POST', `${TYPES_PATH}/existing/pendings`, requester.headers, {
    customerCode: '100007',
  });
  return { id: sendResponse.json().id, ...requester };
}

const decide = (id: string, decision: object, headers = admin) =>
  call('POST', `${DESK_PATH}/${id}/decision`, headers, decision);
const listRequests = async (query = '') => (await call('GET', `${DESK_PATH}?${query}`, admin)).json();
const readDetail = async (id: string) => (await call('GET', `${DESK_PATH}/${id}`, admin)).json();

beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute();
});

describe('the queue of customer requests', () => {
  it('lists the newest first, filtered by status, kind, VAT number, name and day', async () => {
    const { id, body, username } = await aRequest({ businessName: 'Fonderie Àlpine S.p.A.' });
    const association = await anAssociation();
    const page = await listRequests();
    expect(page.content.map((row: { id: string }) => row.id).slice(0, 2)).toEqual([association.id, id]);
    expect(page.content[1]).toMatchObject({ requester: username, status: 'PENDING', kind: 'NEW' });
    const listIds = async (query: string) =>
      (await listRequests(query)).content.map((row: { id: string }) => row.id);
    expect(await listIds('businessName=fonderie alpine')).toEqual([id]);
    expect(await listIds(`vatNumber=${body.vatNumber.slice(0, 10)}`)).toContain(id);
    expect(await listIds('kind=EXISTING')).toEqual([association.id]);
    expect(await listIds('kind=EXISTING&status=ACCEPTED')).toEqual([]);
    expect(await listIds('createdOnTo=2020-01-01')).toEqual([]);
    expect(await listIds('createdOnFrom=2020-01-01&sort=businessName,asc')).toContain(id);
    for (const query of [
      'status=DRAFT',
      'sort=profile,asc',
      'createdOnFrom=2026-02-01&createdOnTo=2026-01-01',
    ]) {
      expect((await call('GET', `${DESK_PATH}?${query}`, admin)).statusCode).toBe(400);
    }
  });

  it('is accessible to CROMIA, but not to IT, agents and customers', async () => {
    for (const username of ['it@test.it', 'agent@test.it', 'member@test.it']) {
      expect((await call('GET', DESK_PATH, await login(app, username))).statusCode).toBe(403);
    }
    expect((await call('GET', DESK_PATH, cromia)).statusCode).toBe(200);
  });

  it("a new request is mailed to the manufacturer in the manufacturer's language", async () => {
    const { username } = await aRequest({ businessName: 'Arrivata S.r.l.', language: 'ru' });
    const [mail] = await readMails(db, config.brand.email);
    expect(mail).toMatchObject({ language: 'it', subject: 'Nuova richiesta cliente: Arrivata S.r.l.' });
    expect(mail?.textBody).toContain(username);
  });
});

describe('a customer request in the back office', () => {
  it('contains similar customers and requests by VAT number and name, with a score', async () => {
    await aCustomer(db, { customerCode: '100006', businessName: 'Carpenteria Metallica Marini S.r.l.' });
    await aRequest({ businessName: 'Carpenterie Brenta S.r.l.' });
    const { id, body } = await aRequest({ businessName: 'Carpenterie del Brenta S.r.l.' });
    const { similarCustomers, similarRequests, proposal } = await readDetail(id);
    expect(similarCustomers).toEqual([
      expect.objectContaining({ customerCode: '100007', sameVatNumber: false, score: 1, city: 'Treviso' }),
    ]);
    expect(similarRequests[0]).toMatchObject({
      businessName: 'Carpenterie Brenta S.r.l.',
      status: 'PENDING',
    });
    expect(similarRequests[0].score).toBeGreaterThan(0.6);
    expect(proposal).toEqual({ ...DEFAULT_TERMS, customerCode: '100008', managers: [] });
    await db
      .updateTable('customers')
      .set({ vatNumber: body.vatNumber })
      .where('id', '=', existingCustomer.id)
      .execute();
    expect((await readDetail(id)).similarCustomers[0]).toMatchObject({ sameVatNumber: true, score: 1 });
    expect((await decide(id, { decision: 'ACCEPTED' })).json().code).toBe('VatNumberExists');
    await db
      .updateTable('customers')
      .set({ vatNumber: aVatNumber() })
      .where('id', '=', existingCustomer.id)
      .execute();
  });

  it('suggests managers by name or address', async () => {
    const suggestions = await call('GET', `${DESK_PATH}/managers?searchString=COMMERC`, admin);
    expect(suggestions.json()).toEqual([
      { username: 'commercial@test.it', firstname: 'Mario', lastname: 'Rossi', role: 'COMMERCIAL' },
    ]);
  });
});

describe('accepting a new company', () => {
  it('creates the customer from request and decision, and mails each recipient in their language', async () => {
    const { id, body, username } = await aRequest({ businessName: 'Nuova S.r.l.', language: 'es' });
    await db.deleteFrom('mailOutbox').execute();
    const decision = {
      decision: 'ACCEPTED',
      customerCode: '200500',
      priceListCode: 'IND',
      discountPct1: 12.5,
      unconditionalDiscountPct: 1,
      paymentTerms: '30 gg f.m.',
      managers: ['commercial@test.it'],
    };
    const decidedResponse = await decide(id, decision);
    expect(decidedResponse.json()).toMatchObject({
      status: 'ACCEPTED',
      customerCode: '200500',
      customerBusinessName: 'Nuova S.r.l.',
      decidedBy: 'admin@test.it',
      proposal: null,
      // The customer created by the request is not a duplicate.
      similarCustomers: [],
    });
    const headers = await login(app, 'commercial@test.it');
    const profile = (await call('GET', '/api/v1/public/commercial/customer-profiles/200500', headers)).json();
    expect(profile).toMatchObject({
      businessName: 'Nuova S.r.l.',
      vatNumber: body.vatNumber,
      iban: body.iban,
      billingEmails: body.billingEmails,
      testSheetsEmails: body.testSheetsEmails,
      version: 1,
    });
    expect(profile.addresses.map(({ code }: { code: string }) => code)).toEqual(['SL', 'SD001']);
    expect(profile.contacts).toMatchObject([
      { code: 'C001', isPurchasing: true, department: 'PRC', phoneNumber: '+39 0444 512345' },
      { code: 'C002', isAdministration: true, department: 'ADM' },
    ]);
    const terms = await db
      .selectFrom('customers')
      .select(['priceListCode', 'discountPct1', 'discountPct2', 'unconditionalDiscountPct', 'paymentTerms'])
      .where('customerCode', '=', '200500')
      .executeTakeFirstOrThrow();
    expect(terms).toEqual({
      priceListCode: 'IND',
      discountPct1: 12.5,
      discountPct2: 0,
      unconditionalDiscountPct: 1,
      paymentTerms: '30 gg f.m.',
    });
    expect((await readMails(db, username)).map(({ subject }) => subject)).toEqual([
      'Su solicitud de alta de cliente ha sido aceptada',
    ]);
    expect((await readMails(db, 'commercial@test.it')).map(({ subject }) => subject)).toEqual([
      'Nouveau client dans votre portefeuille\u00a0: Nuova S.r.l.',
    ]);
  });

  it('assigns the next free codes, even to concurrent acceptances', async () => {
    const requests = await Promise.all([aRequest(), aRequest()]);
    const responses = await Promise.all(requests.map(({ id }) => decide(id, { decision: 'ACCEPTED' })));
    expect(responses.map((response) => response.json().customerCode).sort()).toEqual(['200501', '200502']);
  });

  it('proposes the lowest free code once the highest code is taken', async () => {
    await aCustomer(db, { customerCode: '999999' });
    const { id } = await aRequest();
    expect((await readDetail(id)).proposal.customerCode).toBe('100008');
    await db.deleteFrom('customers').where('customerCode', '=', '999999').execute();
  });

  it('rejects a taken code, a user who is not a manager, and an unknown price list', async () => {
    const { id } = await aRequest();
    const takenCode = await decide(id, { decision: 'ACCEPTED', customerCode: '100007' });
    expect(takenCode.json()).toMatchObject({
      status: 409,
      code: 'Conflict',
      errors: [{ path: 'customerCode', code: 'invalidField' }],
    });
    const noManager = await decide(id, {
      decision: 'ACCEPTED',
      managers: ['agent@test.it', 'member@test.it'],
    });
    expect(noManager.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'managers.1', code: 'invalidField' }],
    });
    expect((await readDetail(id)).status).toBe('PENDING');
    expect((await decide(id, { decision: 'ACCEPTED', priceListCode: 'NONE' })).statusCode).toBe(400);
  });
});

describe("accepting an agent's request", () => {
  const submitManagedRequest = async (username: string, fields: object = {}) => {
    const sendResponse = await call('POST', `${MANAGED_PATH}/pendings`, await login(app, username), {
      ...aManagedRequest(),
      ...fields,
    });
    expect(sendResponse.statusCode).toBe(201);
    return sendResponse.json().id;
  };

  it('proposes the agent as manager, unless the agent has been disabled', async () => {
    await aUser(db, { username: 'leaving@test.it', role: 'AGENT' });
    const id = await submitManagedRequest('leaving@test.it');
    expect((await readDetail(id)).proposal.managers).toEqual(['leaving@test.it']);
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('username', '=', 'leaving@test.it')
      .execute();
    const { proposal } = await readDetail(id);
    expect(proposal.managers).toEqual([]);
    expect((await decide(id, { decision: 'ACCEPTED', managers: proposal.managers })).statusCode).toBe(200);
  });

  it('allows the maximum number of managers in addition to the agent', async () => {
    const id = await submitManagedRequest('agent@test.it');
    const managers = Array.from({ length: LIMITS.managers }, (_, index) => `manager${index}@test.it`);
    for (const username of managers) await aUser(db, { username, role: 'COMMERCIAL' });
    expect((await decide(id, { decision: 'ACCEPTED', managers })).statusCode).toBe(200);
  });

  it("stores the agent's full assessment of the company", async () => {
    const assessment = {
      marketSegmentation1: 'MTI',
      marketSegmentation2: 'WDI',
      marketSegmentation3: 'HOL',
      marketSegmentation4: 'CNS',
      marketCompetitor1: 'Nordlack',
      marketCompetitor2: 'Altri Colori',
      totalConsumption: 40_000.5,
      cromiaPotential: 12_000,
      isRetailerOfMetal: true,
      isRetailerOfWood: true,
      isRetailerOfConstruction: true,
      isRetailerOfBodywork: true,
      isRetailerOfOwnership: true,
      retailerShopWindows: 3,
      retailerSurface: 120.5,
      tntNextRequired: true,
      resellingType: 'RSL',
    } satisfies Record<AssessmentField, unknown>;
    const id = await submitManagedRequest('agent@test.it', assessment);
    expect(await readDetail(id)).toMatchObject(assessment);
    const { customerCode } = (await decide(id, { decision: 'ACCEPTED' })).json();
    const url = `/api/v1/public/agent/customer-profiles/${customerCode}`;
    expect((await call('GET', url, await login(app, 'agent@test.it'))).json()).toMatchObject(assessment);
  });

  it('stores the largest value of each number field, and rejects larger ones', async () => {
    const numbers = {
      totalConsumption: LIMITS.amount,
      cromiaPotential: LIMITS.amount,
      retailerShopWindows: LIMITS.shopWindows,
      retailerSurface: LIMITS.surface,
    };
    const id = await submitManagedRequest('agent@test.it', numbers);
    const { customerCode } = (await decide(id, { decision: 'ACCEPTED' })).json();
    const url = `/api/v1/public/agent/customer-profiles/${customerCode}`;
    expect((await call('GET', url, await login(app, 'agent@test.it'))).json()).toMatchObject(numbers);
    for (const [field, maximum] of Object.entries(numbers)) {
      const body = { ...aManagedRequest(), [field]: maximum + 1 };
      const rejectedResponse = await call(
        'POST',
        `${MANAGED_PATH}/pendings`,
        await login(app, 'agent@test.it'),
        body,
      );
      expect(rejectedResponse.json().errors).toMatchObject([{ path: field, code: 'invalidField' }]);
    }
  });
});

describe('accepting an association', () => {
  it('mails the user, the managers and the other users; rejects other codes and managers', async () => {
    const { id, username } = await anAssociation();
    await db.deleteFrom('mailOutbox').execute();
    expect((await decide(id, { decision: 'ACCEPTED', managers: [] })).json().errors).toEqual([
      { path: 'managers', code: 'invalidField' },
    ]);
    expect((await decide(id, { decision: 'ACCEPTED', customerCode: '100001' })).statusCode).toBe(400);
    const recipients = (await call('GET', `${DESK_PATH}/${id}/mail-recipients`, admin)).json();
    expect(recipients.accepted.map((user: { username: string }) => user.username).toSorted()).toEqual(
      [username, 'agent@test.it', 'member@test.it'].toSorted(),
    );
    expect(recipients.rejected).toMatchObject([{ username, isCustomer: true }]);
    const decidedResponse = await decide(id, { decision: 'ACCEPTED', customerCode: '100007' });
    expect(decidedResponse.json()).toMatchObject({ status: 'ACCEPTED', customerCode: '100007' });
    expect(await readMails(db, username)).toHaveLength(1);
    expect(await readMails(db, 'agent@test.it')).toHaveLength(1);
    const [mail] = await readMails(db, 'member@test.it');
    expect(mail).toMatchObject({ language: 'pl' });
    expect(mail?.textBody).toContain(username);
  });
});

describe('rejecting a request', () => {
  it('mails the reason to the requester and records it', async () => {
    const { id, username } = await aRequest({ language: 'en' });
    await db.deleteFrom('mailOutbox').execute();
    const decidedResponse = await decide(id, { decision: 'REJECTED', reason: 'The VAT number has ceased.' });
    expect(decidedResponse.json()).toMatchObject({
      status: 'REJECTED',
      reason: 'The VAT number has ceased.',
    });
    expect(decidedResponse.json().history.at(-1)).toMatchObject({
      action: 'customer-requests.reject',
      username: 'admin@test.it',
      details: { reason: 'The VAT number has ceased.' },
    });
    const [mail] = await readMails(db, username);
    expect(mail?.textBody).toContain('The VAT number has ceased.');
  });
});

describe('deciding on a request', () => {
  it('one of two concurrent decisions succeeds, and the other gets 409 with the outcome', async () => {
    const { id } = await aRequest();
    const responses = await Promise.all([
      decide(id, { decision: 'ACCEPTED' }),
      decide(id, { decision: 'REJECTED', reason: 'No.' }, cromia),
    ]);
    const rejectedBody = responses.find(({ statusCode }) => statusCode === 409)?.json();
    const decidedBody = responses.find(({ statusCode }) => statusCode === 200)?.json();
    const operation = readOpenapiDocument(app).operations.get(`POST ${DESK_PATH}/:id/decision`);
    expect(operation?.description).toContain(
      'If the request was already decided, a 409 returns the decision in `outcome`.',
    );
    expect(rejectedBody.outcome).toMatchObject({
      status: decidedBody.status,
      decidedBy: decidedBody.decidedBy,
      reason: decidedBody.reason,
    });
    const { total } = await db
      .selectFrom('customers')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('businessName', '=', decidedBody.businessName)
      .where('vatNumber', '=', decidedBody.vatNumber)
      .executeTakeFirstOrThrow();
    expect(total).toBe(decidedBody.status === 'ACCEPTED' ? 1 : 0);
  });

  it('returns 404 for an unknown request', async () => {
    expect((await decide('00000000-0000-4000-8000-000000000000', { decision: 'REJECTED' })).statusCode).toBe(
      404,
    );
  });
});
