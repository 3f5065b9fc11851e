import type { QuickOrderLine } from '@cromia/domain/cart/quick-order';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aZip } from '../../../test/builders/archive.ts';
import { aCustomer, aProduct, aUser } from '../../../test/builders/shop.ts';
import { upload as sendFile } from '../../../test/builders/uploads.ts';
import { callConcurrently } from '../../../test/call-concurrently.ts';
import { writeWorkbook } from '../../platform/tables/workbook.ts';

const { app, db } = await testApp('empty');

const company = await aCustomer(db, { customerCode: '100001', discountPct1: 20, discountPct2: 5 });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company] });
const customer = await login(app, 'customer@test.it');
const agent = await login(app, 'agent@test.it');

const primer = await aProduct(db, { serial: 'F120', multiplier: 4, unitPrice: 12.5 });
await aProduct(db, { serial: 'F120', pkg: '05', unitPrice: null });
await aProduct(db, { serial: 'F120', color: '9010', inStock: false });
await aProduct(db, { serial: 'F120', color: '1003', status: 'E' });
await aProduct(db, { serial: 'F120', color: '5010', tsc: 'N' });
await aProduct(db, { serial: 'F121', color: '3020' });
const changedProduct = await aProduct(db, { serial: 'F120', color: '3020', status: 'C' });
await db
  .updateTable('products')
  .set({ newSerial: 'F121', newColor: '3020' })
  .where('id', '=', changedProduct.id)
  .execute();
await aProduct(db, { serial: 'M200' });

const CHECK_PATH = '/api/v1/public/customer/carts/quick-order/check';
const UPLOAD_PATH = '/api/v1/public/customer/carts/quick-order/upload';

async function check(text: string, headers = customer, url = CHECK_PATH) {
  const response = await app.inject({ method: 'POST', url, headers, payload: { text } });
  const body = response.json();
  return { status: response.statusCode, body, lines: (body.lines ?? []) as QuickOrderLine[] };
}

async function upload(file: Uint8Array) {
  const response = await sendFile(app, UPLOAD_PATH, customer, { file: Buffer.from(file) });
  const body = response.json();
  return { status: response.statusCode, body, lines: (body.lines ?? []) as QuickOrderLine[] };
}

const aCell = (reference: string) => `<c r="${reference}" t="inlineStr"><is><t>F120-7035-25 4</t></is></c>`;

