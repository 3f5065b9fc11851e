import { describe, expect, it } from 'vitest';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../../test/builders/order-desk.ts';
import { anOrder } from '../../../../test/builders/shop.ts';

const { db, company, primer, coat, customer, admin, call, changeStatus, readMails } = await anOrderDesk();

describe('changing the status of an order', () => {
  it('goes through confirmed and shipped to invoiced, with the quantities of each step', async () => {
    const id = await anOrder(db, { customer: company, products: [primer, coat], quantity: 8 });
    const { body: before } = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
    const [first] = before.items;
    const confirmed = await changeStatus(id, { status: 'C', quantities: [{ id: first.id, quantity: 4 }] });
    expect(confirmed.body).toMatchObject({
      status: 'C',
      items: [{ quantityConfirmed: 4 }, { quantityConfirmed: 8 }],
    });
    const excessive = await changeStatus(id, { status: 'E', quantities: [{ id: first.id, quantity: 5 }] });
    expect([excessive.status, excessive.body.errors]).toMatchObject([
      400,
      [{ path: 'quantities.0.quantity', code: 'invalidField' }],
    ]);
    expect((await changeStatus(id, { status: 'E' })).body).toMatchObject({
      status: 'E',
      items: [{ quantityProcessed: 4 }, { quantityProcessed: 8 }],
    });
    const invoiced = await changeStatus(id, { status: 'F' });
    expect(
      invoiced.body.history.map(({ details }: { details: { status: string } }) => details.status),
    ).toEqual(['C', 'E', 'F']);
    expect((await readMails()).map(({ subject }) => subject).sort()).toEqual([
      `Ordine ${before.orderCode} confermato`,
      `Ordine ${before.orderCode} fatturato`,
      `Ordine ${before.orderCode} spedito`,
    ]);
  });

  it('is rejected with the current status for disallowed transitions and concurrent duplicates', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'E' });
    for (const status of ['I', 'C', 'E', 'B', 'A']) {
      const response = await changeStatus(id, { status });
      expect([status, response.status, response.body.outcome]).toEqual([status, 409, { status: 'E' }]);
    }
    const responses = await Promise.all([
      changeStatus(id, { status: 'F' }),
      changeStatus(id, { status: 'F' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readMails()).toHaveLength(1);
  });

  it('to B sends the reason to the customer, and rejects quantities', async () => {
    const id = await anOrder(db, { customer: company, products: [primer] });
    const { body: order } = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
    const quantities = [{ id: order.items[0].id, quantity: 1 }];
    expect((await changeStatus(id, { status: 'B', quantities })).status).toBe(400);
    expect((await changeStatus(id, { status: 'B', reason: 'an invoice is open' })).body.status).toBe('B');
    expect((await readMails())[0]?.textBody).toContain('an invoice is open');
  });
});

it.each([
  ['a misspelt field', (id: string) => ({ quantites: [{ id, quantity: 1 }] }), 'quantites'],
  [
    'a misspelt field of a line',
    (id: string) => ({ quantities: [{ id, quantity: 1, qty: 2 }] }),
    'quantities.0.qty',
  ],
  [
    'a line named twice',
    (id: string) => ({
      quantities: [
        { id, quantity: 3 },
        { id: id.toUpperCase(), quantity: 1 },
      ],
    }),
    'quantities.1.id',
  ],
])('a shipment with %s is rejected, and ships nothing', async (_name, toFields, path) => {
  const id = await anOrder(db, { customer: company, products: [primer], quantity: 8 });
  const { body } = await changeStatus(id, { status: 'C' });
  const rejected = await changeStatus(id, { status: 'E', ...toFields(body.items[0].id) });
  expect([rejected.status, rejected.body.errors]).toMatchObject([400, [{ path }]]);
  expect((await call('GET', `${STAFF_PATH}/orders/${id}`, admin)).body).toMatchObject({
    status: 'C',
    items: [{ quantityProcessed: 0 }],
  });
});

