import { LIMITS } from '@cromia/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  anOwnRequest,
  aVatNumber,
  COMPANY,
  createCaller,
  DESK,
  TYPES,
} from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';

let today = new Date('2026-11-20T09:00:00Z');
const { app, db } = await testApp('empty', { apps: 2, now: () => today });
const call = createCaller(app);

const known = await aCustomer(db, { customerCode: '100001', businessName: 'Colorificio Uno' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'private@test.it', role: 'USER', type: 'P' });
const admin = await login(app, 'admin@test.it');

let people = 0;
/** A logged-in user of a company. */
async function aPerson(): Promise<{ username: string; headers: { authorization: string } }> {
  people += 1;
  const username = await aUser(db, { username: `person${people}@test.it`, role: 'USER' });
  return { username, headers: await login(app, username) };
}

let person: Awaited<ReturnType<typeof aPerson>>;
beforeEach(async () => {
  today = new Date(today.getTime() + 2 * 3_600_000);
  person = await aPerson();
});

const own = async (headers = person.headers) => {
  const response = await call('GET', `${TYPES}/new-and-existing`, headers);
  return response.statusCode === 404 ? { status: 'NONE' } : response.json();
};
const submit = (body: object = anOwnRequest(), headers = person.headers) =>
  call('POST', `${TYPES}/new/pendings`, headers, body);
const associate = (customerCode: string, headers = person.headers) =>
  call('POST', `${TYPES}/existing/pendings`, headers, { customerCode });
const decide = (id: string, decision: object) => call('POST', `${DESK}/${id}/decision`, admin, decision);

describe("a user's own request", () => {
  it('answers 404 if there is none', async () => {
    const response = await call('GET', `${TYPES}/new-and-existing`, person.headers);
    expect([response.statusCode, response.json().code]).toEqual([404, 'NotFound']);
  });

  it('is saved as an incomplete draft, and read back unchanged', async () => {
    const first = await call('PUT', `${TYPES}/new/drafts`, person.headers, { businessName: 'Rossi' });
    expect(first.statusCode).toBe(200);
    const draft = { businessName: 'Rossi S.r.l.', vatNumber: 'it 12', step: 'Addresses', contacts: [] };
    const second = await call('PUT', `${TYPES}/new/drafts`, person.headers, draft);
    expect(second.json()).toMatchObject({
      ...draft,
      vatNumber: 'IT 12',
      id: first.json().id,
      status: 'DRAFT',
    });
    expect(await own()).toEqual(second.json());
  });

  it('refuses characters that the database cannot store', async () => {
    for (const businessName of ['a\u0000b', 'a\ud800b']) {
      const response = await call('PUT', `${TYPES}/new/drafts`, person.headers, { businessName });
      expect(response.statusCode).toBe(400);
    }
  });

  it('is submitted from the draft, and only once', async () => {
    const { id } = (await call('PUT', `${TYPES}/new/drafts`, person.headers, {})).json();
    const sent = await submit();
    expect([sent.statusCode, sent.json()]).toEqual([201, { id }]);
    expect(await own()).toMatchObject({
      id,
      status: 'PENDING',
      kind: 'NEW',
      businessName: 'Rossi Verniciature S.r.l.',
    });
    const again = await submit();
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'Conflict', current: 'PENDING' }]);
    expect((await call('PUT', `${TYPES}/new/drafts`, person.headers, {})).statusCode).toBe(409);
    expect((await call('DELETE', `${COMPANY}/delete-request`, person.headers)).json().code).toBe(
      'deleteFail',
    );
  });

  it('concurrent submissions with one idempotency key get the same answer', async () => {
    const headers = { ...person.headers, 'idempotency-key': 'the same' };
    const body = anOwnRequest();
    const [first, second] = await Promise.all([
      call('POST', `${TYPES}/new/pendings`, headers, body),
      call('POST', `${TYPES}/new/pendings`, headers, body),
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

  it("is refused for a customer's VAT number, without revealing the customer code", async () => {
    const { vatNumber } = await db
      .updateTable('customers')
      .set({ vatNumber: aVatNumber() })
      .where('id', '=', known.id)
      .returning('vatNumber')
      .executeTakeFirstOrThrow();
    const response = await submit(anOwnRequest({ vatNumber }));
    expect([response.statusCode, response.json().code]).toEqual([409, 'VatNumberExists']);
    expect(response.body).not.toContain(known.customerCode);
    const check = (number: string) =>
      call('GET', `${COMPANY}/customer-requests/vat-check?vatNumber=${number}`, person.headers);
    expect((await check(vatNumber)).json()).toEqual({ known: 'customer' });
    expect((await check(aVatNumber())).json()).toEqual({ known: 'no' });
    expect((await check('IT1')).statusCode).toBe(400);
  });

  it('is refused while another user requests the same company, even concurrently', async () => {
    const body = anOwnRequest();
    const others = await Promise.all([aPerson(), aPerson(), aPerson()]);
    const responses = await Promise.all(others.map(({ headers }) => submit(body, headers)));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409]);
    const rejected = responses.find(({ statusCode }) => statusCode === 409);
    expect(rejected?.json().code).toBe('CustomerRequestExists');
    const check = await call(
      'GET',
      `${COMPANY}/customer-requests/vat-check?vatNumber=${body.vatNumber}`,
      person.headers,
    );
    expect(check.json()).toEqual({ known: 'requested' });
  });

  it('is refused for private users', async () => {
    const headers = await login(app, 'private@test.it');
    expect((await submit(anOwnRequest(), headers)).statusCode).toBe(403);
  });

  it('a new one can be submitted after deleting a draft or acknowledging a rejection', async () => {
    expect((await call('DELETE', `${COMPANY}/delete-request`, person.headers)).statusCode).toBe(404);
    await call('PUT', `${TYPES}/new/drafts`, person.headers, {});
    expect((await call('DELETE', `${COMPANY}/delete-request`, person.headers)).statusCode).toBe(204);
    expect(await own()).toEqual({ status: 'NONE' });

    const body = anOwnRequest();
    const { id } = (await submit(body)).json();
    await decide(id, { decision: 'REJECTED', reason: 'Partita IVA cessata.' });
    expect(await own()).toMatchObject({
      status: 'REJECTED',
      reason: 'Partita IVA cessata.',
      customerCode: null,
    });
    expect((await call('DELETE', `${COMPANY}/delete-request`, person.headers)).statusCode).toBe(204);
    expect(await own()).toEqual({ status: 'NONE' });
    expect((await submit(body)).statusCode).toBe(201);
    // Staff can still read the request that they have decided on.
    expect((await call('GET', `${DESK}/${id}`, admin)).json().status).toBe('REJECTED');
  });
});

