import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { anOwnRequest, createCaller } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const PATH = '/api/v1/backoffice/customers';
const SUBMIT =
  '/api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings';

const first = await aCustomer(db, { customerCode: '100001', businessName: 'Rossi', discountPct1: 20 });
await aCustomer(db, { customerCode: '100002', discountPct1: 30, agentCommissionPct: 4 });
await aCustomer(db, { customerCode: '100003', discountPct1: 30, agentCommissionPct: 4 });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'cromia@test.it', role: 'CROMIA' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [first] });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: first });
const admin = await login(app, 'admin@test.it');
const cromia = await login(app, 'cromia@test.it');

const read = async (code = '100001') => (await call('GET', `${PATH}/${code}`, admin)).json();
const patch = async (fields: object, { headers = admin, code = '100001' } = {}) =>
  call('PATCH', `${PATH}/${code}`, headers, { version: (await read(code)).version, ...fields });
const readAudit = () =>
  db
    .selectFrom('auditLog')
    .innerJoin('users', 'users.id', 'auditLog.userId')
    .select(['action', 'username', 'details'])
    .where('entity', '=', 'customer')
    .orderBy('auditLog.id', 'desc')
    .execute();
const readProfileVersion = async () =>
  (await db.selectFrom('customers').select('version').where('id', '=', first.id).executeTakeFirstOrThrow())
    .version;

