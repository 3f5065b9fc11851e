import { type Cart, calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  aCustomer,
  anOrder,
  aProduct,
  aUser,
  setListPrice,
  type TestProduct,
} from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2 });

const first = await aCustomer(db, {
  customerCode: '100001',
  discountPct1: 20,
  discountPct2: 5,
  agentCommissionPct: 3,
  unconditionalDiscountPct: 2,
});
const second = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: first });
await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: second });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [first] });
const customer = await login(app, 'customer@test.it');
const customer2 = await login(app, 'customer2@test.it');
const agent = await login(app, 'agent@test.it');

const primer = await aProduct(db, { serial: 'F120', multiplier: 4, unitPrice: 12.5 });
const coat = await aProduct(db, { serial: 'F200', unitPrice: 7.33, unitQty: 5 });

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: object;
}

async function call(headers: { authorization: string }, input: Call) {
  const response = await app.inject({ ...input, headers });
  return { status: response.statusCode, body: response.json() };
}

const CARTS_PATH = '/api/v1/public/customer/carts';

async function changeCart(input: Call, headers = customer): Promise<Cart> {
  const { status, body } = await call(headers, input);
  expect(body).toMatchObject({ customerCode: expect.any(String) });
  expect(status).toBe(200);
  return body;
}

const read = (headers = customer) => changeCart({ method: 'GET', url: CARTS_PATH }, headers);
const replace = (...items: { productCode: object; quantity?: number }[]) =>
  changeCart({ method: 'POST', url: CARTS_PATH, payload: { items } });
const line = ({ productCode }: TestProduct, quantity?: number) =>
  quantity === undefined ? { productCode } : { productCode, quantity };
const add = (items: object[], headers = customer) =>
  call(headers, { method: 'POST', url: `${CARTS_PATH}/items`, payload: items });

function getLine(cart: Cart, index = 0) {
  const item = cart.items[index];
  if (!item) throw new Error(`the cart has no line ${index}`);
  return item;
}

describe('the header Prefer: return=minimal', () => {
  const callMinimal = (input: Call) =>
    app.inject({ ...input, headers: { ...customer, prefer: 'respond-async, return=minimal' } });

  it('limits the response to the changed lines and the number of all lines', async () => {
    const full = await replace(line(primer, 8), line(coat, 3));
    expect(full.itemCount).toBe(2);
    const addedResponse = await callMinimal({
      method: 'POST',
      url: `${CARTS_PATH}/items`,
      payload: [line(coat, 2)],
    });
    expect(addedResponse.headers['preference-applied']).toBe('return=minimal');
    expect(addedResponse.json()).toMatchObject({
      id: full.id,
      itemCount: 2,
      items: [{ productCode: coat.productCode, quantity: 5 }],
    });
    const [first, second] = full.items.map(({ id }) => id);
    const updatedResponse = await callMinimal({
      method: 'PUT',
      url: CARTS_PATH,
      payload: { items: [{ id: first, quantity: 4 }] },
    });
    expect(updatedResponse.json()).toMatchObject({ itemCount: 2, items: [{ id: first, quantity: 4 }] });
    const removedResponse = await callMinimal({ method: 'DELETE', url: `${CARTS_PATH}/items?ids=${second}` });
    expect(removedResponse.json()).toMatchObject({ itemCount: 1, items: [] });
    expect((await read()).items.map(({ id, quantity }) => [id, quantity])).toEqual([[first, 4]]);
  });

  it('is optional: without it, the response is the whole cart', async () => {
    await replace(line(primer, 8));
    const { body } = await add([line(coat, 2)]);
    expect(body.items).toHaveLength(2);
  });
});

describe('adding under an idempotency key', () => {
  const addUnder = (key: string, items: object[]) =>
    app.inject({
      method: 'POST',
      url: `${CARTS_PATH}/items`,
      headers: { ...customer, 'idempotency-key': key },
      payload: items,
    });

  it('adds once for repeated and concurrent requests, and rejects other products under the key', async () => {
    await replace(line(primer, 4));
    const responses = await Promise.all(['k', 'k', 'k'].map((key) => addUnder(key, [line(primer, 4)])));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(getLine(await read()).quantity).toBe(8);
    const other = await addUnder('k', [line(coat, 1)]);
    expect([other.statusCode, other.json().code]).toEqual([422, 'IdempotencyKeyReused']);
    await addUnder('another', [line(primer, 4)]);
    expect(getLine(await read()).quantity).toBe(12);
  });
});