/** A workbook with one sheet that declares the given range. */
function aSheet(range: string, rows: string): Buffer {
  const open = 'http://schemas.openxmlformats.org';
  const main = `xmlns="${open}/spreadsheetml/2006/main"`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${open}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="rId1" Type="${open}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${open}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="rId1" Type="${open}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><dimension ref="${range}"/><sheetData>${rows}</sheetData></worksheet>`,
  };
  return aZip(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));
}

const toCodes = (products: readonly { productCode: QuickOrderLine['suggestions'][0]['productCode'] }[]) =>
  products.map(({ productCode }) => formatProductCode(productCode));

describe('a quick order', () => {
  it('is checked one at a time per user, without blocking other users', async () => {
    const line = 'F120-7035-25 8';
    const asAgent = '/api/v1/public/agent/carts/quick-order/check?customerCode=100001';
    const calls = [() => check(line), () => check(line), () => check(line, agent, asAgent)].map(
      (call) => async () => ({ statusCode: (await call()).status }),
    );
    const [first, second, other] = await callConcurrently(db, ['products'], calls, { minRejected: 1 });
    expect([first?.statusCode, second?.statusCode].sort()).toEqual([200, 429]);
    expect(other?.statusCode).toBe(200);
    expect((await check(line)).status).toBe(200);
  });

  it('returns product and price per line, and rejects missing or non-multiple quantities', async () => {
    const { status, lines } = await check('F120-7035-25 8\nf120;7035;25;5\nM200-7035-25\nF120-7035-05, 3');
    expect(status).toBe(200);
    expect(lines).toMatchObject([
      {
        line: 1,
        code: null,
        asked: 8,
        typedQuantity: '8',
        product: {
          productCode: primer.productCode,
          quantity: 8,
          rowTotal: 1900,
          availability: 'AVAILABLE',
          pricesAndDiscounts: { finalUnitPrice: 9.5 },
        },
      },
      { code: 'IllegalItemQuantity', asked: 5, product: { quantity: 8 } },
      { code: 'IllegalItemQuantity', asked: null, typedQuantity: '', product: { quantity: 1 } },
      { code: null, product: { pricesAndDiscounts: null, rowTotal: null } },
    ]);
  });

  it('states why a line cannot be ordered, and suggests the successor of a changed code', async () => {
    const { lines } = await check(
      [
        'F120-1003-25 4',
        'F120-5010-25 4',
        'F120-3020-25 4',
        'F120-9010-25 4',
        'hello',
        'F120-7035-25 many',
      ].join('\n'),
    );
    expect(lines.map(({ code }) => code)).toEqual([
      'ProductNotAvailable',
      'ProductOnRequestOnly',
      'ProductNotAvailable',
      null,
      'BadRequest',
      'IllegalItemQuantity',
    ]);
    expect(toCodes(lines[2]?.suggestions ?? [])).toEqual(['F121-3020-25']);
    expect(lines[3]?.product?.availability).toBe('ON_REQUEST');
  });

  it('suggests the most likely products for an unknown code', async () => {
    const { lines } = await check(
      'F12O-7O35-25 4\nF120-7305-25 4\nF120-7035-5 4\nF102-7035-25 4\nZZZZ-0000-99 4',
    );
    expect(lines.map(({ code }) => code)).toEqual(Array(5).fill('NotFound'));
    expect(lines.map(({ suggestions }) => toCodes(suggestions)[0])).toEqual([
      'F120-7035-25',
      'F120-7035-25',
      'F120-7035-05',
      'F120-7035-25',
      undefined,
    ]);
    expect(lines[0]?.suggestions[0]).toMatchObject({ quantity: 4, rowTotal: 950 });
    // Products that are no longer sold are not suggested.
    expect(lines.flatMap(({ suggestions }) => toCodes(suggestions))).not.toContain('F120-1003-25');
  });

  it('suggests search results for a line that is not a plain code', async () => {
    const { lines } = await check(
      [
        'F12070352S',
        'F12O7O352S 6',
        'f120 RAL 7035 25 kg',
        'primer epossidico RAL 7035',
        'primer epossidico RAL 7035 x 6',
        'hello',
        'XX99 1',
        'hello RAL 7035',
      ].join('\n'),
    );
    expect(lines.map(({ code }) => code)).toEqual([
      ...Array(2).fill('NotFound'),
      ...Array(6).fill('BadRequest'),
    ]);
    expect(lines.map(({ suggestions }) => toCodes(suggestions)[0])).toEqual([
      ...Array(3).fill('F120-7035-25'),
      ...Array(2).fill('F120-7035-05'),
      ...Array(3).fill(undefined),
    ]);
  });

  it('reads codes without separators, and asks for a missing packaging', async () => {
    const { lines } = await check('f120703525 8\nf1207035 8\n8 F120-7035-25\nZ9999999 8');
    expect(lines.map(({ code }) => code)).toEqual([null, 'PackagingMissing', null, 'BadRequest']);
    expect(lines[1]).toMatchObject({ asked: 8, product: null });
    expect(toCodes(lines[1]?.suggestions ?? [])).toEqual(['F120-7035-05', 'F120-7035-25']);
    expect(lines[1]?.suggestions[1]).toMatchObject({ quantity: 8, rowTotal: 1900 });
  });

  it('checks long lists without blocking the event loop', async () => {
    const aRandomLine = () =>
      Array.from({ length: 10 }, () => Math.random().toString(36).slice(2, 11)).join(' ');
    const text = Array.from({ length: 100 }, aRandomLine).join('\n');
    // Processor time per turn of the event loop, which does not depend on other programs.
    const turnsMs: number[] = [];
    let before = process.threadCpuUsage();
    const measureTurn = () => {
      const { user, system } = process.threadCpuUsage(before);
      turnsMs.push((user + system) / 1000);
      before = process.threadCpuUsage();
      turn = setImmediate(measureTurn);
    };
    let turn = setImmediate(measureTurn);
    expect((await check(text)).status).toBe(200);
    clearImmediate(turn);
    expect(Math.max(...turnsMs)).toBeLessThan(100);
  });

  it('converts kg and l that divide by the content, and rejects any other unit with its reason', async () => {
    const quantities = [
      '100 kg',
      '110 kg',
      '10 litri',
      '100 EUR',
      '8 pz',
      '100',
      '-4',
      '1.000',
      '2,5',
      '50 kg',
    ];
    const { lines } = await check(quantities.map((quantity) => `F120-7035-25 ${quantity}`).join('\n'));
    expect(lines.map(({ code, asked, quantityProblem }) => [code, asked, quantityProblem])).toEqual([
      [null, 4, null],
      ['IllegalItemQuantity', null, 'content'],
      ['IllegalItemQuantity', null, 'otherUnit'],
      ['IllegalItemQuantity', null, 'unit'],
      [null, 8, null],
      [null, 100, null],
      ['IllegalItemQuantity', null, 'negative'],
      ['IllegalItemQuantity', null, 'grouping'],
      ['IllegalItemQuantity', null, 'fraction'],
      ['IllegalItemQuantity', 2, 'multiple'],
    ]);
    expect(lines[0]).toMatchObject({
      content: { quantity: 100, unit: 'kg' },
      product: { qta: 25, quantity: 4, rowTotal: 950 },
    });
  });

  it('reads a pasted table by its header', async () => {
    const { lines } = await check('Codice\tPrezzo\tQuantità\nF120-7035-25\t12\t8\nM200-7035-25\t12\t');
    expect(lines.map(({ line, code, asked }) => [line, code, asked])).toEqual([
      [2, null, 8],
      [3, 'IllegalItemQuantity', null],
    ]);
  });

  it('adds its lines to the cart in a single call', async () => {
    const { lines } = await check('F120-7035-25 8\nM200-7035-25 2\nnothing');
    const items = lines.flatMap(({ code, product }) =>
      code === null && product ? [{ productCode: product.productCode, quantity: product.quantity }] : [],
    );
    const addedResponse = await app.inject({
      method: 'POST',
      url: '/api/v1/public/customer/carts/items',
      headers: customer,
      payload: items,
    });
    expect(addedResponse.json().items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([8, 2]);
  });

  it('rejects empty and oversized input, and accepts a thousand lines', async () => {
    expect((await check(' \n ')).body.errors).toEqual([{ path: 'text', code: 'missing' }]);
    const line = 'F120-7035-25 4\n';
    expect((await check(line.repeat(1001))).body.errors).toMatchObject([
      { path: 'text', code: 'invalidLenght' },
    ]);
    const { status, lines } = await check(`${line.repeat(900)}${'F12O-7O35-25 4\n'.repeat(100)}`);
    expect([status, lines.length]).toEqual([200, 1000]);
    expect((await check('x'.repeat(200_001))).status).toBe(400);
  });

  it('shows an agent the terms of the given customer, and requires a customer code', async () => {
    const path = '/api/v1/public/agent/carts/quick-order/check';
    expect((await check('F120-7035-25', agent, path)).body.code).toBe('CustomerCodeRequired');
    const { lines } = await check('F120-7035-25', agent, `${path}?customerCode=100001`);
    expect(lines[0]?.product?.pricesAndDiscounts).toMatchObject({ unitPrice: 12.5, discountPct1: 20 });
  });
});

describe('a quick order file', () => {
  it('is read from CSV with any separator and from .xlsx, regardless of its file name', async () => {
    const expected = [
      [2, null, 8],
      [3, null, 2],
    ];
    const toRows = (lines: QuickOrderLine[]) => lines.map(({ line, code, asked }) => [line, code, asked]);
    for (const separator of [';', ',', '\t']) {
      const csv = [
        ['Codice', 'Descrizione', 'Quantità'],
        ['F120-7035-25', '"Fondo, ""2K"""', '8'],
        ['M200-7035-25', '', '2'],
      ]
        .map((cells) => cells.join(separator))
        .join('\r\n');
      expect(toRows((await upload(Buffer.from(csv))).lines)).toEqual(expected);
    }
    const workbook = writeWorkbook({
      name: 'Ordine',
      columns: ['Serie', 'Colore', 'Conf.', 'Q.tà'],
      rows: [
        ['F120', 7035, 25, 8],
        ['M200', '7035', '25', 2],
      ],
    });
    const { status, lines } = await upload(workbook);
    expect([status, toRows(lines)]).toEqual([200, expected]);
  });

  it('is also read in UTF-16 and in the code pages of spreadsheet programs', async () => {
    const western = Buffer.from('Codice;Quantit\xe0\nF120-7035-25;4', 'latin1');
    // Ilość in Windows-1250, and Количество in Windows-1251.
    const central = Buffer.from('Kod;Cena;Ilo\x9c\xe6\nF120-7035-25;12;4', 'latin1');
    const cyrillic = Buffer.from(
      '\xca\xee\xe4;\xd6\xe5\xed\xe0;\xca\xee\xeb\xe8\xf7\xe5\xf1\xf2\xe2\xee\nF120-7035-25;12;4',
      'latin1',
    );
    const unicode = Buffer.from('\ufeffCodice\tQuantità\r\nF120-7035-25\t4', 'utf16le');
    for (const file of [western, central, cyrillic, unicode]) {
      expect((await upload(file)).lines).toMatchObject([{ line: 2, asked: 4 }]);
    }
  });

  it('loses no line by its line ends, an unclosed quote or empty rows', async () => {
    const { lines } = await upload(Buffer.from('Codice;Nome;Qta\rF120-7035-25;"Fondo;8\rM200-7035-25;;2'));
    expect(lines.map(({ line, code, quantityProblem }) => [line, code, quantityProblem])).toEqual([
      [2, 'IllegalItemQuantity', 'quote'],
      [3, null, null],
    ]);
    const sparse = Array.from({ length: 700 }, () => [
      ['M200-7035-25', 1],
      ['', ''],
    ]).flat();
    const workbook = writeWorkbook({ name: 'Ordine', columns: ['Codice', 'Qta'], rows: sparse });
    expect((await upload(workbook)).lines).toHaveLength(700);
  });

  it('takes the unit that a sheet shows beside a number, and no formula without a value', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Codice', 'Qta'],
      ['F120-7035-25', { t: 'n', v: 100, z: '0" kg"' }],
      ['F120-7035-25', { t: 'n', v: 100, z: '0" pallet"' }],
    ]);
    const book = XLSX.utils.book_new(sheet, 'Ordine');
    const { lines } = await upload(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }));
    expect(lines).toMatchObject([
      { code: null, asked: 4 },
      { code: 'IllegalItemQuantity', quantityProblem: 'unit', typedQuantity: '100 pallet' },
    ]);
    const formula = `<row r="1">${aCell('A1')}</row><row r="2"><c r="A2" t="inlineStr"><is><t>F120-7035-25</t></is></c><c r="B2"><f>2+2</f></c></row>`;
    const { lines: uncalculated } = await upload(aSheet('A1:B2', formula));
    expect(uncalculated.map(({ line, code }) => [line, code])).toEqual([
      [1, null],
      [2, 'IllegalItemQuantity'],
    ]);
  });

  it('loses no line after many empty rows', async () => {
    const row = (number: number) => `<row r="${number}">${aCell(`A${number}`)}</row>`;
    const { lines } = await upload(aSheet('A1:A20000', row(1) + row(20_000)));
    expect(lines.map(({ line, asked }) => [line, asked])).toEqual([
      [1, 4],
      [20_000, 4],
    ]);
  });

  it('states that two numbers without a header are unclear', async () => {
    const { lines } = await upload(Buffer.from('F120-7035-25;12;8\nM200-7035-25;25;2'));
    expect(lines.map(({ code, quantityProblem }) => [code, quantityProblem])).toEqual([
      ['IllegalItemQuantity', 'several'],
      ['IllegalItemQuantity', 'several'],
    ]);
  });

  it('is rejected if it is not a table', async () => {
    for (const content of [
      Buffer.from('%PDF-1.7 nothing'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
      Buffer.from('PK\x03\x04 nothing of an archive'),
      aZip([{ name: 'readme.txt', content: Buffer.from('no workbook') }]),
    ]) {
      const { status, body } = await upload(content);
      expect([status, body.code]).toEqual([415, 'UnsupportedMediaType']);
    }
    const noFile = await app.inject({ method: 'POST', url: UPLOAD_PATH, headers: customer, payload: {} });
    expect(noFile.statusCode).toBe(415);
  });

  it('is read by its cells, not by its declared range, in bounded memory', async () => {
    const claims = await upload(aSheet('A1:XFD1048576', `<row r="1">${aCell('A1')}</row>`));
    expect(claims.lines).toMatchObject([{ code: null, product: { productCode: primer.productCode } }]);
    // One cell in the far corner of a sheet implies 16 million empty cells before it.
    const far = aSheet(
      'A1:XFD1000',
      `<row r="1">${aCell('A1')}</row><row r="1000">${aCell('XFD1000')}</row>`,
    );
    const before = process.memoryUsage().rss;
    expect((await upload(far)).status).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('is read one at a time per user', async () => {
    const csv = Buffer.from('F120-7035-25;4');
    const calls = Array.from({ length: 3 }, () => async () => ({ statusCode: (await upload(csv)).status }));
    const responses = await callConcurrently(db, ['products'], calls, { minRejected: 2 });
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
    expect((await upload(csv)).status).toBe(200);
  });

  it('is rejected for too many lines, its size or as a decompression bomb', async () => {
    const rows = 'F120-7035-25;4\n'.repeat(1_001);
    expect((await upload(Buffer.from(rows))).body.errors).toMatchObject([
      { path: 'file', code: 'invalidLenght' },
    ]);
    expect((await upload(Buffer.from(''))).status).toBe(400);
    expect((await upload(Buffer.alloc(2_097_153, 'a'))).status).toBe(413);
    const bomb = aZip([
      { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
      { name: 'xl/workbook.xml', content: Buffer.alloc(30_000_000, ' '), claimedSize: 100 },
    ]);
    expect(bomb.length).toBeLessThan(200_000);
    expect([413, 415]).toContain((await upload(bomb)).status);
  });
});
