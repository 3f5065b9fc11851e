import { beforeEach, describe, expect, it } from 'vitest';
import { aKey, createErpClient, toCounts } from '../../../../test/builders/integration.ts';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../../test/builders/order-desk.ts';
import { anOrder } from '../../../../test/builders/shop.ts';
import { recordStatements } from '../../../../test/record-statements.ts';

const { app, db, company, otherCompany, customer, customer2, admin, agent, primer, coat, call, readMails } =
  await anOrderDesk();
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const ship = async (rows: object[] | string, query = '') =>
  (await importRows('shipments', rows, query)).result;

async function aConfirmedOrder(orderCode: string, owner = company, confirmed = 8) {
  const id = await anOrder(db, { customer: owner, products: [primer, coat], quantity: 8, orderCode });
  await db.updateTable('orders').set({ status: 'C' }).where('id', '=', id).execute();
  await db
    .updateTable('orderItems')
    .set({ quantityConfirmed: confirmed })
    .where('orderId', '=', id)
    .execute();
  return id;
}

const readOrder = async (id: string) => {
  const { body } = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
  return [
    body.status,
    ...body.items.map(({ quantityProcessed }: { quantityProcessed: number }) => quantityProcessed),
  ];
};
const row = (fields: object = {}) => ({
  shipmentCode: 'DDT-1',
  orderCode: 'E-1',
  shippedOn: '2026-11-20',
  carrier: 'Corriere Espresso',
  trackingUrl: 'https://tracking.example.com/?id=1',
  packages: 2,
  grossWeight: 215.4,
  items: [{ productCode: primer.productCode, quantity: 4, batch: 'a126000123' }],
  ...fields,
});
const all = [
  { productCode: primer.productCode, quantity: 8 },
  { productCode: coat.productCode, quantity: 8 },
];

beforeEach(async () => {
  await db.deleteFrom('shipments').execute();
});

