import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import type { Viewer } from '../../platform/access.ts';
import { seenTerms } from './seen-terms.ts';

const { app, db } = await testApp('demo');
const customer = await login(app, 'customer@demo.cromia.test');
const agent = await login(app, 'agent@demo.cromia.test');

/** Somebody who sees how a price is made. */
const MANAGER: Viewer = {
  userId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  username: 'agent@demo.cromia.test',
  role: 'AGENT',
  type: 'P',
  roleSds: 'AUTO',
  roleTds: 'USER',
  language: 'en',
  customerId: null,
  tokenExpires: 0,
};
const KEY = { productClass: '3', serial: 'F120', color: '7035' };
const buyer = await db
  .selectFrom('customers')
  .select(['id', 'priceListCode'])
  .where('customerCode', '=', '100001')
  .executeTakeFirstOrThrow();
const products = await db
  .selectFrom('products')
  .select(['id', 'pkg'])
  .where((eb) => eb.and(KEY))
  .orderBy('qta')
  .execute();
const otherList = await db
  .selectFrom('priceListItems')
  .select('priceListCode')
  .where('priceListCode', '!=', buyer.priceListCode)
  .limit(1)
  .executeTakeFirstOrThrow();

const product = fc.constantFrom(...products.map(({ id }) => id));
const price = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
const percent = fc.integer({ min: 0, max: 60 });
const list = fc.constantFrom(buyer.priceListCode, otherList.priceListCode);

/** Every way in which what a customer sees of a colour may change, as statements of whoever writes. */
const change = fc.oneof(
  fc.tuple(product, list, price).map(
    ([id, code, unit]) => sql`
      INSERT INTO price_list_items (product_id, price_list_code, unit_price) VALUES (${id}, ${code}, ${unit})
      ON CONFLICT (product_id, price_list_code) DO UPDATE SET unit_price = excluded.unit_price`,
  ),
  fc
    .tuple(product, list)
    .map(
      ([id, code]) =>
        sql`DELETE FROM price_list_items WHERE product_id = ${id} AND price_list_code = ${code}`,
    ),
  fc
    .tuple(list, percent, percent)
    .map(
      ([code, pct1, pct2]) =>
        sql`UPDATE customers SET price_list_code = ${code}, discount_pct1 = ${pct1}, discount_pct2 = ${pct2} WHERE id = ${buyer.id}`,
    ),
  percent.map((pct) => sql`UPDATE customers SET agent_commission_pct = ${pct} WHERE id = ${buyer.id}`),
  fc.tuple(product, price, percent).map(
    ([id, unit, pct]) => sql`
      INSERT INTO customer_prices (customer_id, product_id, price_list_code, unit_price, discount_pct1)
      VALUES (${buyer.id}, ${id}, 'OWN', ${unit}, ${pct})
      ON CONFLICT (customer_id, product_id)
      DO UPDATE SET unit_price = excluded.unit_price, discount_pct1 = excluded.discount_pct1`,
  ),
  product.map(
    (id) => sql`DELETE FROM customer_prices WHERE customer_id = ${buyer.id} AND product_id = ${id}`,
  ),
  product.map(
    (id) => sql`
      INSERT INTO preferred_products (customer_id, product_id) VALUES (${buyer.id}, ${id}) ON CONFLICT DO NOTHING`,
  ),
  product.map(
    (id) => sql`DELETE FROM preferred_products WHERE customer_id = ${buyer.id} AND product_id = ${id}`,
  ),
);