describe('reading the cart', () => {
  it('returns an empty cart without storing it, with the id that it keeps', async () => {
    const empty = await read(customer2);
    expect(empty).toMatchObject({
      customerCode: '100002',
      username: 'customer2@test.it',
      items: [],
      isDirty: false,
    });
    expect(await db.selectFrom('carts').select('id').where('customerId', '=', second.id).execute()).toEqual(
      [],
    );
    const { body } = await add([line(coat, 1)], customer2);
    expect(body.id).toBe(empty.id);
  });

  it('prices each line for the customer: both discounts, price x unit quantity x quantity', async () => {
    const cart = await replace(line(primer, 8), line(coat, 3));
    // 12.5 x 0.8 x 0.95 = 9.5; x 25 kg x 8. 7.33 x 0.8 x 0.95 = 5.5708; x 5 kg x 3 = 83.562.
    expect(cart.items.map((item) => [item.finalUnitPrice, calculateLineTotal(item)])).toEqual([
      [9.5, 1900],
      [5.5708, 83.56],
    ]);
    expect(cart.overallDiscount).toBe(2);
    expect(getLine(cart)).toMatchObject({
      productCode: primer.productCode,
      description: { it: 'Fondo F120' },
      brand: 'Cromia',
      qtyPkgMultiplier: 4,
    });
  });

  it('shows unit price, price list and discounts to agents only', async () => {
    const ownLine = getLine(await replace(line(primer, 4)));
    for (const term of ['unitPrice', 'priceListCode', 'discountPct1', 'discountPct2'])
      expect(ownLine).not.toHaveProperty(term);
    const url = '/api/v1/public/agent/carts/items?customerCode=100001';
    const agentLine = getLine(await changeCart({ method: 'POST', url, payload: [line(primer, 4)] }, agent));
    expect(agentLine).toMatchObject({
      unitPrice: 12.5,
      priceListCode: 'RIV',
      discountPct1: 20,
      discountPct2: 5,
    });
  });

  it('returns a separate cart for each user who acts for a customer', async () => {
    await replace(line(coat, 1));
    const cart = await changeCart(
      { method: 'GET', url: '/api/v1/public/agent/carts?customerCode=100001' },
      agent,
    );
    expect(cart.username).toBe('agent@test.it');
    expect(cart.items.map(({ productCode }) => productCode.serial)).toEqual(['F120']);
  });
});

