import { randomUUID } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  aCustomer,
  aProduct,
  aUser,
  listNonNullKeys,
  type TestProduct,
} from '../../../test/builders/shop.ts';
import { purgeUnreadableLists } from './list-queries.ts';

const { app, db, config } = await testApp('empty', { apps: 2 });

const company = await aCustomer(db, { customerCode: '100001', discountPct1: 20 });
const other = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'anna@test.it', role: 'CUSTOMER', customer: company, firstname: 'Anna' });
await aUser(db, { username: 'bruno@test.it', role: 'CUSTOMER', customer: company, firstname: 'Bruno' });
await aUser(db, { username: 'carla@test.it', role: 'CUSTOMER', customer: other });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company] });
const anna = await login(app, 'anna@test.it');
const bruno = await login(app, 'bruno@test.it');
const carla = await login(app, 'carla@test.it');
const agent = await login(app, 'agent@test.it');

const primer = await aProduct(db, { serial: 'F120', unitPrice: 12.5, multiplier: 4 });
const enamel = await aProduct(db, { serial: 'M210' });
const unpriced = await aProduct(db, { serial: 'F120', color: '9010', unitPrice: null });
const removed = await aProduct(db, { serial: 'G200', status: 'E' });
const onRequest = await aProduct(db, { serial: 'H300', tsc: 'N' });

const PATH = '/api/v1/public/customer/lists';
const AGENT_PATH = '/api/v1/public/agent/lists';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, headers: Headers = anna, payload?: object) {
  const url = path.startsWith('/api') ? path : `${PATH}${path}`;
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  const isJson = response.headers['content-type']?.includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body };
}

const anItem = ({ productCode }: TestProduct, quantity: number, note?: string) => ({
  productCode,
  quantity,
  ...(note === undefined ? {} : { note }),
});

async function aList({ isShared = false, headers = anna }: { isShared?: boolean; headers?: Headers } = {}) {
  const { status, body } = await call('POST', '', headers, { name: 'Store room', isShared });
  expect(status).toBe(201);
  return body as { id: string; version: string };
}

async function add(id: string, items: object[], headers: Headers = anna) {
  return call('POST', `/${id}/items`, headers, { items });
}

interface Item {
  id: string;
  productCode: { serial: string };
  quantity: number;
  note: string;
}
const toQuantities = ({ items }: { items: Item[] }) =>
  items.map(({ productCode, quantity, note }) => [productCode.serial, quantity, note]);

beforeEach(async () => {
  await db.deleteFrom('shoppingLists').execute();
  await db.deleteFrom('carts').execute();
});

