import { gunzipSync } from 'node:zlib';
import type { NameSearchResponse, SearchResponse } from '@cromia/domain/catalogue/search';
import {
  facetCountsSchema,
  nameResponseSchema,
  searchResponseSchema,
  serialColorsSchema,
} from '@cromia/domain/catalogue/search';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { login, testApp } from '../../../../test/app.ts';
import { aProduct } from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('demo');

async function search(path: string, query: Record<string, string | number>): Promise<SearchResponse> {
  const response = await get(path, query);
  expect(response.statusCode).toBe(200);
  return (path === 'name' ? nameResponseSchema : searchResponseSchema).strict().parse(response.json());
}

function get(path: string, query: Record<string, string | number>, headers: { authorization?: string } = {}) {
  const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return app.inject({ url: `/api/products/filters/${path}?${new URLSearchParams(values)}`, headers });
}

/** The listed colours, in the format `serial-color`. */
function listColors({ content }: SearchResponse): string[] {
  return content.flatMap(({ serial, colors }) => colors.map(({ color }) => `${serial}-${color}`));
}

const listSerials = ({ content }: SearchResponse): string[] => content.map(({ serial }) => serial);

describe('search by name or code', () => {
  it('finds a serial by its code, with all its colours that are still sold', async () => {
    const found = await search('name', { nameCode: 'f120' });
    const sold = await db
      .selectFrom('products')
      .select('color')
      .distinct()
      .where('serial', '=', 'F120')
      .where('status', '<>', 'E')
      .orderBy('color')
      .execute();
    expect(found.totalElements).toBe(1);
    expect(found.content[0]?.colorCount).toBe(sold.length);
    expect(listColors(found)).toEqual(sold.slice(0, 28).map(({ color }) => `F120-${color}`));
    expect(found.content[0]).toMatchObject({
      productClass: '3',
      shortDescription: { en: 'Epoxy primer 2K' },
    });
  });

  it.each([
    ['F120-7035', 'F120-7035'],
    ['F120 7035', 'F120-7035'],
    ['f120-7035-25', 'F120-7035'],
    ['F120 7035 2', 'F120-7035'],
  ])('%s finds only that colour', async (nameCode, expected) => {
    expect(listColors(await search('name', { nameCode }))).toEqual([expected]);
  });

  it('finds names in any language, ignoring case and accents', async () => {
    for (const nameCode of ['EPOSSIDICO primer', 'epoxidgrund', 'эпоксидный грунт', 'zaklad epoxidovy']) {
      expect(listSerials(await search('name', { nameCode, size: 100 }))).toContain('F120');
    }
  });

  it('words of a colour name filter the listed colours', async () => {
    const found = await search('name', { nameCode: 'F120 light grey' });
    expect(listColors(found)).toEqual(['F120-7035']);
  });

  it.each(['%', '_', '\\', '- %'])('%s is rejected as an empty search', async (nameCode) => {
    expect((await get('name', { nameCode })).json()).toMatchObject({ code: 'SearchFilterRequired' });
  });

  it('rejects more than ten words', async () => {
    const response = await get('name', { nameCode: 'aa bb cc dd ee ff gg hh ii jj kk' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: 'nameCode', code: 'invalidLenght' }] });
  });
});

