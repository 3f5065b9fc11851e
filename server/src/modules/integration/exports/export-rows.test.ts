import { EXPORT_KINDS, type ExportKind } from '@cromia/domain/integration/export';
import { IMPORT_KINDS, type ImportResponse } from '@cromia/domain/integration/import';
import { listColumns } from '@cromia/domain/integration/import-forms';
import { LIMITS } from '@cromia/domain/limits';
import { parseCsv } from '@cromia/domain/lists/csv';
import { formatCsvLine } from '@cromia/domain/lists/format-csv';
import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { upload } from '../../../../test/builders/uploads.ts';

const { app, db } = await testApp('demo');
const staff = await login(app, 'admin@demo.cromia.test');

// The demo has more products than an import takes.
const FILTERS: Partial<Record<ExportKind, string>> = {
  products: '&serial=F1',
  texts: '&serial=F',
  prices: '&serial=F120',
  stock: '&serial=M210',
};

async function exportRows(kind: ExportKind, query: string): Promise<Buffer> {
  const url = `/api/v1/backoffice/exports/${kind}?${query}${FILTERS[kind] ?? ''}`;
  const response = await app.inject({ url, headers: staff });
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
  return response.rawPayload;
}

async function importFile(kind: ExportKind, file: Buffer, query = '?dryRun=true'): Promise<ImportResponse> {
  const response = await upload(app, `/api/v1/backoffice/imports/${kind}${query}`, staff, { file });
  const body = response.json();
  return body.import ?? body;
}

/** Replaces a value in the first line that has one, as a user corrects a cell. */
function correctCsv(file: Buffer, column: string, correct: (text: string) => string): Buffer {
  const lines = parseCsv(file.toString()).map(({ cells }) => cells);
  const index = lines[0]?.indexOf(column) ?? -1;
  const line = lines.slice(1).find((cells) => (cells[index] ?? '') !== '');
  if (line) line[index] = correct(line[index] ?? '');
  return Buffer.from(lines.map((cells) => formatCsvLine(cells)).join(''));
}

function correctWorkbook(file: Buffer, column: string, value: string | number): Buffer {
  const book = XLSX.read(file);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows = XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: true });
  const c = rows[0]?.indexOf(column) ?? -1;
  const r = rows.findIndex((cells, index) => index > 0 && cells[c] !== undefined && cells[c] !== '');
  sheet[XLSX.utils.encode_cell({ r, c })] = { t: typeof value === 'number' ? 'n' : 's', v: value };
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
}

describe.each(EXPORT_KINDS)('an export of %s', (kind) => {
  it.each(['format=csv&language=it', 'format=csv&language=en', 'format=xlsx&language=de'])(
    'imported again changes nothing: %s',
    async (query) => {
      const result = await importFile(kind, await exportRows(kind, query));
      expect(result.errors.slice(0, 3)).toEqual([]);
      expect(result).toMatchObject({ created: 0, changed: 0, failed: 0, erased: 0, changes: [] });
      expect(result.unchanged).toBeGreaterThan(0);
    },
  );
});

it.each<[ExportKind, string, string, string]>([
  ['products', 'productClass=3&serial=F120', 'serial', '^F120$'],
  ['products', 'search=f120-7035&color=70', 'color', '^70'],
  ['texts', 'search=F120&textLanguage=de', 'serial', '^F120$'],
  ['prices', 'productClass=3&serial=F120&priceListCode=RIV', 'priceListCode', '^RIV$'],
  ['stock', 'area=3M&serial=F1', 'serial', '^F1'],
  ['customers', 'search=100001', 'customerCode', '^100001$'],
])('an export of %s takes the filters of its list: %s', async (kind, filter, column, pattern) => {
  const url = (query: string) => `/api/v1/backoffice/exports/${kind}?format=csv&language=en&${query}`;
  const read = async (query: string) => {
    const [head = [], ...lines] = parseCsv((await app.inject({ url: url(query), headers: staff })).body).map(
      ({ cells }) => cells,
    );
    return lines.map((cells) => cells[head.indexOf(column)] ?? '');
  };
  const found = await read(filter);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((value) => !new RegExp(pattern).test(value))).toEqual([]);
  expect((await read('')).length).toBeGreaterThan(found.length);
});

it('an export of customers takes the filter by assignee', async () => {
  const url = '/api/v1/backoffice/exports/customers?format=csv&assignment=MINE';
  const before = await app.inject({ url, headers: staff });
  expect(parseCsv(before.body)).toHaveLength(1);
});

describe('a corrected export', () => {
  it.each<[ExportKind, string, string]>([
    ['products', 'plo', '31,2345'],
    ['products', 'qta', '25,5'],
    ['texts', 'shortDescription', '-10 °C; "Fondo", 2K'],
    ['prices', 'unitPrice', '11,1250'],
    ['customers', 'businessName', '=Colorificio "Rossi"; S.r.l.'],
    ['customers', 'discountPct1', '12,25'],
  ])('of %s changes exactly the corrected cell: %s', async (kind, column, text) => {
    const expected = /^[\d,]+$/.test(text) ? Number(text.replace(',', '.')) : text;
    const csv = correctCsv(await exportRows(kind, 'format=csv&language=it'), column, () => text);
    const workbook = correctWorkbook(await exportRows(kind, 'format=xlsx'), column, expected);
    for (const file of [csv, workbook]) {
      const { errors, changes, changed } = await importFile(kind, file);
      expect([errors, changed, changes.map(({ field, is }) => [field, is])]).toEqual([
        [],
        1,
        [[column, expected]],
      ]);
    }
  });

  it('of stock changes exactly the corrected cell', async () => {
    const file = await exportRows('stock', 'format=csv');
    const toOther = (text: string) => (text === 'true' ? 'FALSO' : 'VERO');
    expect(await importFile('stock', correctCsv(file, 'inStock', toOther))).toMatchObject({ changed: 1 });
    const other = correctCsv(file, 'availableOn', () => '2099-01-31');
    expect((await importFile('stock', other)).changes.map(({ field, is }) => [field, is])).toEqual([
      ['availableOn', '2099-01-31'],
    ]);
  });

  it('whose text begins like a formula is stored as it was written', async () => {
    const csv = correctCsv(await exportRows('texts', 'format=csv'), 'shortDescription', () => '+ primer');
    const { changed } = await importFile('texts', csv, '');
    expect(changed).toBe(1);
    const again = await exportRows('texts', 'format=csv');
    expect(again.toString()).toContain("'+ primer");
    expect(await importFile('texts', again)).toMatchObject({ changed: 0, failed: 0 });
  });
});

