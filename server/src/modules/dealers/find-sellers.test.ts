import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';

const { app, db } = await testApp('empty');

const aDealer = (
  businessName: string,
  postalCode: string,
  fields: { priv?: boolean; pro?: boolean; brands?: string[]; country?: string; city?: string } = {},
) => ({
  businessName,
  postalCode,
  street: 'Via Roma 1',
  city: fields.city ?? 'Vicenza',
  province: 'VI',
  phone: '+390444512345',
  email: 'info@dealer.test',
  latitude: 45.55,
  longitude: 11.54,
  mapLink: null,
  forPrivate: fields.priv ?? true,
  forProfessional: fields.pro ?? true,
  brands: fields.brands ?? [],
  country: fields.country ?? 'IT',
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

const search = (path: string) => app.inject({ method: 'GET', url: `/api/v1/public/sellers/${path}` });
const searchNames = async (path: string) =>
  (await search(path)).json<{ businessName: string }[]>().map(({ businessName }) => businessName);

describe('dealers', () => {
  it('are filtered by whether they serve private visitors, professionals, or either', async () => {
    expect(await searchNames('true/false')).toEqual(['Colore Casa', 'Colorificio Berico']);
    expect(await searchNames('false/true')).toEqual(['Colorificio Berico', 'Vernici 100%']);
    expect(await searchNames('true/true')).toHaveLength(3);
    expect(await searchNames('false/false')).toEqual([]);
  });

  it('are limited to 2,000, with the total in a header', async () => {
    expect((await search('true/true')).headers['x-total-count']).toBe('3');
    const manyDealers = Array.from({ length: 2_001 }, (_, index) => aDealer(`Folla ${index}`, '50100'));
    await db.insertInto('dealers').values(manyDealers).execute();
    const limitedResponse = await search('true/true?businessName=folla');
    expect([limitedResponse.json().length, limitedResponse.headers['x-total-count']]).toEqual([
      2_000,
      '2001',
    ]);
    await db.deleteFrom('dealers').where('postalCode', '=', '50100').execute();
  });

  it('have the public fields of a seller', async () => {
    const [first] = (await search('true/true?businessName=berico')).json();
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
    expect(await searchNames('true/true?businessName=COLOR')).toEqual(['Colore Casa', 'Colorificio Berico']);
    expect(await searchNames('true/true?businessName=100%25')).toEqual(['Vernici 100%']);
    expect(await searchNames('true/true?businessName=_olor')).toEqual([]);
  });

  it('are searched by the prefix of the postal code', async () => {
    expect(await searchNames('true/true?postalCode=361')).toEqual(['Colorificio Berico']);
    expect(await searchNames('true/true?postalCode=99')).toEqual([]);
  });

  it('are searched by the beginning of the town, ignoring case and accents', async () => {
    await db
      .insertInto('dealers')
      .values([
        aDealer('Colori Forlì', '47121', { city: 'Forlì' }),
        aDealer('Farben Köln', '50667', { city: 'Köln', country: 'DE' }),
      ])
      .execute();
    expect(await searchNames('true/true?city=forli')).toEqual(['Colori Forlì']);
    expect(await searchNames(`true/true?city=${encodeURIComponent('KÖLN')}`)).toEqual(['Farben Köln']);
    expect(await searchNames('true/true?city=vic&businessName=casa')).toEqual(['Colore Casa']);
    for (const city of ['enza', '%25', '_']) expect(await searchNames(`true/true?city=${city}`)).toEqual([]);
    await db.deleteFrom('dealers').where('city', 'in', ['Forlì', 'Köln']).execute();
  });

  it('are searched by the first two digits if no dealer has the five-digit code', async () => {
    expect(await searchNames('true/true?postalCode=36015')).toEqual(['Colore Casa', 'Colorificio Berico']);
    expect(await searchNames('true/true?postalCode=3601')).toEqual([]);
    expect(await searchNames('true/true?postalCode=36015&businessName=casa')).toEqual(['Colore Casa']);
  });

  it('are filtered by country and brand, and a dealer without brands sells all', async () => {
    await db
      .insertInto('dealers')
      .values(aDealer('Farben Huber', '3610', { country: 'AT' }))
      .execute();
    expect(await searchNames('true/true?postalCode=3610&country=AT')).toEqual(['Farben Huber']);
    expect(await searchNames('true/true?postalCode=1010&country=AT')).toEqual([]);
    expect(await searchNames('true/true?country=it')).toHaveLength(3);
    expect(await searchNames('true/true?country=IT&brand=Muralcrom')).toHaveLength(3);
    expect(await searchNames('true/true?country=IT&brand=Ferrocrom')).toEqual([
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
      expect((await search(path)).statusCode).toBe(400);
    }
  });
});
