import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { anOwnRequest, createCaller, readMails } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';

const { app, db, config } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const PENDINGS = 'customer-requests/update-customer-requests/pendings';
const OWN_PATH = '/api/v1/public/customer/customer-profiles';
const AGENT_PATH = '/api/v1/public/agent/customer-profiles';
const DESK_PATH = '/api/v1/backoffice/update-customer-requests';
const CODE = '100001';
const VAT_NUMBER = 'IT10000100017';

const customer1 = await aCustomer(db, { customerCode: CODE, businessName: 'Colorificio Niccolò' });
await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: customer1, language: 'de' });
await aUser(db, { username: 'colleague@test.it', role: 'CUSTOMER', customer: customer1, language: 'pl' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [customer1], language: 'fr' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'cromia@test.it', role: 'CROMIA' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const customerSession = await login(app, 'customer@test.it');
const agentSession = await login(app, 'agent@test.it');
const adminSession = await login(app, 'admin@test.it');
const cromiaSession = await login(app, 'cromia@test.it');

const readVersion = async () =>
  (
    await db
      .selectFrom('customers')
      .select('version')
      .where('id', '=', customer1.id)
      .executeTakeFirstOrThrow()
  ).version;

let changeCount = 0;
/** A requested profile that differs from the stored one, with plausible values for all fields that the test does not set. */
async function aChange(fields: object = {}) {
  changeCount += 1;
  return {
    ...anOwnRequest({
      vatNumber: VAT_NUMBER,
      businessName: 'Colorificio Niccolò',
    }),
    fiscalCode: `CHANGE${changeCount}`,
    customerVersion: await readVersion(),
    ...fields,
  };
}

const requestAsCustomer = async (fields: object = {}, headers: Record<string, string> = customerSession) =>
  call('POST', `${OWN_PATH}/${PENDINGS}`, headers, await aChange(fields));
const requestAsAgent = async (fields: object = {}) =>
  call(
    'POST',
    `${AGENT_PATH}/${PENDINGS}`,
    agentSession,
    await aChange({ customerCode: CODE, marketCompetitor1: 'Nordlack', ...fields }),
  );
const sendHead = (url: string, headers: Record<string, string>) =>
  app.inject({ method: 'HEAD', url, headers });
const decide = (id: string, decision: object, headers = adminSession) =>
  call('POST', `${DESK_PATH}/${id}/decision`, headers, decision);
const readDetail = async (id: string) => (await call('GET', `${DESK_PATH}/${id}`, adminSession)).json();
const readProfile = async () => (await call('GET', `${AGENT_PATH}/${CODE}`, agentSession)).json();

beforeEach(async () => {
  await db.deleteFrom('updateCustomerRequests').execute();
  await db.deleteFrom('mailOutbox').execute();
});

describe('requesting a change of customer data', () => {
  it('shows what was requested while it is pending, the assessment to agents only', async () => {
    const readPending = (path: string, headers: Record<string, string>) =>
      call('GET', `${path}/${CODE}/${PENDINGS}`, headers);
    expect((await readPending(AGENT_PATH, agentSession)).statusCode).toBe(404);
    const { id } = (await requestAsAgent({ businessName: 'Niccolò S.p.A.' })).json();
    const forAgent = (await readPending(AGENT_PATH, agentSession)).json();
    expect(forAgent.changes).toEqual((await readDetail(id)).changes);
    expect(forAgent.changes).toContainEqual({ path: 'marketCompetitor1', was: null, is: 'Nordlack' });
    const forCustomer = (await readPending(OWN_PATH, customerSession)).json();
    expect(forCustomer.changes).toContainEqual({
      path: 'businessName',
      was: 'Colorificio Niccolò',
      is: 'Niccolò S.p.A.',
    });
    expect(JSON.stringify(forCustomer)).not.toContain('Nordlack');
    await decide(id, { decision: 'REJECTED', reason: 'No' });
    expect((await readPending(OWN_PATH, customerSession)).statusCode).toBe(404);
  });

  it('locks the profile for all its editors until staff decide', async () => {
    const editable = [
      [`${OWN_PATH}/${CODE}/${PENDINGS}`, customerSession],
      [`${AGENT_PATH}/${CODE}/${PENDINGS}`, agentSession],
    ] as const;
    for (const [url, headers] of editable) expect((await sendHead(url, headers)).statusCode).toBe(404);
    const submittedResponse = await requestAsCustomer({ businessName: 'Niccolò S.p.A.' });
    expect(submittedResponse.statusCode).toBe(201);
    for (const [url, headers] of editable) {
      const response = await sendHead(url, headers);
      expect([response.statusCode, response.body]).toEqual([200, '']);
    }
    expect((await requestAsAgent()).json()).toMatchObject({ status: 409, code: 'EditRequestPending' });
    expect((await readProfile()).businessName).toBe('Colorificio Niccolò');
    await decide(submittedResponse.json().id, { decision: 'REJECTED' });
    expect((await sendHead(`${OWN_PATH}/${CODE}/${PENDINGS}`, customerSession)).statusCode).toBe(404);
  });

  it('succeeds once under concurrent requests, and is idempotent by key', async () => {
    const responses = await Promise.all([
      requestAsCustomer(),
      requestAsAgent(),
      requestAsCustomer(),
      requestAsAgent(),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const repeatedHeaders = { ...customerSession, 'idempotency-key': 'once' };
    await db.deleteFrom('updateCustomerRequests').execute();
    const [first, second] = [
      await requestAsCustomer({ fiscalCode: 'ONCE' }, repeatedHeaders),
      await requestAsCustomer({ fiscalCode: 'ONCE' }, repeatedHeaders),
    ];
    expect(second.json()).toEqual(first.json());
  });

  it('is rejected if the profile has changed in the meantime', async () => {
    const version = await readVersion();
    const outdatedResponse = await requestAsCustomer({ customerVersion: version + 1 });
    expect(outdatedResponse.json()).toMatchObject({ status: 409, code: 'Conflict', current: { version } });
  });

  it('is rejected if it changes nothing, whatever separators are typed', async () => {
    const customer = await aCustomer(db, { customerCode: '100003', businessName: 'Lack Berger' });
    await aUser(db, { username: 'berger@test.it', role: 'CUSTOMER', customer });
    const headers = await login(app, 'berger@test.it');
    const request = anOwnRequest({ vatNumber: 'IT10000300017', businessName: 'Lack Berger S.r.l.' });
    const send = (customerVersion: number, fields: object = {}) =>
      call('POST', `${OWN_PATH}/${PENDINGS}`, headers, { ...request, customerVersion, ...fields });
    const first = await send(1);
    expect(first.statusCode).toBe(201);
    await decide(first.json().id, { decision: 'ACCEPTED' });
    const addresses = request.addresses.map((address) => ({
      ...address,
      zipOrPostalCode: ` ${address.zipOrPostalCode} `,
    }));
    for (const fields of [{}, { addresses }])
      expect((await send(2, fields)).json()).toMatchObject({ status: 422, code: 'ProfileUnchanged' });
    expect((await sendHead(`${OWN_PATH}/100003/${PENDINGS}`, headers)).statusCode).toBe(404);
    expect((await send(2, { bankName: 'Another bank' })).statusCode).toBe(201);
  });

  it('cannot change the VAT number', async () => {
    const response = await requestAsCustomer({ vatNumber: 'IT00743110157' });
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'vatNumber', code: 'invalidField' }],
    });
    const lowerCase = await requestAsCustomer({ vatNumber: VAT_NUMBER.toLowerCase() });
    expect(lowerCase.statusCode).toBe(201);
  });

  it('requires an agent to name a customer of the portfolio', async () => {
    expect((await requestAsAgent({ customerCode: undefined })).json().code).toBe('CustomerCodeRequired');
    const foreign = await requestAsAgent({ customerCode: '100002' });
    expect(foreign.json()).toEqual((await requestAsAgent({ customerCode: '999999' })).json());
    expect(foreign.statusCode).toBe(404);
    expect((await requestAsCustomer({ customerCode: '100002' })).statusCode).toBe(404);
    expect((await sendHead(`${AGENT_PATH}/100002/${PENDINGS}`, agentSession)).statusCode).toBe(404);
    expect(await db.selectFrom('updateCustomerRequests').selectAll().execute()).toEqual([]);
  });

  it("rejects the manufacturer's assessment from a customer", async () => {
    const response = await requestAsCustomer({ marketCompetitor1: 'Nordlack' });
    expect(response.json().errors).toEqual([{ path: 'marketCompetitor1', code: 'invalidField' }]);
  });

  it('requires the first competitor from an agent', async () => {
    const response = await requestAsAgent({ marketCompetitor1: null });
    expect(response.json().errors).toEqual([{ path: 'marketCompetitor1', code: 'missing' }]);
  });

  it('sends a mail to the manufacturer', async () => {
    await requestAsCustomer();
    const [mail] = await readMails(db, config.brand.email);
    expect(mail?.subject).toBe('Modifica dati da verificare: Colorificio Niccolò');
    expect(mail?.textBody).toContain('customer@test.it');
  });
});

