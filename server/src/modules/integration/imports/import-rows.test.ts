import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aKey, createErpClient, toCounts } from '../../../../test/builders/integration.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';
import { callConcurrently } from '../../../../test/call-concurrently.ts';
import { purgeImports } from './imports-queries.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const { key, id: keyId } = await aKey(db);
const importRows = createErpClient(app, key);
await aCustomer(db, { customerCode: '100001' });

const SERIAL = {
  brand: 'Cromia',
  area: '3M',
  typology: 'dye',
  family: 'epoxy',
  dilution: '3S',
  drying: '2',
  applications: ['S', 'SM'],
  intest: 'IE',
  diluent: 'D40',
  expires: 24,
  resalt: 8.5,
  resakg: null,
};

/** A product row as an ERP sends it. */
function aRow(pkg: string, overrides: object = {}, color = '7035') {
  return {
    productCode: { productClass: '3', serial: 'F120', color, pkg },
    status: 'A',
    tsc: 'S',
    um: 'kg',
    qta: 25,
    unitQty: 25,
    qtyPkgMultiplier: 4,
    dna: 1.32,
    plo: 26.5,
    hex: '#D7D7D7',
    ...SERIAL,
    ...overrides,
  };
}
const toCode = (pkg: string, color = '7035') => ({ serial: 'F120', color, pkg });
const TEXT = { serial: 'F120', language: 'en' };

beforeEach(async () => {
  await sql`TRUNCATE serials, imports, audit_log CASCADE`.execute(db);
});

const readProducts = async () =>
  db
    .selectFrom('products')
    .innerJoin('colors', (join) =>
      join
        .onRef('colors.serial', '=', 'products.serial')
        .onRef('colors.color', '=', 'products.color')
        .onRef('colors.productClass', '=', 'products.productClass'),
    )
    .innerJoin('serials', (join) =>
      join
        .onRef('serials.serial', '=', 'products.serial')
        .onRef('serials.productClass', '=', 'products.productClass'),
    )
    .selectAll()
    .orderBy('products.color')
    .orderBy('products.pkg')
    .execute()
    .then((rows) => rows.map(({ id: _id, sources: _sources, ...row }) => row));
const readVersions = async () =>
  (await db.selectFrom('serialVersions').select('version').orderBy('serial').execute()).map(
    ({ version }) => version,
  );
const searchProducts = async () =>
  (await app.inject('/api/products/filters/name?nameCode=F120')).json().content;

