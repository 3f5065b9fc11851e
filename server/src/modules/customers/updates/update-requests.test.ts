import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { anOwnRequest, createCaller, readMails } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';

const { app, db, config } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const PENDINGS = 'customer-requests/update-customer-requests/pendings';
const OWN = '/api/v1/public/customer/customer-profiles';
const AS_AGENT = '/api/v1/public/agent/customer-profiles';
const DESK = '/api/v1/backoffice/update-customer-requests';
const CODE = '100001';
const VAT_NUMBER = 'IT10000100017';

const first = await aCustomer(db, { customerCode: CODE, businessName: 'Colorificio Niccolò' });
await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: first, language: 'de' });
await aUser(db, { username: 'colleague@test.it', role: 'CUSTOMER', customer: first, language: 'pl' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [first], language: 'fr' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'cromia@test.it', role: 'CROMIA' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const customer = await login(app, 'customer@test.it');
const agent = await login(app, 'agent@test.it');
const admin = await login(app, 'admin@test.it');
const cromia = await login(app, 'cromia@test.it');

const versionOf = async () =>
  (await db.selectFrom('customers').select('version').where('id', '=', first.id).executeTakeFirstOrThrow())
    .version;

/** A requested profile, with plausible values for all fields that the test does not set. */
async function aChange(given: object = {}) {
  return {
    ...anOwnRequest({ vatNumber: VAT_NUMBER, businessName: 'Colorificio Niccolò' }),
    customerVersion: await versionOf(),
    ...given,
  };
}

const askAsCustomer = async (given: object = {}, headers: Record<string, string> = customer) =>
  call('POST', `${OWN}/${PENDINGS}`, headers, await aChange(given));
const askAsAgent = async (given: object = {}) =>
  call(
    'POST',
    `${AS_AGENT}/${PENDINGS}`,
    agent,
    await aChange({ customerCode: CODE, marketCompetitor1: 'Nordlack', ...given }),
  );
const head = (url: string, headers: Record<string, string>) => app.inject({ method: 'HEAD', url, headers });
const decide = (id: string, decision: object, headers = admin) =>
  call('POST', `${DESK}/${id}/decision`, headers, decision);
const detail = async (id: string) => (await call('GET', `${DESK}/${id}`, admin)).json();
const profile = async () => (await call('GET', `${AS_AGENT}/${CODE}`, agent)).json();

beforeEach(async () => {
  await db.deleteFrom('updateCustomerRequests').execute();
  await db.deleteFrom('mailOutbox').execute();
});

describe('requesting a change of customer data', () => {
  it('locks the profile for all its editors until staff decide', async () => {
    const editable = [
      [`${OWN}/${CODE}/${PENDINGS}`, customer],
      [`${AS_AGENT}/${CODE}/${PENDINGS}`, agent],
    ] as const;
    for (const [url, headers] of editable) expect((await head(url, headers)).statusCode).toBe(404);
    const asked = await askAsCustomer({ businessName: 'Niccolò S.p.A.' });
    expect(asked.statusCode).toBe(201);
    for (const [url, headers] of editable) {
      const response = await head(url, headers);
      expect([response.statusCode, response.body]).toEqual([200, '']);
    }
    expect((await askAsAgent()).json()).toMatchObject({ status: 409, code: 'EditRequestPending' });
    expect((await profile()).businessName).toBe('Colorificio Niccolò');
    await decide(asked.json().id, { decision: 'REJECTED' });
    expect((await head(`${OWN}/${CODE}/${PENDINGS}`, customer)).statusCode).toBe(404);
  });

  it('succeeds once under concurrent calls, and is idempotent by key', async () => {
    const responses = await Promise.all([askAsCustomer(), askAsAgent(), askAsCustomer(), askAsAgent()]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const repeated = { ...customer, 'idempotency-key': 'once' };
    await db.deleteFrom('updateCustomerRequests').execute();
    const [one, again] = [await askAsCustomer({}, repeated), await askAsCustomer({}, repeated)];
    expect(again.json()).toEqual(one.json());
  });

  it('is refused if the profile has changed meanwhile', async () => {
    const version = await versionOf();
    const stale = await askAsCustomer({ customerVersion: version + 1 });
    expect(stale.json()).toMatchObject({ status: 409, code: 'Conflict', current: { version } });
  });

  it('cannot change the VAT number', async () => {
    const response = await askAsCustomer({ vatNumber: 'IT00743110157' });
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'vatNumber', code: 'invalidField' }],
    });
    const lower = await askAsCustomer({ vatNumber: VAT_NUMBER.toLowerCase() });
    expect(lower.statusCode).toBe(201);
  });

  it('requires an agent to name a customer of the portfolio', async () => {
    expect((await askAsAgent({ customerCode: undefined })).json().code).toBe('CustomerCodeRequired');
    const foreign = await askAsAgent({ customerCode: '100002' });
    expect(foreign.json()).toEqual((await askAsAgent({ customerCode: '999999' })).json());
    expect(foreign.statusCode).toBe(404);
    expect((await askAsCustomer({ customerCode: '100002' })).statusCode).toBe(404);
    expect((await head(`${AS_AGENT}/100002/${PENDINGS}`, agent)).statusCode).toBe(404);
    expect(await db.selectFrom('updateCustomerRequests').selectAll().execute()).toEqual([]);
  });

  it("refuses the manufacturer's assessment from a customer", async () => {
    const told = await askAsCustomer({ marketCompetitor1: 'Nordlack' });
    expect(told.json().errors).toEqual([{ path: 'marketCompetitor1', code: 'invalidField' }]);
  });

  it('requires the first competitor from an agent', async () => {
    const response = await askAsAgent({ marketCompetitor1: null });
    expect(response.json().errors).toEqual([{ path: 'marketCompetitor1', code: 'missing' }]);
  });

  it('sends a mail to the manufacturer', async () => {
    await askAsCustomer();
    const [mail] = await readMails(db, config.brand.email);
    expect(mail?.subject).toBe('Modifica dati da verificare: Colorificio Niccolò');
    expect(mail?.textBody).toContain('customer@test.it');
  });
});

