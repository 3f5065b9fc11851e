import { LIMITS } from '@cromia/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  anOwnRequest,
  aVatNumber,
  COMPANY_PATH,
  createCaller,
  DESK_PATH,
  readMails,
  TYPES_PATH,
} from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';

let now = new Date('2026-11-20T09:00:00Z');
const { app, db } = await testApp('empty', { apps: 2, now: () => now });
const call = createCaller(app);

const existingCustomer = await aCustomer(db, { customerCode: '100001', businessName: 'Colorificio Uno' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'private@test.it', role: 'USER', type: 'P' });
const admin = await login(app, 'admin@test.it');

let userCount = 0;
/** A logged-in user of a company. */
async function aUserSession(): Promise<{ username: string; headers: { authorization: string } }> {
  userCount += 1;
  const username = await aUser(db, { username: `person${userCount}@test.it`, role: 'USER' });
  return { username, headers: await login(app, username) };
}

let user: Awaited<ReturnType<typeof aUserSession>>;
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * 3_600_000);
  user = await aUserSession();
});

/** The legal address of a British company. */
const BRITISH = {
  addresses: [
    {
      code: 'SL',
      streetAddress1: '1 High Street',
      country: 'GB',
      city: 'Belfast',
      zipOrPostalCode: 'bt11aa',
    },
  ],
};

const readOwnRequest = async (headers = user.headers) => {
  const response = await call('GET', `${TYPES_PATH}/new-and-existing`, headers);
  return response.statusCode === 404 ? { status: 'NONE' } : response.json();
};
const submit = (body: object = anOwnRequest(), headers = user.headers) =>
  call('POST', `${TYPES_PATH}/new/pendings`, headers, body);
const requestAssociation = (customerCode: string, headers = user.headers) =>
  call('POST', `${TYPES_PATH}/existing/pendings`, headers, { customerCode });
const decide = (id: string, decision: object) => call('POST', `${DESK_PATH}/${id}/decision`, admin, decision);

