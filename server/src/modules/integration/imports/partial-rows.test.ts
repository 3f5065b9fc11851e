import type { ImportKind } from '@cromia/domain/integration/import';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { aKey, createErpClient, toCounts } from '../../../../test/builders/integration.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);

const CODE = { productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' } };
const SERIAL = { serial: 'F120', language: 'en' };
const MIXING = {
  hardenerSerial: 'D111',
  baseParts: 100,
  hardenerParts: 20,
  by: 'VOLUME',
  thinnerSerial: 'H2O',
  thinnerPercent: 5,
};
const ADDRESS = {
  code: 'SL',
  streetAddress1: 'Via Roma 1',
  streetAddress2: 'Scala B',
  country: 'IT',
  city: 'Treviso',
  zipOrPostalCode: '31100',
  province: 'TV',
  note: 'Suonare',
};
const ITEM = { ...CODE, quantity: 8, unitPrice: 12.3456, discountPct1: 20, discountPct2: 5 };

interface Kind {
  kind: ImportKind;
  key: Record<string, unknown>;
  fields: Record<string, unknown>;
  /** Fields that an import can empty, with what is stored then. */
  emptied: Record<string, unknown>;
}

/** One record of each kind, with every field filled. */
const KINDS: Kind[] = [
  {
    kind: 'products',
    key: CODE,
    fields: {
      ...{
        status: 'A',
        tsc: 'S',
        um: 'kg',
        qta: 25.1234,
        unitQty: 25,
        qtyPkgMultiplier: 4,
        dna: 1.3201,
        plo: 26.5,
      },
      ...{
        lat: 'F120-25',
        link: 'https://store.example.com/a',
        newSerial: 'F121',
        newColor: '7036',
        hex: '#D7D7D7',
      },
      ...{ brand: 'Cromia', area: '3M', typology: 'dye', family: 'epoxy', dilution: '3S', drying: '2' },
      ...{ applications: ['S', 'SM'], intest: 'IE', diluent: 'D40', expires: 24, resalt: 8.55, resakg: 6.5 },
    },
    emptied: {
      ...{
        qtyPkgMultiplier: 1,
        dna: null,
        lat: null,
        link: null,
        newSerial: null,
        newColor: null,
        hex: null,
      },
      ...{ applications: [], diluent: null, expires: null, resalt: null, resakg: null },
    },
  },
  {
    kind: 'texts',
    key: SERIAL,
    fields: { shortDescription: 'Epoxy primer', longDescription: 'Two components' },
    emptied: { shortDescription: null, longDescription: null },
  },
  {
    kind: 'prices',
    key: { ...CODE, customerCode: '100001' },
    fields: {
      priceListCode: 'IND',
      unitPrice: 8.6149,
      discountPct1: 10.25,
      discountPct2: 5,
      agentCommissionPct: 3,
    },
    emptied: { discountPct1: 0, discountPct2: 0, agentCommissionPct: 0, unitPrice: null },
  },
  {
    kind: 'customers',
    key: { customerCode: '100001' },
    fields: {
      ...{
        businessName: 'Colorificio',
        vatNumber: 'IT07643520013',
        fiscalCode: '07643520013',
        sdiCode: 'ABCDEF1',
      },
      ...{ pec: 'pec@customer.test', priceListCode: 'RIV', discountPct1: 10, discountPct2: 2.5 },
      ...{ agentCommissionPct: 4, unconditionalDiscountPct: 2, billingEmails: ['a@customer.test'] },
      ...{ transportDocumentEmails: ['b@customer.test'], msdsEmails: ['c@customer.test', 'd@customer.test'] },
      ...{ testSheetsEmails: ['e@customer.test'], addresses: [ADDRESS] },
    },
    emptied: {
      ...{
        fiscalCode: null,
        sdiCode: null,
        pec: null,
        discountPct1: 0,
        discountPct2: 0,
        agentCommissionPct: 0,
      },
      ...{ unconditionalDiscountPct: 0, billingEmails: [], transportDocumentEmails: [], msdsEmails: [] },
      ...{ testSheetsEmails: [] },
    },
  },
  {
    kind: 'orders',
    key: { orderCode: 'O-1' },
    fields: {
      ...{
        customerCode: '100001',
        customerOrderCode: 'PO 1',
        requestCreatedOn: '2026-07-01',
        port: 'Franco',
      },
      ...{ deliveryDate: '2026-07-10', status: 'C', addressCode: 'SL', transportReason: 'Vendita' },
      ...{ unconditionalDiscount: 3, items: [{ ...ITEM, confirmedQuantity: 6, shippedQuantity: 2 }] },
    },
    emptied: {
      ...{
        customerOrderCode: null,
        deliveryDate: null,
        addressCode: null,
        transportReason: null,
        port: null,
      },
      ...{ unconditionalDiscount: 0 },
    },
  },
];
const wholeRow = ({ key: codes, fields }: Kind) => ({ ...codes, ...fields });

/** All stored data that the imports write. */
async function readStored() {
  const read = async (table: 'products' | 'serials' | 'colors' | 'customerPrices' | 'customers' | 'orders') =>
    (await db.selectFrom(table).selectAll().execute()).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !['sources', 'version'].includes(name))),
    );
  return {
    products: await read('products'),
    serials: await read('serials'),
    colors: await read('colors'),
    customerPrices: await read('customerPrices'),
    customers: await read('customers'),
    orders: await read('orders'),
    items: await db.selectFrom('orderItems').selectAll().execute(),
    addresses: await db.selectFrom('customerAddresses').selectAll().execute(),
  };
}