describe('change requests in the back office', () => {
  it('are listed newest first, filtered by status, customer and day', async () => {
    const { id } = (await requestAsAgent()).json();
    const listRequests = async (query: string) =>
      (await call('GET', `${DESK_PATH}?${query}`, cromiaSession)).json();
    expect((await listRequests('')).content).toEqual([
      {
        id,
        status: 'PENDING',
        customerCode: CODE,
        businessName: 'Colorificio Niccolò',
        requester: 'agent@test.it',
        requesterRole: 'AGENT',
        createdOn: expect.any(String),
        decidedOn: null,
        reason: null,
      },
    ]);
    for (const query of ['status=PENDING&customerCode=1000', 'businessName=niccolo&sort=businessName,asc']) {
      expect((await listRequests(query)).totalElements).toBe(1);
    }
    for (const query of ['status=ACCEPTED', 'customerCode=2', 'createdOnTo=2020-01-01']) {
      expect((await listRequests(query)).totalElements).toBe(0);
    }
    expect((await call('GET', DESK_PATH, await login(app, 'it@test.it'))).statusCode).toBe(403);
  });

  it('contain old and new values by field', async () => {
    const { id } = (await requestAsCustomer({ businessName: 'Niccolò S.p.A.' })).json();
    const { changes, isOutdated, customerVersion } = await readDetail(id);
    expect(isOutdated).toBe(false);
    expect(customerVersion).toBe(await readVersion());
    expect(changes).toContainEqual({
      path: 'businessName',
      was: 'Colorificio Niccolò',
      is: 'Niccolò S.p.A.',
    });
    expect(changes).toContainEqual({ path: 'addresses.SL.city', was: 'Treviso', is: 'Vicenza' });
    expect(changes).toContainEqual({ path: 'addresses.SA.city', was: 'Treviso', is: null });
    expect(changes).toContainEqual({ path: 'contacts.C002.firstName', was: null, is: 'Anna' });
    expect(changes).toContainEqual({
      path: 'billingEmails',
      was: ['billing@customer.test'],
      is: ['fatture@rossi.test'],
    });
  });
});