describe('the ranking of a search by name', () => {
  const rank = async (nameCode: string, lang = 'it'): Promise<NameSearchResponse> =>
    nameResponseSchema.parse((await get('name', { nameCode, lang, size: 100 })).json());

  it.each(['F120', 'f120 7035', 'f1207035', 'F120703525', 'RAL 7035 F120'])(
    'an exact code comes first: %s',
    async (nameCode) => {
      const { content, outcome } = await rank(nameCode);
      expect([outcome, content[0]?.serial]).toEqual(['all', 'F120']);
    },
  );

  it('names that start with the phrase rank above names with all words, then other texts', async () => {
    const serials = listSerials(await rank('primer epossidico'));
    expect(serials.slice(0, 3)).toEqual(['F120', 'C800', 'F121']);
    expect(serials.indexOf('A300')).toBeGreaterThan(2);
    const tiers = listSerials(await rank('lucido universale'));
    expect(tiers.slice(0, 2)).toEqual(['E600', 'E610']);
  });

  it('the language of the caller affects the ranking', async () => {
    // "Fondo" starts Italian and Spanish names; "primer" occurs in English and Italian ones.
    expect(listSerials(await rank('primer', 'en'))).not.toEqual(listSerials(await rank('primer', 'it')));
  });

  it('a RAL code lists only that colour', async () => {
    const { content } = await rank('RAL 7035 epossidico');
    expect(content.length).toBeGreaterThan(2);
    expect(new Set(content.flatMap(({ colors }) => colors.map(({ color }) => color)))).toEqual(
      new Set(['7035']),
    );
  });

  it('the closest products are listed if none has all words', async () => {
    const found = await rank('primer epossidico xyzzy');
    expect(found.outcome).toBe('closest');
    expect(listSerials(found).slice(0, 3)).toEqual(['F120', 'C800', 'F121']);
    expect(await rank('F120-9999')).toMatchObject({ outcome: 'closest', content: [{ serial: 'F120' }] });
  });

  it('products with the most and the rarest words are listed if none has half of them', async () => {
    for (const [nameCode, serial] of [
      ['sverniciatore rapido efficace', 'Z950'],
      ['stucco marca famosa', 'H560'],
    ]) {
      const found = await rank(nameCode ?? '');
      expect([found.outcome, found.content[0]?.serial]).toEqual(['closest', serial]);
    }
  });

  it('a complete code may start with the product class', async () => {
    const { content, outcome } = await rank('3-F120-7035-25');
    expect([outcome, content.map(({ serial }) => serial)]).toEqual(['all', ['F120']]);
  });

  it("spelling suggestions are only in the user's language or English", async () => {
    expect((await rank('antirrugginosso', 'de')).didYouMean).toBeNull();
    expect((await rank('prohf primer', 'en')).didYouMean ?? '').not.toContain('proti');
  });

  it('the nearest words of the catalogue are suggested if no product is close', async () => {
    expect(await rank('antirrugginosso')).toMatchObject({
      outcome: 'none',
      totalElements: 0,
      didYouMean: 'antiruggine',
    });
    expect(await rank('F127')).toMatchObject({ outcome: 'none', didYouMean: 'F120' });
    expect(await rank('xyzzyxyzzy')).toMatchObject({ outcome: 'none', didYouMean: null });
  });
});

describe('search by serial and colour', () => {
  it('matches both by prefix, ignoring case', async () => {
    const found = await search('advanced', { serial: 'f12', color: '703' });
    expect(found.content.length).toBeGreaterThan(0);
    for (const code of listColors(found)) expect(code).toMatch(/^F12.-703/);
  });

  it('uses only the first four characters of the serial', async () => {
    expect(listSerials(await search('advanced', { serial: 'F120XYZ' }))).toEqual(['F120']);
  });

  it('a colour alone lists that colour of every serial that has it', async () => {
    const found = await search('advanced', { color: '7035', size: 100 });
    expect(found.content.length).toBeGreaterThan(3);
    expect(new Set(found.content.flatMap(({ colors }) => colors.map(({ color }) => color)))).toEqual(
      new Set(['7035']),
    );
  });
});