beforeEach(async () => {
  for (const table of ['orders', 'customerPrices', 'customers', 'serials', 'imports'] as const)
    await db.deleteFrom(table).execute();
  for (const name of ['products', 'customers', 'texts', 'prices', 'orders']) {
    const kind = KINDS.find((candidate) => candidate.kind === name);
    if (!kind) continue;
    const row = { ...wholeRow(kind), ...(name === 'products' ? { mixing: MIXING } : {}) };
    const { result } = await importRows(kind.kind, [row]);
    expect(result).toMatchObject({ outcome: 'DONE', errors: [] });
  }
});

describe.each(KINDS)('an import of $kind', (kind) => {
  it.each(Object.keys(kind.fields))('that names only %s changes nothing else', async (field) => {
    const before = await readStored();
    const { result } = await importRows(kind.kind, [{ ...kind.key, [field]: kind.fields[field] }]);
    expect(toCounts(result)).toEqual([0, 0, 1, 0]);
    expect(await readStored()).toEqual(before);
  });

  it.each(Object.keys(kind.emptied))('empties %s by null, and counts it in the dry run', async (field) => {
    const row = { ...kind.key, [field]: null };
    const dryRun = await importRows(kind.kind, [row], '?dryRun=true');
    expect(dryRun.result).toMatchObject({ changed: 1, erased: 1 });
    const { result } = await importRows(kind.kind, [row]);
    expect(result).toMatchObject({ changed: 1, erased: 1, failed: 0 });
    expect(result.changes.map((change) => change.is)).toContainEqual(kind.emptied[field]);
    expect((await importRows(kind.kind, [row])).result).toMatchObject({ changed: 0, erased: 0 });
  });

  it.each(Object.keys(kind.fields).filter((field) => !(field in kind.emptied)))(
    'does not empty %s',
    async (field) => {
      const before = await readStored();
      const { status, result } = await importRows(kind.kind, [{ ...kind.key, [field]: null }]);
      expect([status, result.errors.map(({ path, code }) => [path, code])]).toEqual([
        400,
        [[field, 'missing']],
      ]);
      expect(await readStored()).toEqual(before);
    },
  );
});

it('a table leaves the columns that it lacks, and empties by an empty cell', async () => {
  const before = await readStored();
  const header = 'customerCode;businessName;discountPct1';
  const { result } = await importRows('customers', `${header}\n100001;Colorificio;10\n`);
  expect(toCounts(result)).toEqual([0, 0, 1, 0]);
  expect(await readStored()).toEqual(before);
  const emptying = await importRows('customers', 'customerCode;pec;discountPct1\n100001;;\n');
  expect(emptying.result).toMatchObject({ changed: 1, erased: 2 });
  expect(emptying.result.changes).toMatchObject([
    { field: 'pec', was: 'pec@customer.test', is: null },
    { field: 'discountPct1', was: 10, is: 0 },
  ]);
});

it('a row with a key alone changes nothing, and a new record needs its required fields', async () => {
  const before = await readStored();
  for (const { kind, key: codes } of KINDS.filter(({ kind: name }) => name !== 'texts'))
    expect((await importRows(kind, [codes])).result).toMatchObject({ outcome: 'DONE', unchanged: 1 });
  expect(await readStored()).toEqual(before);
  const missing = async (kind: ImportKind, row: object) =>
    (await importRows(kind, [row])).result.errors.map(({ path, code }) => `${path} ${code}`);
  const product = { productCode: { serial: 'F120', color: '7035', pkg: '05' }, qta: 5 };
  expect(await missing('products', product)).toEqual(
    ['status', 'tsc', 'um', 'unitQty', 'plo'].map((f) => `${f} missing`),
  );
  expect(await missing('prices', { ...CODE, priceListCode: 'RIV' })).toEqual(['unitPrice missing']);
  expect(await missing('customers', { customerCode: '100009' })).toEqual(
    ['businessName', 'vatNumber', 'priceListCode', 'addresses'].map((field) => `${field} missing`),
  );
  expect(await missing('orders', { orderCode: 'O-9', status: 'I' })).toEqual(
    ['customerCode', 'requestCreatedOn', 'items'].map((field) => `${field} missing`),
  );
});