describe('accepting a change', () => {
  it('applies all data, increments the version, and mails everybody concerned', async () => {
    const version = await readVersion();
    const { id } = (await requestAsCustomer({ businessName: 'Niccolò S.p.A.' })).json();
    await db.deleteFrom('mailOutbox').execute();
    const recipientsPath = `${DESK_PATH}/${id}/mail-recipients`;
    const { accepted, rejected } = (await call('GET', recipientsPath, adminSession)).json();
    const decidedResponse = await decide(id, { decision: 'ACCEPTED' });
    expect(decidedResponse.json()).toMatchObject({ status: 'ACCEPTED', decidedBy: 'admin@test.it' });
    const changedProfile = await readProfile();
    expect(changedProfile).toMatchObject({
      businessName: 'Niccolò S.p.A.',
      vatNumber: VAT_NUMBER,
      iban: 'IT60X0542811101000000123456',
      testSheetsEmails: ['qualita@rossi.test', 'acquisti@rossi.test'],
      addresses: [{ code: 'SL', city: 'Vicenza' }, { code: 'SD001' }],
      contacts: [{ code: 'C001' }, { code: 'C002', isAdministration: true }],
      version: version + 1,
    });
    expect(decidedResponse.json().history.at(-1)).toMatchObject({
      action: 'update-customer-requests.accept',
      username: 'admin@test.it',
      details: { version: version + 1, fields: expect.arrayContaining(['businessName']) },
    });
    // The changes are still returned after they have been applied to the profile.
    expect((await readDetail(id)).changes).toEqual(decidedResponse.json().changes);
    const readSubjects = async (to: string) => (await readMails(db, to)).map(({ subject }) => subject);
    const mailed = await db.selectFrom('mailOutbox').select('recipient').execute();
    expect(accepted.map(({ username }: { username: string }) => username).toSorted()).toEqual(
      mailed.map(({ recipient }) => recipient).toSorted(),
    );
    expect(rejected).toMatchObject([{ username: 'customer@test.it', isCustomer: true }]);
    expect(await readSubjects('customer@test.it')).toEqual(['Die Datenänderung wurde angenommen']);
    expect(await readSubjects('colleague@test.it')).toEqual(['Zaktualizowano dane klienta: Niccolò S.p.A.']);
    expect(await readSubjects('agent@test.it')).toEqual([
      'Données client mises à jour\u00a0: Niccolò S.p.A.',
    ]);
  });

  it("applies the assessment of an agent's request, but not of a customer's request", async () => {
    await db
      .updateTable('customers')
      .set({ marketCompetitor1: 'Nordlack', totalConsumption: 40_000, tntNextRequired: true })
      .where('id', '=', customer1.id)
      .execute();
    await decide((await requestAsCustomer({ marketCompetitor1: null })).json().id, { decision: 'ACCEPTED' });
    const assessment = { marketCompetitor1: 'Nordlack', totalConsumption: 40_000, tntNextRequired: true };
    expect(await readProfile()).toMatchObject(assessment);
    const newAssessment = { marketCompetitor1: 'Vernital', totalConsumption: null, bankName: undefined };
    await decide((await requestAsAgent(newAssessment)).json().id, { decision: 'ACCEPTED' });
    expect(await readProfile()).toMatchObject({
      marketCompetitor1: 'Vernital',
      totalConsumption: null,
      tntNextRequired: true,
      bankName: 'Banca Alta',
    });
  });

  it('is rejected if the profile has changed since, and applies nothing', async () => {
    const { id } = (await requestAsCustomer({ businessName: 'Too late' })).json();
    await db.updateTable('customers').set({ version: 50 }).where('id', '=', customer1.id).execute();
    expect((await readDetail(id)).isOutdated).toBe(true);
    const rejectedResponse = await decide(id, { decision: 'ACCEPTED' });
    expect(rejectedResponse.json()).toMatchObject({ status: 409, code: 'Conflict' });
    expect(rejectedResponse.json()).not.toHaveProperty('outcome');
    expect((await readProfile()).businessName).not.toBe('Too late');
    expect((await decide(id, { decision: 'REJECTED' })).statusCode).toBe(200);
  });
});

