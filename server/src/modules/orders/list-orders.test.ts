import type { Order } from '@cromia/domain/orders/order';
import { describe, expect, it } from 'vitest';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../test/builders/order-desk.ts';
import { anOrder, listNonNullKeys } from '../../../test/builders/shop.ts';

const { db, company, otherCompany, primer, coat, customer, customer2, agent, admin, call, changeStatus } =
  await anOrderDesk();

describe('the list of orders', () => {
  it('is sorted newest first by default, and filtered by status, code, dates and products', async () => {
    const january = await anOrder(db, {
      customer: company,
      products: [primer],
      status: 'F',
      orderCode: 'V26-000100',
      createdOn: '2026-01-05T08:00:00Z',
      deliveryDate: '2026-01-09',
    });
    // In Rome this is already 1 March.
    const march = await anOrder(db, {
      customer: company,
      products: [coat],
      status: 'C',
      orderCode: 'V26-000200',
      createdOn: '2026-02-28T23:30:00Z',
    });
    await anOrder(db, { customer: otherCompany, products: [primer] });
    const listIds = async (query: string) => {
      const { status, body } = await call('GET', `${OWN_PATH}/orders?${query}`, customer);
      expect([query, status]).toEqual([query, 200]);
      expect(body.totalElements).toBe(body.content.length);
      return body.content.map(({ id }: Order) => id);
    };
    expect(await listIds('')).toEqual([march, january]);
    expect(await listIds('status=ALL&sort=createdOn,asc')).toEqual([january, march]);
    expect(await listIds('status=F')).toEqual([january]);
    expect(await listIds('status=I')).toEqual([]);
    expect(await listIds('orderCode=0002')).toEqual([march]);
    expect(await listIds('orderCode=v26-000100')).toEqual([january]);
    expect(await listIds('orderCode=%25')).toEqual([]);
    expect(await listIds('orderCode=V26_')).toEqual([]);
    expect(await listIds('createdOnFrom=2026-03-01')).toEqual([march]);
    expect(await listIds('createdOnTo=2026-02-28')).toEqual([january]);
    expect(await listIds('serial=F12&color=7035&pkg=25')).toEqual([january]);
    expect(await listIds('description=fondo%20f200')).toEqual([march]);
    for (const sort of ['orderCode', 'deliveryDate', 'status', 'requestCreatedOn'])
      expect(await listIds(`sort=${sort},asc`)).toHaveLength(2);
    const { body } = await call('GET', `${OWN_PATH}/orders?size=1&page=1`, customer);
    expect(body).toMatchObject({ totalElements: 2, totalPages: 2, last: true, size: 1 });
    expect(body.content.map(({ id }: Order) => id)).toEqual([january]);
    // An order without a request has no address.
    expect(body.content[0].address).toBeNull();
    for (const query of [
      'status=X',
      'sort=total,asc',
      'createdOnFrom=2026-02-02&createdOnTo=2026-02-01',
      'size=101',
    ])
      expect((await call('GET', `${OWN_PATH}/orders?${query}`, customer)).status).toBe(400);
    expect((await call('GET', `${OWN_PATH}/orders`, customer)).body.size).toBe(20);
  });

  it('keeps correct totals as orders are created, change status and are deleted', async () => {
    const readTotal = async (status: string) =>
      (await call('GET', `${OWN_PATH}/orders?status=${status}`, customer)).body.totalElements;
    const id = await anOrder(db, { customer: company, products: [primer] });
    await anOrder(db, { customer: company, products: [primer] });
    expect([await readTotal('ALL'), await readTotal('I'), await readTotal('C')]).toEqual([2, 2, 0]);
    await changeStatus(id, { status: 'C' });
    expect([await readTotal('ALL'), await readTotal('I'), await readTotal('C')]).toEqual([2, 1, 1]);
    await db.deleteFrom('orders').where('id', '=', id).execute();
    expect([await readTotal('ALL'), await readTotal('I'), await readTotal('C')]).toEqual([1, 1, 0]);
    expect((await call('GET', `${STAFF_PATH}/orders`, admin)).body.totalElements).toBe(1);
    expect((await call('GET', `${STAFF_PATH}/orders?customerCode=100002`, admin)).body.totalElements).toBe(0);
  });

  it('of a portfolio is filtered by customer name or code, within the portfolio', async () => {
    const id = await anOrder(db, { customer: company, products: [primer] });
    await anOrder(db, { customer: otherCompany, products: [primer] });
    const listIds = async (query: string) => {
      const url = `/api/v1/public/agent/portfolio/orders?${query}`;
      return (await call('GET', url, agent)).body.content.map((order: Order) => order.id);
    };
    expect(await listIds('customer=COLORIFICIO')).toEqual([id]);
    expect(await listIds('customer=1000')).toEqual([id]);
    expect(await listIds('customer=100002')).toEqual([]);
  });

  it('shows unit price and discounts only to agents and staff', async () => {
    const id = await anOrder(db, { customer: company, products: [primer] });
    const customerKeys = listNonNullKeys((await call('GET', `${OWN_PATH}/orders/${id}`, customer)).body);
    for (const hidden of ['unitPrice', 'discountPct1', 'discountPct2'])
      expect(customerKeys).not.toContain(hidden);
    const agentOrder = await call('GET', `/api/v1/public/agent/orders/${id}?customerCode=100001`, agent);
    expect(agentOrder.body.items[0]).toMatchObject({ unitPrice: 12.5, discountPct1: 20, discountPct2: 5 });
    expect((await call('GET', `${OWN_PATH}/orders/${id}`, customer2)).status).toBe(404);
  });
});