describe('search by serial and colour name', () => {
  it.each([
    ['grigio luce', ['7035']],
    ['light grey', ['7035']],
    ['Lichtgrau', ['7035']],
    ['светло-серый', ['7035']],
    ['RAL 7035', ['7035']],
  ])('finds the colour by %s', async (colorName, colors) => {
    const found = await search('advanced', { serial: 'F120', colorName });
    expect(found.content.map(({ serial }) => serial)).toEqual(['F120']);
    expect(found.content[0]?.colors.map(({ color }) => color)).toEqual(colors);
    const response = await app.inject(
      `/api/products/serials/3/F120/colors?${new URLSearchParams({ colorName })}`,
    );
    expect(response.json().content.map(({ color }: { color: string }) => color)).toEqual(colors);
  });

  it('lists a colour of every serial that has it, and nothing for an unknown name', async () => {
    const grey = await search('advanced', { colorName: 'grigio luce', size: 100 });
    expect(grey.content.length).toBeGreaterThan(3);
    expect(grey.content.flatMap(({ colors }) => colors.map(({ color }) => color))).toContain('7035');
    expect((await search('advanced', { serial: 'F120', colorName: 'xyzzy' })).totalElements).toBe(0);
  });
});

describe('search by characteristics', () => {
  it('counts for each facet value the serials that its search finds', async () => {
    const countValues = async (query: Record<string, string>) => {
      const response = await get('multi/counts', query);
      expect(response.statusCode).toBe(200);
      return facetCountsSchema.parse(response.json());
    };
    const all = await countValues({});
    for (const [area, count] of Object.entries(all.area))
      expect((await search('multi', { area })).totalElements).toBe(count);
    const metal = await countValues({ area: 'metal', drying: 'catalyzed' });
    // A choice does not narrow the counts of its own facet, since another value may replace it.
    expect((await search('multi', { area: 'metal' })).totalElements).toBe(
      Object.values(metal.drying).reduce((sum, count) => sum + count, 0),
    );
    for (const [family, count] of Object.entries(metal.family))
      expect((await search('multi', { area: 'metal', drying: 'catalyzed', family })).totalElements).toBe(
        count,
      );
    expect(Object.keys(metal.family).length).toBeLessThan(Object.keys(all.family).length);
    expect((await get('multi/counts', { area: '3M' })).statusCode).toBe(400);
  });

  it('combines all facets, given by name', async () => {
    const found = await search('multi', {
      area: 'metal',
      family: 'epoxy',
      dilution: 'solvent',
      drying: 'catalyzed',
      appMethod: 'airLess',
      size: 100,
    });
    expect(listSerials(found)).toContain('F120');
    const serials = await db
      .selectFrom('serials')
      .select(['serial', 'area', 'family', 'dilution', 'drying'])
      .where('serial', 'in', listSerials(found))
      .execute();
    for (const serial of serials) {
      expect(serial).toMatchObject({ area: '3M', family: 'epoxy', dilution: '3S', drying: '2' });
    }
  });

  it('treats an empty facet as absent', async () => {
    const all = await search('multi', { area: 'metal', size: 100 });
    expect(await search('multi', { area: 'metal', family: '', size: 100 })).toEqual(all);
  });

  it('rejects unknown facet values', async () => {
    expect((await get('multi', { area: '3M' })).statusCode).toBe(400);
  });
});