describe('change requests in the back office', () => {
  it('are listed newest first, filtered by status, customer and day', async () => {
    const { id } = (await askAsAgent()).json();
    const list = async (query: string) => (await call('GET', `${DESK}?${query}`, cromia)).json();
    expect((await list('')).content).toEqual([
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
      expect((await list(query)).totalElements).toBe(1);
    }
    for (const query of ['status=ACCEPTED', 'customerCode=2', 'createdOnTo=2020-01-01']) {
      expect((await list(query)).totalElements).toBe(0);
    }
    expect((await call('GET', DESK, await login(app, 'it@test.it'))).statusCode).toBe(403);
  });

  it('show old and new values, field by field', async () => {
    const { id } = (await askAsCustomer({ businessName: 'Niccolò S.p.A.' })).json();
    const { changes, isOutdated, customerVersion } = await detail(id);
    expect(isOutdated).toBe(false);
    expect(customerVersion).toBe(await versionOf());
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
    const version = await versionOf();
    const { id } = (await askAsCustomer({ businessName: 'Niccolò S.p.A.' })).json();
    await db.deleteFrom('mailOutbox').execute();
    const decided = await decide(id, { decision: 'ACCEPTED' });
    expect(decided.json()).toMatchObject({ status: 'ACCEPTED', decidedBy: 'admin@test.it' });
    const changed = await profile();
    expect(changed).toMatchObject({
      businessName: 'Niccolò S.p.A.',
      vatNumber: VAT_NUMBER,
      iban: 'IT60X0542811101000000123456',
      testSheetsEmails: ['qualita@rossi.test', 'acquisti@rossi.test'],
      addresses: [{ code: 'SL', city: 'Vicenza' }, { code: 'SD001' }],
      contacts: [{ code: 'C001' }, { code: 'C002', isAdministration: true }],
      version: version + 1,
    });
    expect(decided.json().history.at(-1)).toMatchObject({
      action: 'update-customer-requests.accept',
      username: 'admin@test.it',
      details: { version: version + 1, fields: expect.arrayContaining(['businessName']) },
    });
    // The changes are still shown after they have been applied to the profile.
    expect((await detail(id)).changes).toEqual(decided.json().changes);
    const subjects = async (to: string) => (await readMails(db, to)).map(({ subject }) => subject);
    expect(await subjects('customer@test.it')).toEqual(['Die Datenänderung wurde angenommen']);
    expect(await subjects('colleague@test.it')).toEqual(['Zaktualizowano dane klienta: Niccolò S.p.A.']);
    expect(await subjects('agent@test.it')).toEqual(['Données client mises à jour\u00a0: Niccolò S.p.A.']);
  });

  it("keeps the assessment if a customer asked, and applies an agent's assessment", async () => {
    await db
      .updateTable('customers')
      .set({ marketCompetitor1: 'Nordlack', totalConsumption: 40_000, tntNextRequired: true })
      .where('id', '=', first.id)
      .execute();
    await decide((await askAsCustomer({ marketCompetitor1: null })).json().id, { decision: 'ACCEPTED' });
    const kept = { marketCompetitor1: 'Nordlack', totalConsumption: 40_000, tntNextRequired: true };
    expect(await profile()).toMatchObject(kept);
    const told = { marketCompetitor1: 'Vernital', totalConsumption: null, bankName: undefined };
    await decide((await askAsAgent(told)).json().id, { decision: 'ACCEPTED' });
    expect(await profile()).toMatchObject({
      marketCompetitor1: 'Vernital',
      totalConsumption: null,
      tntNextRequired: true,
      bankName: 'Banca Alta',
    });
  });

  it('is refused if the profile has changed since, and applies nothing', async () => {
    const { id } = (await askAsCustomer({ businessName: 'Too late' })).json();
    await db.updateTable('customers').set({ version: 50 }).where('id', '=', first.id).execute();
    expect((await detail(id)).isOutdated).toBe(true);
    const rejected = await decide(id, { decision: 'ACCEPTED' });
    expect(rejected.json()).toMatchObject({ status: 409, code: 'Conflict' });
    expect(rejected.json()).not.toHaveProperty('outcome');
    expect((await profile()).businessName).not.toBe('Too late');
    expect((await decide(id, { decision: 'REJECTED' })).statusCode).toBe(200);
  });
});

describe('rejecting a change', () => {
  it('leaves the profile unchanged, and mails the reason to the requester', async () => {
    const before = await profile();
    const { id } = (await askAsAgent({ businessName: 'Other' })).json();
    await db.deleteFrom('mailOutbox').execute();
    await decide(id, { decision: 'REJECTED', reason: 'The name is not registered.' });
    expect(await profile()).toEqual(before);
    const [mail] = await readMails(db, 'agent@test.it');
    expect(mail).toMatchObject({ language: 'fr' });
    expect(mail?.textBody).toContain('The name is not registered.');
    expect(await readMails(db, 'customer@test.it')).toEqual([]);
  });
});

describe('deciding on a change', () => {
  it('one of two concurrent decisions succeeds, and the other gets 409 with the outcome', async () => {
    const version = await versionOf();
    const { id } = (await askAsCustomer()).json();
    const responses = await Promise.all([
      decide(id, { decision: 'ACCEPTED' }),
      decide(id, { decision: 'REJECTED', reason: 'No.' }, cromia),
    ]);
    const won = responses.find(({ statusCode }) => statusCode === 200)?.json();
    const lost = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost.outcome).toMatchObject({ status: won.status, decidedBy: won.decidedBy });
    expect(await versionOf()).toBe(won.status === 'ACCEPTED' ? version + 1 : version);
  });

  it('answers 404 for an unknown request', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await decide(nobody, { decision: 'REJECTED' })).statusCode).toBe(404);
  });
});
