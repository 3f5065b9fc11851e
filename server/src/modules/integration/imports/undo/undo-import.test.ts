import type { ImportKind } from '@cromia/domain/integration/import';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../../test/app.ts';
import { createCaller } from '../../../../../test/builders/activation.ts';
import { aKey, createErpClient } from '../../../../../test/builders/integration.ts';
import { aCustomer, aProduct, aUser } from '../../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const { key } = await aKey(db);
const erp = createErpClient(app, key);
const IMPORTS = '/api/v1/backoffice/imports';

const LEGAL_ADDRESS = {
  code: 'SL',
  businessName: 'Rossi',
  streetAddress1: 'Via Nuova 1',
  country: 'IT',
  city: 'Lodi',
  province: 'LO',
  zipOrPostalCode: '26900',
};

const f120 = await aProduct(db, { serial: 'F120', inStock: false, unitPrice: 10 });
const small = await aProduct(db, { serial: 'F120', pkg: '5', unitQty: 5, unitPrice: 12 });
const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const staff = await login(app, 'it@test.it');

/** All rows that imports write, without the sources and the versions. */
async function readTables() {
  const [serials, colors, products, prices, agreed, customers, addresses, synonyms] = await Promise.all([
    db.selectFrom('serials').selectAll().orderBy('serial').execute(),
    db.selectFrom('colors').selectAll().orderBy('serial').orderBy('color').execute(),
    db.selectFrom('products').selectAll().orderBy('id').execute(),
    db.selectFrom('priceListItems').selectAll().orderBy('productId').orderBy('priceListCode').execute(),
    db.selectFrom('customerPrices').selectAll().orderBy('productId').execute(),
    db.selectFrom('customers').selectAll().orderBy('customerCode').execute(),
    db.selectFrom('customerAddresses').selectAll().orderBy('customerId').orderBy('code').execute(),
    db.selectFrom('searchSynonyms').select(['language', 'term', 'synonym']).orderBy('term').execute(),
  ]);
  const withoutVersion = customers.map(({ version: _version, changedOn: _changedOn, ...columns }) => columns);
  const withoutId = addresses.map(({ id: _id, ...columns }) => columns);
  return { serials, colors, products, prices, agreed, withoutVersion, withoutId, synonyms };
}

const runImport = async (kind: ImportKind, rows: object[]) => (await erp(kind, rows)).result.id ?? '';
const undo = (id: string) => call('POST', `${IMPORTS}/${id}/undo`, staff, {});
const { productCode } = f120;

/** Imports that change, create and delete rows, and the state before each. */
const CASES: [ImportKind, object[]][] = [
  [
    'prices',
    [
      { productCode, priceListCode: 'RIV', unitPrice: 11 },
      { productCode, priceListCode: 'IND', unitPrice: 9 },
      { productCode: small.productCode, priceListCode: 'RIV', unitPrice: null },
      { productCode, customerCode: '100001', priceListCode: 'RIV', unitPrice: 8, discountPct1: 5 },
    ],
  ],
  ['stock', [{ productCode, inStock: true, availableOn: '2026-12-15' }]],
  [
    'texts',
    [
      { serial: 'F120', language: 'en', shortDescription: 'Epoxy', longDescription: 'Long text' },
      { serial: 'F120', language: 'it', shortDescription: null },
      { serial: 'F120', color: '7035', language: 'de', colorDescription: 'Grau' },
    ],
  ],
  [
    'products',
    [
      { productCode, brand: 'Other', plo: 27.5, hex: '#000000' },
      {
        productCode: { serial: 'Z900', color: '1000', pkg: '1' },
        status: 'A',
        tsc: 'S',
        um: 'kg',
        qta: 1,
        unitQty: 1,
        plo: 1.2,
        brand: 'New',
        area: '3M',
        typology: 'background',
        family: 'epoxy',
        dilution: '3S',
        drying: '2',
        intest: 'IE',
      },
    ],
  ],
  ['synonyms', [{ language: 'it', term: 'antiruggine', synonym: 'fondo' }]],
  [
    'customers',
    [
      {
        customerCode: '100001',
        discountPct1: 12.5,
        billingEmails: ['new@test.it'],
        addresses: [LEGAL_ADDRESS],
      },
    ],
  ],
];