describe('the pages of a search', () => {
  it('are sorted by serial and colour, twelve per page', async () => {
    const query = { nameCode: 'a', sort: 'serial,asc' };
    const first = await search('name', query);
    expect(first).toMatchObject({ size: 12, number: 0, first: true, last: false });
    const all = await search('name', { ...query, size: 100 });
    expect(listSerials(all)).toEqual(listSerials(all).toSorted());
    for (const { colors } of all.content) {
      const codes = colors.map(({ color }) => color);
      expect(codes).toEqual(codes.toSorted());
    }
    const second = await search('name', { ...query, page: 1 });
    expect([...listSerials(first), ...listSerials(second)]).toEqual(listSerials(all).slice(0, 24));
  });

  it.each([
    ['name', { nameCode: 'a' }],
    ['advanced', { serial: 'F' }],
    ['multi', { area: 'metal' }],
  ])('are reversed by sort=serial,desc: %s', async (path, query) => {
    const up = await search(path, { ...query, size: 100, sort: 'serial,asc' });
    const down = await search(path, { ...query, size: 100, sort: 'serial,desc' });
    expect(up.content.length).toBeGreaterThan(1);
    expect(listSerials(down)).toEqual(listSerials(up).toReversed());
  });

  it('of a search by name start with serials whose code starts with the term', async () => {
    const found = await search('name', { nameCode: 'e', size: 100 });
    const startWithTerm = listSerials(found).map((serial) => serial.startsWith('E'));
    expect(startWithTerm).toEqual(startWithTerm.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(startWithTerm).size).toBe(2);
    expect(found).toEqual(await search('name', { nameCode: 'e', size: 100, sort: 'relevance' }));
  });

  it('past the end are empty, with the same total', async () => {
    const { totalElements } = await search('name', { nameCode: 'a' });
    expect(await search('name', { nameCode: 'a', page: 99 })).toMatchObject({
      totalElements,
      content: [],
      empty: true,
      last: true,
    });
  });

  it.each([
    { page: -1 },
    { page: 'x' },
    { size: 0 },
    { size: 101 },
    { sort: 'price,asc' },
    { lang: 'xx' },
    { customerCode: '12' },
  ])('are rejected for invalid parameters: %o', async (query) => {
    expect((await get('name', { nameCode: 'a', ...query })).statusCode).toBe(400);
  });

  it.each([
    ['name', {}],
    ['name', { nameCode: ' ' }],
    ['name', { nameCode: '-' }],
    ['advanced', {}],
    ['advanced', { serial: '', color: '' }],
    ['multi', {}],
    ['multi', { area: '' }],
  ])('require at least one filter: %s %o', async (path, query) => {
    const response = await get(path, query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'SearchFilterRequired' });
  });

  it('are rejected with 404 for the code of another customer', async () => {
    const customer = await login(app, 'customer@demo.cromia.test');
    expect((await get('name', { nameCode: 'F120', customerCode: '100002' }, customer)).statusCode).toBe(404);
  });
});

describe('search results', () => {
  it('leave out removed products, and serials without other products', async () => {
    const [color] = (await search('name', { nameCode: 'F120-1003' })).content.flatMap(({ colors }) => colors);
    expect(color?.products.map(({ pkg }) => pkg) ?? []).not.toContain('25');
    await aProduct(db, { serial: 'Q901', status: 'E' });
    expect((await search('name', { nameCode: 'Q901' })).totalElements).toBe(0);
  });

  it('reflect catalogue changes at once: a new product, its stock, its removal, a new name', async () => {
    const { id } = await aProduct(db, { serial: 'Q902', color: '7035', inStock: false });
    const readProduct = async () =>
      (await search('name', { nameCode: 'Q902' })).content[0]?.colors[0]?.products[0];
    expect(await readProduct()).toMatchObject({ inStock: false, status: 'A' });
    await db.updateTable('products').set({ inStock: true }).where('id', '=', id).execute();
    expect(await readProduct()).toMatchObject({ inStock: true });
    await db
      .updateTable('serials')
      .set({ shortDescription: JSON.stringify({ it: 'Vernice lunare' }) })
      .where('serial', '=', 'Q902')
      .execute();
    expect(listSerials(await search('name', { nameCode: 'lunare' }))).toEqual(['Q902']);
    await db.updateTable('products').set({ status: 'E' }).where('id', '=', id).execute();
    expect(listSerials(await search('name', { nameCode: 'lunare', size: 100 }))).not.toContain('Q902');
  });

  it('reflect two concurrent changes of one serial', async () => {
    const first = await aProduct(db, { serial: 'Q903', pkg: '05', inStock: false });
    const second = await aProduct(db, { serial: 'Q903', pkg: '25', inStock: false });
    const putInStock = (id: number) => db.updateTable('products').set({ inStock: true }).where('id', '=', id);
    for (let round = 0; round < 5; round++) {
      await db.updateTable('products').set({ inStock: false }).where('serial', '=', 'Q903').execute();
      await Promise.all(
        [first, second].map(({ id }) =>
          db.transaction().execute(async (trx) => {
            await trx.executeQuery(putInStock(id));
            await sql`SELECT pg_sleep(0.01)`.execute(trx);
          }),
        ),
      );
      const [serial] = (await search('name', { nameCode: 'Q903' })).content;
      expect(serial?.colors[0]?.products.map(({ inStock }) => inStock)).toEqual([true, true]);
    }
  });

  it.each(['filters/name?nameCode=a&size=20', 'filters/advanced?serial=F120', '3/F120/7035/25'])(
    'are identical when compressed: %s',
    async (path) => {
      const url = `/api/products/${path}`;
      const { headers, body } = await app.inject({ url });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      const compressedResponse = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(compressedResponse.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
      });
      expect(gunzipSync(compressedResponse.rawPayload).toString()).toBe(body);
    },
  );

  it('contain only the requested language', async () => {
    const [first] = (await search('name', { nameCode: 'F120', lang: 'de' })).content;
    expect(first?.shortDescription).toEqual({ de: '2K-Epoxidgrund' });
    for (const { colorDescription } of first?.colors ?? [])
      expect(Object.keys(colorDescription)).toEqual(['de']);
  });

  it('are small: twelve serials of metal in at most 115 KB, and 12 KB compressed', async () => {
    const url = '/api/products/filters/multi?area=metal&lang=it';
    const plain = await app.inject({ url });
    expect(plain.json().content).toHaveLength(12);
    expect(plain.rawPayload.length).toBeLessThanOrEqual(115_000);
    const compressedResponse = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(compressedResponse.rawPayload.length).toBeLessThanOrEqual(12_000);
  });
});