describe('a shopping list', () => {
  it('is created, renamed, filled and deleted', async () => {
    const { id } = await aList();
    const added = await add(id, [anItem(primer, 8, 'Shelf 3'), anItem(enamel, 1)]);
    expect(added.body).toMatchObject({
      name: 'Store room',
      isShared: false,
      isOwn: true,
      isChangeable: true,
      author: 'Anna Rossi',
      itemCount: 2,
      items: [
        {
          productCode: primer.productCode,
          quantity: 8,
          note: 'Shelf 3',
          pricesAndDiscounts: { finalUnitPrice: 10 },
        },
        { productCode: enamel.productCode, quantity: 1, note: '' },
      ],
    });
    const { body } = await call('PATCH', `/${id}`, anna, { name: ' Yard ', isShared: true });
    expect(body).toMatchObject({ name: 'Yard', isShared: true });
    const [first] = body.items;
    expect((await call('DELETE', `/${id}/items?ids=${first.id}`)).body).toMatchObject({ itemCount: 1 });
    expect((await call('DELETE', `/${id}/items?ids=${first.id}`)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    const actions = await db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'shopping-lists.create',
      'shopping-lists.change-items',
      'shopping-lists.change',
      'shopping-lists.change-items',
      'shopping-lists.remove',
    ]);
  });

  it('shows no price of a product that cannot be bought', async () => {
    const { id } = await aList();
    const { body } = await add(id, [anItem(onRequest, 1), anItem(removed, 1)]);
    expect(body.items).toMatchObject([
      { pricesAndDiscounts: null, rowTotal: null },
      { pricesAndDiscounts: null, rowTotal: null },
    ]);
  });

  it('replaces its items in the order of the request', async () => {
    const { id } = await aList();
    await add(id, [anItem(primer, 8), anItem(enamel, 1)]);
    const items = [anItem(enamel, 3, 'urgent'), anItem(unpriced, 4)];
    const { body } = await call('PUT', `/${id}/items`, anna, { items });
    expect(toQuantities(body)).toEqual([
      ['M210', 3, 'urgent'],
      ['F120', 4, ''],
    ]);
    expect((await call('PUT', `/${id}/items`, anna, { items: [] })).body.items).toEqual([]);
  });

  it('is not changed by what it already contains: no audit entry, no new time', async () => {
    const { id } = await aList();
    const items = [anItem(primer, 8, 'Shelf 3'), anItem(enamel, 1)];
    const { body: before } = await add(id, items);
    const countEntries = async () =>
      (await db.selectFrom('auditLog').select('id').where('entityId', '=', id).execute()).length;
    const entries = await countEntries();
    const { version } = before;
    expect((await call('PUT', `/${id}/items`, anna, { version, items })).body).toEqual(before);
    const same = await call('PATCH', `/${id}`, anna, { version, name: before.name, isShared: false });
    expect([same.body, await countEntries()]).toEqual([before, entries]);
    const reordered = await call('PUT', `/${id}/items`, anna, { version, items: items.toReversed() });
    expect(toQuantities(reordered.body)).toEqual([
      ['M210', 1, ''],
      ['F120', 8, 'Shelf 3'],
    ]);
    expect(await countEntries()).toBe(entries + 1);
  });

  it('takes the multiplier for a missing quantity', async () => {
    const { id } = await aList();
    const { body } = await add(id, [{ productCode: primer.productCode }, anItem(enamel, 0)]);
    expect(body.items.map(({ quantity }: Item) => quantity)).toEqual([4, 1]);
  });

  it('rejects unknown products, and quantities off the multiplier unless they were there before', async () => {
    const { id } = await aList();
    const unknown = { productCode: { ...primer.productCode, serial: 'ZZZZ' }, quantity: 4 };
    expect(await add(id, [unknown])).toMatchObject({
      status: 404,
      body: { errors: [{ path: 'items.0.productCode' }] },
    });
    expect(await add(id, [anItem(primer, 6)])).toMatchObject({
      status: 422,
      body: { code: 'IllegalItemQuantity', errors: [{ path: 'items.0.quantity' }] },
    });
    for (const quantity of [-4, 1.5, '4', LIMITS.itemQuantity + 1])
      expect((await add(id, [{ ...anItem(primer, 4), quantity }])).status).toBe(400);
    expect((await add(id, [])).body.code).toBe('NoItemsSelected');
    await add(id, [anItem(primer, 4)]);
    await sql`UPDATE products SET qty_pkg_multiplier = 8 WHERE id = ${primer.id}`.execute(db);
    const items = [anItem(primer, 4), anItem(enamel, 1)];
    expect((await call('PUT', `/${id}/items`, anna, { items })).status).toBe(200);
    expect((await call('PUT', `/${id}/items`, anna, { items: [anItem(primer, 12)] })).status).toBe(422);
    await sql`UPDATE products SET qty_pkg_multiplier = 4 WHERE id = ${primer.id}`.execute(db);
  });

  it('contains at most 500 items, and a user has at most 100 lists', async () => {
    const { id } = await aList();
    await sql`
      WITH added AS (
        INSERT INTO products (product_class, serial, color, pkg, um, qta, unit_qty, plo, status, tsc)
        SELECT product_class, serial, color, chr(65 + number / 26) || chr(65 + number % 26), um, qta, unit_qty, plo, status, tsc
        FROM products, generate_series(0, ${LIMITS.shoppingListItems - 2}) AS number WHERE products.id = ${enamel.id}
        RETURNING id
      )
      INSERT INTO shopping_list_items (list_id, sort_order, product_id, quantity)
      SELECT ${id}::uuid, 1, id, 1 FROM added`.execute(db);
    expect((await add(id, [anItem(enamel, 1)])).body.itemCount).toBe(LIMITS.shoppingListItems);
    expect((await add(id, [anItem(enamel, 1)])).status).toBe(200);
    expect(await add(id, [anItem(primer, 4)])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'items', code: 'invalidLenght' }] },
    });
    const { customerId, userId } = await db
      .selectFrom('shoppingLists')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lists = Array.from({ length: LIMITS.shoppingLists - 2 }, () => ({ customerId, userId, name: 'x' }));
    await db.insertInto('shoppingLists').values(lists).execute();
    const created = await Promise.all([1, 2, 3].map(() => call('POST', '', anna, { name: 'More' })));
    expect(created.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await call('POST', '', bruno, { name: 'More' })).status).toBe(201);
  });
});

