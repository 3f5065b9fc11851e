import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../test/builders/order-desk.ts';
import { anOrder } from '../../../test/builders/shop.ts';
import { replaceItems, upsertShipments } from './shipment-change-queries.ts';
import { type ShipmentFilter, selectShipments } from './shipment-queries.ts';

const { db, company, otherCompany, customer, admin, primer, call } = await anOrderDesk();

async function aShipment(shipmentCode: string, orderCode: string, batch: string, owner = company) {
  const orderId = await anOrder(db, { customer: owner, products: [primer], quantity: 4, orderCode });
  await db
    .updateTable('orders')
    .set({ customerOrderCode: `Own/${orderCode}` })
    .where('id', '=', orderId)
    .execute();
  await db.transaction().execute(async (trx) => {
    const fields = { shippedOn: '2026-11-20', carrier: null, trackingUrl: null, packages: null };
    const ids = await upsertShipments(trx, [
      { ...fields, grossWeight: null, shipmentCode, customerId: owner.id, createdBy: null },
    ]);
    const items = [{ orderId, productId: primer.id, quantity: 4, batch }];
    await replaceItems(trx, [{ id: ids.get(shipmentCode) ?? '', items }]);
  });
}

beforeEach(async () => {
  await db.deleteFrom('shipments').execute();
  await aShipment('S26-000001', 'V-100', 'A1-26-000123');
  await aShipment('ddt/7', 'V-200', 'Lot 7x');
  await aShipment('S26-000009', 'V-100-B', 'A1-26-000999', otherCompany);
});

it.each([
  ['shipmentCode=s26', ['S26-000001']],
  ['shipmentCode=S26-0', ['S26-000001']],
  ['shipmentCode=DDT', ['ddt/7']],
  ['shipmentCode=dt', ['ddt/7']],
  ['orderCode=v-1', ['S26-000001']],
  ['orderCode=OWN/V-200', ['ddt/7']],
  ['orderCode=20', ['ddt/7']],
  ['batch=a126', ['S26-000001']],
  ['batch=A1-26-0001', ['S26-000001']],
  ['batch=Lot', ['ddt/7']],
  ['batch=26-000123', []],
  ['batch=%25', []],
])('the filter %s finds the own shipments %j', async (query, codes) => {
  const { body } = await call('GET', `${OWN_PATH}/shipments?${query}`, customer);
  expect(body.content.map(({ shipmentCode }: { shipmentCode: string }) => shipmentCode)).toEqual(codes);
});

it('staff find those of all customers', async () => {
  const find = async (query: string) =>
    (await call('GET', `${STAFF_PATH}/shipments?${query}&sort=shipmentCode,asc`, admin)).body.content.map(
      ({ shipmentCode }: { shipmentCode: string }) => shipmentCode,
    );
  expect(await find('orderCode=v-100')).toEqual(['S26-000001', 'S26-000009']);
  expect(await find('batch=a126')).toEqual(['S26-000001', 'S26-000009']);
  expect(await find('shipmentCode=s26')).toEqual(['S26-000001', 'S26-000009']);
});

it.each<[Partial<ShipmentFilter>, string]>([
  [{ batch: 'A1-26' }, 'shipment_items_batch'],
  [{ shipmentCode: 's26-000' }, 'shipments_code_search'],
  [{ orderId: '11111111-1111-4111-8111-111111111111' }, 'shipment_items_order'],
])('an index serves the filter %j', async (filter, index) => {
  const plan = await db.transaction().execute(async (trx) => {
    // The test's tables are too small for an index to be faster.
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    const query = selectShipments(trx, { ...filter, customerId: null } as ShipmentFilter, {
      field: 'shippedOn',
      direction: 'desc',
    });
    return JSON.stringify(await query.explain('json'));
  });
  expect(plan).toContain(`"${index}"`);
});