describe('an import of products', () => {
  it('creates new products, which searches find', async () => {
    const { status, result } = await importRows('products', [
      aRow('25'),
      aRow('05', { qta: 5 }),
      aRow('25', {}, '9010'),
    ]);
    expect([status, result.outcome, ...toCounts(result)]).toEqual([200, 'DONE', 3, 0, 0, 0]);
    const [serial] = await searchProducts();
    expect(serial.colors.map(({ color }: { color: string }) => color)).toEqual(['7035', '9010']);
    expect(serial.colors[0].products.map(({ pkg }: { pkg: string }) => pkg)).toEqual(['05', '25']);
  });

  it('changes no products and no serial versions when repeated', async () => {
    const rows = [aRow('25'), aRow('05')];
    await importRows('products', rows);
    const before = [await readProducts(), await readVersions()];
    const { result } = await importRows('products', rows);
    expect(toCounts(result)).toEqual([0, 0, 2, 0]);
    expect([await readProducts(), await readVersions()]).toEqual(before);
  });

  it('stores the same result regardless of row order', async () => {
    const rows = [aRow('25'), aRow('05'), aRow('25', { hex: '#FFFFFF' }, '9010')];
    await importRows('products', rows);
    const expected = await readProducts();
    await sql`TRUNCATE serials CASCADE`.execute(db);
    await importRows('products', rows.toReversed());
    expect(await readProducts()).toEqual(expected);
  });

  it('sets the mixing ratio of a serial, removes it if it is null, and does not change it if it is omitted', async () => {
    const readMixing = async () => (await app.inject('/api/products/3/F120/7035/25')).json().mixing;
    const mixing = { hardenerSerial: 'D111', baseParts: 100, hardenerParts: 20, by: 'WEIGHT' };
    await importRows('products', [aRow('25', { mixing })]);
    expect(await readMixing()).toEqual({ ...mixing, thinnerSerial: null, thinnerPercent: null });
    expect(toCounts((await importRows('products', [aRow('25')])).result)).toEqual([0, 0, 1, 0]);
    expect(await readMixing()).toMatchObject(mixing);
    const rejected = await importRows('products', [aRow('25', { mixing: { thinnerSerial: 'D101' } })]);
    expect(rejected.result.errors).toEqual([{ row: 1, path: 'mixing.thinnerPercent', code: 'missing' }]);
    await importRows('products', [aRow('25', { mixing: null })]);
    expect(await readMixing()).toBeNull();
  });

  it('updates only the rows that differ, and removes products of status E from searches', async () => {
    await importRows('products', [aRow('25'), aRow('05')]);
    const { result } = await importRows('products', [aRow('25', { status: 'E' }), aRow('05')]);
    expect(toCounts(result)).toEqual([0, 1, 1, 0]);
    const [serial] = await searchProducts();
    expect(serial.colors[0].products.map(({ pkg }: { pkg: string }) => pkg)).toEqual(['05']);
    expect(await readProducts()).toHaveLength(2);
  });

  it('stores nothing when one row is invalid, and reports the row and field of each error', async () => {
    const rows = [aRow('25'), aRow('05', { qta: 0, family: 'butter' })];
    const { status, code: problemCode, result } = await importRows('products', rows);
    expect([status, problemCode, result.outcome]).toEqual([400, 'ImportRefused', 'REFUSED']);
    expect(result.errors).toMatchObject([
      { row: 2, path: 'qta', code: 'invalidField' },
      { row: 2, path: 'family', code: 'invalidField' },
    ]);
    expect(await readProducts()).toEqual([]);
    expect(await db.selectFrom('imports').select(['outcome', 'failed']).execute()).toEqual([
      { outcome: 'REFUSED', failed: 1 },
    ]);
  });

  it('stores the valid rows when a partial import is allowed', async () => {
    const { status, result } = await importRows(
      'products',
      [aRow('25'), aRow('05', { qta: 0 })],
      '?partial=true',
    );
    expect([status, result.outcome, ...toCounts(result)]).toEqual([200, 'PARTLY', 1, 0, 0, 1]);
    expect(await readProducts()).toHaveLength(1);
  });

  it('rejects duplicate products and rows with conflicting serial data', async () => {
    const { result } = await importRows('products', [aRow('25'), aRow('25', { status: 'E' }), aRow('05')]);
    expect(result.errors).toMatchObject([
      { row: 1, path: '', code: 'duplicate', rows: [2] },
      { row: 2, path: '', code: 'duplicate', rows: [1] },
    ]);
    const conflicting = await importRows('products', [aRow('25'), aRow('05', { brand: 'Other' })]);
    expect(conflicting.result.errors).toMatchObject([
      { row: 1, path: 'brand', code: 'inconsistent', rows: [2] },
      { row: 2, path: 'brand', code: 'inconsistent', rows: [1] },
    ]);
  });

  it('reports the changes of a dry run without storing anything', async () => {
    await importRows('products', [aRow('25')]);
    const { result } = await importRows(
      'products',
      [aRow('25', { status: 'C' }), aRow('05')],
      '?dryRun=true',
    );
    expect([result.id, ...toCounts(result)]).toEqual([null, 1, 1, 0, 0]);
    expect((await readProducts()).map(({ status }) => status)).toEqual(['A']);
    expect(await db.selectFrom('imports').select('id').execute()).toHaveLength(1);
  });

  it('is serialized with a concurrent import of the same rows', async () => {
    const rows = ['01', '05', '10', '20', '25'].map((pkg) => aRow(pkg));
    const [first, second] = await Promise.all([
      importRows('products', rows),
      importRows('products', rows.toReversed()),
    ]);
    const counts = [first, second].map(({ result }) => toCounts(result));
    expect(counts).toContainEqual([5, 0, 0, 0]);
    expect(counts).toContainEqual([0, 0, 5, 0]);
  });

  it('is listed with its key, and audited only when it changed something', async () => {
    await importRows('products', [aRow('25')]);
    await importRows('products', [aRow('25')]);
    const imports = await db
      .selectFrom('imports')
      .select(['kind', 'keyId', 'created'])
      .orderBy('begunAt')
      .execute();
    expect(imports).toEqual([
      { kind: 'products', keyId, created: 1 },
      { kind: 'products', keyId, created: 0 },
    ]);
    expect(await db.selectFrom('auditLog').select(['action', 'details']).execute()).toEqual([
      { action: 'imports.run', details: { kind: 'products', created: 1, changed: 0, keyName: 'ERP' } },
    ]);
  });

  it('consumes no sequence ids for existing products', async () => {
    const rows = [aRow('25'), aRow('05')];
    for (let round = 0; round < 3; round++) await importRows('products', rows);
    const ids = await db.selectFrom('products').select('id').orderBy('id').execute();
    await importRows('products', [aRow('10')]);
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('pkg', '=', '10')
      .executeTakeFirstOrThrow();
    expect(id).toBe((ids.at(-1)?.id ?? 0) + 1);
  });
});

