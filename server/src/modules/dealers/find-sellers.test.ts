import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';

const { app, db } = await testApp('empty');

const aDealer = (
  businessName: string,
  postalCode: string,
  serves: { priv?: boolean; pro?: boolean; brands?: string[]; country?: string } = {},
) => ({
  businessName,
  postalCode,
  street: 'Via Roma 1',
  city: 'Vicenza',
  province: 'VI',
  phone: '+390444512345',
  email: 'info@dealer.test',
  latitude: 45.55,
  longitude: 11.54,
  mapLink: null,
  forPrivate: serves.priv ?? true,
  forProfessional: serves.pro ?? true,
  brands: serves.brands ?? [],
  country: serves.country ?? 'IT',
});

beforeAll(() =>
  db
    .insertInto('dealers')
    .values([
      aDealer('Colorificio Berico', '36100'),
      aDealer('Colore Casa', '36061', { pro: false, brands: ['Muralcrom'] }),
      aDealer('Vernici 100%', '20121', { priv: false }),
    ])
    .execute(),
);

const ask = (path: string) => app.inject({ method: 'GET', url: `/api/v1/public/sellers/${path}` });
const names = async (path: string) =>
  (await ask(path)).json<{ businessName: string }[]>().map(({ businessName }) => businessName);

describe('dealers', () => {
  it('are filtered by whether they serve private visitors, professionals, or either', async () => {
    expect(await names('true/false')).toEqual(['Colore Casa', 'Colorificio Berico']);
    expect(await names('false/true')).toEqual(['Colorificio Berico', 'Vernici 100%']);
    expect(await names('true/true')).toHaveLength(3);
    expect(await names('false/false')).toEqual([]);
  });

  it('are limited to 2,000, with the total in a header', async () => {
    expect((await ask('true/true')).headers['x-total-count']).toBe('3');
    const crowd = Array.from({ length: 2_001 }, (_, index) => aDealer(`Folla ${index}`, '50100'));
    await db.insertInto('dealers').values(crowd).execute();
    const cut = await ask('true/true?businessName=folla');
    expect([cut.json().length, cut.headers['x-total-count']]).toEqual([2_000, '2001']);
    await db.deleteFrom('dealers').where('postalCode', '=', '50100').execute();
  });

  it('have the public fields of a seller', async () => {
    const [first] = (await ask('true/true?businessName=berico')).json();
    expect(first).toEqual({
      id: expect.any(String),
      businessName: 'Colorificio Berico',
      street: 'Via Roma 1',
      city: 'Vicenza',
      postalCode: '36100',
      province: 'VI',
      phone: '+390444512345',
      email: 'info@dealer.test',
      latitude: 45.55,
      longitude: 11.54,
      mapLink: null,
      country: 'IT',
      brands: [],
    });
  });

  it('are searched by part of the name, ignoring case, without wildcards', async () => {
    expect(await names('true/true?businessName=COLOR')).toEqual(['Colore Casa', 'Colorificio Berico']);
    expect(await names('true/true?businessName=100%25')).toEqual(['Vernici 100%']);
    expect(await names('true/true?businessName=_olor')).toEqual([]);
  });

  it('are searched by the prefix of the postal code', async () => {
    expect(await names('true/true?postalCode=361')).toEqual(['Colorificio Berico']);
    expect(await names('true/true?postalCode=99')).toEqual([]);
  });

  it('are searched by the first two digits if nobody has the five-digit code', async () => {
    expect(await names('true/true?postalCode=36015')).toEqual(['Colore Casa', 'Colorificio Berico']);
    expect(await names('true/true?postalCode=3601')).toEqual([]);
    expect(await names('true/true?postalCode=36015&businessName=casa')).toEqual(['Colore Casa']);
  });

  it('are filtered by country and brand, and a dealer without brands sells all', async () => {
    await db
      .insertInto('dealers')
      .values(aDealer('Farben Huber', '3610', { country: 'AT' }))
      .execute();
    expect(await names('true/true?postalCode=3610&country=AT')).toEqual(['Farben Huber']);
    expect(await names('true/true?postalCode=1010&country=AT')).toEqual([]);
    expect(await names('true/true?country=it')).toHaveLength(3);
    expect(await names('true/true?country=IT&brand=Muralcrom')).toHaveLength(3);
    expect(await names('true/true?country=IT&brand=Ferrocrom')).toEqual([
      'Colorificio Berico',
      'Vernici 100%',
    ]);
    await db.deleteFrom('dealers').where('country', '=', 'AT').execute();
  });

  it('return 400 for invalid flags and filters', async () => {
    for (const path of [
      'yes/true',
      'true/1',
      'true/true?postalCode=12345678901',
      'true/true?businessName=%00',
    ]) {
      expect((await ask(path)).statusCode).toBe(400);
    }
  });
});