describe("a user's own request", () => {
  it('returns 404 if there is none', async () => {
    const response = await call('GET', `${TYPES_PATH}/new-and-existing`, user.headers);
    expect([response.statusCode, response.json().code]).toEqual([404, 'NotFound']);
  });

  it('is saved as an incomplete draft, and returned unchanged', async () => {
    const first = await call('PUT', `${TYPES_PATH}/new/drafts`, user.headers, { businessName: 'Rossi' });
    expect(first.statusCode).toBe(200);
    const draft = { businessName: 'Rossi S.r.l.', vatNumber: 'it 12', step: 'Addresses', contacts: [] };
    const second = await call('PUT', `${TYPES_PATH}/new/drafts`, user.headers, draft);
    expect(second.json()).toMatchObject({
      ...draft,
      vatNumber: 'IT 12',
      id: first.json().id,
      status: 'DRAFT',
    });
    expect(await readOwnRequest()).toEqual(second.json());
  });

  it('rejects characters that the database cannot store', async () => {
    for (const businessName of ['a\u0000b', 'a\ud800b']) {
      const response = await call('PUT', `${TYPES_PATH}/new/drafts`, user.headers, { businessName });
      expect(response.statusCode).toBe(400);
    }
  });

  it('is submitted from the draft, and only once', async () => {
    const { id } = (await call('PUT', `${TYPES_PATH}/new/drafts`, user.headers, {})).json();
    const sendResponse = await submit();
    expect([sendResponse.statusCode, sendResponse.json()]).toEqual([201, { id }]);
    expect(await readOwnRequest()).toMatchObject({
      id,
      status: 'PENDING',
      kind: 'NEW',
      businessName: 'Rossi Verniciature S.r.l.',
    });
    const repeatedResponse = await submit();
    expect([repeatedResponse.statusCode, repeatedResponse.json()]).toMatchObject([
      409,
      { code: 'Conflict', current: 'PENDING' },
    ]);
    expect((await call('PUT', `${TYPES_PATH}/new/drafts`, user.headers, {})).statusCode).toBe(409);
    expect((await call('DELETE', `${COMPANY_PATH}/delete-request`, user.headers)).json().code).toBe(
      'deleteFail',
    );
  });

  it('concurrent submissions with one idempotency key get the same response', async () => {
    const headers = { ...user.headers, 'idempotency-key': 'the same' };
    const body = anOwnRequest();
    const [first, second] = await Promise.all([
      call('POST', `${TYPES_PATH}/new/pendings`, headers, body),
      call('POST', `${TYPES_PATH}/new/pendings`, headers, body),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json()).toEqual(second.json());
  });

  it('reports every invalid field', async () => {
    const response = await submit({ ...anOwnRequest(), iban: 'IT00', pec: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { path: 'iban', code: 'invalidField' },
      { path: 'pec', code: 'missing' },
    ]);
  });

  it("is rejected for a customer's VAT number, without revealing the customer code", async () => {
    const { vatNumber } = await db
      .updateTable('customers')
      .set({ vatNumber: aVatNumber() })
      .where('id', '=', existingCustomer.id)
      .returning('vatNumber')
      .executeTakeFirstOrThrow();
    const response = await submit(anOwnRequest({ vatNumber }));
    expect([response.statusCode, response.json().code]).toEqual([409, 'VatNumberExists']);
    expect(response.body).not.toContain(existingCustomer.customerCode);
    const checkVatNumber = (number: string) =>
      call('GET', `${COMPANY_PATH}/customer-requests/vat-check?vatNumber=${number}`, user.headers);
    expect((await checkVatNumber(vatNumber)).json()).toEqual({ known: 'customer', ownCustomer: null });
    expect((await checkVatNumber(aVatNumber())).json()).toEqual({ known: 'no', ownCustomer: null });
    expect((await checkVatNumber('IT1')).statusCode).toBe(400);
  });

  it('knows a British company under both of its prefixes', async () => {
    const gb = await submit(anOwnRequest({ vatNumber: 'GB980780684', ...BRITISH }));
    expect(gb.statusCode).toBe(201);
    const other = await aUserSession();
    const xi = await submit(anOwnRequest({ vatNumber: 'XI980780684', ...BRITISH }), other.headers);
    expect(xi.json().code).toBe('CustomerRequestExists');
    const { id } = await aCustomer(db, { customerCode: '100077' });
    await db.updateTable('customers').set({ vatNumber: 'XI802311782' }).where('id', '=', id).execute();
    const check = await call(
      'GET',
      `${COMPANY_PATH}/customer-requests/vat-check?vatNumber=GB802311782`,
      other.headers,
    );
    expect(check.json()).toEqual({ known: 'customer', ownCustomer: null });
  });

  it('is rejected while another user requests the same company, even concurrently', async () => {
    const body = anOwnRequest();
    const otherUsers = await Promise.all([aUserSession(), aUserSession(), aUserSession()]);
    const responses = await Promise.all(otherUsers.map(({ headers }) => submit(body, headers)));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409]);
    const rejectedResponse = responses.find(({ statusCode }) => statusCode === 409);
    expect(rejectedResponse?.json().code).toBe('CustomerRequestExists');
    const check = await call(
      'GET',
      `${COMPANY_PATH}/customer-requests/vat-check?vatNumber=${body.vatNumber}`,
      user.headers,
    );
    expect(check.json()).toEqual({ known: 'requested', ownCustomer: null });
  });

  it('is rejected for private users', async () => {
    const headers = await login(app, 'private@test.it');
    expect((await submit(anOwnRequest(), headers)).statusCode).toBe(403);
  });

  it('a new one can be submitted after deleting a draft or acknowledging a rejection', async () => {
    expect((await call('DELETE', `${COMPANY_PATH}/delete-request`, user.headers)).statusCode).toBe(404);
    await call('PUT', `${TYPES_PATH}/new/drafts`, user.headers, {});
    expect((await call('DELETE', `${COMPANY_PATH}/delete-request`, user.headers)).statusCode).toBe(204);
    expect(await readOwnRequest()).toEqual({ status: 'NONE' });

    const body = anOwnRequest();
    const { id } = (await submit(body)).json();
    await decide(id, { decision: 'REJECTED', reason: 'Partita IVA cessata.' });
    expect(await readOwnRequest()).toMatchObject({
      status: 'REJECTED',
      reason: 'Partita IVA cessata.',
      customerCode: null,
    });
    expect((await call('DELETE', `${COMPANY_PATH}/delete-request`, user.headers)).statusCode).toBe(204);
    expect(await readOwnRequest()).toEqual({ status: 'NONE' });
    expect((await submit(body)).statusCode).toBe(201);
    // Staff can still read the request that they have decided on.
    expect((await call('GET', `${DESK_PATH}/${id}`, admin)).json().status).toBe('REJECTED');
  });
});