describe('adding to the cart', () => {
  it('adds to the quantity of a product that is already in the cart', async () => {
    await replace(line(primer, 4));
    const { body } = await add([line(primer, 8), line(coat, 1)]);
    expect(body.items.map((item: { quantity: number }) => item.quantity)).toEqual([12, 1]);
  });

  it('adds up the quantities of concurrent calls for one product', async () => {
    await replace();
    await Promise.all(Array.from({ length: 12 }, () => add([line(primer, 4)])));
    expect((await read()).items.map(({ quantity }) => quantity)).toEqual([48]);
  });

  it('creates one cart when the first products are added concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      await db.deleteFrom('carts').execute();
      const responses = await Promise.all(Array.from({ length: 8 }, () => add([line(primer, 4)])));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await read()).items.map(({ quantity }) => quantity)).toEqual([32]);
    }
  });

  it('a zero or missing quantity defaults to the multiplier, or 1', async () => {
    const cart = await replace(line(primer, 0), line(coat));
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
  });

  it('rejects a quantity that does not fit the multiplier, and names the line', async () => {
    await replace();
    for (const quantity of [3, -4, 4.5, 6]) {
      const { status, body } = await add([line(coat, 1), line(primer, quantity)]);
      expect([status, body.code]).toEqual([422, 'IllegalItemQuantity']);
      expect(body.errors).toMatchObject([{ path: '1.quantity', code: 'invalidField' }]);
    }
    expect((await read()).items).toEqual([]);
  });

  it('rejects unknown, on-request, removed and unavailable products, and changed codes', async () => {
    await replace();
    const rejections = [
      [await aProduct(db, { serial: 'F301', tsc: 'N' }), 422, 'ProductOnRequestOnly'],
      [await aProduct(db, { serial: 'F302', status: 'E' }), 422, 'ProductNotAvailable'],
      [await aProduct(db, { serial: 'F303', status: 'Q' }), 422, 'ProductNotAvailable'],
      [await aProduct(db, { serial: 'F304', status: 'C' }), 422, 'ProductNotAvailable'],
      [{ productCode: { productClass: '3', serial: 'NONE', color: '1', pkg: '1' } }, 404, 'NotFound'],
    ] as const;
    for (const [product, status, code] of rejections) {
      const response = await add([{ productCode: product.productCode, quantity: 1 }]);
      expect([response.status, response.body.code]).toEqual([status, code]);
      expect(response.body.errors).toEqual([{ path: '0.productCode', code: 'invalidField' }]);
    }
    expect((await read()).items).toEqual([]);
  });

  it('accepts products that are out of stock or have no price, for offer requests', async () => {
    const outOfStock = await aProduct(db, { serial: 'F305', inStock: false });
    const unpricedProduct = await aProduct(db, { serial: 'F306', unitPrice: null });
    // In stock, but supplied on request only (section 3, `tsc`).
    const reservedProduct = await aProduct(db, { serial: 'F307', tsc: 'R' });
    const cart = await replace(line(outOfStock, 1), line(unpricedProduct, 1), line(reservedProduct, 1));
    expect(
      cart.items.map((item) => [deriveProductStatus(item), item.finalUnitPrice, calculateLineTotal(item)]),
    ).toEqual([
      ['ON_REQUEST', 7.6, 190],
      ['AVAILABLE', null, null],
      ['ON_REQUEST', 7.6, 190],
    ]);
    expect(cart.isDirty).toBe(false);
  });

  it('rejects quantities above the maximum, and malformed bodies', async () => {
    await replace(line(coat, LIMITS.itemQuantity));
    expect((await add([line(coat, 1)])).body.code).toBe('IllegalItemQuantity');
    expect(getLine(await read()).quantity).toBe(LIMITS.itemQuantity);
    expect((await add([line(coat, LIMITS.itemQuantity + 1)])).status).toBe(400);
    expect((await add([])).body.code).toBe('NoItemsSelected');
    expect((await add([{ productCode: { serial: 'F120' } }])).status).toBe(400);
    expect((await call(customer, { method: 'POST', url: CARTS_PATH, payload: { items: 7 } })).status).toBe(
      400,
    );
  });
});

describe('updating the cart', () => {
  it('sets quantities, and rejects one that does not fit the multiplier', async () => {
    const { id } = getLine(await replace(line(primer, 4)));
    const put = (quantity: number) =>
      call(customer, { method: 'PUT', url: CARTS_PATH, payload: { items: [{ id, quantity }] } });
    expect((await put(12)).body.items[0].quantity).toBe(12);
    const rejectedResponse = await put(10);
    expect([rejectedResponse.status, rejectedResponse.body.code]).toEqual([422, 'IllegalItemQuantity']);
    expect(rejectedResponse.body.errors).toMatchObject([{ path: 'items.0.quantity', code: 'invalidField' }]);
    expect(getLine(await read()).quantity).toBe(12);
    expect((await put(0)).body.items[0].quantity).toBe(4);
  });

  it('sets and clears the preference of a product without changing its quantity', async () => {
    const { id } = getLine(await replace(line(primer, 8)));
    const put = (preferred: boolean) =>
      changeCart({ method: 'PUT', url: CARTS_PATH, payload: { items: [{ id, preferred }] } });
    expect(getLine(await put(true))).toMatchObject({ preferred: true, quantity: 8 });
    expect(getLine(await put(true)).preferred).toBe(true);
    expect(getLine(await put(false)).preferred).toBe(false);
  });

  it('keeps the line id of a product when the content is replaced', async () => {
    const { id } = getLine(await replace(line(primer, 4)));
    const cart = await replace(line(coat, 2), line(primer, 8));
    expect(cart.items.map((item) => [item.productCode.serial, item.quantity])).toEqual([
      ['F200', 2],
      ['F120', 8],
    ]);
    expect(getLine(cart, 1).id).toBe(id);
  });

  it('removes lines, even if some of them are already removed', async () => {
    const cart = await replace(line(primer, 4), line(coat, 1));
    const [a, b] = [getLine(cart).id, getLine(cart, 1).id];
    const remove = (ids: string) =>
      call(customer, { method: 'DELETE', url: `${CARTS_PATH}/items?ids=${ids}` });
    expect((await remove(a)).body.items).toHaveLength(1);
    expect((await remove(`${a},${b}`)).body.items).toEqual([]);
    expect((await remove(a)).status).toBe(404);
    expect((await remove('x')).status).toBe(400);
  });
});