describe('imports of texts, prices and stock', () => {
  beforeEach(async () => {
    await importRows('products', [aRow('25'), aRow('05')]);
  });

  it('set texts by language; omitted texts remain unchanged', async () => {
    const rows = [
      { ...TEXT, shortDescription: 'Epoxy primer', longDescription: 'Line one\nLine two' },
      { ...TEXT, language: 'IT', shortDescription: 'Fondo epossidico' },
      { ...TEXT, color: '7035', colorDescription: 'Light grey' },
    ];
    expect(toCounts((await importRows('texts', rows)).result)).toEqual([0, 3, 0, 0]);
    const repeated = await importRows('texts', [
      ...rows.slice(0, 2),
      { ...TEXT, color: '7035', colorDescription: 'Grey' },
    ]);
    expect(toCounts(repeated.result)).toEqual([0, 1, 2, 0]);
    const [row] = await readProducts();
    expect(row).toMatchObject({
      shortDescription: { en: 'Epoxy primer', it: 'Fondo epossidico' },
      longDescription: { en: 'Line one\nLine two' },
      colorDescription: { en: 'Grey' },
    });
    const [serial] = await searchProducts();
    expect(serial.shortDescription.it).toBe('Fondo epossidico');
  });

  it('reject unknown codes and discounts on list prices', async () => {
    const { result } = await importRows('texts', [
      { ...TEXT, serial: 'X1', shortDescription: 'a' },
      { ...TEXT, color: '1', colorDescription: 'b' },
    ]);
    expect(result.errors).toMatchObject([
      { row: 1, path: 'serial', code: 'unknown' },
      { row: 2, path: 'color', code: 'unknown' },
    ]);
    const prices = await importRows('prices', [
      { productCode: toCode('99'), priceListCode: 'RIV', unitPrice: 1 },
      { productCode: toCode('25'), priceListCode: 'NEW', unitPrice: 1 },
      { productCode: toCode('25'), priceListCode: 'RIV', unitPrice: 1, customerCode: '999999' },
      { productCode: toCode('05'), priceListCode: 'RIV', unitPrice: 1, discountPct1: 5 },
    ]);
    expect(prices.result.errors).toMatchObject([
      { row: 1, path: 'productCode', code: 'unknown' },
      { row: 2, path: 'priceListCode', code: 'invalidField', allowed: expect.arrayContaining(['RIV']) },
      { row: 3, path: 'customerCode', code: 'unknown' },
      { row: 4, path: 'discountPct1', code: 'invalidField' },
    ]);
    const stock = await importRows('stock', [{ productCode: toCode('99'), inStock: true }]);
    expect(stock.result.errors).toMatchObject([{ row: 1, path: 'productCode', code: 'unknown' }]);
  });

  it('set and remove list prices and customer prices', async () => {
    const rows = [
      { productCode: toCode('25'), priceListCode: 'RIV', unitPrice: 12.5 },
      { productCode: toCode('05'), priceListCode: 'RIV', unitPrice: 14 },
      {
        productCode: toCode('25'),
        priceListCode: 'IND',
        unitPrice: 11,
        customerCode: '100001',
        discountPct1: 10,
      },
    ];
    expect(toCounts((await importRows('prices', rows)).result)).toEqual([3, 0, 0, 0]);
    expect(toCounts((await importRows('prices', rows)).result)).toEqual([0, 0, 3, 0]);
    const changedRows = rows.map((row, index) =>
      index === 1 ? { ...row, unitPrice: 15 } : { ...row, unitPrice: null },
    );
    expect(toCounts((await importRows('prices', changedRows)).result)).toEqual([0, 3, 0, 0]);
    expect(toCounts((await importRows('prices', changedRows)).result)).toEqual([0, 0, 3, 0]);
    expect(await db.selectFrom('priceListItems').select('unitPrice').execute()).toEqual([{ unitPrice: 15 }]);
    expect(await db.selectFrom('customerPrices').select('unitPrice').execute()).toEqual([]);
  });

  it('set which products are in stock', async () => {
    const rows = [
      { productCode: toCode('25'), inStock: true },
      { productCode: toCode('05'), inStock: false },
    ];
    expect(toCounts((await importRows('stock', rows)).result)).toEqual([0, 1, 1, 0]);
    expect((await readProducts()).map(({ inStock }) => inStock)).toEqual([false, true]);
  });

  const readDays = async () =>
    (await db.selectFrom('products').select('availableOn').orderBy('pkg').execute()).map(
      ({ availableOn }) => availableOn,
    );

  it('set the day on which products are available again; an absent one stays, null removes it', async () => {
    const large = { productCode: toCode('25') };
    const small = { productCode: toCode('05') };
    await importRows('stock', [
      { ...large, inStock: false, availableOn: '2026-12-15' },
      { ...small, availableOn: '2027-01-10' },
    ]);
    expect(await readDays()).toEqual(['2027-01-10', '2026-12-15']);
    await importRows('stock', [{ ...large, inStock: true }]);
    expect(await readDays()).toEqual(['2027-01-10', '2026-12-15']);
    const { result } = await importRows('stock', [{ ...small, inStock: false, availableOn: null }]);
    expect(await readDays()).toEqual([null, '2026-12-15']);
    expect(result).toMatchObject({ changed: 1, erased: 1 });
  });

  it.each([
    ['a day in the order of a country', '15/12/2026', 'invalidField'],
    ['a day with two digits of the year', '26-12-15', 'invalidField'],
    ['a day that does not exist', '2027-02-29', 'invalidField'],
    ['a time', '2026-12-15T00:00:00Z', 'invalidField'],
    ['a typing error of the year', '0026-12-15', 'invalidField'],
    ['a number', 46_371, 'invalidField'],
    ['a word', 'soon', 'invalidField'],
  ])('reject %s, and store nothing', async (_name, availableOn, code) => {
    const { result } = await importRows('stock', [
      { productCode: toCode('25'), inStock: false, availableOn },
    ]);
    expect(result.errors).toMatchObject([{ row: 1, path: 'availableOn', code }]);
    expect(await readDays()).toEqual([null, null]);
  });

  it('reject a row that states neither stock nor day', async () => {
    const { result } = await importRows('stock', [{ productCode: toCode('25') }]);
    expect(result.errors).toMatchObject([{ row: 1, path: 'inStock', code: 'missing' }]);
  });

  it('take the day from a table: an empty cell removes it, a table without the column leaves it', async () => {
    await importRows(
      'stock',
      'serial;color;pkg;availableOn\nF120;7035;25;2026-12-15\nF120;7035;05;2027-01-10',
    );
    expect(await readDays()).toEqual(['2027-01-10', '2026-12-15']);
    await importRows('stock', 'serial;color;pkg;inStock\nF120;7035;25;true');
    await importRows('stock', 'serial;color;pkg;inStock;Lieferbar ab\nF120;7035;05;false;');
    expect(await readDays()).toEqual([null, '2026-12-15']);
    const { result } = await importRows('stock', 'serial;color;pkg;availableOn\nF120;7035;25;15/12/2026');
    expect(result.errors).toMatchObject([
      { row: 2, path: 'availableOn', value: '15/12/2026', accepted: '2026-12-31' },
    ]);
  });
});