describe('becoming a customer', () => {
  it('requires an accepted request; the role applies at once, even with the old token', async () => {
    const { id } = (await submit()).json();
    expect((await call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, user.headers)).statusCode).toBe(409);
    const decidedBody = (await decide(id, { decision: 'ACCEPTED' })).json();
    expect(await readOwnRequest()).toMatchObject({
      status: 'ACCEPTED',
      customerCode: decidedBody.customerCode,
      customerBusinessName: 'Rossi Verniciature S.r.l.',
    });
    const response = await call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, user.headers);
    expect(response.statusCode).toBe(200);
    const claims = JSON.parse(Buffer.from(response.json().accessToken.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ role: 'CUSTOMER', username: user.username });
    for (const token of [response.json().accessToken, user.headers.authorization.slice('Bearer '.length)]) {
      const profile = await call('GET', '/api/v1/public/customer/customer-profiles', {
        authorization: `Bearer ${token}`,
      });
      expect(profile.json().customerCode).toBe(decidedBody.customerCode);
    }
    expect((await call('GET', `${TYPES_PATH}/new-and-existing`, user.headers)).statusCode).toBe(403);
    const request = await call('GET', `${DESK_PATH}/${id}`, admin);
    expect(request.json().status).toBe('CLOSED');
    expect(request.json().history.map(({ action }: { action: string }) => action)).toEqual([
      'customer-requests.submit',
      'customer-requests.accept',
      'customer-requests.become-customer',
    ]);
  });

  it('succeeds once under concurrent requests', async () => {
    const { id } = (await submit()).json();
    await decide(id, { decision: 'ACCEPTED' });
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, user.headers)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 403)).toBe(true);
  });

  it('returns 404 without a request', async () => {
    expect((await call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, user.headers)).statusCode).toBe(404);
  });
});

describe('checking a VAT number', () => {
  it('is limited per hour, counting checks and submissions together', async () => {
    const { vatNumber } = await db.selectFrom('customers').select('vatNumber').executeTakeFirstOrThrow();
    const checkUrl = `${COMPANY_PATH}/customer-requests/vat-check?vatNumber=${vatNumber}`;
    for (let checks = 1; checks < LIMITS.vatChecksPerHour; checks++)
      await call('GET', checkUrl, user.headers);
    expect((await submit(anOwnRequest({ vatNumber }))).json().code).toBe('VatNumberExists');
    const throttledResponses = [
      await submit(anOwnRequest({ vatNumber })),
      await call('GET', checkUrl, user.headers),
    ];
    for (const response of throttledResponses) {
      expect([response.statusCode, response.json().code]).toEqual([429, 'TooManyRequests']);
    }
  });
});