it('a number never has three decimals in CSV, and an export is not cut', async () => {
  const { productId } = await db
    .updateTable('priceListItems')
    .set({ unitPrice: 1.234 })
    .where('priceListCode', '=', 'RIV')
    .returning('productId')
    .executeTakeFirstOrThrow();
  expect(productId).toBeGreaterThan(0);
  const file = (await exportRows('prices', 'format=csv&language=it&priceListCode=RIV')).toString();
  expect(file).toContain(';"1,2340";');
  expect(file).not.toMatch(/[;"]\d{1,3}[.,]\d{3}[;"\r]/);
  const whole = await app.inject({ url: '/api/v1/backoffice/exports/stock?format=csv', headers: staff });
  expect(parseCsv(whole.body).length).toBeGreaterThan(LIMITS.importRows);
});

it.each<[ExportKind, string, string]>([
  ['stock', 'inStock', ''],
  ['prices', 'unitPrice', '77,7777'],
  ['products', 'link', 'https://shop.test/f120'],
])(
  'a whole export of %s, longer than an import by a key may be, changes exactly the corrected cell',
  async (kind, column, value) => {
    const url = `/api/v1/backoffice/exports/${kind}?format=csv&language=it`;
    const whole = (await app.inject({ url, headers: staff })).rawPayload;
    expect(parseCsv(whole.toString()).length).toBeGreaterThan(LIMITS.importRows);
    const file = correctCsv(whole, column, (text) => value || String(text !== 'true'));
    expect(await importFile(kind, file)).toMatchObject({ changed: 1, created: 0, failed: 0 });
  },
  60_000,
);

describe('the template of an import', () => {
  const readTemplate = async (kind: string, format: string) =>
    (
      await app.inject({
        url: `/api/v1/backoffice/import-templates/${kind}?format=${format}&language=de`,
        headers: staff,
      })
    ).rawPayload;

  it.each(IMPORT_KINDS)(
    'of %s has the columns, an example and the allowed codes, and imports nothing',
    async (kind) => {
      const columns = listColumns(kind).join(';');
      expect((await readTemplate(kind, 'csv')).toString().replaceAll('"', '').trim()).toContain(columns);
      const book = XLSX.read(await readTemplate(kind, 'xlsx'), { type: 'buffer' });
      const [first, example, codes] = book.SheetNames.map((name) =>
        XLSX.utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 }),
      );
      expect(book.SheetNames.slice(1)).toEqual(['Beispiel', 'Erlaubte Codes']);
      expect(first).toEqual([listColumns(kind)]);
      expect(example).toHaveLength(2);
      expect(codes?.[0]).toEqual(['Spalte', 'Code', 'Bedeutung']);
      const file = await readTemplate(kind, 'xlsx');
      const imported = await upload(app, `/api/v1/backoffice/imports/${kind}?dryRun=true`, staff, { file });
      expect(imported.json()).toMatchObject({ errors: [{ path: 'rows', code: 'missing' }] });
    },
  );

  it('lists the codes that an import accepts', async () => {
    const book = XLSX.read(await readTemplate('products', 'xlsx'), { type: 'buffer' });
    const rows = XLSX.utils.sheet_to_json<string[]>(book.Sheets['Erlaubte Codes'] ?? {}, { header: 1 });
    expect(rows).toContainEqual(['area', '3M', 'metal']);
    expect(rows).toContainEqual(['um', 'kg']);
  });
});

it('a preview marks prices that change by more than 30 %, first', async () => {
  const [head = [], ...lines] = parseCsv(
    (await exportRows('prices', 'format=csv&language=en&priceListCode=RIV')).toString(),
  ).map(({ cells }) => cells);
  const index = head.indexOf('unitPrice');
  const scaled = lines.map((cells, number) =>
    cells.with(index, (Number(cells[index]) * (number === lines.length - 1 ? 1.5 : 1.1)).toFixed(4)),
  );
  const file = Buffer.from([head, ...scaled].map((cells) => formatCsvLine(cells)).join(''));
  const result = await importFile('prices', file);
  expect(result.changes[0]).toMatchObject({ row: lines.length + 1, unusual: true });
  expect(result.changes.slice(1).some(({ unusual }) => unusual)).toBe(false);
});

it('an export of customers has those that a search finds', async () => {
  const url = '/api/v1/backoffice/exports/customers?format=csv&search=rossi';
  const { body } = await app.inject({ url, headers: staff });
  const [, ...lines] = parseCsv(body).map(({ cells }) => cells);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((cells) => !/rossi/i.test(cells.join()))).toEqual([]);
});

it('an export is for staff', async () => {
  const customer = await login(app, 'customer@demo.cromia.test');
  const url = '/api/v1/backoffice/exports/customers?format=csv';
  expect((await app.inject({ url, headers: customer })).statusCode).toBe(403);
  expect((await app.inject({ url: url.replace('customers', 'orders'), headers: staff })).statusCode).toBe(
    400,
  );
});
