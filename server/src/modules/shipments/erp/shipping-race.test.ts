import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';
import { anOrderDesk, STAFF_PATH } from '../../../../test/builders/order-desk.ts';
import { anOrder } from '../../../../test/builders/shop.ts';

/** The requests of a round alternate between two apps, each with its own connections. */
const { app, db, company, admin, primer, coat, call } = await anOrderDesk();
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const CONFIRMED = 12;
const PRODUCTS = [primer, coat];

async function aConfirmedOrder() {
  const id = await anOrder(db, { customer: company, products: PRODUCTS, quantity: CONFIRMED });
  await db
    .updateTable('orders')
    .set({ status: 'C', acceptMultipleShipping: true })
    .where('id', '=', id)
    .execute();
  const lines = await db
    .updateTable('orderItems')
    .set({ quantityConfirmed: CONFIRMED })
    .where('orderId', '=', id)
    .returning(['id', 'productId', 'sortOrder'])
    .execute();
  const { orderCode } = await db
    .selectFrom('orders')
    .select('orderCode')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, orderCode, lines: lines.sort((a, b) => a.sortOrder - b.sortOrder) };
}
type Order = Awaited<ReturnType<typeof aConfirmedOrder>>;

/** What somebody does to an order. Codes repeat, so that shipments are sent twice, corrected and out of order. */
const action = fc.oneof(
  fc.record({
    by: fc.constant('erp' as const),
    code: fc.constantFrom('E1', 'E2', 'E3'),
    packages: fc.tuple(fc.nat(8), fc.nat(8)),
    rest: fc.constantFrom(undefined, 'OPEN' as const, 'CANCELLED' as const),
  }),
  fc.record({
    by: fc.constant('desk' as const),
    packages: fc.tuple(fc.nat(2), fc.nat(8)),
    rest: fc.constantFrom('OPEN' as const, 'CANCELLED' as const),
  }),
  fc.record({ by: fc.constant('status' as const), packages: fc.tuple(fc.nat(2), fc.nat(8)) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

async function act({ id, orderCode, lines }: Order, move: Action): Promise<number> {
  const [a, b] = move.packages;
  if (move.by === 'erp') {
    const items = [a, b].flatMap((quantity, index) =>
      quantity === 0 ? [] : [{ productCode: PRODUCTS[index]?.productCode, quantity }],
    );
    if (items.length === 0) return 0;
    const { status } = await importRows('shipments', [
      {
        shipmentCode: `${move.code}-${orderCode}`,
        orderCode,
        shippedOn: '2026-11-20',
        items,
        ...(move.rest ? { rest: move.rest } : {}),
      },
    ]);
    return status;
  }
  // Multiples of the primer's multiplier of 4.
  const quantities = lines.map((line, index) => ({ id: line.id, quantity: index === 0 ? a * 4 : b }));
  if (move.by === 'status') {
    const body = { status: 'E', quantities, rest: 'OPEN', reason: 'part' };
    return (await call('POST', `${STAFF_PATH}/orders/${id}/status`, admin, body)).status;
  }
  const shipment = { shippedOn: '2026-11-21', orders: [{ id, quantities, rest: move.rest, reason: 'part' }] };
  return (await call('POST', `${STAFF_PATH}/shipments`, admin, shipment)).status;
}

/** Reads an order, whose status, lines and shipments must agree. */
async function checkOrder({ id }: Order) {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('orderItems')
    .select(['productId', 'quantityOrdered', 'quantityConfirmed', 'quantityProcessed'])
    .where('orderId', '=', id)
    .orderBy('sortOrder')
    .execute();
  const items = await db
    .selectFrom('shipmentItems')
    .select(['productId', 'quantity'])
    .where('orderId', '=', id)
    .execute();
  for (const { productId, quantityOrdered, quantityConfirmed, quantityProcessed } of lines) {
    expect(quantityProcessed).toBeLessThanOrEqual(quantityConfirmed);
    expect(quantityConfirmed).toBeLessThanOrEqual(quantityOrdered);
    const inShipments = items
      .filter((item) => item.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(inShipments).toBeLessThanOrEqual(quantityProcessed);
  }
  const isComplete = lines.every((line) => line.quantityProcessed === line.quantityConfirmed);
  if (status === 'C') expect(isComplete).toBe(false);
  else expect([status, lines.some((line) => line.quantityProcessed > 0)]).toEqual(['E', true]);
  return lines.map(({ quantityProcessed }) => quantityProcessed);
}

it('shipments by ERP and desk at once, twice and out of order never ship more than was confirmed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 8 }), async (moves) => {
      const order = await aConfirmedOrder();
      for (let start = 0; start < moves.length; start += 4) {
        const statuses = await Promise.all(moves.slice(start, start + 4).map((move) => act(order, move)));
        for (const status of statuses) expect([0, 200, 201, 400, 409, 422, 429]).toContain(status);
        await checkOrder(order);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

it('the same shipment, sent by several connections at once, is stored once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await aConfirmedOrder();
    const row = {
      shipmentCode: `S-${order.orderCode}`,
      orderCode: order.orderCode,
      shippedOn: '2026-11-20',
      items: [{ productCode: primer.productCode, quantity: 8 }],
    };
    // A key runs one import at a time, so each sender has its own.
    const senders = await Promise.all(
      [0, 1, 2].map(async (sender) => createErpClient(app, (await aKey(db, `ERP ${round} ${sender}`)).key)),
    );
    const results = await Promise.all(senders.map((send) => send('shipments', [row])));
    expect(results.map(({ result }) => result.created).sort()).toEqual([0, 0, 1]);
    expect(await checkOrder(order)).toEqual([8, 0]);
  }
}, 60_000);
