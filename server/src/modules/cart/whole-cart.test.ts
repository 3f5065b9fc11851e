import { gunzipSync } from 'node:zlib';
import type { Role } from '@cromia/domain/accounts/roles';
import { cartSchema } from '@cromia/domain/cart/cart';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import type { Viewer } from '../../platform/access.ts';
import type { JsonPart } from '../../platform/json-parts.ts';
import { customerById } from '../customers/service.ts';
import { readCart } from './own-cart.ts';
import { wholeCarts } from './whole-cart.ts';

const { app, db } = await testApp('demo');
const CUSTOMER = 'customer@demo.cromia.test';
const LINES = 60;
const URL = '/api/v1/public/customer/carts';

async function aViewer(username: string, role: Role): Promise<Viewer> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'customerId'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return {
    userId: user.id,
    sessionId: crypto.randomUUID(),
    username,
    role,
    type: 'C',
    roleSds: 'AUTO',
    roleTds: 'USER',
    language: 'en',
    customerId: user.customerId,
    tokenExpires: 0,
  };
}

const viewers = [await aViewer(CUSTOMER, 'CUSTOMER'), await aViewer('agent@demo.cromia.test', 'AGENT')];
const customerId = viewers[0]?.customerId ?? '';
const { priceListCode } = await db
  .selectFrom('customers')
  .select('priceListCode')
  .where('id', '=', customerId)
  .executeTakeFirstOrThrow();
const products = await db
  .selectFrom('products')
  .select('id')
  .where('status', '=', 'A')
  .orderBy('id')
  .limit(LINES + 1)
  .execute();
const [spare = 0, ...inCart] = products.map(({ id }) => id);

/** Both viewers get a cart of the same products, shown at no price. */
async function fillCarts(): Promise<void> {
  await db.deleteFrom('carts').where('customerId', '=', customerId).execute();
  for (const { userId } of viewers) {
    await sql`
      WITH cart AS (INSERT INTO carts (customer_id, user_id) VALUES (${customerId}, ${userId}) RETURNING id)
      INSERT INTO cart_items (cart_id, sort_order, product_id, quantity, seen_in_stock, seen_status)
      SELECT cart.id, place, product_id, 4, true, 'A'
      FROM cart, unnest(${inCart}::integer[]) WITH ORDINALITY AS line (product_id, place)`.execute(db);
  }
}
beforeEach(fillCarts);

function parsed(parts: readonly JsonPart[]): unknown {
  return JSON.parse(Buffer.concat(parts.map(({ plain }) => plain)).toString());
}

const product = fc.constantFrom(...inCart.slice(0, 8));
const price = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
const percent = fc.integer({ min: 0, max: 60 });
const ownLines = sql`cart_id IN (SELECT id FROM carts WHERE customer_id = ${customerId})`;