describe('a cart whose products have changed', () => {
  it('shows no price for a product that is no longer sold, but its successor', async () => {
    const old = await aProduct(db, { serial: 'F490', unitPrice: 10 });
    const replacement = await aProduct(db, { serial: 'F491', multiplier: 4, unitPrice: 12 });
    await replace(line(old, 5));
    const update = ({ id }: TestProduct, values: { status: string; newSerial?: string; newColor?: string }) =>
      db.updateTable('products').set(values).where('id', '=', id).execute();
    for (const status of ['C', 'E']) {
      await update(old, { status, newSerial: 'F491', newColor: '7035' });
      const displayed = getLine(await read());
      expect(displayed.finalUnitPrice).toBeNull();
      expect(displayed.successor).toEqual({ productCode: replacement.productCode, quantity: 8 });
    }
    // A successor that is not sold either is none.
    await update(replacement, { status: 'E' });
    expect(getLine(await read()).successor).toBeUndefined();
  });

  it('is dirty and lists the changes until the customer updates it', async () => {
    const changingProduct = await aProduct(db, { serial: 'F400', unitPrice: 10 });
    const other = await aProduct(db, { serial: 'F401', unitPrice: 10 });
    const before = await replace(line(changingProduct, 1), line(other, 1));
    expect([before.isDirty, before.changes]).toEqual([false, []]);

    await setListPrice(db, changingProduct.id, 11);
    await db.updateTable('products').set({ inStock: false }).where('id', '=', changingProduct.id).execute();
    await db.updateTable('products').set({ status: 'E' }).where('id', '=', other.id).execute();
    const dirty = await read();
    const [a, b] = [getLine(dirty), getLine(dirty, 1)];
    expect(dirty.isDirty).toBe(true);
    expect(dirty.changes).toEqual([
      { itemId: a.id, productCode: changingProduct.productCode, code: 'PriceChanged', was: 7.6, is: 8.36 },
      {
        itemId: a.id,
        productCode: changingProduct.productCode,
        code: 'ProductNotInStock',
        was: true,
        is: false,
      },
      { itemId: b.id, productCode: other.productCode, code: 'ProductNotAvailable', was: 'A', is: 'E' },
    ]);
    expect([a.finalUnitPrice, deriveProductStatus(b)]).toEqual([8.36, 'REMOVED']);

    const items = dirty.items.map(({ id, quantity }) => ({ id, quantity }));
    const clean = await changeCart({ method: 'PUT', url: CARTS_PATH, payload: { items } });
    expect([clean.isDirty, clean.changes]).toEqual([false, []]);
  });

  describe('a price change since the last read', () => {
    const put = (items: object[]) => changeCart({ method: 'PUT', url: CARTS_PATH, payload: { items } });
    const isCartDirty = async () =>
      (await db.selectFrom('carts').select('isDirty').where('customerId', '=', first.id).execute()).some(
        ({ isDirty }) => isDirty,
      );
    let changing: TestProduct;
    let unchanged: TestProduct;

    /** Creates a cart with two lines that the customer has seen, then changes the price of one. */
    async function aCartWithPriceChange() {
      changing ??= await aProduct(db, { serial: 'F410' });
      unchanged ??= await aProduct(db, { serial: 'F411' });
      await db.deleteFrom('carts').where('customerId', '=', first.id).execute();
      await setListPrice(db, changing.id, 10);
      await replace(line(changing, 1), line(unchanged, 1));
      const cart = await read();
      expect([cart.isDirty, await isCartDirty()]).toEqual([false, false]);
      await setListPrice(db, changing.id, 11);
      return [getLine(cart), getLine(cart, 1)] as const;
    }
    const priceChange = { code: 'PriceChanged', was: 7.6, is: 8.36 };

    it('is reported, not acknowledged, by a new quantity of any line', async () => {
      for (const index of [0, 1] as const) {
        const { id } = (await aCartWithPriceChange())[index];
        const response = await put([{ id, quantity: 3 }]);
        expect(getLine(response, index).quantity).toBe(3);
        expect(response).toMatchObject({ isDirty: true, changes: [priceChange] });
        expect(await isCartDirty()).toBe(true);
        expect(await read()).toMatchObject({ isDirty: true, changes: [priceChange] });
      }
    });

    it('is never acknowledged by a change of the preference', async () => {
      const [{ id }] = await aCartWithPriceChange();
      for (const preferred of [true, false]) {
        const response = await put([{ id, preferred }]);
        expect(getLine(response).preferred).toBe(preferred);
        expect(response).toMatchObject({ isDirty: true, changes: [priceChange] });
      }
      expect(await isCartDirty()).toBe(true);
    });

    it('is reported by a read, and acknowledged by an update of its own line only', async () => {
      const [a, b] = await aCartWithPriceChange();
      expect(await read()).toMatchObject({ isDirty: true, changes: [priceChange] });
      expect(await isCartDirty()).toBe(true);
      expect(await put([{ id: b.id, quantity: 2 }])).toMatchObject({ isDirty: true, changes: [priceChange] });
      expect(await isCartDirty()).toBe(true);
      expect(await put([{ id: a.id, quantity: 2 }])).toMatchObject({ isDirty: false, changes: [] });
      expect(await isCartDirty()).toBe(false);
    });

    it('is acknowledged by an update of all lines only if it was reported before', async () => {
      const all = (await aCartWithPriceChange()).map(({ id, quantity }) => ({ id, quantity }));
      expect(await put(all)).toMatchObject({ isDirty: true, changes: [priceChange] });
      expect(await put(all)).toMatchObject({ isDirty: false, changes: [] });
      expect(await isCartDirty()).toBe(false);
    });

    it('is cleared when its line is removed', async () => {
      const [{ id }] = await aCartWithPriceChange();
      expect((await read()).isDirty).toBe(true);
      const remaining = await changeCart({ method: 'DELETE', url: `${CARTS_PATH}/items?ids=${id}` });
      expect([remaining.isDirty, await isCartDirty()]).toEqual([false, false]);
    });

    it('a line sent twice, with a quantity and with a preference, gets both', async () => {
      const [, { id }] = await aCartWithPriceChange();
      const updatedCart = await put([
        { id, quantity: 5 },
        { id, preferred: true },
      ]);
      expect(getLine(updatedCart, 1)).toMatchObject({ quantity: 5, preferred: true });
    });
  });

  it('reports a changed multiplier that the quantity does not fit', async () => {
    const changingProduct = await aProduct(db, { serial: 'F402', multiplier: 2 });
    await replace(line(changingProduct, 2));
    await db
      .updateTable('products')
      .set({ qtyPkgMultiplier: 5 })
      .where('id', '=', changingProduct.id)
      .execute();
    expect(await read()).toMatchObject({
      isDirty: true,
      changes: [{ code: 'IllegalItemQuantity', was: 2, is: 5 }],
    });
  });
});

