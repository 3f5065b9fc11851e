import type { ImportKind, ImportResponse } from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import * as XLSX from '@e965/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aKey, createErpClient, toCounts } from '../../../../test/builders/integration.ts';
import { aCustomer, aProduct, aUser } from '../../../../test/builders/shop.ts';
import { upload } from '../../../../test/builders/uploads.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const DESK = '/api/v1/backoffice/imports';
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const staff = await login(app, 'admin@test.it');
await aCustomer(db, { customerCode: '100001' });
for (const pkg of ['25', '05']) await aProduct(db, { serial: 'F120', color: '7035', pkg });

beforeEach(async () => {
  await db.deleteFrom('priceListItems').execute();
});

async function importFile(kind: ImportKind, content: Buffer, query = '') {
  const response = await upload(app, `${DESK}/${kind}${query}`, staff, { file: content });
  const body = response.json();
  const result: ImportResponse = body.import ?? body;
  return { status: response.statusCode, result };
}

/** A workbook with the cells, whose first row names the columns. */
function aWorkbook(head: string[], ...rows: (string | XLSX.CellObject)[][]): Buffer {
  const sheet: XLSX.WorkSheet = {};
  for (const [r, cells] of [head, ...rows].entries())
    for (const [c, cell] of cells.entries())
      sheet[XLSX.utils.encode_cell({ r, c })] = typeof cell === 'string' ? { t: 's', v: cell } : cell;
  sheet['!ref'] = XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: 20 } });
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'data');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
}

const number = (v: number, z = 'General'): XLSX.CellObject => ({ t: 'n', v, z });
const HEAD = ['serial', 'color', 'pkg', 'priceListCode', 'unitPrice'];
const readPrices = async () =>
  (await db.selectFrom('priceListItems').select('unitPrice').execute()).map(({ unitPrice }) => unitPrice);

