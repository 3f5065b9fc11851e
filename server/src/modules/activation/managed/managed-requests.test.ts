import {
  CUSTOMER_REQUEST_STATUSES,
  type CustomerRequestStatus,
} from '@cromia/domain/activation/customer-request';
import { LIMITS } from '@cromia/domain/limits';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import {
  aManagedRequest,
  anOwnRequest,
  aVatNumber,
  createCaller,
  DESK_PATH,
  MANAGED_PATH,
  readMails,
  TYPES_PATH,
} from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';

const { app, db, config } = await testApp('empty', { apps: 2 });
const call = createCaller(app);

await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', language: 'de' });
await aUser(db, { username: 'agent2@test.it', role: 'AGENT' });
await aUser(db, { username: 'commercial@test.it', role: 'COMMERCIAL' });
await aUser(db, { username: 'person@test.it', role: 'USER' });
const admin = await login(app, 'admin@test.it');
const agent = await login(app, 'agent@test.it');
const agent2 = await login(app, 'agent2@test.it');
const commercial = await login(app, 'commercial@test.it');
const person = await login(app, 'person@test.it');

const saveDraft = async (draft: object, headers = agent) =>
  (await call('PUT', `${MANAGED_PATH}/drafts`, headers, draft)).json();
const submit = (body: object = aManagedRequest(), headers = agent) =>
  call('POST', `${MANAGED_PATH}/pendings`, headers, body);
const listRequests = async (query = '', headers = agent) =>
  (await call('GET', `${MANAGED_PATH}?${query}`, headers)).json();

describe("an agent's drafts", () => {
  it('can be several, each saved and read by its id', async () => {
    const first = await saveDraft({ businessName: 'Prima S.r.l.', step: 'CompanyPerspective' });
    const second = await saveDraft({ businessName: 'Seconda S.r.l.' });
    expect(first.id).not.toBe(second.id);
    await saveDraft({ id: first.id, businessName: 'Prima S.p.A.' });
    const draft = await call('GET', `${MANAGED_PATH}/drafts/${first.id}`, agent);
    expect(draft.json()).toMatchObject({
      id: first.id,
      status: 'DRAFT',
      kind: 'MANAGED',
      businessName: 'Prima S.p.A.',
    });
    expect(draft.json().step).toBeUndefined();
  });

  it('are inaccessible to other agents, commercial staff and the back office', async () => {
    const { id } = await saveDraft({ businessName: 'Mia S.r.l.' });
    const responses = [
      await call('GET', `${MANAGED_PATH}/drafts/${id}`, agent2),
      await call('PUT', `${MANAGED_PATH}/drafts`, agent2, { id, businessName: 'Rubata' }),
      await call('DELETE', `${MANAGED_PATH}/drafts/${id}`, agent2),
      await submit({ ...aManagedRequest(), id }, agent2),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await listRequests('', agent2)).content).toEqual([]);
    expect(
      (await call('GET', MANAGED_PATH.replace('/agent/', '/commercial/'), commercial)).json().content,
    ).toEqual([]);
    expect((await call('GET', `${MANAGED_PATH}/drafts/${id}`, agent)).json().businessName).toBe('Mia S.r.l.');
    expect((await call('GET', `${DESK_PATH}/${id}`, admin)).statusCode).toBe(404);
  });

  it('can be submitted once, and are no longer drafts afterwards', async () => {
    const { id } = await saveDraft({ businessName: 'Bozza' });
    const submittedResponse = await submit({ ...aManagedRequest({ businessName: 'Spedita S.r.l.' }), id });
    expect([submittedResponse.statusCode, submittedResponse.json()]).toEqual([201, { id }]);
    expect((await call('GET', `${MANAGED_PATH}/drafts/${id}`, agent)).statusCode).toBe(404);
    expect((await call('PUT', `${MANAGED_PATH}/drafts`, agent, { id })).json()).toMatchObject({
      code: 'Conflict',
      current: 'PENDING',
    });
    expect((await submit({ ...aManagedRequest(), id })).statusCode).toBe(409);
    expect((await call('DELETE', `${MANAGED_PATH}/drafts/${id}`, agent)).json().code).toBe('deleteFail');
    expect((await readMails(db, config.brand.email)).map(({ subject }) => subject)).toEqual([
      'Nuova richiesta cliente: Spedita S.r.l.',
    ]);
  });

  it('are limited in number, even when created concurrently', async () => {
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', await aUser(db, { username: 'busy@test.it', role: 'AGENT' }))
      .executeTakeFirstOrThrow();
    const headers = await login(app, 'busy@test.it');
    const rows = Array.from({ length: LIMITS.managedDrafts - 1 }, () => ({
      userId,
      kind: 'MANAGED',
      status: 'DRAFT',
      profile: '{}',
    }));
    await db.insertInto('customerRequests').values(rows).execute();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call('PUT', `${MANAGED_PATH}/drafts`, headers, {})),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('TooManyDrafts');
    const [existingDraft] = (await listRequests('', headers)).content;
    expect((await call('PUT', `${MANAGED_PATH}/drafts`, headers, { id: existingDraft.id })).statusCode).toBe(
      200,
    );
    expect((await submit(aManagedRequest(), headers)).statusCode).toBe(201);
  });

  it('have the same size limits as submitted requests', async () => {
    const longName = 'x'.repeat(LIMITS.businessName + 1);
    const response = await call('PUT', `${MANAGED_PATH}/drafts`, agent, { businessName: longName });
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'businessName', code: 'invalidLenght' }],
    });
    const note = 'x'.repeat(LIMITS.companyBytes);
    const huge = await call('PUT', `${MANAGED_PATH}/drafts`, agent, { addresses: [{ code: 'SL', note }] });
    expect(huge.json()).toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
      limit: { of: 'bytes', max: LIMITS.companyBytes },
    });
  });

  it('can be deleted', async () => {
    const { id } = await saveDraft({});
    expect((await call('DELETE', `${MANAGED_PATH}/drafts/${id}`, agent)).statusCode).toBe(204);
    expect((await call('DELETE', `${MANAGED_PATH}/drafts/${id}`, agent)).statusCode).toBe(404);
  });
});