async function detail(headers: { authorization?: string }): Promise<unknown> {
  const answer = await app.inject({ url: '/api/products/3/F120/7035/25?customerCode=100001', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('what is kept of a customer’s terms', () => {
  it('is never older than what is stored, whatever changes', async () => {
    const kept = seenTerms(db);
    const key = { ...KEY, customerId: buyer.id };
    await fc.assert(
      fc.asyncProperty(change, async (statement) => {
        await kept(MANAGER, key);
        await statement.execute(db);
        const [seen, anew] = [await kept(MANAGER, key), await seenTerms(db)(MANAGER, key)];
        expect(seen).toEqual(anew);
      }),
      { numRuns: 150 },
    );
  });

  it('follows a price that moves from one customer to another, for both', async () => {
    const { id: otherId } = await db
      .selectFrom('customers')
      .select('id')
      .where('customerCode', '=', '100002')
      .executeTakeFirstOrThrow();
    const [first] = products;
    await db.deleteFrom('customerPrices').execute();
    await db
      .insertInto('customerPrices')
      .values({
        customerId: buyer.id,
        productId: first?.id ?? 0,
        priceListCode: 'OWN',
        unitPrice: 1.5,
      })
      .execute();
    const kept = seenTerms(db);
    const keys = [buyer.id, otherId].map((customerId) => ({ ...KEY, customerId }));
    const before = await Promise.all(keys.map((key) => kept(MANAGER, key)));
    await db.updateTable('customerPrices').set({ customerId: otherId }).execute();
    const after = await Promise.all(keys.map((key) => kept(MANAGER, key)));
    const anew = await Promise.all(keys.map((key) => seenTerms(db)(MANAGER, key)));
    expect(after).toEqual(anew);
    for (const [index, seen] of after.entries())
      expect(seen?.packagings).not.toEqual(before[index]?.packagings);
  });

  it('follows a price that moves from one list to another', async () => {
    const [first] = products;
    const id = first?.id ?? 0;
    const { priceListCode: from } = buyer;
    await db.updateTable('customers').set({ priceListCode: from }).where('id', '=', buyer.id).execute();
    await db.deleteFrom('customerPrices').execute();
    await db.deleteFrom('priceListItems').where('productId', '=', id).execute();
    await db
      .insertInto('priceListItems')
      .values({ productId: id, priceListCode: from, unitPrice: 7.77 })
      .execute();
    const kept = seenTerms(db);
    const key = { ...KEY, customerId: buyer.id };
    const shownPrice = async () => (await kept(MANAGER, key))?.packagings.get(first?.pkg ?? '')?.prices;
    expect(await shownPrice()).toContain('7.77');
    const { priceListCode: to } = otherList;
    await db.updateTable('priceListItems').set({ priceListCode: to }).where('productId', '=', id).execute();
    expect(await shownPrice()).toBe('null');
    await db.updateTable('priceListItems').set({ priceListCode: from }).where('productId', '=', id).execute();
    expect(await shownPrice()).toContain('7.77');
  });

  it('is given out as long as nothing changes, and to each kind of viewer as they may see it', async () => {
    const kept = seenTerms(db);
    const key = { ...KEY, customerId: buyer.id };
    expect(await kept(MANAGER, key)).toBe(await kept(MANAGER, key));
    const [own, whole] = [await detail(customer), await detail(agent)];
    expect(await detail(customer)).toEqual(own);
    expect(await detail(agent)).toEqual(whole);
    expect(JSON.stringify(own)).not.toContain('discountPct1');
    expect(JSON.stringify(whole)).toContain('discountPct1');
  });

  it('is nothing for a colour that does not exist', async () => {
    const key = { ...KEY, color: '0000', customerId: buyer.id };
    expect(await seenTerms(db)(MANAGER, key)).toBeUndefined();
  });

  it('does not lose a change that is stored while another one of the same list waits', async () => {
    const kept = seenTerms(db);
    const key = { ...KEY, customerId: buyer.id };
    const raise = (id: number) =>
      db.transaction().execute(async (trx) => {
        await sql`UPDATE price_list_items SET unit_price = unit_price + 1 WHERE product_id = ${id}`.execute(
          trx,
        );
        await kept(MANAGER, key);
      });
    await Promise.all(products.map(({ id }) => raise(id)));
    expect(await kept(MANAGER, key)).toEqual(await seenTerms(db)(MANAGER, key));
  });

  it('is gone with a table that is emptied at once', async () => {
    const { id } = products[0] ?? { id: 0 };
    const { id: customerId, priceListCode } = buyer;
    const { priceListCode: other } = otherList;
    await db.deleteFrom('customerPrices').execute();
    await db
      .insertInto('customerPrices')
      .values({ customerId, productId: id, priceListCode: 'OWN', unitPrice: 1.5 })
      .execute();
    await sql`INSERT INTO preferred_products (customer_id, product_id) VALUES (${customerId}, ${id})
      ON CONFLICT DO NOTHING`.execute(db);
    await sql`INSERT INTO price_list_items (product_id, price_list_code, unit_price)
      VALUES (${id}, ${priceListCode}, 2.5), (${id}, ${other}, 3.5)
      ON CONFLICT (product_id, price_list_code) DO UPDATE SET unit_price = excluded.unit_price`.execute(db);
    const kept = seenTerms(db);
    const key = { ...KEY, customerId };
    for (const table of ['customer_prices', 'price_list_items', 'preferred_products']) {
      const before = await kept(MANAGER, key);
      await sql`TRUNCATE ${sql.table(table)}`.execute(db);
      const seen = await kept(MANAGER, key);
      expect(seen, table).toEqual(await seenTerms(db)(MANAGER, key));
      expect(seen?.packagings, table).not.toEqual(before?.packagings);
    }
  });
});
