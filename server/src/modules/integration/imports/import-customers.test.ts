import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { aKey, createErpClient, toCounts } from '../../../../test/builders/integration.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const erp = createErpClient(app, key);

const VAT = ['IT07643520013', 'IT12345670017', 'IT00743110157'];
const LEGAL = {
  code: 'SL',
  streetAddress1: 'Via Roma 1',
  country: 'IT',
  city: 'Treviso',
  zipOrPostalCode: '31100',
};

/** A customer row as an ERP sends it. */
function aRow(customerCode: string, vatNumber = VAT[0], over: object = {}) {
  return {
    customerCode,
    businessName: `Colorificio ${customerCode}`,
    vatNumber,
    sdiCode: 'ABCDEF1',
    pec: 'pec@customer.test',
    priceListCode: 'RIV',
    discountPct1: 10,
    billingEmails: ['billing@customer.test'],
    addresses: [LEGAL, { ...LEGAL, code: 'SD001', isDefault: true }],
    ...over,
  };
}
const { addresses: _addresses, billingEmails: _emails, ...SHORT } = aRow('100001');

const stored = () =>
  db
    .selectFrom('customers')
    .select(['customerCode', 'vatNumber', 'discountPct1', 'billingEmails', 'version'])
    .orderBy('customerCode')
    .execute();
const addressCodes = async () =>
  (await db.selectFrom('customerAddresses').select('code').orderBy('code').execute()).map(({ code }) => code);

beforeEach(async () => {
  await db.deleteFrom('customers').execute();
});

it('an import creates customers with their addresses, and repeating it changes nothing', async () => {
  const rows = [aRow('100001'), aRow('100002', VAT[1])];
  expect(toCounts((await erp('customers', rows)).result)).toEqual([2, 0, 0, 0]);
  const before = await stored();
  expect(before.map(({ version }) => version)).toEqual([1, 1]);
  expect(toCounts((await erp('customers', rows.toReversed())).result)).toEqual([0, 0, 2, 0]);
  expect(await stored()).toEqual(before);
  expect(await addressCodes()).toEqual(['SD001', 'SD001', 'SL', 'SL']);
});

it('an update keeps omitted addresses and e-mails and raises the version by one', async () => {
  await erp('customers', [aRow('100001')]);
  expect(toCounts((await erp('customers', [{ ...SHORT, discountPct1: 12.5 }])).result)).toEqual([0, 1, 0, 0]);
  expect(await stored()).toEqual([
    {
      customerCode: '100001',
      vatNumber: VAT[0],
      discountPct1: 12.5,
      billingEmails: ['billing@customer.test'],
      version: 2,
    },
  ]);
  expect(await addressCodes()).toEqual(['SD001', 'SL']);
  const moved = await erp('customers', [
    { ...SHORT, discountPct1: 12.5, addresses: [{ ...LEGAL, city: 'Padova' }] },
  ]);
  expect(toCounts(moved.result)).toEqual([0, 1, 0, 0]);
  expect(await addressCodes()).toEqual(['SL']);
  expect((await stored())[0]?.version).toBe(3);
});

it('a VAT number of another customer, stored or in the same import, is refused', async () => {
  await erp('customers', [aRow('100001')]);
  const { result } = await erp('customers', [aRow('100002'), aRow('100003', VAT[1]), aRow('100004', VAT[1])]);
  expect(result.errors).toMatchObject(
    [1, 2, 3].map((row) => ({ row, path: 'vatNumber', code: 'duplicate' })),
  );
  expect(result.errors.map(({ rows, customerCode }) => [rows, customerCode])).toContainEqual([
    [2],
    undefined,
  ]);
  expect(await stored()).toHaveLength(1);
});

it('a new customer needs an address, a known price list and a valid VAT number', async () => {
  const { result } = await erp('customers', [
    { ...SHORT, customerCode: '100009', vatNumber: VAT[2] },
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
  await erp('customers', [aRow('100001')]);
  const table = `customerCode;businessName;vatNumber;sdiCode;pec;priceListCode;discountPct1;msdsEmails
100001;Colorificio 100001;${VAT[0]};ABCDEF1;pec@customer.test;IND;10;a@customer.test b@customer.test
`;
  expect(toCounts((await erp('customers', table)).result)).toEqual([0, 1, 0, 0]);
  const kept = await db.selectFrom('customers').select(['priceListCode', 'msdsEmails']).execute();
  expect(kept).toEqual([{ priceListCode: 'IND', msdsEmails: ['a@customer.test', 'b@customer.test'] }]);
});