describe('access to carts', () => {
  it('an agent needs a customer code, and customers outside the portfolio are not found', async () => {
    const get = (query: string) => call(agent, { method: 'GET', url: `/api/v1/public/agent/carts${query}` });
    expect((await get('')).body).toMatchObject({ status: 400, code: 'CustomerCodeRequired' });
    const foreign = await get('?customerCode=100002');
    const unknown = await get('?customerCode=999999');
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign.status).toBe(404);
    expect((await get('?customerCode=12')).status).toBe(400);
  });

  it("a customer cannot reach another customer's cart, by code or by line id", async () => {
    const { id } = getLine(await replace(line(primer, 4)));
    const callAsOther = (input: Call) => call(customer2, input);
    expect((await callAsOther({ method: 'GET', url: `${CARTS_PATH}?customerCode=100001` })).status).toBe(404);
    expect((await callAsOther({ method: 'DELETE', url: `${CARTS_PATH}/items?ids=${id}` })).status).toBe(404);
    const payload = { items: [{ id, quantity: 8 }] };
    expect((await callAsOther({ method: 'PUT', url: CARTS_PATH, payload })).status).toBe(404);
    expect(getLine(await read()).quantity).toBe(4);
  });

  it('the path prefix of another role is rejected', async () => {
    expect((await call(customer, { method: 'GET', url: '/api/v1/public/agent/carts' })).status).toBe(403);
    expect((await call(agent, { method: 'GET', url: CARTS_PATH })).status).toBe(403);
    expect((await app.inject({ method: 'GET', url: CARTS_PATH })).statusCode).toBe(401);
  });
});