describe.each(CASES)('an import of %s', (kind, rows) => {
  it('is undone: all values are those of before', async () => {
    const before = await readTables();
    const id = await runImport(kind, rows);
    expect(await readTables()).not.toEqual(before);
    expect((await call('GET', `${IMPORTS}/${id}`, staff)).json()).toMatchObject({
      canUndo: true,
      undoneOn: null,
    });
    expect((await undo(id)).json()).toMatchObject({
      canUndo: false,
      undoneOn: expect.any(String),
      undoneBy: 'it@test.it',
    });
    expect(await readTables()).toEqual(before);
    const audit = await db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('entityId', '=', id)
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([{ action: 'imports.run' }, { action: 'imports.undo', details: { kind } }]);
  });
});

it('two users who undo the same import at once undo it once', async () => {
  const id = await runImport('prices', [{ productCode, priceListCode: 'RIV', unitPrice: 11 }]);
  const responses = await Promise.all([undo(id), undo(id)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    outcome: { undoneOn: expect.any(String), changedBy: 'it@test.it' },
  });
});

it('an import is not undone over a price that a clerk has changed since, nor any part of it', async () => {
  const id = await runImport('prices', [
    { productCode, priceListCode: 'RIV', unitPrice: 11 },
    { productCode: small.productCode, priceListCode: 'RIV', unitPrice: 13 },
  ]);
  const path = '/api/v1/backoffice/prices';
  const { version } = (await call('GET', `${path}?productClass=3&serial=F120`, staff)).json();
  const changes = [{ productCode, priceListCode: 'RIV', unitPrice: 11.5 }];
  await call('PATCH', path, staff, { version, changes });
  const before = await readTables();
  const response = await undo(id);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: 'Conflict',
    outcome: {
      changedBy: 'it@test.it',
      changedOn: expect.any(String),
      undoneOn: null,
      changedSince: [{ subject: 'F120-7035-25 RIV', field: 'unitPrice' }],
    },
  });
  expect(await readTables()).toEqual(before);
});

it('a save and an undo at once never mix: one of them is rejected', async () => {
  const id = await runImport('prices', [{ productCode, priceListCode: 'RIV', unitPrice: 21 }]);
  const path = '/api/v1/backoffice/prices';
  const { version } = (await call('GET', `${path}?productClass=3&serial=F120`, staff)).json();
  const changes = [{ productCode, priceListCode: 'RIV', unitPrice: 22 }];
  const responses = await Promise.all([undo(id), call('PATCH', path, staff, { version, changes })]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('corrections of other values of a row stay when an import is undone', async () => {
  const id = await runImport('texts', [{ serial: 'F120', language: 'fr', shortDescription: 'Apprêt' }]);
  const serial = '/api/v1/backoffice/catalogue/3/F120';
  const { version } = (await call('GET', serial, staff)).json();
  await call('PATCH', serial, staff, { version, shortDescription: { pl: 'Podkład' } });
  expect((await undo(id)).statusCode).toBe(200);
  const { shortDescription, sources } = (await call('GET', serial, staff)).json();
  expect(shortDescription).toMatchObject({ pl: 'Podkład' });
  expect(shortDescription.fr).toBeUndefined();
  expect(sources['shortDescription.pl']).toMatchObject({ by: 'it@test.it' });
});

it('a new product that has got a price since keeps the import', async () => {
  const [, created] = CASES.find(([kind]) => kind === 'products')?.[1] ?? [];
  const id = await runImport('products', [created ?? {}]);
  await erp('prices', [
    { productCode: { serial: 'Z900', color: '1000', pkg: '1' }, priceListCode: 'RIV', unitPrice: 5 },
  ]);
  expect((await undo(id)).json()).toMatchObject({
    outcome: { changedSince: [{ subject: 'Z900-1000-1', field: null }] },
  });
});

it('a customer that an import created is removed, and events report restored customers', async () => {
  const before = await readTables();
  const vatNumber = 'IT01114601006';
  const { result } = await erp('customers', [
    {
      customerCode: '100002',
      businessName: 'Nuova',
      vatNumber,
      priceListCode: 'RIV',
      addresses: [LEGAL_ADDRESS],
    },
    { customerCode: '100001', discountPct2: 7 },
  ]);
  expect(result.errors).toEqual([]);
  expect((await undo(result.id ?? '')).statusCode).toBe(200);
  expect(await readTables()).toEqual(before);
  const events = await db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'customer.changed')
    .execute();
  expect(events.at(-1)?.data).toMatchObject({ customerCode: customer.customerCode, discountPct2: 0 });
});

it('imports without changes, of order statuses, and unknown ones cannot be undone', async () => {
  const { result } = await erp('stock', [{ productCode, inStock: false }]);
  expect(result.unchanged).toBe(1);
  expect((await undo(result.id ?? '')).statusCode).toBe(409);
  expect((await undo('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
});
