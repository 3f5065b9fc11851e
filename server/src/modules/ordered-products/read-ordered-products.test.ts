import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOrder, aProduct, aUser, listNonNullKeys } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');

const company = await aCustomer(db, { customerCode: '100001', discountPct1: 20, discountPct2: 5 });
const other = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: other });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company] });
const customer = await login(app, 'customer@test.it');
const customer2 = await login(app, 'customer2@test.it');
const agent = await login(app, 'agent@test.it');

const primer = await aProduct(db, { serial: 'F120', unitPrice: 12.5, multiplier: 4 });
const unpricedProduct = await aProduct(db, { serial: 'F120', color: '9010', unitPrice: null });
const removedProduct = await aProduct(db, { serial: 'G200', color: '1003', status: 'E' });
const otherProduct = await aProduct(db, { serial: 'H300' });
const requestedProduct = await aProduct(db, { serial: 'H301' });

await anOrder(db, {
  customer: company,
  createdOn: '2026-01-10T08:00:00Z',
  products: [primer, removedProduct],
});
await anOrder(db, { customer: company, createdOn: '2026-03-10T08:00:00Z', products: [primer], quantity: 12 });
await anOrder(db, { customer: company, createdOn: '2026-02-10T08:00:00Z', products: [unpricedProduct] });
await anOrder(db, { customer: other, createdOn: '2026-04-10T08:00:00Z', products: [otherProduct] });

const OWN_PATH = '/api/v1/public/customer/customer-products';
const AGENT_PATH = '/api/v1/public/agent/customer-products';

async function list(query = '', headers = customer, path = OWN_PATH) {
  const response = await app.inject({ method: 'GET', url: `${path}?${query}`, headers });
  return { status: response.statusCode, body: response.json() };
}

async function listCodes(query: string): Promise<string[]> {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return body.content.map(({ id }: OrderedProduct) => formatProductCode(id));
}

async function prefer(body: object, headers = customer, path = OWN_PATH) {
  const response = await app.inject({ method: 'PATCH', url: `${path}/preferred`, headers, payload: body });
  return { status: response.statusCode, body: response.json() };
}

beforeEach(async () => {
  await db.deleteFrom('preferredProducts').execute();
});