describe('a long cart', () => {
  it('needs as many SQL statements as a short one', async () => {
    const products: TestProduct[] = [];
    for (let i = 0; i < 60; i++) products.push(await aProduct(db, { serial: 'F500', color: `${1000 + i}` }));
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const countStatements = async (work: () => Promise<unknown>) => {
      statements.mockClear();
      await work();
      return statements.mock.calls.length;
    };
    await replace(...products.slice(0, 3).map((product) => line(product, 1)));
    const short = await countStatements(() => add([line(coat, 1)]));
    await replace(...products.map((product) => line(product, 1)));
    expect(await countStatements(() => add([line(coat, 1)]))).toBe(short);
    expect(short).toBeLessThan(16);
    statements.mockRestore();
    expect((await read()).items).toHaveLength(61);
  });

  it('is limited to the number of lines of an order', async () => {
    await aProduct(db, { serial: 'F501', color: '1' });
    const { rows } = await sql<{ color: string }>`
      WITH made AS (
        INSERT INTO colors (product_class, serial, color, color_description)
        SELECT '3', 'F501', upper(to_hex(n)), '{}' FROM generate_series(256, ${255 + LIMITS.orderLines}) n
        RETURNING color
      ) SELECT color FROM made`.execute(db);
    await sql`
      INSERT INTO products (product_class, serial, color, pkg, status, tsc, in_stock, um, qta, unit_qty, plo)
      SELECT product_class, serial, color, '1', 'A', 'S', true, 'kg', 1, 1, 1
      FROM colors WHERE serial = 'F501' AND color <> '1'`.execute(db);
    const many = rows.map(({ color }) => ({
      productCode: { productClass: '3', serial: 'F501', color, pkg: '1' },
      quantity: 1,
    }));
    expect((await replace(...many)).items).toHaveLength(LIMITS.orderLines);
    const { status, body } = await add([line(coat, 1)]);
    expect([status, body.errors]).toMatchObject([400, [{ path: 'items', code: 'invalidLenght' }]]);
    expect((await read()).items).toHaveLength(LIMITS.orderLines);
    await replace();
  });
});

describe('a cart note', () => {
  it('is stored per cart until it is cleared, and limited in length', async () => {
    const setNote = (text: string | undefined, headers = customer) =>
      call(headers, { method: 'PUT', url: `${CARTS_PATH}/note`, payload: { note: text } });
    await replace(line(primer, 4));
    expect(await setNote(' F120-5010-25 (q.tà 4) ')).toMatchObject({
      status: 200,
      body: { note: 'F120-5010-25 (q.tà 4)', itemCount: 1 },
    });
    expect([(await read()).note, (await read(customer2)).note]).toEqual(['F120-5010-25 (q.tà 4)', '']);
    expect((await setNote('x'.repeat(LIMITS.note + 1))).body.errors).toMatchObject([
      { path: 'note', code: 'invalidLenght' },
    ]);
    expect((await setNote(undefined)).status).toBe(400);
    expect((await setNote('')).body.note).toBe('');
  });
});

describe('an unusually large quantity', () => {
  const addWithCheck = (items: object[]) =>
    call(customer, { method: 'POST', url: `${CARTS_PATH}/items?refuseUnusual=true`, payload: items });

  it('is rejected with refuseUnusual unless its line was already that large, within ten times', async () => {
    await replace();
    const rejectedResponse = await addWithCheck([line(coat, 3), line(primer, 40)]);
    expect(rejectedResponse).toMatchObject({ status: 409, body: { code: 'UnusualQuantity' } });
    expect(rejectedResponse.body.errors).toEqual([{ path: '1.quantity', code: 'invalidField' }]);
    expect((await read()).items).toEqual([]);
    expect((await add([line(primer, 1_004)])).status).toBe(200);
    expect((await addWithCheck([line(primer, 4)])).status).toBe(200);
    expect((await addWithCheck([line(primer, 900_000)])).status).toBe(409);
    const { id } = getLine(await replace(line(primer, 4)));
    const put = (quantity: number) =>
      call(customer, {
        method: 'PUT',
        url: `${CARTS_PATH}?refuseUnusual=true`,
        payload: { items: [{ id, quantity }] },
      });
    // A package weighs 26.3 kg: 36 are below a ton, 40 above.
    expect(await put(40)).toMatchObject({ status: 409, body: { errors: [{ path: 'items.0.quantity' }] } });
    expect((await put(36)).status).toBe(200);
  });

  it('starts above ten times the largest quantity ordered before', async () => {
    await replace();
    const orderedProduct = await aProduct(db, { serial: 'F300' });
    await anOrder(db, { customer: first, products: [orderedProduct], quantity: 8 });
    expect((await addWithCheck([line(orderedProduct, 80)])).status).toBe(200);
    expect((await addWithCheck([line(orderedProduct, 1)])).status).toBe(409);
  });
});