describe('the remainder of a partial shipment', () => {
  async function confirmedOrder({ acceptMultipleShipping }: { acceptMultipleShipping: boolean }) {
    const id = await anOrder(db, { customer: company, products: [primer, coat], quantity: 8 });
    await db.updateTable('orders').set({ acceptMultipleShipping }).where('id', '=', id).execute();
    const { body } = await changeStatus(id, { status: 'C' });
    await db.deleteFrom('mailOutbox').execute();
    return { id, first: body.items[0].id, orderCode: body.orderCode };
  }

  it('stays open until it is shipped when multiple shipments are accepted', async () => {
    const { id, first, orderCode } = await confirmedOrder({ acceptMultipleShipping: true });
    const part = await changeStatus(id, {
      status: 'E',
      quantities: [{ id: first, quantity: 3 }],
      rest: 'OPEN',
      reason: 'one tin is damaged',
    });
    expect(part.body).toMatchObject({
      status: 'C',
      items: [{ quantityProcessed: 3 }, { quantityProcessed: 8 }],
    });
    expect(part.body.history.at(-1)).toMatchObject({
      action: 'orders.ship-part',
      details: {
        rest: 'OPEN',
        quantities: [
          { product: 'F120-7035-25', quantity: 3, of: 8 },
          { quantity: 8, of: 8 },
        ],
      },
    });
    for (const [status, count] of [
      ['PARTLY_SHIPPED', 1],
      ['OPEN', 1],
      ['E', 0],
    ] as const)
      expect((await call('GET', `${OWN_PATH}/orders?status=${status}`, customer)).body.totalElements).toBe(
        count,
      );
    const repeated = {
      status: 'E',
      quantities: [{ id: first, quantity: 3 }],
      rest: 'OPEN',
      packagesShipped: 0,
    };
    const repetition = await changeStatus(id, repeated);
    expect([repetition.status, repetition.body.outcome]).toEqual([409, { status: 'C' }]);
    expect((await changeStatus(id, { status: 'A', reason: 'no longer needed' })).status).toBe(409);
    const excessive = await changeStatus(id, { status: 'E', quantities: [{ id: first, quantity: 6 }] });
    expect(excessive.status).toBe(400);
    const completed = await changeStatus(id, { status: 'E', rest: 'OPEN' });
    const partly = await call('GET', `${OWN_PATH}/orders?status=PARTLY_SHIPPED`, customer);
    expect(partly.body.totalElements).toBe(0);
    expect(completed.body).toMatchObject({
      status: 'E',
      items: [{ quantityProcessed: 8 }, { quantityProcessed: 8 }],
    });
    expect((await readMails()).map(({ subject }) => subject).sort()).toEqual([
      `Ordine ${orderCode} spedito`,
      `Ordine ${orderCode} spedito in parte`,
    ]);
  });

  it('is cancelled otherwise and excluded from the shipped total and weight', async () => {
    const { id, first, orderCode } = await confirmedOrder({ acceptMultipleShipping: false });
    const open = await changeStatus(id, {
      status: 'E',
      quantities: [{ id: first, quantity: 3 }],
      rest: 'OPEN',
    });
    expect([open.status, open.body.errors]).toEqual([400, [{ path: 'rest', code: 'invalidField' }]]);
    const { body } = await changeStatus(id, {
      status: 'E',
      quantities: [{ id: first, quantity: 3 }],
      reason: 'one tin is damaged',
    });
    expect(body).toMatchObject({
      status: 'E',
      // 8 packages have a stored row total of 950 EUR; 3 packages of 25 kg at 9.50 EUR come to 712.50 EUR.
      total: 1900,
      confirmedTotal: 1900,
      shippedTotal: 1662.5,
      confirmedWeight: 420.8,
      shippedWeight: 289.3,
    });
    expect(body.history.at(-1).details).toMatchObject({ status: 'E', rest: 'CANCELLED' });
    expect((await readMails()).map(({ subject }) => subject)).toEqual([
      `Ordine ${orderCode} spedito, resto annullato`,
    ]);
  });

  it('can stay open only if at least one package is shipped, and can be cancelled later', async () => {
    const { id, first } = await confirmedOrder({ acceptMultipleShipping: true });
    const { body: order } = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
    const noPackages = order.items.map((item: { id: string }) => ({ id: item.id, quantity: 0 }));
    expect((await changeStatus(id, { status: 'E', quantities: noPackages, rest: 'OPEN' })).status).toBe(400);
    expect((await changeStatus(id, { status: 'B', reason: 'unpaid', rest: 'OPEN' })).status).toBe(400);
    await changeStatus(id, { status: 'E', quantities: [{ id: first, quantity: 4 }], rest: 'OPEN' });
    expect(
      (await changeStatus(id, { status: 'E', quantities: noPackages, rest: 'CANCELLED', reason: 'sold out' }))
        .body,
    ).toMatchObject({
      status: 'E',
      items: [{ quantityConfirmed: 8, quantityProcessed: 4 }, { quantityProcessed: 8 }],
    });
  });
});

