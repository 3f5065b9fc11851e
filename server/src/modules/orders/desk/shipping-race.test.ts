import { expect, it } from 'vitest';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';
import { anOrderDesk } from '../../../../test/builders/order-desk.ts';
import { anOrder } from '../../../../test/builders/shop.ts';

/** The rounds of each race; the requests of a round alternate between two apps with their own connections. */
const ROUNDS = 50;
const CONFIRMED = 12;

const { app, db, company, primer, changeStatus } = await anOrderDesk();
const { key } = await aKey(db);
const importRows = createErpClient(app, key);

async function aConfirmedOrder() {
  const id = await anOrder(db, { customer: company, products: [primer], quantity: CONFIRMED });
  await db
    .updateTable('orders')
    .set({ status: 'C', acceptMultipleShipping: true })
    .where('id', '=', id)
    .execute();
  const { id: lineId } = await db
    .updateTable('orderItems')
    .set({ quantityConfirmed: CONFIRMED })
    .where('orderId', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { orderCode } = await db
    .selectFrom('orders')
    .select('orderCode')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ship = async (quantity: number, shippedBefore?: number) => {
    const { status } = await changeStatus(id, {
      status: 'E',
      quantities: [{ id: lineId, quantity }],
      rest: 'OPEN',
      ...(shippedBefore === undefined ? {} : { packagesShipped: shippedBefore }),
    });
    return status === 200 ? quantity : 0;
  };
  return { id, orderCode, ship };
}

/** Reads the status and the shipped packages, which must agree with each other. */
async function readOutcome(id: string) {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { quantityConfirmed, quantityProcessed } = await db
    .selectFrom('orderItems')
    .select(['quantityConfirmed', 'quantityProcessed'])
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow();
  expect(quantityProcessed).toBeLessThanOrEqual(quantityConfirmed);
  if (status === 'A') expect(quantityProcessed).toBe(0);
  return { status, shipped: quantityProcessed };
}

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Runs a race in rounds, one after another. */
async function repeat(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await race();
}

it('of three part shipments entered on the same state of the order, one is stored', async () => {
  await repeat(async () => {
    const { id, ship } = await aConfirmedOrder();
    const accepted = await Promise.all([ship(4, 0), ship(4, 0), ship(4, 0)]);
    expect(accepted.sort()).toEqual([0, 0, 4]);
    expect(await readOutcome(id)).toEqual({ status: 'C', shipped: 4 });
  });
}, 60_000);

it('parallel shipments never exceed what was confirmed, and each accepted one is counted', async () => {
  await repeat(async () => {
    const { id, ship } = await aConfirmedOrder();
    const accepted = await Promise.all([ship(8), ship(8), ship(4)]);
    const shipped = sumNumbers(accepted);
    expect(await readOutcome(id)).toEqual({ status: shipped === CONFIRMED ? 'E' : 'C', shipped });
  });
}, 60_000);

it('a part shipment beside a cancellation never leaves a cancelled order with shipped goods', async () => {
  await repeat(async () => {
    const { id, ship } = await aConfirmedOrder();
    const [shipped, cancelled] = await Promise.all([
      ship(4),
      changeStatus(id, { status: 'A', reason: 'no longer needed' }),
    ]);
    expect([shipped, cancelled.status]).toEqual(cancelled.status === 200 ? [0, 200] : [4, 409]);
    expect(await readOutcome(id)).toEqual({ status: cancelled.status === 200 ? 'A' : 'C', shipped });
  });
}, 60_000);

it('a part shipment beside a cancellation by the ERP never leaves a cancelled order with shipped goods', async () => {
  await repeat(async () => {
    const { id, orderCode, ship } = await aConfirmedOrder();
    const [shipped, imported] = await Promise.all([
      ship(4),
      importRows('order-statuses', [{ orderCode, status: 'A' }]),
    ]);
    expect(imported.result.failed).toBe(shipped === 0 ? 0 : 1);
    expect(await readOutcome(id)).toEqual({ status: shipped === 0 ? 'A' : 'C', shipped });
  });
}, 60_000);

it('a part shipment beside an order of the ERP that cancels it, never leaves both', async () => {
  await repeat(async () => {
    const { id, orderCode, ship } = await aConfirmedOrder();
    const row = {
      orderCode,
      customerCode: '100001',
      requestCreatedOn: '2026-10-01',
      status: 'A',
      items: [
        {
          productCode: primer.productCode,
          quantity: CONFIRMED,
          unitPrice: 12.5,
          discountPct1: 20,
          discountPct2: 5,
        },
      ],
    };
    const [shipped, imported] = await Promise.all([ship(4), importRows('orders', [row])]);
    expect(imported.result.failed).toBe(shipped === 0 ? 0 : 1);
    expect(await readOutcome(id)).toEqual({ status: shipped === 0 ? 'A' : 'C', shipped });
  });
}, 60_000);

it('a part shipment beside an order of the ERP that confirms less, is never lowered in silence', async () => {
  await repeat(async () => {
    const { id, orderCode, ship } = await aConfirmedOrder();
    const { productCode } = primer;
    const items = [{ productCode, quantity: CONFIRMED, confirmedQuantity: 4 }];
    const [shipped, { result }] = await Promise.all([ship(8), importRows('orders', [{ orderCode, items }])]);
    expect(result.errors).toMatchObject(
      shipped === 0 ? [] : [{ path: 'items.0.confirmedQuantity', code: 'contradictory', accepted: '≥ 8' }],
    );
    expect(await readOutcome(id)).toEqual({ status: 'C', shipped });
  });
}, 60_000);
