import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { aKey, createErpClient, toCounts } from '../../../../test/builders/integration.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);

const VAT = ['IT07643520013', 'IT12345670017', 'IT00743110157'];
const LEGAL_ADDRESS = {
  code: 'SL',
  streetAddress1: 'Via Roma 1',
  country: 'IT',
  city: 'Treviso',
  zipOrPostalCode: '31100',
};

/** A customer row as an ERP sends it. */
function aRow(customerCode: string, vatNumber = VAT[0], overrides: object = {}) {
  return {
    customerCode,
    businessName: `Colorificio ${customerCode}`,
    vatNumber,
    sdiCode: 'ABCDEF1',
    pec: 'pec@customer.test',
    priceListCode: 'RIV',
    discountPct1: 10,
    billingEmails: ['billing@customer.test'],
    addresses: [LEGAL_ADDRESS, { ...LEGAL_ADDRESS, code: 'SD001', isDefault: true }],
    ...overrides,
  };
}
const { addresses: _addresses, billingEmails: _emails, ...SHORT_ROW } = aRow('100001');

const readCustomers = () =>
  db
    .selectFrom('customers')
    .select(['customerCode', 'vatNumber', 'discountPct1', 'billingEmails', 'version'])
    .orderBy('customerCode')
    .execute();
const listAddressCodes = async () =>
  (await db.selectFrom('customerAddresses').select('code').orderBy('code').execute()).map(({ code }) => code);

beforeEach(async () => {
  await db.deleteFrom('customers').execute();
});

it('an import creates customers with their addresses, and repeating it changes nothing', async () => {
  const rows = [aRow('100001'), aRow('100002', VAT[1])];
  expect(toCounts((await importRows('customers', rows)).result)).toEqual([2, 0, 0, 0]);
  const before = await readCustomers();
  expect(before.map(({ version }) => version)).toEqual([1, 1]);
  expect(toCounts((await importRows('customers', rows.toReversed())).result)).toEqual([0, 0, 2, 0]);
  expect(await readCustomers()).toEqual(before);
  expect(await listAddressCodes()).toEqual(['SD001', 'SD001', 'SL', 'SL']);
});

it('an update does not change omitted addresses and e-mails, and increments the version', async () => {
  await importRows('customers', [aRow('100001')]);
  expect(toCounts((await importRows('customers', [{ ...SHORT_ROW, discountPct1: 12.5 }])).result)).toEqual([
    0, 1, 0, 0,
  ]);
  expect(await readCustomers()).toEqual([
    {
      customerCode: '100001',
      vatNumber: VAT[0],
      discountPct1: 12.5,
      billingEmails: ['billing@customer.test'],
      version: 2,
    },
  ]);
  expect(await listAddressCodes()).toEqual(['SD001', 'SL']);
  const response = await importRows('customers', [
    { ...SHORT_ROW, discountPct1: 12.5, addresses: [{ ...LEGAL_ADDRESS, city: 'Padova' }] },
  ]);
  expect(toCounts(response.result)).toEqual([0, 1, 0, 0]);
  expect(await listAddressCodes()).toEqual(['SL']);
  expect((await readCustomers())[0]?.version).toBe(3);
});

it('a VAT number of another customer, stored or in the same import, is rejected', async () => {
  await importRows('customers', [aRow('100001')]);
  const { result } = await importRows('customers', [
    aRow('100002'),
    aRow('100003', VAT[1]),
    aRow('100004', VAT[1]),
  ]);
  expect(result.errors).toMatchObject(
    [1, 2, 3].map((row) => ({ row, path: 'vatNumber', code: 'duplicate' })),
  );
  expect(result.errors.map(({ rows, customerCode }) => [rows, customerCode])).toContainEqual([
    [2],
    undefined,
  ]);
  expect(await readCustomers()).toHaveLength(1);
});

it('a new customer needs an address, a known price list and a valid VAT number', async () => {
  const { result } = await importRows('customers', [
    { ...SHORT_ROW, customerCode: '100009', vatNumber: VAT[2] },
    aRow('100010', 'IT00000000001'),
    aRow('100011', VAT[1], { priceListCode: 'NEW' }),
  ]);
  expect(result.errors).toMatchObject([
    { row: 1, path: 'addresses', code: 'missing' },
    { row: 2, path: 'vatNumber', code: 'invalidField' },
    { row: 3, path: 'priceListCode', code: 'invalidField' },
  ]);
});

it('a CSV table changes the terms of existing customers', async () => {
  await importRows('customers', [aRow('100001')]);
  const table = `customerCode;businessName;vatNumber;sdiCode;pec;priceListCode;discountPct1;msdsEmails
100001;Colorificio 100001;${VAT[0]};ABCDEF1;pec@customer.test;IND;10;a@customer.test b@customer.test
`;
  expect(toCounts((await importRows('customers', table)).result)).toEqual([0, 1, 0, 0]);
  const customers = await db.selectFrom('customers').select(['priceListCode', 'msdsEmails']).execute();
  expect(customers).toEqual([{ priceListCode: 'IND', msdsEmails: ['a@customer.test', 'b@customer.test'] }]);
});