describe('a shipment that is probably a mistake', () => {
  async function confirmedOrder() {
    const id = await anOrder(db, { customer: company, products: [primer, coat], quantity: 12 });
    await db.updateTable('orders').set({ acceptMultipleShipping: true }).where('id', '=', id).execute();
    const { body } = await changeStatus(id, { status: 'C' });
    const [first, second] = body.items.map((item: { id: string }) => item.id);
    return { id, first, second };
  }

  it.each([0, 1, 3, 4, 5, 8, 11, 12])('of %i of 12 packages in fours', async (quantity) => {
    const { id, first, second } = await confirmedOrder();
    const shipment = {
      status: 'E',
      quantities: [
        { id: first, quantity },
        { id: second, quantity: 0 },
      ],
      packagesShipped: 0,
    };
    const { status, body } = await changeStatus(id, shipment);
    const missing = { path: 'reason', code: 'missing' };
    const offMultiplier = { path: 'quantities.0.quantity', code: 'invalidField' };
    if (quantity === 0) {
      expect([status, body.errors]).toEqual([400, [missing]]);
    } else if (quantity % 4 > 0) {
      expect([status, body.code, body.errors]).toEqual([
        422,
        'IllegalItemQuantity',
        [offMultiplier, missing],
      ]);
    }
    if (status !== 200) {
      expect((await changeStatus(id, { ...shipment, reason: ' ' })).status).toBe(status);
      const { body: unchanged } = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
      expect([unchanged.status, unchanged.shippedWeight]).toEqual(['C', 0]);
      expect((await changeStatus(id, { ...shipment, reason: 'agreed by phone' })).status).toBe(200);
    }
    const { body: order } = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
    expect([order.status, order.items[0].quantityProcessed]).toEqual(['E', quantity]);
  });

  it('is never one of all that is left', async () => {
    const { id, first, second } = await confirmedOrder();
    const shipped = { status: 'E', rest: 'OPEN', quantities: [{ id: first, quantity: 5 }], reason: 'agreed' };
    await changeStatus(id, { ...shipped, quantities: [...shipped.quantities, { id: second, quantity: 0 }] });
    expect((await changeStatus(id, { status: 'E' })).body).toMatchObject({
      status: 'E',
      items: [{ quantityProcessed: 12 }, { quantityProcessed: 12 }],
    });
  });
});

describe('a blocked order', () => {
  it('returns to its previous status and confirmed quantities, and the customer is e-mailed', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], quantity: 8 });
    const { body: order } = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
    await changeStatus(id, { status: 'B', reason: 'an invoice is open' });
    expect((await call('GET', `${OWN_PATH}/orders/${id}`, customer)).body).toMatchObject({
      status: 'B',
      blockReason: 'an invoice is open',
    });
    expect([
      (await changeStatus(id, { status: 'C' })).status,
      (await changeStatus(id, { status: 'I' })).status,
    ]).toEqual([409, 200]);
    await changeStatus(id, { status: 'C', quantities: [{ id: order.items[0].id, quantity: 6 }] });
    expect((await changeStatus(id, { status: 'B', reason: 'once more' })).body.blockedFrom).toBe('C');
    expect((await changeStatus(id, { status: 'I' })).status).toBe(409);
    expect(
      (await changeStatus(id, { status: 'C', quantities: [{ id: order.items[0].id, quantity: 1 }] })).status,
    ).toBe(400);
    await db.deleteFrom('mailOutbox').execute();
    expect((await changeStatus(id, { status: 'C' })).body).toMatchObject({
      status: 'C',
      blockedFrom: null,
      blockReason: null,
      history: [
        { action: 'orders.status', details: { status: 'B' } },
        { action: 'orders.release', details: { status: 'I' } },
        { action: 'orders.status', details: { status: 'C' } },
        { action: 'orders.status', details: { status: 'B' } },
        { action: 'orders.release', details: { status: 'C' } },
      ],
      items: [{ quantityConfirmed: 6 }],
    });
    expect((await readMails()).map(({ subject }) => subject)).toEqual([
      `Ordine ${order.orderCode} sbloccato`,
    ]);
  });

  it('can be cancelled', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'B' });
    expect((await changeStatus(id, { status: 'A', reason: 'never paid' })).body.status).toBe('A');
  });
});