describe('a shipment of the ERP', () => {
  it('moves the shipped quantities of its order, and is sent again without effect', async () => {
    const id = await aConfirmedOrder('E-1');
    expect(toCounts(await ship([row()]))).toEqual([1, 0, 0, 0]);
    expect(await readOrder(id)).toEqual(['C', 4, 0]);
    await db.deleteFrom('mailOutbox').execute();
    expect(toCounts(await ship([row()]))).toEqual([0, 0, 1, 0]);
    expect(await readOrder(id)).toEqual(['C', 4, 0]);
    expect(await readMails()).toEqual([]);
    const second = row({
      shipmentCode: 'DDT-2',
      items: [{ productCode: primer.productCode, quantity: 4 }, all[1]],
    });
    expect(toCounts(await ship([second]))).toEqual([1, 0, 0, 0]);
    expect(await readOrder(id)).toEqual(['E', 8, 8]);
    const { body } = await call('GET', `${OWN_PATH}/orders/${id}/timeline`, customer);
    expect(body.steps.map(({ event }: { event: string }) => event)).toEqual([
      'REQUESTED',
      'PART_SHIPPED',
      'SHIPPED',
    ]);
    expect(body.steps.map(({ shipmentCode }: { shipmentCode: string }) => shipmentCode)).toEqual([
      null,
      'DDT-1',
      'DDT-2',
    ]);
  });

  it('is mailed to the users and to the addresses for transport documents, with its tracking link', async () => {
    await aConfirmedOrder('E-1');
    await ship([row()]);
    const mails = await readMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['customer@test.it', 'transport@customer.test']);
    for (const { subject, textBody } of mails) {
      expect(subject).toBe('Spedizione DDT-1 in viaggio');
      expect(textBody).toContain('https://tracking.example.com/?id=1');
      expect(textBody).toContain('Corriere Espresso');
      expect(textBody).toContain('A1-26-000123');
      expect(textBody).toMatch(/profile-customer\/shipments\/DDT-1/);
    }
  });

  it('costs as many statements as many of them, while their orders are locked', async () => {
    const codes = Array.from({ length: 15 }, (_, index) => `E-${index + 1}`);
    for (const code of [...codes, 'E-99']) await aConfirmedOrder(code);
    const toRow = (orderCode: string) => row({ shipmentCode: `DDT-${orderCode}`, orderCode });
    const one = await recordStatements(() => ship([toRow('E-99')]));
    const many = await recordStatements(() => ship(codes.map(toRow)));
    expect(many.length).toBe(one.length);
    const mails = await readMails();
    expect(mails.length).toBe(2 * (codes.length + 1));
    for (const code of codes)
      expect(mails.filter(({ subject }) => subject === `Spedizione DDT-${code} in viaggio`)).toHaveLength(2);
  });

  it('is in the feed, the log and the lists of its customer, and of nobody else', async () => {
    await aConfirmedOrder('E-1');
    await ship([row()]);
    const { body } = await call(
      'GET',
      `${OWN_PATH}/shipments?orderCode=e-1&batch=a126000&shipmentCode=ddt-1`,
      customer,
    );
    expect(body.content).toMatchObject([
      {
        shipmentCode: 'DDT-1',
        shippedOn: '2026-11-20',
        packageCount: 4,
        orders: [{ orderCode: 'E-1' }],
        items: [{ productCode: primer.productCode, quantity: 4, batch: 'A1-26-000123', orderCode: 'E-1' }],
      },
    ]);
    expect((await call('GET', `${OWN_PATH}/shipments`, customer2)).body.content).toEqual([]);
    expect((await call('GET', `${OWN_PATH}/shipments/DDT-1`, customer2)).status).toBe(404);
    expect((await call('GET', `${OWN_PATH}/shipments/DDT-1`, customer)).status).toBe(200);
    const byAgent = '/api/v1/public/agent/shipments/DDT-1?customerCode=100001';
    expect((await call('GET', byAgent, agent)).status).toBe(200);
    const foreign = await app.inject({ url: `${OWN_PATH}/shipments/DDT-1/pdf`, headers: customer2 });
    expect(foreign.statusCode).toBe(404);
    const staff = await call('GET', `${STAFF_PATH}/shipments/DDT-1`, admin);
    expect(staff.body.history).toMatchObject([
      { action: 'shipments.create', details: { shipmentCode: 'DDT-1' } },
    ]);
    const events = await db
      .selectFrom('events')
      .select(['type', 'data'])
      .where('type', '=', 'shipment.changed')
      .execute();
    expect(events.at(-1)?.data).toEqual(staff.body);
    const readBack = await app.inject({
      url: '/api/v1/integration/shipments?code=DDT-1',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(readBack.json().records).toMatchObject([{ shipmentCode: 'DDT-1', customerCode: '100001' }]);
    const csv = await app.inject({ url: `${OWN_PATH}/shipments/export?format=csv`, headers: customer });
    expect(csv.body).toContain('DDT-1');
  });

  it('is corrected by sending it again, and its quantities follow', async () => {
    const id = await aConfirmedOrder('E-1');
    await ship([row({ items: all.map((item) => ({ ...item, quantity: 6 })) })]);
    expect(await readOrder(id)).toEqual(['C', 6, 6]);
    const corrected = await ship([
      { shipmentCode: 'DDT-1', orderCode: 'E-1', carrier: null, items: [all[0]] },
    ]);
    expect(corrected.changes.map(({ field, was, is }) => [field, was, is])).toEqual([
      ['carrier', 'Corriere Espresso', null],
      ['items', 12, 8],
    ]);
    expect(await readOrder(id)).toEqual(['C', 8, 0]);
    const { body } = await call('GET', `${STAFF_PATH}/shipments/DDT-1`, admin);
    expect(body).toMatchObject({
      carrier: null,
      packages: 2,
      trackingUrl: 'https://tracking.example.com/?id=1',
    });
  });

  it('of several orders is one shipment, and replaces its orders when it is sent again', async () => {
    const [first, second] = [await aConfirmedOrder('E-1'), await aConfirmedOrder('E-2')];
    const rows = [row({ items: all }), { shipmentCode: 'DDT-1', orderCode: 'E-2', items: [all[1]] }];
    expect(toCounts(await ship(rows))).toEqual([2, 0, 0, 0]);
    expect([await readOrder(first), await readOrder(second)]).toEqual([
      ['E', 8, 8],
      ['C', 0, 8],
    ]);
    const { body } = await call('GET', `${OWN_PATH}/shipments/DDT-1`, customer);
    expect(body.orders.map(({ orderCode }: { orderCode: string }) => orderCode)).toEqual(['E-1', 'E-2']);
    const ofSecond = await call('GET', `${OWN_PATH}/shipments?orderId=${second}`, customer);
    expect(ofSecond.body.content).toMatchObject([
      {
        orders: [
          { id: first, packageCount: 16 },
          { id: second, packageCount: 8 },
        ],
      },
    ]);
    expect((await call('GET', `${OWN_PATH}/shipments?orderId=${second}`, customer2)).body.content).toEqual(
      [],
    );
    expect(toCounts(await ship([row({ items: all })]))).toEqual([0, 1, 0, 0]);
    expect(await readOrder(second)).toEqual(['C', 0, 0]);
  });

  it('is named by the log as the one that shipped, whatever else the same import contains', async () => {
    const id = await aConfirmedOrder('E-1');
    const [part, rest] = [
      row({ items: [{ ...all[0], quantity: 4 }] }),
      row({ shipmentCode: 'DDT-2', items: [{ ...all[0], quantity: 4 }, all[1]] }),
    ];
    const readSteps = async () => {
      const { body } = await call('GET', `${OWN_PATH}/orders/${id}/timeline`, customer);
      return body.steps.map((step: { event: string; shipmentCode: string }) => [
        step.event,
        step.shipmentCode,
      ]);
    };
    expect(toCounts(await ship([part, rest]))).toEqual([2, 0, 0, 0]);
    expect(await readOrder(id)).toEqual(['E', 8, 8]);
    expect(await readSteps()).toEqual([
      ['REQUESTED', null],
      ['PART_SHIPPED', 'DDT-1'],
      ['SHIPPED', 'DDT-2'],
    ]);
  });

  it('that is sent again after the one that ships is unchanged, and named nowhere', async () => {
    const id = await aConfirmedOrder('E-1');
    const first = row({ items: [{ ...all[0], quantity: 4 }] });
    await ship([first]);
    const rest = row({ shipmentCode: 'DDT-2', items: [{ ...all[0], quantity: 4 }, all[1]] });
    const result = await ship([rest, first]);
    expect(toCounts(result)).toEqual([1, 0, 1, 0]);
    expect(result.changes).toEqual([]);
    const { body } = await call('GET', `${OWN_PATH}/orders/${id}/timeline`, customer);
    expect(body.steps.at(-1)).toMatchObject({ event: 'SHIPPED', shipmentCode: 'DDT-2' });
    const { history } = (await call('GET', `${STAFF_PATH}/orders/${id}`, admin)).body;
    expect(history.map(({ details }: { details: { shipmentCode: string } }) => details.shipmentCode)).toEqual(
      ['DDT-1', 'DDT-2'],
    );
  });

  it('after the status or the order said so, describes the same packages and counts none twice', async () => {
    const id = await aConfirmedOrder('E-1');
    await importRows('order-statuses', [{ orderCode: 'E-1', status: 'E' }]);
    expect(await readOrder(id)).toEqual(['E', 8, 8]);
    expect(toCounts(await ship([row({ items: all })]))).toEqual([1, 0, 0, 0]);
    expect(await readOrder(id)).toEqual(['E', 8, 8]);
  });

  it('ships its order with `rest`, and tells the customer what is cancelled', async () => {
    const id = await aConfirmedOrder('E-1');
    await ship([row({ rest: 'CANCELLED' })]);
    expect(await readOrder(id)).toEqual(['E', 4, 0]);
    const subjects = (await readMails()).map(({ subject }) => subject);
    expect(subjects).toContain('Ordine E-1 spedito, resto annullato');
  });

  it.each<[string, object, object]>([
    ['an unknown order', { orderCode: 'X-1' }, { path: 'orderCode', code: 'unknown' }],
    ['an order of another customer', { orderCode: 'F-1' }, { path: 'orderCode', code: 'notAllowed' }],
    [
      'too many packages',
      { items: [{ ...all[0], quantity: 9 }] },
      { path: 'items.0.quantity', accepted: '≤ 8' },
    ],
    [
      'a product that was not ordered',
      { items: [{ productCode: { ...primer.productCode, pkg: '1' }, quantity: 1 }] },
      { path: 'items.0.productCode', code: 'unknown' },
    ],
    [
      'a dangerous tracking link',
      { trackingUrl: 'javascript:alert(1)' },
      { path: 'trackingUrl', code: 'invalidField' },
    ],
    ['no day', { shippedOn: undefined }, { path: 'shippedOn', code: 'missing' }],
    ['no lines', { items: [] }, { path: 'items', code: 'missing' }],
  ])('with %s is rejected and changes nothing', async (_name, fields, error) => {
    const id = await aConfirmedOrder('E-1');
    await aConfirmedOrder('F-1', otherCompany);
    // The first row settles whose shipment it is.
    const first = row({ items: [{ ...all[1], quantity: 1 }] });
    const isForeign = 'orderCode' in fields && fields.orderCode === 'F-1';
    const result = await ship(isForeign ? [first, row(fields)] : [row(fields)]);
    expect(result.outcome).toBe('REFUSED');
    expect(result.errors).toContainEqual(expect.objectContaining(error));
    expect(await readOrder(id)).toEqual(['C', 0, 0]);
    expect(await db.selectFrom('shipments').select('id').execute()).toEqual([]);
  });

  it.each([
    ['I', 'undertaken'],
    ['A', 'cancelled'],
  ])('of an order in %s is rejected with the status', async (status) => {
    const id = await aConfirmedOrder('E-1');
    await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
    expect((await ship([row()])).errors).toMatchObject([
      { row: 1, path: 'orderCode', code: 'notAllowed', value: status, allowed: ['C'] },
    ]);
  });

  it('comes as CSV, with one line per product', async () => {
    const id = await aConfirmedOrder('E-1');
    const line = (color: string, serial: string, quantity: number) =>
      `DDT-7;E-1;2026-11-20;Corriere;3;${serial};${color};25;${quantity};`;
    const csv = [
      'shipmentCode;orderCode;shippedOn;carrier;productClass;serial;color;pkg;quantity;batch',
      line(primer.productCode.color, primer.productCode.serial, 8),
      line(coat.productCode.color, coat.productCode.serial, 3),
    ].join('\n');
    expect(toCounts(await ship(csv))).toEqual([1, 0, 0, 0]);
    expect(await readOrder(id)).toEqual(['C', 8, 3]);
  });
});