describe("an agent's request", () => {
  it('is rejected for the VAT number of a customer or of a submitted request', async () => {
    const body = aManagedRequest();
    await call('POST', `${TYPES_PATH}/new/pendings`, person, anOwnRequest({ vatNumber: body.vatNumber }));
    expect((await submit(body)).json()).toMatchObject({ status: 409, code: 'CustomerRequestExists' });
    await db.updateTable('customers').set({ vatNumber: body.vatNumber }).execute();
    expect((await submit(body)).json()).toMatchObject({ status: 409, code: 'VatNumberExists' });
    const url = `/api/v1/public/agent/customer-requests/vat-check?vatNumber=${body.vatNumber}`;
    expect((await call('GET', url, agent)).json()).toEqual({ known: 'customer', ownCustomer: null });
  });

  it('reveals nothing about the VAT number if it cannot be submitted anyway', async () => {
    const { vatNumber } = await db.selectFrom('customers').select('vatNumber').executeTakeFirstOrThrow();
    const id = '0b6f2a3e-7f0c-4a40-9a53-6a2f3f1f0d11';
    expect((await submit({ ...aManagedRequest({ vatNumber }), id })).statusCode).toBe(404);
    const submittedBody = (await submit(aManagedRequest())).json();
    expect((await submit({ ...aManagedRequest({ vatNumber }), id: submittedBody.id })).json().code).toBe(
      'Conflict',
    );
  });

  it('names a known company only to the agent who manages it', async () => {
    const owner = { username: 'owner@test.it', role: 'AGENT' } as const;
    const own = await aCustomer(db, { customerCode: '100077', businessName: 'Vernici Alpine' });
    await aUser(db, { ...owner, manages: [own] });
    const { vatNumber } = await db
      .updateTable('customers')
      .set({ vatNumber: aVatNumber() })
      .where('id', '=', own.id)
      .returning('vatNumber')
      .executeTakeFirstOrThrow();
    const checkVat = async (username: string) =>
      (
        await call(
          'GET',
          `/api/v1/public/agent/customer-requests/vat-check?vatNumber=${vatNumber}`,
          await login(app, username),
        )
      ).json();
    expect(await checkVat(owner.username)).toEqual({
      known: 'customer',
      ownCustomer: { customerCode: '100077', businessName: 'Vernici Alpine' },
    });
    await aUser(db, { username: 'stranger@test.it', role: 'AGENT' });
    expect(await checkVat('stranger@test.it')).toEqual({ known: 'customer', ownCustomer: null });
  });

  it('counts as a VAT check only if it is rejected for its VAT number', async () => {
    await aUser(db, { username: 'checking@test.it', role: 'AGENT' });
    const headers = await login(app, 'checking@test.it');
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'checking@test.it')
      .executeTakeFirstOrThrow();
    const attempts = Array.from({ length: LIMITS.vatChecksPerHour - 1 }, () => ({
      key: userId,
      kind: 'VAT_CHECK',
      expiresAt: new Date(Date.now() + 3_600_000),
    }));
    await db.insertInto('limitedAttempts').values(attempts).execute();
    const { vatNumber } = await db.selectFrom('customers').select('vatNumber').executeTakeFirstOrThrow();
    expect((await submit(aManagedRequest(), headers)).statusCode).toBe(201);
    expect((await submit(aManagedRequest({ vatNumber }), headers)).json().code).toBe('VatNumberExists');
    const throttledResponse = await submit(aManagedRequest({ vatNumber }), headers);
    expect(throttledResponse.statusCode).toBe(429);
    expect(Number(throttledResponse.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('creates a customer of the agent, and remains listed', async () => {
    const { id } = (await submit(aManagedRequest({ businessName: 'Altopiano S.r.l.' }))).json();
    await readMails(db, 'agent@test.it');
    const decision = { decision: 'ACCEPTED', priceListCode: 'IND', managers: ['commercial@test.it'] };
    const { customerCode, status } = (
      await call('POST', `${DESK_PATH}/${id}/decision`, admin, decision)
    ).json();
    expect(status).toBe('ACCEPTED');
    const [mail] = await readMails(db, 'agent@test.it');
    expect(mail).toMatchObject({
      language: 'de',
      subject: 'Ihnen wurde ein neuer Kunde zugeordnet: Altopiano S.r.l.',
    });
    for (const [prefix, headers] of [
      ['agent', agent],
      ['commercial', commercial],
    ] as const) {
      const profile = await call(
        'GET',
        `/api/v1/public/${prefix}/customer-profiles/${customerCode}`,
        headers,
      );
      expect(profile.json()).toMatchObject({
        businessName: 'Altopiano S.r.l.',
        marketCompetitor1: 'Nordlack',
        totalConsumption: 40_000,
        bankName: null,
      });
    }
    const listedRequest = (await listRequests()).content.find((row: { id: string }) => row.id === id);
    expect(listedRequest).toMatchObject({ status: 'ACCEPTED', customerCode });
    expect((await call('DELETE', `${MANAGED_PATH}/drafts/${id}`, agent)).statusCode).toBe(409);
    expect((await call('GET', `${DESK_PATH}/${id}`, admin)).json().status).toBe('ACCEPTED');
  });

  it('is listed by status, drafts first, 100 per page', async () => {
    const page = await listRequests();
    expect(page.size).toBe(100);
    const statuses = page.content.map(({ status }: { status: string }) => status);
    const statusOrder = statuses.map((status: CustomerRequestStatus) =>
      CUSTOMER_REQUEST_STATUSES.indexOf(status),
    );
    expect(statusOrder).toEqual([...statusOrder].sort());
    expect(statuses[0]).toBe('DRAFT');
    expect((await call('GET', `${MANAGED_PATH}?sort=profile,asc`, agent)).statusCode).toBe(400);
  });

  it('stays in the list once it was sent, also after its rejection', async () => {
    const { id } = (await submit()).json();
    await call('POST', `${DESK_PATH}/${id}/decision`, admin, { decision: 'REJECTED', reason: 'Cessata.' });
    const listIds = async () => (await listRequests()).content.map((row: { id: string }) => row.id);
    expect(await listIds()).toContain(id);
    expect((await call('DELETE', `${MANAGED_PATH}/drafts/${id}`, agent)).json()).toMatchObject({
      code: 'deleteFail',
    });
    expect(await listIds()).toContain(id);
  });
});

describe('a sent request', () => {
  it('can be opened by its author only, and corrected as a new draft after a rejection', async () => {
    const { id } = (await submit(aManagedRequest({ vatNumber: 'IT00743110157' }))).json();
    expect((await call('GET', `${MANAGED_PATH}/drafts/${id}`, agent)).statusCode).toBe(404);
    const sent = await call('GET', `${MANAGED_PATH}/${id}`, agent);
    expect(sent.json()).toMatchObject({ id, status: 'PENDING', vatNumber: 'IT00743110157' });
    expect((await call('GET', `${MANAGED_PATH}/${id}`, agent2)).statusCode).toBe(404);
    await call('POST', `${DESK_PATH}/${id}/decision`, admin, { decision: 'REJECTED', reason: 'IBAN fehlt' });
    const rejected = (await call('GET', `${MANAGED_PATH}/${id}`, agent)).json();
    expect(rejected).toMatchObject({ status: 'REJECTED', reason: 'IBAN fehlt' });
    const mail = (await readMails(db, 'agent@test.it')).find(({ textBody }) =>
      textBody.includes('IBAN fehlt'),
    );
    expect(mail?.textBody).toContain(`/customer-request?sent=${id}`);
    const { vatNumber, businessName, addresses, contacts } = rejected;
    const draft = await saveDraft({ vatNumber, businessName, addresses, contacts });
    expect(draft).toMatchObject({ status: 'DRAFT', vatNumber });
    expect(draft.id).not.toBe(id);
  });
});