describe('concurrent changes', () => {
  it('of two tabs add up, over two processes', async () => {
    const { id } = await aList();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        add(id, [anItem(primer, 4), anItem(index % 2 ? enamel : unpriced, 4)]),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { body } = await call('GET', `/${id}`);
    expect(
      new Map(
        body.items.map((item: Item & { productCode: object }) => [
          JSON.stringify(item.productCode),
          item.quantity,
        ]),
      ),
    ).toEqual(
      new Map(
        [primer, enamel, unpriced].map(({ productCode }, index) => [
          JSON.stringify(productCode),
          index === 0 ? 24 : 12,
        ]),
      ),
    );
  });

  it('are repeated with the same key only once', async () => {
    const { id } = await aList();
    const headers = { ...anna, 'idempotency-key': randomUUID() };
    for (let time = 0; time < 2; time++)
      expect(toQuantities((await add(id, [anItem(primer, 4)], headers)).body)).toEqual([['F120', 4, '']]);
    expect((await add(id, [anItem(primer, 8)], headers)).status).toBe(422);
  });

  it('of two people are accepted from one of them, and say who was first', async () => {
    const { id, version } = await aList({ isShared: true });
    const changes = await Promise.all(
      ['Yard', 'Garage'].map((name) => call('PATCH', `/${id}`, anna, { version, name })),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await call('PUT', `/${id}/items`, anna, { version, items: [] });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'Conflict', outcome: { changedBy: 'anna@test.it' } },
    });
    const current = await call('GET', `/${id}`, bruno);
    expect(
      (await call('PUT', `/${id}/items`, anna, { version: current.body.version, items: [] })).status,
    ).toBe(200);
  });
});