describe('a CSV table', () => {
  beforeEach(async () => {
    await importRows('products', [aRow('25'), aRow('05')]);
  });
  const PRICES = 'serial;color;pkg;priceListCode;unitPrice';

  it('may have quotes, a byte order mark, CRLF line endings and columns in any order', async () => {
    const table =
      '\uFEFF"unitPrice","pkg","serial","color","priceListCode"\r\n12.5,25,f120,7035,"RIV"\r\n\r\n';
    const { result } = await importRows('prices', table);
    expect(toCounts(result)).toEqual([1, 0, 0, 0]);
    expect(await db.selectFrom('priceListItems').select('unitPrice').execute()).toEqual([
      { unitPrice: 12.5 },
    ]);
    expect(toCounts((await importRows('prices', `${PRICES}\nF120;7035;25;RIV;12.50\n`)).result)).toEqual([
      0, 0, 1, 0,
    ]);
  });

  it('may use decimal commas when no number has a decimal point', async () => {
    const { result } = await importRows(
      'prices',
      `${PRICES}\nF120;7035;05;RIV;1000\nF120;7035;25;RIV;12,5\n`,
    );
    expect(toCounts(result)).toEqual([2, 0, 0, 0]);
    const prices = await db.selectFrom('priceListItems').select('unitPrice').orderBy('unitPrice').execute();
    expect(prices).toEqual([{ unitPrice: 12.5 }, { unitPrice: 1000 }]);
  });

  it('is rejected with the line when it mixes decimal commas and decimal points', async () => {
    const { status, result } = await importRows(
      'prices',
      `${PRICES}\nF120;7035;05;RIV;1.5\nF120;7035;25;RIV;12,5\n`,
    );
    expect(status).toBe(400);
    expect(result.errors).toMatchObject([{ row: 3, path: 'unitPrice', code: 'decimalComma', value: '12,5' }]);
    expect(await db.selectFrom('priceListItems').select('unitPrice').execute()).toEqual([]);
  });

  it('is rejected completely for an unknown column, even if a partial import is allowed', async () => {
    const { status, result } = await importRows('prices', 'serial;shade\nF120;7035\n', '?partial=true');
    expect([status, result.errors]).toEqual([400, [{ row: 1, path: 'shade', code: 'unknown' }]]);
  });

  it.each(['shade/List', 'unit.shade', 'mixing.baseParts', 'a~1b', 'a"b', 'items[0]'])(
    'names an unknown column as written: %s',
    async (name) => {
      const cell = `"${name.replaceAll('"', '""')}"`;
      const { result } = await importRows(
        'prices',
        `serial;color;pkg;priceListCode;${cell}\nF120;7035;25;RIV;1\n`,
      );
      expect(result.errors).toEqual([{ row: 1, path: name, code: 'unknown' }]);
    },
  );

  it('stores a formula as plain text', async () => {
    const table = 'serial;language;shortDescription\nF120;en;"=HYPERLINK(""x"")"\n';
    expect(toCounts((await importRows('texts', table)).result)).toEqual([0, 1, 0, 0]);
    expect((await readProducts())[0]?.shortDescription).toEqual({ en: '=HYPERLINK("x")' });
  });
});

