import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aKey, createErpClient } from '../../../test/builders/integration.ts';
import { aCustomer, aProduct, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const { key } = await aKey(db);
const erp = createErpClient(app, key);
const PATH = '/api/v1/backoffice/prices';

const f120 = await aProduct(db, { serial: 'F120', inStock: false, unitPrice: 10 });
const small = await aProduct(db, { serial: 'F120', pkg: '5', unitQty: 5, unitPrice: 12 });
const g310 = await aProduct(db, { serial: 'G310', unitPrice: 20 });
await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'clerk@test.it', role: 'CROMIA' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT' });
const staff = await login(app, 'it@test.it');
const clerk = await login(app, 'clerk@test.it');

const SERIAL = '?productClass=3&serial=F120';
const readGrid = async (query = SERIAL) => (await call('GET', `${PATH}${query}`, staff)).json();
const save = (version: string, changes: object[], headers = staff) =>
  call('PATCH', PATH, headers, { version, changes });
const readLastAudit = () =>
  db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

it('prices of several lists and stock are saved as one audited change with the old values', async () => {
  const before = await readGrid();
  expect(before.rows).toMatchObject([
    { productCode: { pkg: '5' }, um: 'kg', inStock: true, prices: { RIV: 12 }, agreed: null },
    { productCode: { pkg: '25' }, inStock: false, prices: { RIV: 10 } },
  ]);
  const response = await save(before.version, [
    { productCode: f120.productCode, priceListCode: 'RIV', unitPrice: 10.5, inStock: true },
    { productCode: f120.productCode, priceListCode: 'IND', unitPrice: 9.1234 },
    { productCode: small.productCode, priceListCode: 'RIV', unitPrice: null },
    // Unchanged values are no change.
    { productCode: small.productCode, inStock: true },
  ]);
  expect(response.json()).toMatchObject({ changed: 4 });
  const after = await readGrid();
  expect(after).toMatchObject({
    version: response.json().version,
    rows: [{ prices: {} }, { inStock: true, prices: { IND: 9.1234, RIV: 10.5 } }],
  });
  expect(await readLastAudit()).toMatchObject({
    action: 'prices.change',
    entity: 'serials',
    entityId: '3-F120',
    details: {
      subject: 'F120',
      changes: [
        { product: 'F120-7035-25', field: 'RIV', was: 10, is: 10.5 },
        { product: 'F120-7035-25', field: 'inStock', was: false, is: true },
        { product: 'F120-7035-25', field: 'IND', was: null, is: 9.1234 },
        { product: 'F120-7035-5', field: 'RIV', was: 12, is: null },
      ],
    },
  });
  const serial = await call('GET', '/api/v1/backoffice/catalogue/3/F120/7035', staff);
  expect(serial.json().products.find(({ id }: { id: { pkg: string } }) => id.pkg === '25')).toMatchObject({
    prices: [{ priceListCode: 'RIV', sources: { unitPrice: { origin: 'DESK', by: 'it@test.it' } } }, {}],
  });
});

it('the day on which a product is available again is saved, removed, and part of the version', async () => {
  const { version } = await readGrid();
  const { productCode } = f120;
  const saved = await save(version, [{ productCode, availableOn: '2026-12-15' }]);
  expect(saved.json()).toMatchObject({ changed: 1 });
  expect((await readGrid()).rows[1]).toMatchObject({ inStock: true, availableOn: '2026-12-15' });
  expect(await readLastAudit()).toMatchObject({
    details: { changes: [{ product: 'F120-7035-25', field: 'availableOn', was: null, is: '2026-12-15' }] },
  });
  expect((await save(version, [{ productCode, availableOn: null }])).statusCode).toBe(409);
  const next = await save(saved.json().version, [{ productCode, inStock: true, availableOn: null }]);
  expect(next.json()).toMatchObject({ changed: 1 });
  expect(
    (await save(next.json().version, [{ productCode, availableOn: '15/12/2026' }])).json().errors,
  ).toEqual([{ path: 'changes.0.availableOn', code: 'invalidField' }]);
});

it('of two concurrent saves, the second is rejected with the name of the first author, and stores nothing', async () => {
  const { version } = await readGrid();
  const change = (unitPrice: number) => [{ productCode: f120.productCode, priceListCode: 'RIV', unitPrice }];
  const responses = await Promise.all([save(version, change(11)), save(version, change(12), clerk)]);
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const isFirst = statuses[0] === 200;
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'Conflict',
    outcome: { changedBy: isFirst ? 'it@test.it' : 'clerk@test.it', changedOn: expect.any(String) },
  });
  expect((await readGrid()).rows[1].prices.RIV).toBe(isFirst ? 11 : 12);
});

