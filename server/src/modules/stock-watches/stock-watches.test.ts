import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller, readMails } from '../../../test/builders/activation.ts';
import { aKey, createErpClient } from '../../../test/builders/integration.ts';
import { aCustomer, anOrder, aProduct, aUser, type TestProduct } from '../../../test/builders/shop.ts';
import { openDatabase, openPool } from '../../platform/database/connection.ts';
import { notifyWaitingUsers, openStockNotifier } from './stock-notifier.ts';
import { purgeStockWatches } from './watch-queries.ts';

const { app, db, url, config } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const { key } = await aKey(db);
const erp = createErpClient(app, key);

const company = await aCustomer(db, { customerCode: '100001' });
const other = await aCustomer(db, { customerCode: '100002' });
const ANNA = 'anna@test.it';
await aUser(db, { username: ANNA, role: 'CUSTOMER', customer: company, language: 'de' });
await aUser(db, { username: 'bruno@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company, other] });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const anna = await login(app, ANNA);
const bruno = await login(app, 'bruno@test.it');
const agent = await login(app, 'agent@test.it');
const staff = await login(app, 'it@test.it');

const primer = await aProduct(db, { serial: 'F120', inStock: false });
const small = await aProduct(db, { serial: 'F120', pkg: '5', unitQty: 5, inStock: false });
const enamel = await aProduct(db, { serial: 'M210' });
const removed = await aProduct(db, { serial: 'G200', status: 'E', inStock: false });
const onRequest = await aProduct(db, { serial: 'H300', tsc: 'N', inStock: false });

const orderId = await anOrder(db, { customer: company, products: [primer], status: 'C' });

const PATH = '/api/v1/public/customer/stock-watches';
const AGENT_PATH = '/api/v1/public/agent/stock-watches';

const toPath = ({ productCode: { productClass, serial, color, pkg } }: Pick<TestProduct, 'productCode'>) =>
  `/${productClass}/${serial}/${color}/${pkg}`;
const wait = (product: Pick<TestProduct, 'productCode'>, headers = anna) =>
  call('PUT', `${PATH}${toPath(product)}`, headers);
const waitAsAgent = (customerCode: string) =>
  call('PUT', `${AGENT_PATH}${toPath(primer)}?customerCode=${customerCode}`, agent);
const list = async (headers = anna, path = PATH) => {
  const { watches } = (await call('GET', path, headers)).json();
  return watches.map(
    ({ id, customerCode }: { id: { serial: string; pkg: string }; customerCode: string }) => [
      `${id.serial}-${id.pkg}`,
      customerCode,
    ],
  );
};
const setStock = (product: TestProduct, inStock: boolean) =>
  erp('stock', [{ productCode: product.productCode, inStock }]);
const notify = () => notifyWaitingUsers({ db, config });
const readWaiting = async () => {
  const { rows } = (await call('GET', '/api/v1/backoffice/prices?productClass=3&serial=F120', staff)).json();
  return rows.map(({ waitingCustomers }: { waitingCustomers: number }) => waitingCustomers);
};

beforeEach(async () => {
  await db.deleteFrom('stockWatches').execute();
  await db.deleteFrom('mailOutbox').execute();
  await db.updateTable('products').set({ inStock: false }).where('serial', '=', 'F120').execute();
});

describe('a user waits for a product', () => {
  it('once, lists it and stops waiting', async () => {
    expect((await wait(primer)).statusCode).toBe(204);
    expect((await wait(primer)).statusCode).toBe(204);
    await wait(small);
    expect(await list()).toEqual([
      ['F120-5', '100001'],
      ['F120-25', '100001'],
    ]);
    expect(await list(bruno)).toEqual([]);
    const stop = () => call('DELETE', `${PATH}/3/F120/7035/25`, anna);
    expect((await stop()).statusCode).toBe(204);
    expect((await stop()).statusCode).toBe(204);
    expect(await list()).toEqual([['F120-5', '100001']]);
  });

  it.each([
    ['in stock', enamel, 409, 'ProductInStock'],
    ['removed', removed, 422, 'ProductNotAvailable'],
    ['on request only', onRequest, 422, 'ProductOnRequestOnly'],
    ['unknown', { productCode: { ...primer.productCode, pkg: '99' } }, 404, 'NotFound'],
  ])('but not for one that is %s', async (_name, product, status, code) => {
    const response = await wait(product);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it(`${LIMITS.stockWatches} at most, also in concurrent calls`, async () => {
    await sql`
      INSERT INTO products (product_class, serial, color, pkg, status, tsc, um, qta, unit_qty, plo)
      SELECT '3', 'F120', '7035', upper(to_hex(n)), 'A', 'S', 'kg', 1, 1, 1 FROM generate_series(64, 255) n`.execute(
      db,
    );
    await sql`
      INSERT INTO stock_watches (user_id, product_id, customer_id)
      SELECT users.id, products.id, users.customer_id FROM users, products
      WHERE username = ${ANNA} AND serial = 'F120' AND products.id NOT IN (${primer.id}, ${small.id})`.execute(
      db,
    );
    const others = await Promise.all(
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'].map((pkg) =>
        aProduct(db, { serial: 'M210', color: '9010', pkg, inStock: false }),
      ),
    );
    const statuses = await Promise.all(
      [primer, small, ...others].map(async (product) => (await wait(product)).statusCode),
    );
    expect(statuses.toSorted()).toEqual([...Array(8).fill(204), 400]);
    expect((await list()).length).toBe(LIMITS.stockWatches);
    await sql`DELETE FROM products WHERE qta = 1 OR color = '9010'`.execute(db);
  });

  it('as an agent for a customer of the portfolio, and keeps one entry for each product', async () => {
    expect((await call('PUT', `${AGENT_PATH}${toPath(primer)}`, agent)).json().code).toBe(
      'CustomerCodeRequired',
    );
    expect((await waitAsAgent('100001')).statusCode).toBe(204);
    expect((await waitAsAgent('100002')).statusCode).toBe(204);
    expect((await waitAsAgent('100009')).statusCode).toBe(404);
    expect(await list(agent, `${AGENT_PATH}?customerCode=100001`)).toEqual([['F120-25', '100002']]);
  });

  it('and the desk sees how many customers wait, once for each', async () => {
    await wait(primer);
    await wait(primer, bruno);
    await waitAsAgent('100002');
    await wait(small);
    expect(await readWaiting()).toEqual([1, 2]);
  });

  it('but not after leaving the customer', async () => {
    await aUser(db, { username: 'carla@test.it', role: 'CUSTOMER', customer: company });
    const carla = await login(app, 'carla@test.it');
    await wait(primer, carla);
    expect(await readWaiting()).toEqual([0, 1]);
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('username', '=', 'carla@test.it')
      .execute();
    expect(await readWaiting()).toEqual([0, 0]);
    await purgeStockWatches(db);
    expect(await db.selectFrom('stockWatches').selectAll().execute()).toEqual([]);
  });
});

describe('when products are back in stock', () => {
  it('users get one mail in their language, with all of them, and no longer wait', async () => {
    await wait(primer);
    await wait(small);
    await wait(primer, bruno);
    await notify();
    expect(await readMails(db, ANNA)).toEqual([]);
    await setStock(primer, true);
    await setStock(small, true);
    await notify();
    await notify();
    const [mail, ...more] = await readMails(db, ANNA);
    expect([mail?.language, mail?.subject, more]).toEqual(['de', '2 Produkte sind wieder lieferbar', []]);
    expect(mail?.textBody).toContain('F120-7035-25');
    expect(mail?.textBody).toContain('/p/F120-7035-5');
    expect((await readMails(db, 'bruno@test.it')).map(({ subject }) => subject)).toEqual([
      'F120-7035-25 è di nuovo disponibile',
    ]);
    expect([await list(), await list(bruno)]).toEqual([[], []]);
    // The product runs out and comes back: nobody waits any more.
    await setStock(primer, false);
    await setStock(primer, true);
    await notify();
    expect(await readMails(db, ANNA)).toEqual([]);
  });

  it('two processes mail each user once', async () => {
    const users = Array.from({ length: 30 }, (_, index) => `user${index}@test.it`);
    for (const username of users) await aUser(db, { username, role: 'CUSTOMER', customer: company });
    await sql`
      INSERT INTO stock_watches (user_id, product_id, customer_id)
      SELECT users.id, products.id, users.customer_id FROM users, products
      WHERE users.customer_id IS NOT NULL AND serial = 'F120'`.execute(db);
    const pool = openPool(url);
    const second = { db: openDatabase(pool), config };
    await Promise.all([setStock(primer, true), setStock(small, true)]);
    await Promise.all([notify(), notifyWaitingUsers(second), notify(), notifyWaitingUsers(second)]);
    await pool.end();
    const mails = await db.selectFrom('mailOutbox').select(['recipient', 'textBody']).execute();
    for (const username of [...users, ANNA]) {
      const texts = mails.filter(({ recipient }) => recipient === username).map(({ textBody }) => textBody);
      for (const { displayCode } of [primer, small])
        expect(texts.filter((text) => text.includes(`/p/${displayCode}\n`))).toHaveLength(1);
    }
    await db.deleteFrom('users').where('username', 'like', 'user%').execute();
  });

  it('nobody misses it who begins to wait at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      await setStock(primer, false);
      const [response] = await Promise.all([wait(primer), setStock(primer, true)]);
      await notify();
      const mails = await readMails(db, ANNA);
      // Either the product was back already, or the user is mailed.
      expect([response.statusCode, mails.length]).toEqual(response.statusCode === 204 ? [204, 1] : [409, 0]);
      expect(await list()).toEqual([]);
    }
  });

  it('a product that is sold on request meanwhile is no longer announced', async () => {
    await wait(primer);
    await db.updateTable('products').set({ inStock: true, tsc: 'N' }).where('id', '=', primer.id).execute();
    await notify();
    expect(await readMails(db, ANNA)).toEqual([]);
    await db.updateTable('products').set({ tsc: 'S' }).where('id', '=', primer.id).execute();
    await notify();
    expect(await readMails(db, ANNA)).toHaveLength(1);
  });

  it('a user who has left the customer gets no mail', async () => {
    await aUser(db, { username: 'dario@test.it', role: 'CUSTOMER', customer: company });
    await wait(primer, await login(app, 'dario@test.it'));
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('username', '=', 'dario@test.it')
      .execute();
    await setStock(primer, true);
    await notify();
    expect(await readMails(db, 'dario@test.it')).toEqual([]);
    expect(await db.selectFrom('stockWatches').selectAll().execute()).toEqual([]);
  });

  // What happens before the user waits, and what brings the product back then.
  it.each([
    ['an import', async () => () => setStock(primer, true)],
    [
      'the grid of prices',
      async () => {
        const grid = '/api/v1/backoffice/prices';
        const { version } = (await call('GET', `${grid}?productClass=3&serial=F120`, staff)).json();
        const changes = [{ productCode: primer.productCode, inStock: true }];
        return () => call('PATCH', grid, staff, { version, changes });
      },
    ],
    [
      'a correction of the catalogue',
      async () => {
        const color = '/api/v1/backoffice/catalogue/3/F120/7035';
        const { version } = (await call('GET', color, staff)).json();
        return () => call('PATCH', `${color}/25`, staff, { version, inStock: true });
      },
    ],
    [
      'the undo of an import',
      async () => {
        await db.updateTable('products').set({ inStock: true }).where('id', '=', primer.id).execute();
        const { result } = await setStock(primer, false);
        return () => call('POST', `/api/v1/backoffice/imports/${result.id}/undo`, staff, {});
      },
    ],
  ])('by %s, the notifier is woken at once', async (_name, prepare) => {
    const bringBack = await prepare();
    await wait(primer);
    const warnings: unknown[] = [];
    const log = { info: () => {}, warn: (warning: unknown) => void warnings.push(warning), error: () => {} };
    const notifier = openStockNotifier({ db, config }, { url, log });
    await bringBack();
    await expect.poll(() => readMails(db, ANNA), { timeout: 5_000 }).toHaveLength(1);
    await notifier.stop();
    expect(warnings).toEqual([]);
  });
});

describe('the day on which a product is available again', () => {
  const readDetail = async () => (await call('GET', '/api/products/3/F120/7035/25', anna)).json();

  const readOrderLine = async (path: string, headers = anna) => {
    const { content, items } = (await call('GET', path, headers)).json();
    return (items ?? content.find(({ id }: { id: string }) => id === orderId).items)[0].availableOn;
  };

  it('is in product, cart and order while the product is out of stock, and not in what other software reads', async () => {
    await erp('stock', [{ productCode: primer.productCode, availableOn: '2099-12-15' }]);
    await call('POST', '/api/v1/public/customer/carts', anna, {
      items: [{ productCode: primer.productCode, quantity: 1 }],
    });
    const readCartLine = async () =>
      (await call('GET', '/api/v1/public/customer/carts', anna)).json().items[0];
    const orders = '/api/v1/public/customer/orders';
    expect((await readDetail()).availableOn).toBe('2099-12-15');
    expect((await readDetail()).variants[1].availableOn).toBe('2099-12-15');
    expect((await readCartLine()).availableOn).toBe('2099-12-15');
    expect(await readOrderLine(orders)).toBe('2099-12-15');
    const read = await call('GET', '/api/v1/integration/orders', { authorization: `Bearer ${key}` });
    expect(read.json().records[0].items[0].availableOn).toBeUndefined();
    await setStock(primer, true);
    expect((await readDetail()).availableOn).toBeNull();
    expect((await readCartLine()).availableOn).toBeUndefined();
    expect(await readOrderLine(orders)).toBeUndefined();
  });
});