describe('a cell of a workbook', () => {
  it.each<[string, XLSX.CellObject, number]>([
    ['decimals that are not shown', number(8.6149, '0.00'), 8.6149],
    ['a thousands separator', number(1234, '#,##0'), 1234],
    ['a currency', number(12.5, '#,##0.00 "€"'), 12.5],
    ['an accounting format', number(7.6, '_-* #,##0 [$€-410]_-'), 7.6],
    ['a calculated value', number(0.1 + 0.2), 0.3],
    ['an amount like a thousand', number(1.234, '0'), 1.234],
  ])('with %s has its value', async (_name, cell, price) => {
    const { result } = await importFile(
      'prices',
      aWorkbook(HEAD, ['F120', number(7035), number(25), 'RIV', cell]),
    );
    expect(result).toMatchObject({ created: 1, errors: [] });
    expect(await readPrices()).toEqual([price]);
  });

  it('with an error is rejected with its address, and the other rows are stored', async () => {
    await importRows('prices', `${HEAD.join(';')}\nF120;7035;05;RIV;14\nF120;7035;25;RIV;12.5\n`);
    const file = aWorkbook(
      HEAD,
      ['F120', '7035', '05', 'RIV', { t: 'e', v: 42, w: '#N/A' }],
      ['F120', '7035', '25', 'RIV', number(13)],
    );
    const { result } = await importFile('prices', file, '?partial=true');
    expect(result.errors).toEqual([
      { row: 2, path: 'unitPrice', code: 'cellError', value: '#N/A', cell: 'E2' },
    ]);
    expect(toCounts(result)).toEqual([0, 1, 0, 1]);
    expect((await readPrices()).toSorted((a, b) => a - b)).toEqual([13, 14]);
  });

  it('with more decimals than the portal stores is rejected', async () => {
    const file = aWorkbook(HEAD, ['F120', '7035', '25', 'RIV', number(1.00005, '0.00')]);
    const { status, result } = await importFile('prices', file);
    expect([status, result.errors]).toMatchObject([
      400,
      [{ row: 2, path: 'unitPrice', code: 'invalidField', value: '1.00005' }],
    ]);
  });

  it('can be a real date, a boolean or a percentage', async () => {
    const order = aWorkbook(
      [
        'orderCode',
        'customerCode',
        'requestCreatedOn',
        'deliveryDate',
        'status',
        ...HEAD.slice(0, 3),
        'quantity',
        'unitPrice',
        'discountPct1',
      ],
      [
        ...[
          'O-1',
          '100001',
          number(46_204, 'dd/mm/yyyy'),
          number(46_213, 'd mmm yy'),
          'I',
          'F120',
          '7035',
          '25',
        ],
        ...[number(4), number(2.5, '0.00 €'), number(0.125, '0%')],
      ],
    );
    expect((await importFile('orders', order)).result).toMatchObject({ created: 1, errors: [] });
    expect(await db.selectFrom('orders').select(['deliveryDate']).execute()).toEqual([
      { deliveryDate: '2026-07-10' },
    ]);
    expect(await db.selectFrom('orderItems').select('discountPct1').execute()).toEqual([
      { discountPct1: 12.5 },
    ]);
    const stock = aWorkbook(
      ['serial', 'color', 'pkg', 'inStock', 'availableOn'],
      ['F120', '7035', '25', { t: 'b', v: false }, number(46_371, 'dd/mm/yyyy')],
      ['F120', '7035', '05', 'FALSO', '2026-12-16'],
    );
    expect((await importFile('stock', stock)).result).toMatchObject({ failed: 0, errors: [] });
    const products = await db
      .selectFrom('products')
      .select(['inStock', 'availableOn'])
      .orderBy('pkg')
      .execute();
    expect(products).toEqual([
      { inStock: false, availableOn: '2026-12-16' },
      { inStock: false, availableOn: '2026-12-15' },
    ]);
  });

  it('that lost the zero of a code gets the stored code as a suggestion', async () => {
    const file = aWorkbook(HEAD, ['F120', '7035', number(5, '00'), 'RIV', number(1)]);
    const { result } = await importFile('prices', file);
    expect(result.errors).toEqual([{ row: 2, path: 'productCode', code: 'unknown', suggestion: '05' }]);
    const product = { productCode: { serial: 'F120', color: '7035', pkg: '5' }, status: 'A' };
    expect((await importRows('products', [product])).result.errors).toEqual([
      { row: 1, path: 'productCode', code: 'unknown', suggestion: '05' },
    ]);
  });

  it('outside the columns is rejected, and empty cells at the end of a row are empty', async () => {
    const file = aWorkbook(HEAD, ['F120', '7035', '25', 'RIV', number(12), number(50)]);
    const { result } = await importFile('prices', file);
    expect(result.errors).toEqual([{ row: 2, path: '', code: 'noColumn', value: '50', cell: 'F2' }]);
    await importRows('prices', `${HEAD.join(';')}\nF120;7035;25;RIV;12.5\n`);
    const emptying = await importFile(
      'prices',
      aWorkbook(HEAD, ['F120', '7035', '25', 'RIV']),
      '?dryRun=true',
    );
    expect(emptying.result).toMatchObject({ changed: 1, erased: 1 });
  });
});

it.each<[string, XLSX.CellObject, string]>([
  ['a unit', number(12.5, '0.00" / 100 kg"'), '12.5 / 100 kg'],
  ['another currency', number(12.5, '[$$-409]0.00'), '12.5 $'],
])('a price with %s is rejected', async (_name, cell, value) => {
  const rows = [['F120', number(7035), number(25), 'RIV', cell]];
  const { result } = await importFile('prices', aWorkbook(HEAD, ...rows), '?partial=true');
  expect(result.errors).toMatchObject([{ row: 2, path: 'unitPrice', code: 'invalidField', value }]);
  expect(await readPrices()).toEqual([]);
});

it('a row after many empty lines is stored, and too many rows are rejected', async () => {
  const head = `${HEAD.join(';')}\n`;
  const row = 'F120;7035;25;RIV;12.5\n';
  const sparse = `${head}${'\n'.repeat(10_001)}${row}`;
  expect(toCounts((await importFile('prices', Buffer.from(sparse))).result)).toEqual([1, 0, 0, 0]);
  const empty = Array.from({ length: 10_001 }, () => []);
  const cells = ['F120', number(7035), number(25), 'RIV', number(13.5)];
  const { result } = await importFile('prices', aWorkbook(HEAD, ...empty, cells));
  expect(toCounts(result)).toEqual([0, 1, 0, 0]);
  expect(await readPrices()).toEqual([13.5]);
  const { status } = await importFile(
    'prices',
    Buffer.from(`${head}${row.repeat(LIMITS.importFileRows + 1)}`),
  );
  expect(status).toBe(413);
});