it('an import and a correction of the stock in the meantime are conflicts as well', async () => {
  const { version } = await readGrid();
  const change = [{ productCode: f120.productCode, priceListCode: 'RIV', unitPrice: 13 }];
  await erp('prices', [{ productCode: small.productCode, priceListCode: 'RIV', unitPrice: 14 }]);
  expect((await save(version, change)).json()).toMatchObject({ outcome: { changedBy: 'ERP' } });
  const { version: imported } = await readGrid();
  const color = '/api/v1/backoffice/catalogue/3/F120/7035';
  const { version: corrected } = (await call('GET', color, clerk)).json();
  await call('PATCH', `${color}/5`, clerk, { version: corrected, inStock: false });
  expect((await save(imported, change)).json()).toMatchObject({ outcome: { changedBy: 'clerk@test.it' } });
});

it('agreed prices are changed, added and removed over several serials, and have a version of their own', async () => {
  await erp('prices', [
    {
      productCode: f120.productCode,
      customerCode: '100001',
      priceListCode: 'RIV',
      unitPrice: 9,
      discountPct1: 5,
      agentCommissionPct: 3,
    },
    {
      productCode: small.productCode,
      customerCode: '100001',
      priceListCode: 'IND',
      unitPrice: 8,
      discountPct2: 2,
    },
  ]);
  const list = '/api/v1/backoffice/customers/100001/prices';
  const { version } = (await call('GET', list, staff)).json();
  expect((await readGrid(`${SERIAL}&customerCode=100001`)).version).toBe(version);
  const customerCode = '100001';
  const response = await save(version, [
    { productCode: f120.productCode, customerCode, unitPrice: 8.5, discountPct1: 0 },
    { productCode: small.productCode, customerCode, unitPrice: null },
    { productCode: g310.productCode, customerCode, unitPrice: 18, discountPct2: 1.5 },
  ]);
  expect(response.statusCode).toBe(200);
  const after = (await call('GET', list, staff)).json();
  expect(after).toMatchObject({
    version: response.json().version,
    content: [
      { unitPrice: 8.5, discountPct1: 0, agentCommissionPct: 3, priceListCode: 'RIV' },
      { unitPrice: 18, discountPct1: 0, discountPct2: 1.5, finalUnitPrice: 17.73 },
    ],
  });
  expect(await readLastAudit()).toMatchObject({
    action: 'customer-prices.change',
    entity: 'customer_prices',
    entityId: '100001',
    customerId: expect.any(String),
    details: {
      changes: [
        { product: 'F120-7035-25', field: 'unitPrice', was: 9, is: 8.5 },
        { product: 'F120-7035-25', field: 'discountPct1', was: 5, is: 0 },
        { product: 'F120-7035-5', field: 'unitPrice', was: 8, is: null },
        { product: 'F120-7035-5', field: 'discountPct1', was: 0, is: null },
        { product: 'F120-7035-5', field: 'discountPct2', was: 2, is: null },
        { product: 'G310-7035-25', field: 'unitPrice', was: null, is: 18 },
        { product: 'G310-7035-25', field: 'discountPct2', was: null, is: 1.5 },
      ],
    },
  });
  const stale = await save(version, [{ productCode: f120.productCode, customerCode, unitPrice: 1 }], clerk);
  expect(stale.json()).toMatchObject({ code: 'Conflict', outcome: { changedBy: 'it@test.it' } });
});

it('unknown products, serials and customers, and terms without a price are rejected', async () => {
  const { version } = await readGrid();
  const unknown = await save(version, [
    { productCode: f120.productCode, priceListCode: 'RIV', unitPrice: 1 },
    { productCode: { ...f120.productCode, color: '9999' }, priceListCode: 'RIV', unitPrice: 1 },
  ]);
  expect(unknown.json()).toMatchObject({
    code: 'BadRequest',
    errors: [{ path: 'changes.1.productCode', code: 'invalidField' }],
  });
  expect((await readGrid()).version).toBe(version);
  expect((await call('GET', `${PATH}?productClass=3&serial=Z999`, staff)).statusCode).toBe(404);
  expect((await call('GET', `${PATH}${SERIAL}&customerCode=999999`, staff)).statusCode).toBe(404);
  const customerless = { productCode: f120.productCode, customerCode: '999999', unitPrice: 1 };
  expect((await save(version, [customerless])).statusCode).toBe(404);
  const { version: agreed } = await readGrid(`${SERIAL}&customerCode=100001`);
  const incomplete = await save(agreed, [
    { productCode: small.productCode, customerCode: '100001', discountPct1: 5 },
  ]);
  expect(incomplete.json()).toMatchObject({ errors: [{ path: 'changes.0.unitPrice', code: 'missing' }] });
});

it('only staff read and change prices', async () => {
  const agent = await login(app, 'agent@test.it');
  expect((await call('GET', `${PATH}${SERIAL}`, agent)).statusCode).toBe(403);
  const { version } = await readGrid();
  const change = [{ productCode: f120.productCode, inStock: false }];
  expect((await save(version, change, agent)).statusCode).toBe(403);
});