it('a new variant of a stored serial needs no fields of the serial', async () => {
  const row = { productCode: { serial: 'F120', color: '7035', pkg: '05' }, status: 'A', tsc: 'S', um: 'kg' };
  const { result } = await importRows('products', [{ ...row, qta: 5, unitQty: 5, plo: 5.5 }]);
  expect(toCounts(result)).toEqual([1, 0, 0, 0]);
  const other = { ...row, productCode: { ...row.productCode, serial: 'F999' }, qta: 5, unitQty: 5, plo: 5.5 };
  expect((await importRows('products', [other])).result.errors).toContainEqual({
    row: 1,
    path: 'brand',
    code: 'missing',
  });
});

it('mixing data keep the fields that an import does not name', async () => {
  const readMixing = async () => (await app.inject('/api/products/3/F120/7035/25')).json().mixing;
  await importRows('products', [{ ...CODE, mixing: { thinnerPercent: 7.5 } }]);
  expect(await readMixing()).toEqual({ ...MIXING, thinnerPercent: 7.5 });
  await importRows('products', [{ ...CODE, mixing: { thinnerSerial: null, thinnerPercent: null } }]);
  expect(await readMixing()).toEqual({ ...MIXING, thinnerSerial: null, thinnerPercent: null });
  const incomplete = await importRows('products', [{ ...CODE, mixing: { hardenerParts: null } }]);
  expect(incomplete.result.errors).toEqual([{ row: 1, path: 'mixing.hardenerParts', code: 'missing' }]);
  const table = 'serial;color;pkg;hardenerSerial;baseParts;hardenerParts\nF120;7035;25;;;\n';
  expect((await importRows('products', table)).result).toMatchObject({ changed: 1, failed: 0 });
  expect(await readMixing()).toBeNull();
});

it('an address keeps the texts that it does not name, and an item its discounts', async () => {
  const before = await readStored();
  const { streetAddress2: _second, province: _province, note: _note, ...address } = ADDRESS;
  const { quantity: _quantity, unitPrice: _price, discountPct1: _first, ...item } = ITEM;
  await importRows('customers', [{ customerCode: '100001', addresses: [address] }]);
  await importRows('orders', [{ orderCode: 'O-1', items: [item] }]);
  expect(await readStored()).toEqual(before);
  await importRows('customers', [{ customerCode: '100001', addresses: [{ ...ADDRESS, note: null }] }]);
  expect((await readStored()).addresses).toEqual(before.addresses.map((row) => ({ ...row, note: null })));
});

describe('a value with more decimals than the portal stores is an error', () => {
  it.each<[ImportKind, object, string]>([
    ['prices', { ...CODE, customerCode: '100001', discountPct1: 33.333 }, 'discountPct1'],
    ['prices', { ...CODE, customerCode: '100001', agentCommissionPct: 0.001 }, 'agentCommissionPct'],
    ['prices', { ...CODE, priceListCode: 'RIV', unitPrice: 1.00005 }, 'unitPrice'],
    ['prices', { ...CODE, priceListCode: 'RIV', unitPrice: 0.00001 }, 'unitPrice'],
    ['prices', { ...CODE, priceListCode: 'RIV', unitPrice: 1e-7 }, 'unitPrice'],
    ['products', { ...CODE, qta: 25.00001 }, 'qta'],
    ['products', { ...CODE, dna: 1.00005 }, 'dna'],
    ['products', { ...CODE, plo: 26.50004 }, 'plo'],
    ['products', { ...CODE, resalt: 8.555 }, 'resalt'],
    ['products', { ...CODE, resakg: 8.555 }, 'resakg'],
    ['products', { ...CODE, qtyPkgMultiplier: 1.5 }, 'qtyPkgMultiplier'],
    ['products', { ...CODE, mixing: { baseParts: 33.333 } }, 'mixing.baseParts'],
    ['products', { ...CODE, mixing: { thinnerPercent: 5.555 } }, 'mixing.thinnerPercent'],
    ['customers', { customerCode: '100001', unconditionalDiscountPct: 33.333 }, 'unconditionalDiscountPct'],
    ['orders', { orderCode: 'O-1', unconditionalDiscount: 33.333 }, 'unconditionalDiscount'],
    ['orders', { orderCode: 'O-1', items: [{ ...ITEM, unitPrice: 1.00005 }] }, 'items.0.unitPrice'],
    ['orders', { orderCode: 'O-1', items: [{ ...ITEM, discountPct2: 1.005 }] }, 'items.0.discountPct2'],
  ])('%s: %o', async (kind, row, path) => {
    const before = await readStored();
    const { status, result } = await importRows(kind, [row]);
    expect([status, result.errors.map((error) => [error.path, error.code])]).toEqual([
      400,
      [[path, 'invalidField']],
    ]);
    expect(await readStored()).toEqual(before);
  });
});
