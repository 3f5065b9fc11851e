import { parseCsv } from '@cromia/domain/lists/csv';
import type { Statement } from '@cromia/domain/statements/statement';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aCustomer, anOrder, aProduct, aUser, type TestProduct } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { now: () => new Date('2026-11-27T09:00:00Z') });
const call = createCaller(app);
const company = await aCustomer(db, { customerCode: '100001' });
const other = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'anna@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'viewer@test.it', role: 'CUSTOMER', customer: company });
await db
  .updateTable('users')
  .set({ companyRole: 'VIEWER' })
  .where('username', '=', 'viewer@test.it')
  .execute();
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company] });
const anna = await login(app, 'anna@test.it');
const viewer = await login(app, 'viewer@test.it');
const agent = await login(app, 'agent@test.it');

const grey = await aProduct(db, { serial: 'F120', unitQty: 25 });
const white = await aProduct(db, { serial: 'F120', color: '9010', unitQty: 5, pkg: '05' });
const thinner = await aProduct(db, { serial: 'D101', color: '0000', unitQty: 5 });
await db.updateTable('products').set({ um: 'l' }).where('id', '=', thinner.id).execute();

/** An order of some lines: product, packages, EUR. */
async function buy(
  createdOn: string,
  lines: readonly (readonly [TestProduct, number, number])[],
  { status = 'C', overallDiscount = 0, customer = company } = {},
): Promise<void> {
  const id = await anOrder(db, { customer, status, createdOn, products: lines.map(([product]) => product) });
  for (const [product, quantityOrdered, rowTotal] of lines) {
    const { qta } = await db
      .selectFrom('products')
      .select('qta')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('orderItems')
      .set({ quantityOrdered, rowTotal, qta })
      .where('orderId', '=', id)
      .where('productId', '=', product.id)
      .execute();
  }
  const sum = lines.reduce((total, [, , rowTotal]) => total + rowTotal, 0);
  await db
    .updateTable('orders')
    .set({ overallDiscount, total: (sum * (100 - overallDiscount)) / 100 })
    .where('id', '=', id)
    .execute();
}

await buy('2026-01-10T08:00:00Z', [
  [grey, 4, 400],
  [white, 2, 60],
]);
await buy('2026-03-05T08:00:00Z', [[thinner, 6, 90]], { overallDiscount: 10 });
await buy('2026-03-20T08:00:00Z', [[grey, 1, 100]], { status: 'F' });
// In Rome it is already the first of April.
await buy('2026-03-31T22:30:00Z', [[grey, 1, 110]]);
await buy('2026-05-05T08:00:00Z', [[grey, 9, 9_999]], { status: 'A' });
await buy('2025-12-31T23:30:00Z', [[white, 1, 31]]);
await buy('2025-02-02T08:00:00Z', [[grey, 2, 210]]);
await buy('2023-06-06T08:00:00Z', [[white, 1, 30]]);
await buy('2026-02-02T08:00:00Z', [[grey, 3, 333]], { customer: other });

const PATH = '/api/v1/public/customer/statements';
const read = async (query = '', headers = anna, path = PATH): Promise<Statement> =>
  (await call('GET', `${path}${query}`, headers)).json();

describe('the statement of a year', () => {
  it('has the net value and the quantities of each month, in the time zone of the manufacturer', async () => {
    const { year, years, months } = await read();
    expect([year, years]).toEqual([2026, [2026, 2025, 2024, 2023]]);
    expect(
      months.map(({ turnover, turnoverLastYear, kilograms, litres }) => [
        turnover,
        turnoverLastYear,
        kilograms,
        litres,
      ]),
    ).toEqual([
      [491, 0, 115, 0],
      [0, 210, 0, 0],
      [181, 0, 25, 30],
      [110, 0, 25, 0],
      ...Array.from({ length: 7 }, () => [0, 0, 0, 0]),
      [null, 0, 0, 0],
    ]);
  });

  it('has serials and colours by value, with the year before', async () => {
    const { serials, colors } = await read();
    expect(
      serials.map(({ serial, turnover, turnoverLastYear, kilograms, litres }) => [
        serial,
        turnover,
        turnoverLastYear,
        kilograms,
        litres,
      ]),
    ).toEqual([
      ['F120', 701, 210, 165, 0],
      ['D101', 81, 0, 0, 30],
    ]);
    expect(colors.map(({ serial, color, turnover }) => [serial, color, turnover])).toEqual([
      ['F120', '7035', 610],
      ['F120', '9010', 91],
      ['D101', '0000', 81],
    ]);
  });

  it('adds up: months, serials and colours have the same sum', async () => {
    for (const year of [2026, 2025, 2024, 2023]) {
      const { months, serials, colors } = await read(`?year=${year}`);
      const sum = (rows: readonly { turnover: number | null }[]) =>
        rows.reduce((total, { turnover }) => total + (turnover ?? 0), 0);
      expect([year, sum(serials), sum(colors)]).toEqual([year, sum(months), sum(months)]);
    }
  });

  it('of an earlier year has all of its months, and can be one without orders', async () => {
    const past = await read('?year=2025');
    expect(past.months.map(({ turnover }) => turnover)).toEqual([0, 210, ...Array(10).fill(0)]);
    const empty = await read('?year=2024');
    expect([empty.colors, empty.serials.map(({ turnoverLastYear }) => turnoverLastYear)]).toEqual([[], [30]]);
    const coming = await read('?year=2027');
    expect(coming.months.every(({ turnover }) => turnover === null)).toBe(true);
  });

  it('is the one that the agent sees, whose turnover is the same; a viewer reads it', async () => {
    const own = await read();
    const ofAgent = await read('?customerCode=100001', agent, '/api/v1/public/agent/statements');
    expect(ofAgent).toEqual(own);
    expect(await read('', viewer)).toEqual(own);
    const sales = await call('GET', '/api/v1/public/agent/customer-profiles/100001/sales', agent);
    expect(sales.json().months.map(({ turnover }: { turnover: number }) => turnover)).toEqual(
      own.months.map(({ turnover }) => turnover),
    );
    const foreign = await call('GET', '/api/v1/public/agent/statements?customerCode=100002', agent);
    expect(foreign.statusCode).toBe(404);
  });

  it('is exported with a line for each month, serial and colour', async () => {
    const { body, headers } = await call('GET', `${PATH}/export?format=csv&language=en&year=2026`, anna);
    expect(headers['content-disposition']).toContain('purchases-2026');
    const [head, ...lines] = parseCsv(body).map(({ cells }) => cells);
    expect(head?.slice(-4)).toEqual(['Packs', 'Quantity (kg)', 'Quantity (l)', 'Net value (EUR)']);
    expect(lines.map((cells) => [cells[0], cells[1], cells[4], ...cells.slice(6)])).toEqual([
      ['2026-01', 'F120', '7035', '4', '100', '0', '400'],
      ['2026-01', 'F120', '9010', '3', '15', '0', '91'],
      ['2026-03', 'D101', '0000', '6', '0', '30', '81'],
      ['2026-03', 'F120', '7035', '1', '25', '0', '100'],
      ['2026-04', 'F120', '7035', '1', '25', '0', '110'],
    ]);
  });

  it('rejects a year that is none', async () => {
    for (const year of ['26', '2026.5', 'x'])
      expect((await call('GET', `${PATH}?year=${year}`, anna)).statusCode).toBe(400);
  });
});
