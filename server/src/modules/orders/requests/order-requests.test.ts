import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import {
  aCustomer,
  aProduct,
  aUser,
  listNonNullKeys,
  type TestCustomer,
  type TestProduct,
} from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');

const first = await aCustomer(db, { customerCode: '100001', businessName: 'Colorificio Uno' });
const second = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: first });
await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: second });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [first] });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'private@test.it', role: 'USER', type: 'P' });
const customer = await login(app, 'customer@test.it');
const customer2 = await login(app, 'customer2@test.it');
const agent = await login(app, 'agent@test.it');
const admin = await login(app, 'admin@test.it');
const itStaff = await login(app, 'it@test.it');

const primer = await aProduct(db, { serial: 'F120' });
const coat = await aProduct(db, { serial: 'G200', color: '9010', pkg: '5' });

let requestCount = 0;

/** An order request with one row per product, as if sent at the given time. */
async function anOrderRequest(input: {
  customer?: TestCustomer;
  status?: string;
  createdOn: string;
  products?: TestProduct[];
}): Promise<string> {
  requestCount += 1;
  const { id } = await db
    .insertInto('orderRequests')
    .values({
      number: sql<string>`next_request_number('R', '2026-10-01')`,
      customerId: (input.customer ?? first).id,
      status: input.status ?? 'PENDING',
      createdOn: new Date(input.createdOn),
      customerOrderCode: `PO-${requestCount}`,
      address: JSON.stringify({
        code: 'SL',
        businessName: null,
        streetAddress1: 'Via Roma 1',
        streetAddress2: null,
        country: 'IT',
        city: 'Treviso',
        zipOrPostalCode: '31100',
        province: 'TV',
        note: null,
        isDefault: false,
        isShipping: false,
      }),
      deliveryDateRequested: '2026-12-01',
      agentNote: 'pays late',
      overallDiscount: 2,
      total: 931,
      totalWeight: 105.2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, product] of (input.products ?? [primer]).entries()) {
    await db
      .insertInto('orderRequestItems')
      .values({
        orderRequestId: id,
        sortOrder: index + 1,
        productId: product.id,
        quantity: 4,
        priceListCode: 'RIV',
        unitPrice: 12.5,
        discountPct1: 20,
        discountPct2: 5,
        finalUnitPrice: 9.5,
        unitQty: 25,
        plo: 26.3,
        rowTotal: 950,
        rowWeight: 105.2,
      })
      .execute();
  }
  return id;
}

const oldest = await anOrderRequest({ createdOn: '2026-10-01T08:00:00Z', status: 'ACCEPTED' });
// In the manufacturer's time zone (Europe/Rome) this is already 6 October.
const late = await anOrderRequest({
  createdOn: '2026-10-05T22:30:00Z',
  products: [primer, coat],
  status: 'REJECTED',
});
const newest = await anOrderRequest({ createdOn: '2026-11-01T08:00:00Z', products: [coat] });
const foreign = await anOrderRequest({ customer: second, createdOn: '2026-11-02T08:00:00Z' });

const PATH = '/api/v1/public/customer/order-requests';
const AGENT_PATH = '/api/v1/public/agent/order-requests';
const STAFF_PATH = '/api/v1/backoffice/order-requests';

async function get(url: string, headers = customer) {
  const response = await app.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, body: response.json() };
}

async function listIds(query: string, headers = customer, path = PATH): Promise<string[]> {
  const { status, body } = await get(`${path}?${query}`, headers);
  expect(status).toBe(200);
  return body.content.map(({ id }: OrderRequest) => id);
}