describe('becoming a customer', () => {
  it('requires an accepted request; the role applies at once, even with the old token', async () => {
    const { id } = (await submit()).json();
    expect((await call('PATCH', `${COMPANY}/upgrade/to-customer`, person.headers)).statusCode).toBe(409);
    const decided = (await decide(id, { decision: 'ACCEPTED' })).json();
    expect(await own()).toMatchObject({
      status: 'ACCEPTED',
      customerCode: decided.customerCode,
      customerBusinessName: 'Rossi Verniciature S.r.l.',
    });
    const response = await call('PATCH', `${COMPANY}/upgrade/to-customer`, person.headers);
    expect(response.statusCode).toBe(200);
    const claims = JSON.parse(Buffer.from(response.json().accessToken.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ role: 'CUSTOMER', username: person.username });
    for (const token of [response.json().accessToken, person.headers.authorization.slice('Bearer '.length)]) {
      const profile = await call('GET', '/api/v1/public/customer/customer-profiles', {
        authorization: `Bearer ${token}`,
      });
      expect(profile.json().customerCode).toBe(decided.customerCode);
    }
    expect((await call('GET', `${TYPES}/new-and-existing`, person.headers)).statusCode).toBe(403);
    const request = await call('GET', `${DESK}/${id}`, admin);
    expect(request.json().status).toBe('CLOSED');
    expect(request.json().history.map(({ action }: { action: string }) => action)).toEqual([
      'customer-requests.submit',
      'customer-requests.accept',
      'customer-requests.become-customer',
    ]);
  });

  it('succeeds once under concurrent calls', async () => {
    const { id } = (await submit()).json();
    await decide(id, { decision: 'ACCEPTED' });
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call('PATCH', `${COMPANY}/upgrade/to-customer`, person.headers)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 403)).toBe(true);
  });

  it('answers 404 without a request', async () => {
    expect((await call('PATCH', `${COMPANY}/upgrade/to-customer`, person.headers)).statusCode).toBe(404);
  });
});

describe('checking a VAT number', () => {
  it('is limited per hour, counting checks and submissions together', async () => {
    const { vatNumber } = await db.selectFrom('customers').select('vatNumber').executeTakeFirstOrThrow();
    const check = `${COMPANY}/customer-requests/vat-check?vatNumber=${vatNumber}`;
    for (let checks = 1; checks < LIMITS.vatChecksPerHour; checks++) await call('GET', check, person.headers);
    expect((await submit(anOwnRequest({ vatNumber }))).json().code).toBe('VatNumberExists');
    const turnedAway = [await submit(anOwnRequest({ vatNumber })), await call('GET', check, person.headers)];
    for (const response of turnedAway) {
      expect([response.statusCode, response.json().code]).toEqual([429, 'TooManyRequests']);
    }
  });
});

describe('association with an existing customer', () => {
  it('is requested by customer code, replaces a draft, and hides the customer until accepted', async () => {
    const { id } = (await call('PUT', `${TYPES}/new/drafts`, person.headers, { vatNumber: 'IT1' })).json();
    const response = await associate(known.customerCode);
    expect([response.statusCode, response.json()]).toEqual([201, { id }]);
    const request = await own();
    expect(request).toMatchObject({
      kind: 'EXISTING',
      status: 'PENDING',
      vatNumber: null,
      customerCode: null,
    });
    expect(JSON.stringify(request)).not.toContain('Colorificio Uno');
    await decide(id, { decision: 'ACCEPTED' });
    expect(await own()).toMatchObject({ status: 'ACCEPTED', customerCode: known.customerCode });
    await call('PATCH', `${COMPANY}/upgrade/to-customer`, person.headers);
    const profile = await call('GET', '/api/v1/public/customer/customer-profiles', person.headers);
    expect(profile.json().customerCode).toBe(known.customerCode);
  });

  it('fails for an unknown code, and is throttled after five wrong ones within an hour', async () => {
    for (let wrong = 0; wrong < LIMITS.associationTriesPerHour; wrong++) {
      const response = await associate('999999');
      expect([response.statusCode, response.json().code]).toEqual([404, 'AssociationFailed']);
      today = new Date(today.getTime() + 60_000);
    }
    const turnedAway = await associate(known.customerCode);
    expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([429, String(55 * 60)]);
    today = new Date(today.getTime() + 55 * 60_000);
    expect((await associate(known.customerCode)).statusCode).toBe(201);
  });

  it('counts only wrong codes towards the limit', async () => {
    await submit();
    for (let tries = 0; tries <= LIMITS.associationTriesPerHour; tries++) {
      expect((await associate(known.customerCode)).statusCode).toBe(409);
    }
  });

  it('requires a code of six digits', async () => {
    expect((await associate('12345')).json().errors).toEqual([
      { path: 'customerCode', code: 'invalidField' },
    ]);
  });
});