describe('association with an existing customer', () => {
  it('is requested by customer code, replaces a draft, and hides the customer until accepted', async () => {
    const { id } = (await call('PUT', `${TYPES_PATH}/new/drafts`, user.headers, { vatNumber: 'IT1' })).json();
    const response = await requestAssociation(existingCustomer.customerCode);
    expect([response.statusCode, response.json()]).toEqual([201, { id }]);
    const request = await readOwnRequest();
    expect(request).toMatchObject({
      kind: 'EXISTING',
      status: 'PENDING',
      vatNumber: null,
      customerCode: existingCustomer.customerCode,
      customerBusinessName: null,
    });
    expect(JSON.stringify(request)).not.toContain('Colorificio Uno');
    await decide(id, { decision: 'ACCEPTED' });
    expect(await readOwnRequest()).toMatchObject({
      status: 'ACCEPTED',
      customerCode: existingCustomer.customerCode,
    });
    await call('PATCH', `${COMPANY_PATH}/upgrade/to-customer`, user.headers);
    const profile = await call('GET', '/api/v1/public/customer/customer-profiles', user.headers);
    expect(profile.json().customerCode).toBe(existingCustomer.customerCode);
  });

  it('fails for an unknown code, and is throttled after five wrong codes within an hour', async () => {
    for (let attempt = 0; attempt < LIMITS.associationAttemptsPerHour; attempt++) {
      const response = await requestAssociation('999999');
      expect([response.statusCode, response.json().code]).toEqual([404, 'AssociationFailed']);
      now = new Date(now.getTime() + 60_000);
    }
    const throttledResponse = await requestAssociation(existingCustomer.customerCode);
    expect([throttledResponse.statusCode, throttledResponse.headers['retry-after']]).toEqual([
      429,
      String(55 * 60),
    ]);
    now = new Date(now.getTime() + 55 * 60_000);
    expect((await requestAssociation(existingCustomer.customerCode)).statusCode).toBe(201);
  });

  it('counts only wrong codes towards the limit', async () => {
    await submit();
    for (let attempt = 0; attempt <= LIMITS.associationAttemptsPerHour; attempt++) {
      expect((await requestAssociation(existingCustomer.customerCode)).statusCode).toBe(409);
    }
  });

  it('requires a code of six digits', async () => {
    expect((await requestAssociation('12345')).json().errors).toEqual([
      { path: 'customerCode', code: 'invalidField' },
    ]);
  });

  it('is confirmed to its sender, shows its code, and can be withdrawn until staff decide', async () => {
    await db.deleteFrom('mailOutbox').execute();
    const { id } = (await requestAssociation('100001')).json();
    const [mail] = await readMails(db, user.username);
    expect(mail?.textBody).toContain('100001');
    expect(mail?.textBody).not.toContain('Colorificio Uno');
    expect(await readOwnRequest()).toMatchObject({
      status: 'PENDING',
      customerCode: '100001',
      customerBusinessName: null,
    });
    expect((await call('DELETE', `${COMPANY_PATH}/delete-request`, user.headers)).statusCode).toBe(204);
    expect(await readOwnRequest()).toEqual({ status: 'NONE' });
    expect((await decide(id, { decision: 'ACCEPTED' })).statusCode).toBe(404);
    expect((await requestAssociation('100001')).statusCode).toBe(201);
  });

  it('cannot be sent and withdrawn without end', async () => {
    for (let sent = 0; sent < LIMITS.associationsPerHour; sent++) {
      expect((await requestAssociation('100001')).statusCode).toBe(201);
      await call('DELETE', `${COMPANY_PATH}/delete-request`, user.headers);
    }
    const response = await requestAssociation('100001');
    expect([response.statusCode, response.json().code]).toEqual([429, 'TooManyRequests']);
    now = new Date(now.getTime() + 3_600_000);
    expect((await requestAssociation('100001')).statusCode).toBe(201);
  });

  it('of a new company is confirmed to its sender and cannot be withdrawn', async () => {
    await db.deleteFrom('mailOutbox').execute();
    await submit();
    expect(await readMails(db, user.username)).toHaveLength(1);
    const response = await call('DELETE', `${COMPANY_PATH}/delete-request`, user.headers);
    expect(response.json().code).toBe('deleteFail');
  });
});