describe('the colours of a serial', () => {
  const PATH = '/api/products/serials/3';
  async function readColors(path: string): Promise<z.infer<typeof serialColorsSchema>> {
    const response = await app.inject(`${PATH}/${path}`);
    expect(response.statusCode).toBe(200);
    return serialColorsSchema.strict().parse(response.json());
  }
  const listCodes = ({ content }: { content: { color: string }[] }) => content.map(({ color }) => color);

  it('are paged by a hundred, and match the count and the first colours of a search', async () => {
    const { content } = await search('multi', { area: 'metal', size: 100 });
    const largest = content.toSorted((a, b) => b.colorCount - a.colorCount)[0];
    expect(largest?.colorCount).toBeGreaterThan(100);
    expect(largest?.colors).toHaveLength(28);
    const first = await readColors(`${largest?.serial}/colors`);
    expect(first).toMatchObject({ size: 100, number: 0, totalElements: largest?.colorCount, last: false });
    expect(first.content.slice(0, 28)).toEqual(largest?.colors);
    const second = await readColors(`${largest?.serial}/colors?page=1`);
    const codes = [...listCodes(first), ...listCodes(second)];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(codes.toSorted());
  });

  it('are filtered by the same parameters as a search', async () => {
    expect(listCodes(await readColors('F120/colors?nameCode=light%20grey'))).toEqual(['7035']);
    expect(listCodes(await readColors('F120/colors?nameCode=F120-7035-25'))).toEqual(['7035']);
    const byCode = listCodes(await readColors('F120/colors?color=70'));
    expect(byCode.length).toBeGreaterThan(1);
    for (const color of byCode) expect(color).toMatch(/^70/);
    expect(listCodes(await readColors('F120/colors?nameCode=xyzzy'))).toEqual([]);
  });

  it('return 404 for an unknown serial, and 400 for an empty filter', async () => {
    expect((await app.inject(`${PATH}/ZZZZ/colors`)).statusCode).toBe(404);
    expect((await app.inject(`${PATH}/F120/colors?nameCode=-`)).statusCode).toBe(400);
  });
});