describe('rejecting a change', () => {
  it('leaves the profile unchanged, and mails the reason to the requester', async () => {
    const before = await readProfile();
    const { id } = (await requestAsAgent({ businessName: 'Other' })).json();
    await db.deleteFrom('mailOutbox').execute();
    await decide(id, { decision: 'REJECTED', reason: 'The name is not registered.' });
    expect(await readProfile()).toEqual(before);
    const [mail] = await readMails(db, 'agent@test.it');
    expect(mail).toMatchObject({ language: 'fr' });
    expect(mail?.textBody).toContain('The name is not registered.');
    expect(await readMails(db, 'customer@test.it')).toEqual([]);
  });
});

describe('deciding on a change', () => {
  it('one of two concurrent decisions succeeds, and the other gets 409 with the outcome', async () => {
    const version = await readVersion();
    const { id } = (await requestAsCustomer()).json();
    const responses = await Promise.all([
      decide(id, { decision: 'ACCEPTED' }),
      decide(id, { decision: 'REJECTED', reason: 'No.' }, cromiaSession),
    ]);
    const decidedBody = responses.find(({ statusCode }) => statusCode === 200)?.json();
    const rejectedBody = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(rejectedBody.outcome).toMatchObject({
      status: decidedBody.status,
      decidedBy: decidedBody.decidedBy,
    });
    expect(await readVersion()).toBe(decidedBody.status === 'ACCEPTED' ? version + 1 : version);
  });

  it('returns 404 for an unknown request', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect((await decide(unknownId, { decision: 'REJECTED' })).statusCode).toBe(404);
  });
});