describe('an import in the back office', () => {
  const DESK_PATH = '/api/v1/backoffice/imports';
  const PRICES = 'serial;color;pkg;priceListCode;unitPrice';
  const readImport = async (path: string) =>
    app.inject({ url: `${DESK_PATH}/${path}`, headers: await deskSession });
  const deskSession = aUser(db, { username: 'it@test.it', role: 'IT' }).then(() => login(app, 'it@test.it'));

  it('has old and new values, its rows with their state, and its file', async () => {
    await importRows('products', [aRow('25'), aRow('05')]);
    await importRows('prices', `${PRICES}\nF120;7035;25;RIV;12.5\n`);
    const table = `${PRICES}\nF120;7035;25;RIV;13.1\nF120;7035;05;RIV;15\nF120;7035;99;RIV;1\n`;
    const { result } = await importRows('prices', table, '?partial=true');
    const change = { row: 2, subject: 'F120-7035-25 RIV', field: 'unitPrice', was: 12.5, is: 13.1 };
    expect(result.changes).toEqual([{ ...change, corrected: false }]);
    const detail = (await readImport(`${result.id}`)).json();
    expect(detail).toMatchObject({ changes: [change], fileKept: true, errors: [{ row: 4 }] });
    expect((await readImport(`${result.id}/file`)).body).toBe(table);
    const rows = (await readImport(`${result.id}/rows`)).json().content;
    expect(rows.map(({ row, state }: { row: number; state: string }) => [row, state])).toEqual([
      [2, 'CHANGED'],
      [3, 'CREATED'],
      [4, 'FAILED'],
    ]);
    expect(rows[0].cells).toEqual({
      serial: 'F120',
      color: '7035',
      pkg: '25',
      priceListCode: 'RIV',
      unitPrice: '13.1',
    });
    expect((await readImport(`${result.id}/rows?state=FAILED`)).json().totalElements).toBe(1);
  });

  it('has the file and the skipped rows of a rejected JSON import', async () => {
    await importRows('products', [aRow('25'), aRow('05', { qta: 0 })]);
    const { id } = await db.selectFrom('imports').select('id').executeTakeFirstOrThrow();
    const states = (await readImport(`${id}/rows`))
      .json()
      .content.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['SKIPPED', 'FAILED']);
    expect(JSON.parse((await readImport(`${id}/file`)).body)).toHaveLength(2);
  });

  it('lists a change shared by several product rows once', async () => {
    await importRows('products', [aRow('25'), aRow('05')]);
    const { result } = await importRows(
      'products',
      ['25', '05'].map((pkg) => aRow(pkg, { brand: 'Other', lat: null, hex: '#FFFFFF' })),
    );
    expect(toCounts(result)).toEqual([0, 2, 0, 0]);
    expect(result.changes.map(({ row, field, was, is }) => [row, field, was, is])).toEqual([
      [1, 'brand', 'Cromia', 'Other'],
      [1, 'hex', '#D7D7D7', '#FFFFFF'],
    ]);
  });

  it('records the source import of each value and marks overwritten corrections', async () => {
    const first = await importRows('products', [aRow('25')]);
    await db
      .updateTable('products')
      .set({ sources: sql`sources || '{"status": {"at": "2026-11-20T08:00:00Z", "user": "u"}}'` })
      .execute();
    const { result } = await importRows('products', [aRow('25', { status: 'E', plo: 27 })]);
    expect(result.changes.map(({ field, corrected }) => [field, corrected])).toEqual([
      ['status', true],
      ['plo', false],
    ]);
    const { sources } = await db.selectFrom('products').select('sources').executeTakeFirstOrThrow();
    expect(sources).toMatchObject({
      '*': { import: first.result.id },
      status: { import: result.id },
      plo: { import: result.id },
    });
  });

  it('has its file and rows for a month', async () => {
    await importRows('products', [aRow('25')]);
    await db
      .updateTable('importFiles')
      .set({ keptAt: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    await purgeImports(db);
    const { id } = await db.selectFrom('imports').select('id').executeTakeFirstOrThrow();
    expect((await readImport(id)).json().fileKept).toBe(false);
    expect((await readImport(`${id}/rows`)).statusCode).toBe(404);
  });
});

describe('an import by a key', () => {
  it('waits while another of the same key runs; further ones are rejected before their body is read', async () => {
    await importRows('products', [aRow('25')]);
    const other = createErpClient(app, (await aKey(db, 'another program')).key);
    const stock = [{ productCode: toCode('25'), inStock: true }];
    const responses = await callConcurrently(
      db,
      ['products'],
      [
        () => importRows('stock', stock),
        () => importRows('stock', stock),
        () => importRows('stock', stock),
        () => importRows('stock', stock),
        () => other('stock', stock),
      ].map((call) => async () => ({ statusCode: (await call()).status })),
      { minRejected: 2 },
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429]);
    expect((await importRows('stock', stock)).status).toBe(200);
  });
});