describe('changing a customer at the desk', () => {
  it('stores the terms, audits the old values, and reports the change', async () => {
    const before = await readProfileVersion();
    const changed = await patch({
      priceListCode: 'IND',
      discountPct1: 22.5,
      unconditionalDiscountPct: 1,
      agentCommissionPct: 2.5,
      paymentTerms: '30 gg f.m.',
    });
    expect(changed.statusCode).toBe(200);
    const terms = { priceListCode: 'IND', discountPct1: 22.5, paymentTerms: '30 gg f.m.' };
    expect(changed.json()).toMatchObject(terms);
    expect(await read()).toEqual(changed.json());
    expect((await readAudit())[0]).toMatchObject({
      action: 'customers.change',
      username: 'admin@test.it',
      details: { was: { priceListCode: 'RIV', discountPct1: 20, paymentTerms: null }, is: terms },
    });
    const [event] = await db
      .selectFrom('events')
      .select('data')
      .where('type', '=', 'customer.changed')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(event?.data).toMatchObject({ customerCode: '100001', ...terms });
    // Terms are no part of a requested change of the profile, which therefore stays current.
    expect(await readProfileVersion()).toBe(before);
  });

  it('shows the payment terms to the customer, and no other terms', async () => {
    const profile = (
      await call('GET', '/api/v1/public/customer/customer-profiles', await login(app, 'customer@test.it'))
    ).json();
    expect(profile.paymentTerms).toBe('30 gg f.m.');
    expect(profile).not.toHaveProperty('agentCommissionPct');
  });

  it('stores identity, e-mails and addresses, which outdates a pending request of the customer', async () => {
    const { vatNumber: _vat, ...request } = anOwnRequest({ businessName: 'Rossi' });
    const { vatNumber } = await read();
    const sent = await call('POST', SUBMIT, await login(app, 'customer@test.it'), {
      ...request,
      vatNumber,
      customerVersion: await readProfileVersion(),
    });
    expect(sent.statusCode).toBe(201);
    const stored = await read();
    const changed = await patch({
      vatNumber: 'it 00743110157'.replace(' ', ''),
      sdiCode: 'a1b2c3d',
      pec: 'rossi@pec.test',
      billingEmails: ['a@rossi.test', 'b@rossi.test'],
      addresses: stored.addresses.map((address: { code: string }) =>
        address.code === 'SL' ? { ...address, city: 'Schio' } : address,
      ),
    });
    expect(changed.json()).toMatchObject({
      vatNumber: 'IT00743110157',
      sdiCode: 'A1B2C3D',
      billingEmails: ['a@rossi.test', 'b@rossi.test'],
      contacts: stored.contacts,
    });
    expect(changed.json().addresses[0]).toMatchObject({ code: 'SL', city: 'Schio' });
    expect((await readAudit())[0]?.details).toMatchObject({
      was: { vatNumber: stored.vatNumber, 'addresses.SL': { city: 'Treviso' } },
      is: { vatNumber: 'IT00743110157', 'addresses.SL': { city: 'Schio' } },
    });
    const { id } = sent.json();
    const update = await call('GET', `/api/v1/backoffice/update-customer-requests/${id}`, admin);
    expect(update.json()).toMatchObject({ isOutdated: true });
  });

  it('rejects a stale version with who changed the customer, and when', async () => {
    const { version } = await read();
    expect((await patch({ discountPct2: 3 }, { headers: cromia })).statusCode).toBe(200);
    const late = await call('PATCH', `${PATH}/100001`, admin, { version, discountPct2: 4 });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'Conflict',
        outcome: { changedBy: 'cromia@test.it', changedOn: expect.any(String) },
      }),
    ]);
    expect(await read()).toMatchObject({ discountPct2: 3 });
  });

  it('accepts one of two changes at once, over two processes', async () => {
    const { version } = await read();
    const responses = await Promise.all(
      [admin, cromia].map((headers, index) =>
        call('PATCH', `${PATH}/100001`, headers, { version, discountPct1: 40 + index }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('does nothing for equal values', async () => {
    const entries = (await readAudit()).length;
    const { discountPct1 } = await read();
    expect((await patch({ discountPct1 })).statusCode).toBe(200);
    expect(await readAudit()).toHaveLength(entries);
  });

  it('rejects a misspelt field', async () => {
    expect((await patch({ discoutPct1: 50 })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'discoutPct1', code: 'invalidField' }],
    });
  });

  it("rejects another customer's VAT number, contradicting values and unknown codes", async () => {
    const { vatNumber } = await read('100002');
    expect(
      (
        await patch({ vatNumber: 'IT00743110157', sdiCode: 'A1B2C3D', pec: 'a@pec.test' }, { code: '100002' })
      ).json(),
    ).toMatchObject({
      code: 'VatNumberExists',
      errors: [{ path: 'vatNumber', code: 'invalidField' }],
    });
    expect((await read('100002')).vatNumber).toBe(vatNumber);
    expect((await patch({ sdiCode: 'A1B2C3D' }, { code: '100002' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'pec', code: 'missing' }],
    });
    expect((await call('PATCH', `${PATH}/999999`, admin, { version: 'x', discountPct1: 1 })).statusCode).toBe(
      404,
    );
  });

  it('is for ADMIN and CROMIA only', async () => {
    const { version } = await read();
    for (const username of ['it@test.it', 'agent@test.it', 'customer@test.it']) {
      const headers = await login(app, username);
      for (const response of [
        await call('PATCH', `${PATH}/100001`, headers, { version, discountPct1: 1 }),
        await call('POST', PATH, headers, anOwnRequest()),
        await call('GET', `${PATH}/usual-terms`, headers),
      ])
        expect(response.statusCode).toBe(403);
    }
  });
});

describe('a new customer at the desk', () => {
  it('gets the chosen terms and managers, and appears like any other', async () => {
    const { bankName: _bank, iban: _iban, ...company } = anOwnRequest({ businessName: 'Nuova Vernici' });
    const created = await call('POST', PATH, admin, {
      ...company,
      priceListCode: 'IND',
      discountPct1: 10,
      paymentTerms: '60 gg',
      managers: ['agent@test.it'],
    });
    expect(created.statusCode).toBe(201);
    const { customerCode } = created.json();
    expect(await read(customerCode)).toMatchObject({
      businessName: 'Nuova Vernici',
      priceListCode: 'IND',
      discountPct1: 10,
      discountPct2: 0,
      paymentTerms: '60 gg',
      iban: null,
      managers: [{ username: 'agent@test.it' }],
    });
    expect((await readAudit())[0]).toMatchObject({ action: 'customers.create', details: { customerCode } });
  });

  it('is rejected for a taken code, a known VAT number, and a user who is no manager', async () => {
    const { vatNumber } = await read('100002');
    const post = (fields: object) => call('POST', PATH, admin, { ...anOwnRequest(), ...fields });
    expect((await post({ customerCode: '100002' })).json()).toMatchObject({
      code: 'Conflict',
      errors: [{ path: 'customerCode' }],
    });
    expect((await call('POST', PATH, admin, anOwnRequest({ vatNumber }))).json()).toMatchObject({
      code: expect.stringMatching(/VatNumberExists|BadRequest/),
    });
    expect((await post({ managers: ['it@test.it'] })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'managers.0', code: 'invalidField' }],
    });
  });

  it('is prefilled with the most frequent terms of the newest customers', async () => {
    const usual = await call('GET', `${PATH}/usual-terms`, admin);
    expect(usual.json()).toMatchObject({ priceListCode: 'RIV', discountPct1: 30, agentCommissionPct: 4 });
  });
});