describe('access', () => {
  const changes = (id: string): [Method, string, object?][] => [
    ['PATCH', `/${id}`, { name: 'Stolen' }],
    ['PUT', `/${id}/items`, { items: [] }],
    ['POST', `/${id}/items`, { items: [anItem(primer, 4)] }],
    ['DELETE', `/${id}/items?ids=${randomUUID()}`],
    ['DELETE', `/${id}`],
  ];
  const reads = (id: string): [Method, string, object?][] => [
    ['GET', `/${id}`],
    ['GET', `/${id}/export?format=csv`],
    ['GET', `/${id}/labels`],
    ['POST', `/${id}/to-cart`],
  ];

  it("hides another user's private list, and another customer's lists", async () => {
    const { id: privateId } = await aList();
    const { id: sharedId } = await aList({ isShared: true });
    await add(sharedId, [anItem(primer, 4)]);
    for (const [id, headers] of [
      [privateId, bruno],
      [privateId, carla],
      [sharedId, carla],
    ] as const)
      for (const [method, path, payload] of [...reads(id), ...changes(id)])
        expect([method, path, (await call(method, path, headers, payload)).status]).toEqual([
          method,
          path,
          404,
        ]);
    expect((await call('GET', '', carla)).body.content).toEqual([]);
    expect((await call('GET', '', bruno)).body.content).toMatchObject([{ id: sharedId, isOwn: false }]);
    expect((await call('GET', `${AGENT_PATH}?customerCode=100002`, agent)).status).toBe(404);
    expect((await call('GET', AGENT_PATH, agent)).body.code).toBe('CustomerCodeRequired');
  });

  it('lets all of the customer read a shared list, and only its author change it', async () => {
    const { id } = await aList({ isShared: true });
    await add(id, [anItem(primer, 4)]);
    for (const [method, path, payload] of reads(id))
      expect((await call(method, path, bruno, payload)).status).toBe(200);
    for (const [method, path, payload] of changes(id))
      expect((await call(method, path, bruno, payload)).status).toBe(403);
    expect((await call('GET', `/${id}`, bruno)).body).toMatchObject({ isOwn: false, isChangeable: false });
    expect((await call('GET', '?onlyChangeable=true', bruno)).body.content).toEqual([]);
  });

  it('lets the owner change and delete the shared lists of others, and a viewer read them only', async () => {
    const setRole = (role: string, username: string) =>
      sql`UPDATE users SET company_role = ${role} WHERE username = ${username}`.execute(db);
    const { id: privateId } = await aList();
    const { id } = await aList({ isShared: true });
    await add(id, [anItem(primer, 4)]);
    await setRole('VIEWER', 'bruno@test.it');
    for (const [method, path, payload] of [...changes(id), ['POST', `/${id}/to-cart`] as const])
      expect([path, (await call(method, path, bruno, payload)).status]).toEqual([path, 403]);
    expect((await call('POST', '', bruno, { name: 'Own' })).status).toBe(403);
    expect((await call('GET', `/${id}`, bruno)).body).toMatchObject({ itemCount: 1, isChangeable: false });
    expect((await call('GET', '?onlyChangeable=true', bruno)).body.content).toEqual([]);
    await setRole('OWNER', 'bruno@test.it');
    expect((await call('GET', '?onlyChangeable=true', bruno)).body.content).toMatchObject([{ id }]);
    const unshared = await call('PATCH', `/${id}`, bruno, { name: 'Yard', isShared: false });
    expect([unshared.status, unshared.body.code]).toEqual([403, 'NotAllowed']);
    expect((await call('PATCH', `/${id}`, bruno, { name: 'Yard', isShared: true })).status).toBe(200);
    expect((await call('GET', `/${privateId}`, bruno)).status).toBe(404);
    const statuses = [];
    for (const [method, path, payload] of changes(id))
      statuses.push((await call(method, path, bruno, payload)).status);
    // None of the removed items is in the list.
    expect(statuses).toEqual([200, 200, 200, 404, 204]);
    await setRole('BUYER', 'bruno@test.it');
  });

  it('gives an agent the lists of the customer that they act for, with terms that customers do not see', async () => {
    const { id } = await aList({ isShared: true });
    await add(id, [anItem(primer, 4)]);
    const query = 'customerCode=100001';
    const { body } = await call('GET', `${AGENT_PATH}/${id}?${query}`, agent);
    expect(body.items[0].pricesAndDiscounts).toMatchObject({ unitPrice: 12.5, discountPct1: 20 });
    expect(listNonNullKeys((await call('GET', `/${id}`)).body)).not.toContain('unitPrice');
    const own = await call('POST', `${AGENT_PATH}?${query}`, agent, { name: 'Proposal', isShared: true });
    expect((await call('GET', `/${own.body.id}`, bruno)).body).toMatchObject({ isChangeable: false });
    // The owner of the customer.
    expect((await call('GET', `/${own.body.id}`)).body).toMatchObject({ isChangeable: true });
    const toCart = await call('POST', `${AGENT_PATH}/${id}/to-cart?${query}`, agent);
    expect(toCart.body).toMatchObject({ username: 'agent@test.it', itemCount: 1 });
  });
});

describe('the lists', () => {
  it('are found by a part of their name, and sorted', async () => {
    for (const name of ['Metallo', 'Legno è pronto', 'Edilizia']) await call('POST', '', anna, { name });
    const names = async (query: string) =>
      (await call('GET', `?${query}`)).body.content.map((list: { name: string }) => list.name);
    expect(await names('sort=name,asc')).toEqual(['Edilizia', 'Legno è pronto', 'Metallo']);
    expect(await names('name=E%20PRON')).toEqual(['Legno è pronto']);
    expect(await names('name=%25')).toEqual([]);
    expect(await names('size=1')).toEqual(['Edilizia']);
    expect((await call('GET', '?sort=author,asc')).status).toBe(400);
  });
});