describe('an invalid import request', () => {
  it('is rejected for a misspelt field, which would otherwise leave or remove a value', async () => {
    await importRows('products', [aRow('25')]);
    const { status, result } = await importRows('prices', [
      { productCode: toCode('25'), priceListCode: 'RIV', unitprice: 12.5 },
    ]);
    expect(status).toBe(400);
    expect(result.errors).toEqual([{ row: 1, path: 'unitprice', code: 'unknown', value: '12.5' }]);
  });

  it('takes `lang` like every call', async () => {
    const csv = 'serial;color;pkg;priceListCode;unitPrice\nF120;7035;25;RIV;3\n';
    expect((await importRows('prices', csv, '?lang=de&dryRun=true')).status).toBe(200);
  });

  it.each(['dry_run=true', 'dryrun=true', 'partial=true&x=1'])(
    'is rejected for the misspelt query %s, and stores nothing',
    async (query) => {
      const headers = { authorization: `Bearer ${key}` };
      const url = `/api/v1/integration/products?${query}`;
      const response = await app.inject({ method: 'PUT', url, headers, payload: [aRow('25')] });
      const path = query.includes('x=1') ? 'x' : query.split('=', 1)[0];
      expect([response.statusCode, response.json().errors]).toEqual([400, [{ path, code: 'invalidField' }]]);
      expect(await readProducts()).toEqual([]);
    },
  );

  it('is rejected without a list, rows or a key, and with too many rows', async () => {
    const sendRows = (payload: string, headers: object = { authorization: `Bearer ${key}` }) =>
      app.inject({
        method: 'PUT',
        url: '/api/v1/integration/stock',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
    expect((await sendRows('{}')).statusCode).toBe(400);
    expect((await sendRows('[]')).json().errors).toMatchObject([{ path: 'rows', code: 'missing' }]);
    expect((await sendRows('')).statusCode).toBe(400);
    expect((await sendRows('[null, 7]')).json().import.failed).toBe(2);
    expect((await sendRows(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).statusCode).toBe(400);
    const tooManyRows = Array.from({ length: LIMITS.importRows + 1 }, () => ({}));
    expect((await sendRows(JSON.stringify(tooManyRows))).statusCode).toBe(413);
    expect((await sendRows('[]', {})).statusCode).toBe(401);
    expect((await importRows('stock', '\n\n')).status).toBe(400);
    expect(await db.selectFrom('imports').select('id').execute()).toHaveLength(1);
  });
});