describe('the list of ordered products', () => {
  it('shows each product once with its last order, last ordered first, 10 per page', async () => {
    const { body } = await list();
    expect(body).toMatchObject({ totalElements: 3, size: 10, number: 0 });
    expect(body.content).toMatchObject([
      { id: primer.productCode, lastOrderedOn: '2026-03-10T08:00:00.000Z', lastQuantity: 12 },
      { id: unpricedProduct.productCode, lastOrderedOn: '2026-02-10T08:00:00.000Z', lastQuantity: 4 },
      { id: removedProduct.productCode, lastOrderedOn: '2026-01-10T08:00:00.000Z', lastQuantity: 4 },
    ]);
  });

  it('includes products of order requests, also of rejected ones', async () => {
    for (const [status, product, day] of [
      ['PENDING', primer, '2026-05-01'],
      ['REJECTED', requestedProduct, '2026-05-02'],
    ] as const)
      await sql`
        WITH request AS (
          INSERT INTO order_requests (number, customer_id, status, created_on, customer_order_code, address,
            delivery_date_requested, total, total_weight)
          VALUES (next_request_number('R', ${day}::date), ${other.id}::uuid, ${status}, ${day}::date, 'PO-1', '{}', ${day}::date, 9.5, 26.3)
          RETURNING id
        )
        INSERT INTO order_request_items (order_request_id, sort_order, product_id, quantity, price_list_code, unit_price,
          discount_pct1, discount_pct2, final_unit_price, unit_qty, plo, row_total, row_weight)
        SELECT id, 1, ${product.id}::integer, 8, 'RIV', 9.5, 0, 0, 9.5, 1, 1, 76, 8 FROM request`.execute(db);
    const { body } = await list('', customer2);
    expect(body.content).toMatchObject([
      { id: requestedProduct.productCode, lastQuantity: 8 },
      { id: primer.productCode, lastQuantity: 8 },
      { id: otherProduct.productCode, lastQuantity: 4 },
    ]);
    await db.deleteFrom('orderRequests').execute();
  });

  it('shows current prices and availability, and no price for unpriced or removed products', async () => {
    const { body } = await list();
    expect(body.content).toMatchObject([
      { availability: 'AVAILABLE', qtyPkgMultiplier: 4, pricesAndDiscounts: { finalUnitPrice: 9.5 } },
      { availability: 'AVAILABLE', pricesAndDiscounts: null },
      // The product still has a price in the list.
      { availability: 'REMOVED', pricesAndDiscounts: null },
    ]);
    const agentList = await list('serial=G200&customerCode=100001', agent, AGENT_PATH);
    expect(agentList.body.content).toMatchObject([{ availability: 'REMOVED', pricesAndDiscounts: null }]);
  });

  it('shows customers only the final price, and agents all price details', async () => {
    const { body } = await list();
    for (const hidden of ['unitPrice', 'priceListCode', 'discountPct1', 'discountPct2'])
      expect(listNonNullKeys(body)).not.toContain(hidden);
    const agentList = await list('customerCode=100001', agent, AGENT_PATH);
    expect(agentList.body.content[0].pricesAndDiscounts).toMatchObject({
      unitPrice: 12.5,
      discountPct1: 20,
      discountPct2: 5,
      priceListCode: 'RIV',
    });
  });

  it('is filtered by code, description, brand and preference, and sorted', async () => {
    expect(await listCodes('serial=f12')).toEqual(['F120-7035-25', 'F120-9010-25']);
    expect(await listCodes('color=9010&pkg=25')).toEqual(['F120-9010-25']);
    expect(await listCodes('description=fondo%20g')).toEqual(['G200-1003-25']);
    expect(await listCodes('brand=crom')).toHaveLength(3);
    expect(await listCodes('brand=other')).toEqual([]);
    expect(await listCodes('sort=productCode,asc')).toEqual(['F120-7035-25', 'F120-9010-25', 'G200-1003-25']);
    expect(await listCodes('sort=lastQuantity,desc&size=1')).toEqual(['F120-7035-25']);
    expect(await listCodes('onlyPreferred=true')).toEqual([]);
    expect((await list('onlyPreferred=maybe')).status).toBe(400);
    expect((await list('sort=price,asc')).status).toBe(400);
  });

  it("contains only the customer's own products, and is not found for another customer's code", async () => {
    const { body } = await list('', customer2);
    expect(body.content.map(({ id }: OrderedProduct) => id.serial)).toEqual(['H300']);
    expect((await list('customerCode=100001', customer2)).status).toBe(404);
    expect((await list('', agent, AGENT_PATH)).body.code).toBe('CustomerCodeRequired');
    expect((await list('customerCode=100002', agent, AGENT_PATH)).status).toBe(404);
  });
});

describe('preferring a product', () => {
  it("toggles the preference, which the customer's users and agents share", async () => {
    expect(await prefer(primer.productCode)).toEqual({
      status: 200,
      body: { id: primer.productCode, preferred: true },
    });
    expect(await listCodes('onlyPreferred=true')).toEqual(['F120-7035-25']);
    expect(await listCodes('sort=preferred,desc&size=1')).toEqual(['F120-7035-25']);
    const response = await prefer({ ...primer.productCode, customerCode: '100001' }, agent, AGENT_PATH);
    expect(response.body.preferred).toBe(false);
    expect(await listCodes('onlyPreferred=true')).toEqual([]);
  });

  it('sets an explicit value, also when repeated', async () => {
    for (let time = 0; time < 2; time++)
      expect((await prefer({ ...primer.productCode, preferred: true })).body.preferred).toBe(true);
    expect((await prefer({ ...primer.productCode, preferred: false })).body.preferred).toBe(false);
  });

  it('rejects unknown products, other customers and incomplete codes', async () => {
    expect((await prefer({ ...primer.productCode, serial: 'ZZZZ' })).status).toBe(404);
    expect((await prefer({ ...primer.productCode, customerCode: '100002' })).status).toBe(404);
    expect((await prefer({ serial: 'F120' })).status).toBe(400);
  });
});
