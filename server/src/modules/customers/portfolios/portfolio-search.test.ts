import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';
import { selectPortfolioCustomers } from '../customer-queries.ts';

const CUSTOMERS = 5_000;
const QUERY = {
  customerCode: undefined,
  businessName: 'Sotto',
  searchString: undefined,
  sort: { field: 'businessName', direction: 'asc' },
} as const;

const { app, db } = await testApp('empty');
const searchedCustomers = await Promise.all(
  [
    ['100001', 'Vernici 100%'],
    ['100002', 'Vernici_Sotto'],
    ['100003', 'Vernici\\Barra'],
    ['100004', 'Łódź Farby'],
  ].map(([customerCode = '', businessName = '']) => aCustomer(db, { customerCode, businessName })),
);
await aUser(db, { username: 'commercial@test.it', role: 'COMMERCIAL', manages: searchedCustomers });
const headers = await login(app, 'commercial@test.it');
const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();

beforeAll(async () => {
  await sql`
    WITH inserted AS (
      INSERT INTO customers (customer_code, business_name, vat_number, price_list_code)
      SELECT (200000 + n)::text, 'Colorificio ' || md5(n::text), 'IT' || (10000000000 + n), 'RIV'
      FROM generate_series(1, ${CUSTOMERS}::int) n
      RETURNING id)
    INSERT INTO customer_managers (user_id, customer_id) SELECT ${userId}::uuid, id FROM inserted`.execute(
    db,
  );
  await sql`VACUUM ANALYZE customers, customer_managers`.execute(db);
});

async function searchCodes(text: string): Promise<string[]> {
  const url = `/api/v1/public/commercial/customer-profiles?businessName=${encodeURIComponent(text)}`;
  const response = await app.inject({ method: 'GET', url, headers });
  return response.json().content.map((customer: { customerCode: string }) => customer.customerCode);
}

describe('a portfolio of thousands of customers', () => {
  it('is searched by part of a name without scanning all customers', async () => {
    const list = selectPortfolioCustomers(db, userId, QUERY);
    for (const statement of [list.limit(10), list.clearSelect().clearOrderBy()]) {
      const plan = JSON.stringify(await statement.explain());
      expect(plan).toContain('Index Scan using customers_pkey on customers');
      expect(plan).not.toContain('Seq Scan on customers');
    }
  });

  it.each([
    ['100%', ['100001']],
    ['%', ['100001']],
    ['％', ['100001']],
    ['_', ['100002']],
    ['ICI_S', ['100002']],
    ['\\', ['100003']],
    ['i\\b', ['100003']],
    ['lodz', ['100004']],
    ['vernici', ['100001', '100003', '100002']],
    ['nobody', []],
  ])('is searched for %s literally, without wildcards', async (text, codes) => {
    expect((await searchCodes(text)).sort()).toEqual([...codes].sort());
  });
});
