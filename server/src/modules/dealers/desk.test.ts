import type { NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const call = createCaller(app);
const DEALERS_PATH = '/api/v1/backoffice/dealers';

const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const customerSession = await login(app, 'customer@test.it');
const staffSession = await login(app, 'it@test.it');

const BERICO: NewDealer = {
  businessName: 'Colorificio Berico',
  street: 'Viale Roma 12',
  city: 'Vicenza',
  postalCode: '36100',
  province: 'VI',
  country: 'IT',
  phone: '0444 512345',
  email: 'info@berico.test',
  latitude: 45.5455,
  longitude: 11.5354,
  mapLink: null,
  forPrivate: true,
  forProfessional: false,
  brands: [],
};

async function addDealer(dealer: object = BERICO, headers = staffSession): Promise<string> {
  const addedResponse = await call('POST', DEALERS_PATH, headers, dealer);
  expect(addedResponse.statusCode).toBe(201);
  return addedResponse.json().id;
}
const readDealer = async (id: string) => (await call('GET', `${DEALERS_PATH}/${id}`, staffSession)).json();
const listPublicNames = async () =>
  (await app.inject({ method: 'GET', url: '/api/v1/public/sellers/true/true' }))
    .json<{ businessName: string }[]>()
    .map(({ businessName }) => businessName);
const expectErrors = async (change: object) => {
  const rejectedResponse = await call('POST', DEALERS_PATH, staffSession, { ...BERICO, ...change });
  expect(rejectedResponse.statusCode).toBe(400);
  return rejectedResponse.json().errors;
};

describe('dealers in the back office', () => {
  it('can be added, changed and removed, with a history of the changes', async () => {
    const id = await addDealer();
    expect(await listPublicNames()).toEqual(['Colorificio Berico']);
    const { history, ...dealer } = await readDealer(id);
    expect(dealer).toEqual({ ...BERICO, id, phone: '+39 0444 512345', version: 1 });
    expect(history).toEqual([expect.objectContaining({ action: 'dealers.add', username: 'it@test.it' })]);

    const changedResponse = await call('PUT', `${DEALERS_PATH}/${id}`, staffSession, {
      ...BERICO,
      businessName: 'Berico Colori',
      version: 1,
    });
    expect(changedResponse.json()).toMatchObject({ businessName: 'Berico Colori', version: 2 });
    expect(changedResponse.json().history.at(-1).details.fields).toEqual(['businessName']);
    expect(await listPublicNames()).toEqual(['Berico Colori']);

    expect((await call('DELETE', `${DEALERS_PATH}/${id}?version=2`, staffSession)).statusCode).toBe(204);
    expect(await listPublicNames()).toEqual([]);
    expect((await call('GET', `${DEALERS_PATH}/${id}`, staffSession)).statusCode).toBe(404);
  });

  it('changes and removals based on an outdated version return 409', async () => {
    const id = await addDealer();
    const change = { ...BERICO, version: 1 };
    expect((await call('PUT', `${DEALERS_PATH}/${id}`, staffSession, change)).statusCode).toBe(200);
    expect(
      (await call('PUT', `${DEALERS_PATH}/${id}`, staffSession, { ...change, city: 'Thiene' })).statusCode,
    ).toBe(409);
    expect((await call('DELETE', `${DEALERS_PATH}/${id}?version=1`, staffSession)).statusCode).toBe(409);
    expect(await readDealer(id)).toMatchObject({ city: 'Vicenza', version: 2 });
    await call('DELETE', `${DEALERS_PATH}/${id}?version=2`, staffSession);
  });

  it('are added once under one idempotency key', async () => {
    const headers = { ...staffSession, 'idempotency-key': 'one-dealer' };
    const id = await addDealer(BERICO, headers);
    expect(await addDealer(BERICO, headers)).toBe(id);
    expect(await listPublicNames()).toHaveLength(1);
    await call('DELETE', `${DEALERS_PATH}/${id}?version=1`, staffSession);
  });

  it('report each invalid field', async () => {
    expect(await expectErrors({ postalCode: '3610' })).toEqual([
      { path: 'postalCode', code: 'invalidField' },
    ]);
    expect(await expectErrors({ phone: '12' })).toEqual([{ path: 'phone', code: 'invalidField' }]);
    expect(await expectErrors({ latitude: 91 })).toEqual([
      { path: 'latitude', code: 'invalidField', limit: { of: 'value', max: 90 } },
    ]);
    expect(await expectErrors({ forPrivate: false })).toEqual([{ path: 'forProfessional', code: 'missing' }]);
    for (const mapLink of [
      'http://maps.example.com/a',
      'https://maps.example.com@evil.test/',
      'https://maps.example.com\\@evil.test/',
      'https://localhost/a',
      'javascript:alert(1)',
      'https://maps.example.com/\u202Egpj',
    ]) {
      expect(await expectErrors({ mapLink })).toEqual([{ path: 'mapLink', code: 'invalidField' }]);
    }
  });

  it('are found by name, town and postal code, and by kind of customer', async () => {
    const ids = [
      await addDealer(),
      await addDealer({ ...BERICO, businessName: 'Vernici Brenta', city: 'Bassano', forProfessional: true }),
    ];
    const searchNames = async (query: string) =>
      (await call('GET', `${DEALERS_PATH}?${query}`, staffSession))
        .json()
        .content.map(({ businessName }: { businessName: string }) => businessName);
    expect(await searchNames('')).toEqual(['Colorificio Berico', 'Vernici Brenta']);
    expect(await searchNames('sort=city,asc')).toEqual(['Vernici Brenta', 'Colorificio Berico']);
    expect(await searchNames('searchString=BASS')).toEqual(['Vernici Brenta']);
    expect(await searchNames('searchString=361')).toHaveLength(2);
    expect(await searchNames('kind=PROFESSIONAL')).toEqual(['Vernici Brenta']);
    for (const id of ids) await call('DELETE', `${DEALERS_PATH}/${id}?version=1`, staffSession);
  });

  it('are accessible to staff only', async () => {
    expect((await call('GET', DEALERS_PATH, customerSession)).statusCode).toBe(403);
    expect((await call('POST', DEALERS_PATH, customerSession, BERICO)).statusCode).toBe(403);
    expect((await app.inject({ method: 'GET', url: DEALERS_PATH })).statusCode).toBe(401);
  });
});
