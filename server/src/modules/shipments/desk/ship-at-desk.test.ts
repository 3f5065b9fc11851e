import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../../test/builders/order-desk.ts';
import { anOrder } from '../../../../test/builders/shop.ts';

const { app, db, company, otherCompany, customer, admin, primer, coat, call, readMails, changeStatus } =
  await anOrderDesk();

async function aConfirmedOrder(orderCode: string, owner = company) {
  const id = await anOrder(db, { customer: owner, products: [primer, coat], quantity: 8, orderCode });
  await db
    .updateTable('orders')
    .set({ status: 'C', acceptMultipleShipping: true })
    .where('id', '=', id)
    .execute();
  const lines = await db
    .updateTable('orderItems')
    .set({ quantityConfirmed: 8 })
    .where('orderId', '=', id)
    .returning(['id', 'sortOrder'])
    .execute();
  return { id, lines: lines.sort((a, b) => a.sortOrder - b.sortOrder).map((line) => line.id) };
}

const ship = (body: object) =>
  call('POST', `${STAFF_PATH}/shipments`, admin, { shippedOn: '2026-11-21', ...body });

beforeEach(async () => {
  await db.deleteFrom('shipments').execute();
});

describe('a shipment of the desk', () => {
  it('of a part gets the next number, names the batches, and is mailed once', async () => {
    const { id, lines } = await aConfirmedOrder('V-1');
    const [first = '', second = ''] = lines;
    const { status, body } = await ship({
      carrier: 'Corriere',
      trackingUrl: 'https://tracking.example.com/1',
      orders: [
        {
          id,
          quantities: [{ id: second, quantity: 3 }],
          batches: [{ id: first, batch: 'A1-26-000001', quantity: 5 }],
          rest: 'OPEN',
          packagesShipped: 0,
        },
      ],
    });
    expect([status, body]).toMatchObject([
      201,
      {
        shipmentCode: expect.stringMatching(/^S26-\d{6}$/),
        packageCount: 11,
        items: [
          { quantity: 5, batch: 'A1-26-000001' },
          { quantity: 3, batch: null },
          { quantity: 3, batch: null },
        ],
      },
    ]);
    const order = await call('GET', `${OWN_PATH}/orders/${id}`, customer);
    expect([order.body.status, order.body.items[0].quantityProcessed]).toEqual(['C', 8]);
    expect((await readMails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['customer@test.it', `Spedizione ${body.shipmentCode} in viaggio`],
      ['transport@customer.test', `Spedizione ${body.shipmentCode} in viaggio`],
    ]);
    const again = await ship({ orders: [{ id, rest: 'OPEN', packagesShipped: 0 }] });
    expect([again.status, again.body.outcome]).toMatchObject([409, { status: 'C' }]);
  });

  it('of several orders of a customer is one shipment, and all or none is stored', async () => {
    const [a, b] = [await aConfirmedOrder('V-1'), await aConfirmedOrder('V-2')];
    const foreign = await aConfirmedOrder('V-3', otherCompany);
    expect((await ship({ orders: [{ id: a.id }, { id: foreign.id }] })).status).toBe(400);
    expect((await call('GET', `${OWN_PATH}/orders/${a.id}`, customer)).body.status).toBe('C');
    const { status, body } = await ship({ shipmentCode: 'DDT-9', orders: [{ id: a.id }, { id: b.id }] });
    expect([status, body.orders.map(({ orderCode }: { orderCode: string }) => orderCode)]).toEqual([
      201,
      ['V-1', 'V-2'],
    ]);
    for (const { id } of [a, b])
      expect((await call('GET', `${OWN_PATH}/orders/${id}`, customer)).body.status).toBe('E');
    const { id } = await aConfirmedOrder('V-4');
    const taken = await ship({ shipmentCode: 'DDT-9', orders: [{ id }] });
    expect([taken.status, taken.body.outcome]).toEqual([409, { shipmentCode: 'DDT-9' }]);
  });

  it.each([
    [
      'too many packages of a batch',
      (line: string) => ({ batches: [{ id: line, batch: 'X', quantity: 9 }] }),
    ],
    [
      'a line of another order',
      () => ({ batches: [{ id: '11111111-1111-4111-8111-111111111111', batch: 'X', quantity: 1 }] }),
    ],
    [
      'no packages',
      (line: string, other: string) => ({
        reason: 'none',
        quantities: [
          { id: line, quantity: 0 },
          { id: other, quantity: 0 },
        ],
      }),
    ],
  ])('with %s is rejected', async (_name, build) => {
    const { id, lines } = await aConfirmedOrder('V-1');
    const { status } = await ship({ orders: [{ id, ...build(lines[0] ?? '', lines[1] ?? '') }] });
    expect(status).toBe(400);
    expect(await db.selectFrom('shipments').select('id').execute()).toEqual([]);
    expect((await call('GET', `${OWN_PATH}/orders/${id}`, customer)).body.status).toBe('C');
  });

  it('takes a tracking link later, and two who change it at once do not overwrite each other', async () => {
    const { id } = await aConfirmedOrder('V-1');
    const { body } = await ship({ orders: [{ id }] });
    const url = `${STAFF_PATH}/shipments/${body.shipmentCode}`;
    const patch = async (fields: object) => {
      const payload = { version: body.version, ...fields };
      const response = await app.inject({ method: 'PATCH', url, headers: admin, payload });
      return { status: response.statusCode, body: response.json() };
    };
    const changed = await patch({ trackingUrl: 'https://tracking.example.com/2', packages: 3 });
    expect(changed).toMatchObject({
      status: 200,
      body: { trackingUrl: 'https://tracking.example.com/2', packages: 3 },
    });
    expect(changed.body.history.at(-1)).toMatchObject({ action: 'shipments.change' });
    expect((await patch({ carrier: 'Other' })).body).toMatchObject({
      outcome: { changedBy: 'admin@test.it' },
    });
    expect((await patch({ trackingUrl: 'javascript:alert(1)' })).status).toBe(400);
  });

  it('beside the plain status change stays the same: a status ships without a shipment', async () => {
    const { id } = await aConfirmedOrder('V-1');
    expect((await changeStatus(id, { status: 'E' })).status).toBe(200);
    expect(await db.selectFrom('shipments').select('id').execute()).toEqual([]);
  });
});