/** Ways in which what an owner sees of a cart may change, as statements of whoever writes. */
const change = fc.oneof(
  fc.tuple(product, price).map(
    ([id, unit]) => sql`
      INSERT INTO price_list_items (product_id, price_list_code, unit_price) VALUES (${id}, ${priceListCode}, ${unit})
      ON CONFLICT (product_id, price_list_code) DO UPDATE SET unit_price = excluded.unit_price`,
  ),
  product.map(
    (id) => sql`DELETE FROM price_list_items WHERE product_id = ${id} AND price_list_code = ${priceListCode}`,
  ),
  fc
    .tuple(percent, percent)
    .map(
      ([pct1, pct2]) =>
        sql`UPDATE customers SET discount_pct1 = ${pct1}, discount_pct2 = ${pct2}, unconditional_discount_pct = ${pct1} WHERE id = ${customerId}`,
    ),
  fc.tuple(product, price, percent).map(
    ([id, unit, pct]) => sql`
      INSERT INTO customer_prices (customer_id, product_id, price_list_code, unit_price, discount_pct1)
      VALUES (${customerId}, ${id}, 'OWN', ${unit}, ${pct})
      ON CONFLICT (customer_id, product_id)
      DO UPDATE SET unit_price = excluded.unit_price, discount_pct1 = excluded.discount_pct1`,
  ),
  product.map(
    (id) => sql`DELETE FROM customer_prices WHERE customer_id = ${customerId} AND product_id = ${id}`,
  ),
  product.map(
    (id) => sql`
      INSERT INTO preferred_products (customer_id, product_id) VALUES (${customerId}, ${id}) ON CONFLICT DO NOTHING`,
  ),
  product.map(
    (id) => sql`DELETE FROM preferred_products WHERE customer_id = ${customerId} AND product_id = ${id}`,
  ),
  fc
    .tuple(product, fc.boolean(), fc.constantFrom('A', 'C', ' '), fc.integer({ min: 1, max: 5 }))
    .map(
      ([id, inStock, status, multiplier]) =>
        sql`UPDATE products SET in_stock = ${inStock}, status = ${status}, qty_pkg_multiplier = ${multiplier} WHERE id = ${id}`,
    ),
  fc
    .tuple(product, fc.string())
    .map(
      ([id, brand]) =>
        sql`UPDATE serials SET brand = ${brand.replaceAll('\0', '')} WHERE serial = (SELECT serial FROM products WHERE id = ${id})`,
    ),
  fc.tuple(product, fc.constantFrom('#000000', '#FFFFFF')).map(
    ([id, hex]) => sql`
      UPDATE colors c SET hex = ${hex}
      FROM products p WHERE p.id = ${id} AND (c.product_class, c.serial, c.color) = (p.product_class, p.serial, p.color)`,
  ),
  fc
    .tuple(product, fc.constantFrom(4, 8))
    .map(
      ([id, quantity]) =>
        sql`UPDATE cart_items SET quantity = ${quantity} WHERE product_id = ${id} AND ${ownLines}`,
    ),
  fc
    .tuple(product, fc.option(price), fc.boolean(), fc.constantFrom('A', 'C', ' '))
    .map(
      ([id, seen, inStock, status]) =>
        sql`UPDATE cart_items SET seen_final_unit_price = ${seen}, seen_in_stock = ${inStock}, seen_status = ${status} WHERE product_id = ${id} AND ${ownLines}`,
    ),
  fc
    .tuple(product, fc.integer({ min: 1, max: 9 }))
    .map(
      ([id, place]) =>
        sql`UPDATE cart_items SET sort_order = ${place} WHERE product_id = ${id} AND ${ownLines}`,
    ),
  product.map((id) => sql`DELETE FROM cart_items WHERE product_id = ${id} AND ${ownLines}`),
  fc.constant(sql`
    INSERT INTO cart_items (cart_id, sort_order, product_id, quantity, seen_in_stock, seen_status)
    SELECT id, 5, ${spare}, 2, true, 'A' FROM carts WHERE customer_id = ${customerId} ON CONFLICT DO NOTHING`),
  fc
    .constantFrom(priceListCode, 'NONE')
    .map((code) => sql`UPDATE customers SET price_list_code = ${code} WHERE id = ${customerId}`),
  fc
    .tuple(product, fc.constantFrom('S', 'N'), fc.integer({ min: 1, max: 9 }))
    .map(
      ([id, tsc, unitQty]) => sql`UPDATE products SET tsc = ${tsc}, unit_qty = ${unitQty} WHERE id = ${id}`,
    ),
  fc.constant(sql`UPDATE carts SET is_dirty = true WHERE customer_id = ${customerId}`),
  fc.constant(sql`UPDATE carts SET is_dirty = false WHERE customer_id = ${customerId}`),
);

describe('a whole cart', () => {
  it('is the same as one that is read line by line, whatever changes', async () => {
    const whole = wholeCarts();
    await fc.assert(
      fc.asyncProperty(change, async (statement) => {
        for (const viewer of viewers) await whole(db, viewer, await customerById(db, customerId));
        await statement.execute(db);
        const customer = await customerById(db, customerId);
        for (const viewer of viewers) {
          const answer = parsed(await whole(db, viewer, customer));
          expect(answer).toEqual(cartSchema.strict().parse(answer));
          expect(answer).toEqual(await readCart(db, viewer, customer));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('says nothing of what a transaction wrote that was broken off', async () => {
    const whole = wholeCarts();
    const [viewer] = viewers;
    if (!viewer) throw new Error('nobody looks');
    const customer = await customerById(db, customerId);
    const brokenOff = db.transaction().execute(async (trx) => {
      await sql`UPDATE price_list_items SET unit_price = unit_price + 1`.execute(trx);
      await sql`UPDATE cart_items SET quantity = 44 WHERE ${ownLines}`.execute(trx);
      expect(JSON.stringify(parsed(await whole(trx, viewer, customer)))).toContain('"quantity":44');
      throw new Error('broken off');
    });
    await expect(brokenOff).rejects.toThrow('broken off');
    expect(parsed(await whole(db, viewer, customer))).toEqual(await readCart(db, viewer, customer));
  });

  it('makes only the lines around a new one anew', async () => {
    const whole = wholeCarts();
    const [viewer] = viewers;
    if (!viewer) throw new Error('nobody looks');
    const customer = await customerById(db, customerId);
    const before = new Set(await whole(db, viewer, customer));
    await sql`
      INSERT INTO cart_items (cart_id, sort_order, product_id, quantity, seen_in_stock, seen_status)
      SELECT id, 30, ${spare}, 1, true, 'A' FROM carts WHERE customer_id = ${customerId} AND user_id = ${viewer.userId}`.execute(
      db,
    );
    const after = await whole(db, viewer, customer);
    const anew = after.filter((part) => !before.has(part) && part.plain.includes('"sortOrder"'));
    // One run, or the two that a new line parts.
    expect([1, 2]).toContain(anew.length);
    expect(parsed(after)).toEqual(await readCart(db, viewer, customer));
  });

  it('is the same to whoever reads compressed answers', async () => {
    const headers = await login(app, CUSTOMER);
    const plain = await app.inject({ url: URL, headers });
    const packed = await app.inject({ url: URL, headers: { ...headers, 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
    expect(plain.json().items).toHaveLength(LINES);
  });
});