describe('adding a list to the cart', () => {
  it('adds what can be bought, and reports the rest with its reason', async () => {
    const { id } = await aList();
    await add(id, [anItem(primer, 8), anItem(unpriced, 4), anItem(removed, 4), anItem(onRequest, 4)]);
    const { status, body } = await call('POST', `/${id}/to-cart`);
    expect(status).toBe(200);
    expect(body.items.map(({ productCode, quantity }: Item) => [productCode.serial, quantity])).toEqual([
      ['F120', 8],
      ['F120', 4],
    ]);
    expect(body.changes).toMatchObject([
      { itemId: null, productCode: removed.productCode, code: 'ProductNotAvailable' },
      { itemId: null, productCode: onRequest.productCode, code: 'ProductOnRequestOnly' },
    ]);
  });

  it('adds up with the cart, once for each key, and takes only the named items', async () => {
    const { id } = await aList();
    const { body: list } = await add(id, [anItem(primer, 8), anItem(enamel, 1)]);
    const headers = { ...anna, 'idempotency-key': randomUUID() };
    for (let time = 0; time < 2; time++) await call('POST', `/${id}/to-cart`, headers);
    const [first] = list.items;
    const { body } = await call('POST', `/${id}/to-cart`, anna, { ids: [first.id] });
    expect(body.items.map(({ quantity }: Item) => quantity)).toEqual([16, 1]);
    expect(body.changes).toEqual([]);
    const unknown = Array.from({ length: LIMITS.shoppingListItems }, () => randomUUID());
    expect((await call('POST', `/${id}/to-cart`, anna, { ids: unknown })).status).toBe(404);
    expect((await call('POST', `/${id}/to-cart`, anna, { ids: [] })).status).toBe(400);
  });

  it('rounds up to the multiplier of today', async () => {
    const { id } = await aList();
    await add(id, [anItem(primer, 4)]);
    await sql`UPDATE products SET qty_pkg_multiplier = 6 WHERE id = ${primer.id}`.execute(db);
    const { body } = await call('POST', `/${id}/to-cart`);
    await sql`UPDATE products SET qty_pkg_multiplier = 4 WHERE id = ${primer.id}`.execute(db);
    expect(body).toMatchObject({
      items: [{ quantity: 6 }],
      changes: [{ code: 'IllegalItemQuantity', was: 4, is: 6 }],
    });
  });

  it('rejects an empty list', async () => {
    const { id } = await aList();
    expect((await call('POST', `/${id}/to-cart`)).body.code).toBe('NoItemsSelected');
  });
});

describe('files', () => {
  it('exports a list that a quick order reads again', async () => {
    const { id } = await aList();
    await add(id, [anItem(primer, 8, 'Shelf; 3'), anItem(removed, 1)]);
    const { status, body } = await call('GET', `/${id}/export?format=csv&language=en`);
    expect(status).toBe(200);
    expect(body).toContain('F120-7035-25');
    expect(body).toContain('"Shelf; 3"');
    const text = body.replace('\uFEFF', '');
    const checked = await call('POST', '/api/v1/public/customer/carts/quick-order/check', anna, { text });
    expect(checked.body.lines[0]).toMatchObject({ asked: 8, product: { productCode: primer.productCode } });
    expect((await call('GET', `/${id}/export?format=xlsx`)).status).toBe(200);
  });

  it('prints labels on every sheet', async () => {
    const { id } = await aList();
    await add(id, [anItem(primer, 8, 'Shelf 3'), anItem(enamel, 1), anItem(removed, 1)]);
    for (const sheet of ['3x7', '2x7', '2x4', '4x10'])
      expect((await call('GET', `/${id}/labels?sheet=${sheet}&skip=5`)).body).toMatch(/^%PDF-/);
    for (const query of ['sheet=9x9', 'skip=-1', 'skip=40', 'skip=x'])
      expect((await call('GET', `/${id}/labels?${query}`)).status).toBe(400);
    expect(config.publicUrl).toMatch(/^http/);
  });
});

describe('retention', () => {
  it('deletes old private lists of users who left, and keeps the others', async () => {
    const { id: privateId } = await aList({ headers: bruno });
    const { id: sharedId } = await aList({ headers: bruno, isShared: true });
    await aList();
    await sql`UPDATE shopping_lists SET changed_on = now() - interval '400 days'`.execute(db);
    await sql`UPDATE users SET customer_id = ${other.id} WHERE username = 'bruno@test.it'`.execute(db);
    await purgeUnreadableLists(db);
    await sql`UPDATE users SET customer_id = ${company.id} WHERE username = 'bruno@test.it'`.execute(db);
    const ids = (await db.selectFrom('shoppingLists').select('id').execute()).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids).toContain(sharedId);
    expect(ids).not.toContain(privateId);
  });
});