describe('a CSV table', () => {
  const table = (...lines: string[]) => `${HEAD.join(',')}\n${lines.join('\n')}\n`;
  const GOOD = 'F120,7035,05,RIV,14';

  it.each([
    [
      'a cell beyond the header',
      'F120,7035,25,RIV,12,50',
      { path: '', code: 'noColumn', value: '50', cell: 'F2' },
    ],
    [
      'an unclosed quote',
      'F120,7035,25,RIV,"12',
      { path: 'unitPrice', code: 'brokenQuote', value: '"12', cell: 'E2' },
    ],
    ['text after a quote', 'F120,7035,"25"x,RIV,12', { path: 'productCode.pkg', code: 'brokenQuote' }],
    [
      'a possible thousand',
      'F120,7035,25,RIV,1.000',
      { path: 'unitPrice', code: 'ambiguousNumber', value: '1.000' },
    ],
    ['a unit', 'F120,7035,25,RIV,12 EUR', { path: 'unitPrice', code: 'invalidField', accepted: '1234.5' }],
    ['an unknown code', 'F120,7035,25,RIX,12', { path: 'priceListCode', code: 'invalidField', value: 'RIX' }],
  ])('reports %s, and stores the other rows', async (_name, line, error) => {
    const { result } = await importRows('prices', table(line, GOOD), '?partial=true');
    expect(result.errors).toMatchObject([{ row: 2, ...error }]);
    expect(toCounts(result)).toEqual([1, 0, 0, 1]);
    expect(await readPrices()).toEqual([14]);
  });

  it('with an unknown column reports the errors of the other rows too, and stores nothing', async () => {
    const csv =
      'serial;color;pkg;ricarico;unitPrice;priceListCode\nF120;7035;25;1;1.000;RIV\nF120;7035;05;1;14;RIV\n';
    const { status, result } = await importRows('prices', csv, '?partial=true');
    expect(status).toBe(400);
    expect(result.errors).toMatchObject([
      { row: 1, path: 'ricarico', code: 'unknown' },
      { row: 2, path: 'unitPrice', code: 'ambiguousNumber' },
    ]);
    expect(await readPrices()).toEqual([]);
  });

  it.each([
    ['sep=;', Buffer.from(`sep=;\r\n${HEAD.join(';')}\r\nF120;7035;05;RIV;14\r\n`)],
    ['UTF-16', Buffer.from(`\uFEFF${HEAD.join('\t')}\r\nF120\t7035\t05\tRIV\t14\r\n`, 'utf16le')],
    ['CR line ends', Buffer.from(`${HEAD.join(';')}\rF120;7035;05;RIV;14\r`)],
  ])('with %s is understood', async (_name, content) => {
    expect((await importFile('prices', content)).result).toMatchObject({ created: 1, errors: [] });
  });

  it('of orders loses no item: an order with a broken line is rejected as a whole', async () => {
    const head = 'orderCode;customerCode;requestCreatedOn;status;serial;color;pkg;quantity;unitPrice';
    const line = (pkg: string, quantity: string) =>
      `O-9;100001;2026-07-01;I;F120;7035;${pkg};${quantity};2.5`;
    for (const bad of [line('"05', '4'), line('05', '1.000'), `${line('05', '4')};7`]) {
      const csv = [head, line('25', '4'), bad].join('\n');
      const { status, result } = await importRows('orders', csv, '?partial=true');
      expect([status === 400 || result.created === 0, result.errors.length]).toEqual([true, 1]);
    }
    expect(await db.selectFrom('orders').select('id').where('orderCode', '=', 'O-9').execute()).toEqual([]);
  });
});

it.each([
  ['nested arrays', '[[[["S"]]]]'],
  ['deeply nested arrays', `[{"applications":${'['.repeat(25)}${']'.repeat(25)}}]`],
  ['other values', '[1,"a",null,true,{"productCode":[]},{"mixing":{"by":{"a":[]}}}]'],
])('the rows of a rejected file with %s are listed', async (_name, json) => {
  await db.deleteFrom('imports').execute();
  const { status } = await importFile('products', Buffer.from(json));
  expect(status).toBe(400);
  const { id } = await db.selectFrom('imports').select('id').executeTakeFirstOrThrow();
  const rows = await app.inject({ url: `${DESK}/${id}/rows`, headers: staff });
  expect(rows.statusCode).toBe(200);
  expect(rows.json().content.length).toBeGreaterThan(0);
});