describe('the list of order requests', () => {
  it('is sorted by creation date, newest first, 20 per page', async () => {
    const { body } = await get(PATH);
    expect(body).toMatchObject({
      totalElements: 3,
      totalPages: 1,
      size: 20,
      number: 0,
      first: true,
      last: true,
      empty: false,
    });
    expect(body.content.map(({ id }: OrderRequest) => id)).toEqual([newest, late, oldest]);
    expect(await listIds('sort=createdOn,asc&size=1&page=1')).toEqual([late]);
    expect((await get(`${PATH}?page=9`)).body).toMatchObject({ content: [], totalElements: 3, empty: true });
  });

  it('is sorted by status in both directions, newest first within a status', async () => {
    const third = await aCustomer(db, { customerCode: '100003' });
    await aUser(db, { username: 'customer3@test.it', role: 'CUSTOMER', customer: third });
    const headers = await login(app, 'customer3@test.it');
    const ids: Record<string, string[]> = { ACCEPTED: [], PENDING: [] };
    for (const day of ['03', '01', '05', '02', '04']) {
      for (const [status, entries] of Object.entries(ids)) {
        const createdOn = `2026-11-${day}T08:00:00Z`;
        entries.push(`${createdOn} ${await anOrderRequest({ customer: third, status, createdOn })}`);
      }
    }
    const listNewestFirst = (status: string) =>
      (ids[status] ?? [])
        .toSorted()
        .reverse()
        .map((entry) => entry.split(' ')[1]);
    const [accepted, pending] = [listNewestFirst('ACCEPTED'), listNewestFirst('PENDING')];
    expect(await listIds('sort=status,asc', headers)).toEqual([...accepted, ...pending]);
    expect(await listIds('sort=status,desc', headers)).toEqual([...pending, ...accepted]);
    expect(await listIds('sort=status,asc&status=PENDING', headers)).toEqual(pending);
    await db.deleteFrom('orderRequests').where('customerId', '=', third.id).execute();
  });

  it("is filtered by status, product, description and dates in the manufacturer's time zone", async () => {
    expect(await listIds('status=REJECTED')).toEqual([late]);
    expect(await listIds('serial=g2')).toEqual([newest, late]);
    expect(await listIds('serial=F120&color=7035&pkg=25')).toEqual([late, oldest]);
    // One row must match all filters.
    expect(await listIds('serial=F120&color=9010')).toEqual([]);
    expect(await listIds('description=fondo%20g')).toEqual([newest, late]);
    expect(await listIds('description=RAL%209010')).toEqual([newest, late]);
    expect(await listIds('createdOnFrom=2026-10-06&createdOnTo=2026-10-06')).toEqual([late]);
    expect(await listIds('createdOnTo=2026-10-05')).toEqual([oldest]);
    expect(await listIds('createdOnFrom=0000-01-01&createdOnTo=9999-12-31')).toHaveLength(3);
    expect(await listIds('createdOnFrom=2026-11-01')).toEqual([newest]);
  });

  it('treats search wildcards as literal characters', async () => {
    for (const description of ['%25', '_', '%5C', '%EF%BC%85', '%EF%BC%BC'])
      expect(await listIds(`description=${description}`)).toEqual([]);
  });

  it('rejects malformed filters, sizes and sorts', async () => {
    for (const query of [
      'status=OPEN',
      'size=101',
      'size=0',
      'page=-1',
      'sort=total,asc',
      'sort=createdOn',
      'createdOnFrom=1-1-2026',
      'createdOnFrom=2026-10-06&createdOnTo=2026-10-05',
      'serial=F120X',
    ]) {
      expect([query, (await get(`${PATH}?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('a list with a large order request', () => {
  it('contains its first 50 lines and the line count; the request itself has all lines', async () => {
    const products = Array.from({ length: 52 }, (_, index) => (index < 51 ? primer : coat));
    const large = await anOrderRequest({ createdOn: '2026-09-01T08:00:00Z', products });
    for (const [path, headers] of [
      [PATH, customer],
      [STAFF_PATH, admin],
    ] as const) {
      const { content } = (await get(`${path}?size=100&createdOnTo=2026-10-05`, headers)).body;
      const listedRequests = content.map(({ id, itemCount, items }: OrderRequest) => [
        id,
        itemCount,
        items.length,
      ]);
      expect(listedRequests).toEqual([
        [oldest, 1, 1],
        [large, 52, 50],
      ]);
      const { body } = await get(`${path}/${large}`, headers);
      expect(body.itemCount).toBe(52);
      expect(body.items).toHaveLength(52);
      expect(body.items[51].productCode).toEqual(coat.productCode);
    }
    await db.deleteFrom('orderRequests').where('id', '=', large).execute();
  });
});

describe('one order request', () => {
  it('contains its lines with the prices of the day it was sent', async () => {
    const { status, body } = await get(`${PATH}/${late}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: late,
      createdOn: '2026-10-05T22:30:00.000Z',
      deliveryDateRequested: '2026-12-01',
      status: 'REJECTED',
      overallDiscount: 2,
      address: { code: 'SL', city: 'Treviso' },
      items: [
        {
          productCode: primer.productCode,
          description: { it: 'Fondo F120' },
          quantity: 4,
          finalUnitPrice: 9.5,
          rowTotal: 950,
        },
        { productCode: coat.productCode, colorDescription: { it: 'RAL 9010' } },
      ],
    });
  });

  it('shows the total only when it is accepted', async () => {
    expect((await get(`${PATH}/${oldest}`)).body.total).toBe(931);
    expect((await get(`${PATH}/${newest}`)).body.total).toBeNull();
    expect((await get(PATH)).body.content.map(({ total }: OrderRequest) => total)).toEqual([null, null, 931]);
  });

  it('is not found for another customer or under an unknown id', async () => {
    expect((await get(`${PATH}/${foreign}`)).status).toBe(404);
    expect((await get(`${PATH}/${oldest}`, customer2)).status).toBe(404);
    expect((await get(`${PATH}/${oldest}?customerCode=100001`, customer2)).status).toBe(404);
    expect((await get(`${PATH}/00000000-0000-4000-8000-000000000000`)).status).toBe(404);
    expect((await get(`${PATH}/1`)).status).toBe(400);
  });
});

describe('the visibility of terms and notes', () => {
  it('customers never receive terms, commissions or agent notes', async () => {
    for (const url of [PATH, `${PATH}/${oldest}`]) {
      const { body } = await get(url);
      const keys = listNonNullKeys(body);
      expect(keys).toContain('finalUnitPrice');
      for (const field of [
        'unitPrice',
        'priceListCode',
        'discountPct1',
        'discountPct2',
        'agentCommissionPct',
        'agentNote',
      ]) {
        expect(keys).not.toContain(field);
      }
    }
  });

  it('agents see terms and notes of customers in their portfolio only', async () => {
    const { body } = await get(`${AGENT_PATH}/${oldest}?customerCode=100001`, agent);
    expect(body).toMatchObject({
      agentNote: 'pays late',
      items: [{ unitPrice: 12.5, priceListCode: 'RIV', discountPct1: 20 }],
    });
    expect((await get(AGENT_PATH, agent)).body.code).toBe('CustomerCodeRequired');
    expect((await get(`${AGENT_PATH}?customerCode=100002`, agent)).status).toBe(404);
    expect((await get(`${AGENT_PATH}/${foreign}?customerCode=100001`, agent)).status).toBe(404);
    expect((await get(PATH, agent)).status).toBe(403);
  });
});

describe('order requests in the back office', () => {
  it('cover all customers and show the customer, total and agent note', async () => {
    expect(await listIds('', admin, STAFF_PATH)).toEqual([foreign, newest, late, oldest]);
    expect(await listIds('customerCode=100002', admin, STAFF_PATH)).toEqual([foreign]);
    expect(await listIds('customer=100002', admin, STAFF_PATH)).toEqual([foreign]);
    expect(await listIds('status=PENDING&createdOnTo=2026-11-01', admin, STAFF_PATH)).toEqual([newest]);
    const { body } = await get(`${STAFF_PATH}/${newest}`, admin);
    expect(body).toMatchObject({
      customerCode: '100001',
      businessName: 'Colorificio Uno',
      username: null,
      total: 931,
      agentNote: 'pays late',
      items: [{ unitPrice: 12.5 }],
    });
    expect((await get(`${STAFF_PATH}/00000000-0000-4000-8000-000000000000`, admin)).status).toBe(404);
  });

  it('are visible only to staff who decide on them', async () => {
    for (const headers of [customer, agent, itStaff]) {
      expect((await get(STAFF_PATH, headers)).status).toBe(403);
      expect((await get(`${STAFF_PATH}/${newest}`, headers)).status).toBe(403);
    }
    expect((await app.inject({ method: 'GET', url: STAFF_PATH })).statusCode).toBe(401);
  });
});
