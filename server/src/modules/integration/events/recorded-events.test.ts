import type { Cart } from '@cromia/domain/cart/cart-items';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import { calculateEarliestDeliveryDate } from '@cromia/domain/checkout/order';
import { getToday } from '@cromia/domain/dates';
import { EVENT_TYPES, type EventFeed, type IntegrationEvent } from '@cromia/domain/integration/event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import {
  aManagedRequest,
  anOwnRequest,
  createCaller,
  MANAGED_PATH,
  TYPES_PATH,
} from '../../../../test/builders/activation.ts';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';
import { upload } from '../../../../test/builders/uploads.ts';
import { createOfferExpiryJob } from '../../offers/offer-expiry.ts';
import { createOrderRequestExpiryJob } from '../../orders/requests/order-request-expiry.ts';

const clock = { now: new Date() };
const { app, db, config } = await testApp('demo', { apps: 2, now: () => clock.now });
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const call = createCaller(app);
const logInAs = (name: string) => login(app, `${name}@demo.cromia.test`);
const [customer, agent, company, admin] = await Promise.all(
  ['customer', 'agent', 'company', 'admin'].map(logInAs),
);
if (!customer || !agent || !company || !admin) throw new Error('Expected all users to be logged in');
const PRIMER = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const CUSTOMER_API = '/api/v1/public/customer';
const DESK = '/api/v1/backoffice';

let cursor = '';
const recordedTypes = new Set<string>();
async function readFeed(after: string): Promise<EventFeed> {
  const url = `/api/v1/integration/events?limit=500${after === '' ? '' : `&after=${after}`}`;
  return (await app.inject({ url, headers: { authorization: `Bearer ${key}` } })).json();
}
/** Reads the events since the previous call. */
async function readNewEvents(): Promise<IntegrationEvent[]> {
  const { events, next } = await readFeed(cursor);
  cursor = next;
  for (const { type } of events) recordedTypes.add(type);
  return events;
}
/** Checks that the data of each new event equals the current back-office response. @returns the types of the events */
async function checkNewEvents(entity: string): Promise<string[]> {
  const events = await readNewEvents();
  for (const { data } of events) {
    const response = await call('GET', `${DESK}/${entity}/${data.id}`, admin ?? {});
    expect(data).toEqual(response.json());
  }
  return events.map(({ type }) => type);
}
beforeAll(async () => {
  await readNewEvents();
  recordedTypes.clear();
});
afterAll(() => expect([...recordedTypes].sort()).toEqual([...EVENT_TYPES].sort()));

async function fillCart() {
  const added = await call('POST', `${CUSTOMER_API}/carts/items`, customer ?? {}, [
    { productCode: PRIMER, quantity: 4 },
  ]);
  const { items } = added.json<Cart>();
  return items.filter((item) => deriveProductStatus(item) === 'AVAILABLE' && (item.finalUnitPrice ?? 0) > 0);
}
const deliveryDate = (items: Cart['items']) =>
  calculateEarliestDeliveryDate(getToday(config.timeZone, clock.now), items);

async function placeOrderRequest(): Promise<string> {
  const items = await fillCart();
  const sent = await call('POST', `${CUSTOMER_API}/order-requests`, customer ?? {}, {
    items: items.map(({ productCode, quantity, finalUnitPrice }) => ({
      productCode,
      quantity,
      finalUnitPrice,
    })),
    address: 'SD001',
    customerOrderCode: 'PO-1',
    deliveryDateRequested: deliveryDate(items),
    acceptMultipleShipping: false,
  });
  expect(sent.statusCode, sent.body).toBe(201);
  return sent.json().id;
}

async function placeOfferRequest(): Promise<string> {
  const items = await fillCart();
  const sent = await call('POST', `${CUSTOMER_API}/offer-requests`, customer ?? {}, {
    items: items.map(({ productCode, quantity }) => ({ productCode, quantity })),
    deliveryDateRequested: deliveryDate(items),
    acceptMultipleShipping: false,
  });
  expect(sent.statusCode, sent.body).toBe(201);
  return sent.json().id;
}

it('events of order requests and orders carry the data of the back-office API', async () => {
  const id = await placeOrderRequest();
  expect(await checkNewEvents('order-requests')).toEqual(['order-request.sent']);
  const rejected = await call('POST', `${DESK}/order-requests/${id}/decision`, admin, {
    decision: 'REJECTED',
  });
  expect(rejected.statusCode, rejected.body).toBe(200);
  expect(await checkNewEvents('order-requests')).toEqual(['order-request.rejected']);

  const second = await placeOrderRequest();
  await readNewEvents();
  await call('POST', `${DESK}/order-requests/${second}/decision`, admin, { decision: 'ACCEPTED' });
  const [accepted, created] = await readNewEvents();
  expect([accepted?.type, created?.type]).toEqual(['order-request.accepted', 'order.created']);
  const { orderId } = (await call('GET', `${DESK}/order-requests/${second}`, admin)).json();
  expect(created?.data).toEqual((await call('GET', `${DESK}/orders/${orderId}`, admin)).json());
  expect(created?.data).toMatchObject({ status: 'I', items: [{ unitPrice: expect.any(Number) }] });
  await call('POST', `${DESK}/orders/${orderId}/status`, admin, { status: 'C' });
  expect(await checkNewEvents('orders')).toEqual(['order.status-changed']);
  await db.updateTable('orders').set({ acceptMultipleShipping: true }).where('id', '=', orderId).execute();
  const [line] = (await call('GET', `${DESK}/orders/${orderId}`, admin)).json().items;
  const partShipment = {
    status: 'E',
    quantities: [{ id: line.id, quantity: 2 }],
    rest: 'OPEN',
    reason: 'two are damaged',
  };
  const shipped = await call('POST', `${DESK}/orders/${orderId}/status`, admin, partShipment);
  expect([shipped.statusCode, shipped.json().status], shipped.body).toEqual([200, 'C']);
  expect(await checkNewEvents('orders')).toEqual(['order.status-changed']);
  await importRows('order-statuses', [{ orderCode: String(created?.data.orderCode), status: 'E' }]);
  expect(await checkNewEvents('orders')).toEqual(['order.status-changed']);
});

it('a withdrawn request is reported', async () => {
  const withdraw = (path: string) =>
    app.inject({ method: 'DELETE', url: `${CUSTOMER_API}/${path}`, headers: { ...customer } });
  const order = await placeOrderRequest();
  const offer = await placeOfferRequest();
  await readNewEvents();
  expect((await withdraw(`order-requests/${order}`)).statusCode).toBe(200);
  expect(await checkNewEvents('order-requests')).toEqual(['order-request.withdrawn']);
  expect((await withdraw(`offer-requests/${offer}`)).statusCode).toBe(200);
  expect(await checkNewEvents('offer-requests')).toEqual(['offer-request.withdrawn']);
});

it('a shipment is reported as the back office returns it, after its order', async () => {
  const id = await placeOrderRequest();
  await call('POST', `${DESK}/order-requests/${id}/decision`, admin, { decision: 'ACCEPTED' });
  const { orderId } = (await call('GET', `${DESK}/order-requests/${id}`, admin)).json();
  await call('POST', `${DESK}/orders/${orderId}/status`, admin, { status: 'C' });
  await readNewEvents();
  const shipment = { shippedOn: '2026-11-20', orders: [{ id: orderId }] };
  const shipped = await call('POST', `${DESK}/shipments`, admin, shipment);
  expect(shipped.statusCode, shipped.body).toBe(201);
  const [order, reported] = await readNewEvents();
  expect([order?.type, reported?.type]).toEqual(['order.status-changed', 'shipment.changed']);
  expect(reported?.data).toEqual(shipped.json());
});

it('a claim and its decision are reported as the back office returns it', async () => {
  const { shipmentCode, productClass, serial, color, pkg } = await db
    .selectFrom('shipments')
    .innerJoin('customers', 'customers.id', 'shipments.customerId')
    .innerJoin('shipmentItems', 'shipmentItems.shipmentId', 'shipments.id')
    .innerJoin('products', 'products.id', 'shipmentItems.productId')
    .select(['shipmentCode', 'products.productClass', 'products.serial', 'products.color', 'products.pkg'])
    .where('customerCode', '=', '100001')
    .where('shipments.id', 'not in', db.selectFrom('claims').select('shipmentId'))
    .orderBy('shippedOn', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await readNewEvents();
  const items = [{ productCode: { productClass, serial, color, pkg }, quantity: 1 }];
  const claim = { shipmentCode, reason: 'QUALITY', text: 'Too thick', items };
  const opened = await upload(app, `${CUSTOMER_API}/claims`, customer, {
    fields: { claim: JSON.stringify(claim) },
  });
  expect(opened.statusCode, opened.body).toBe(201);
  expect(await checkNewEvents('claims')).toEqual(['claim.opened']);
  const decision = { decision: 'ACCEPTED', text: 'Replaced' };
  await call('POST', `${DESK}/claims/${opened.json().id}/decision`, admin, decision);
  expect(await checkNewEvents('claims')).toEqual(['claim.decided']);
});

it('an offer request, its decisions, its correction and its withdrawal are reported', async () => {
  const id = await placeOfferRequest();
  expect(await checkNewEvents('offer-requests')).toEqual(['offer-request.sent']);
  const { items } = (await call('GET', `${DESK}/offer-requests/${id}`, admin)).json();
  const pricedItems = items.map((item: { productCode: object }) => ({
    productCode: item.productCode,
    unitPrice: 9,
    discountPct1: 0,
    discountPct2: 0,
  }));
  await call('POST', `${DESK}/offer-requests/${id}/decision`, admin, {
    decision: 'ACCEPTED',
    items: pricedItems,
  });
  expect(await checkNewEvents('offer-requests')).toEqual(['offer-request.accepted']);
  await call('POST', `${DESK}/offer-requests/${id}/correction`, admin, { version: 1, items: pricedItems });
  expect(await checkNewEvents('offer-requests')).toEqual(['offer-request.accepted']);
  await call('POST', `${DESK}/offer-requests/${id}/withdrawal`, admin, { version: 2 });
  expect(await checkNewEvents('offer-requests')).toEqual(['offer-request.rejected']);
  const second = await placeOfferRequest();
  await readNewEvents();
  await call('POST', `${DESK}/offer-requests/${second}/hold`, admin, { question: 'Which base?' });
  const [messageEvent] = await readNewEvents();
  const { message, ...asked } = messageEvent?.data ?? {};
  expect([messageEvent?.type, message]).toMatchObject([
    'offer-request.message',
    { kind: 'QUESTION', text: 'Which base?' },
  ]);
  expect(asked).toEqual((await call('GET', `${DESK}/offer-requests/${second}`, admin)).json());
  await call('POST', `${DESK}/offer-requests/${second}/decision`, admin, { decision: 'REJECTED' });
  expect(await checkNewEvents('offer-requests')).toEqual(['offer-request.rejected']);
});

it('the expiry jobs report expired order and offer requests', async () => {
  const orderRequest = await placeOrderRequest();
  const offerRequest = await placeOfferRequest();
  await readNewEvents();
  const start = clock.now;
  const deps = { db, config, now: () => clock.now };
  clock.now = new Date(start.getTime() + (config.requestDays + 2) * 86_400_000);
  await createOrderRequestExpiryJob(deps).work();
  const orderEvents = await readNewEvents();
  expect(orderEvents.find(({ data }) => data.id === orderRequest)).toMatchObject({
    type: 'order-request.expired',
    data: { status: 'EXPIRED' },
  });
  await createOfferExpiryJob(deps).work();
  const offerEvents = await readNewEvents();
  expect(offerEvents.find(({ data }) => data.id === offerRequest)?.type).toBe('offer-request.expired');
  clock.now = start;
});

it('customer requests, their decisions, and new and changed customers are reported', async () => {
  await call('POST', `${MANAGED_PATH}/pendings`, agent, aManagedRequest());
  expect(await checkNewEvents('customer-requests')).toEqual(['customer-request.sent']);
  const sent = await call('POST', `${TYPES_PATH}/new/pendings`, company, anOwnRequest());
  expect(sent.statusCode, sent.body).toBe(201);
  expect(await checkNewEvents('customer-requests')).toEqual(['customer-request.sent']);
  const { id } = sent.json();
  await call('POST', `${DESK}/customer-requests/${id}/decision`, admin, { decision: 'ACCEPTED' });
  const [changed, accepted] = await readNewEvents();
  expect([changed?.type, accepted?.type]).toEqual(['customer.changed', 'customer-request.accepted']);
  expect(changed?.data).toMatchObject({
    customerCode: accepted?.data.customerCode,
    priceListCode: 'RIV',
    discountPct1: 0,
    addresses: [{ code: 'SL' }, { code: 'SD001' }],
    contacts: [{ code: 'C001' }, { code: 'C002' }],
  });
  const managedRequest = await call('POST', `${MANAGED_PATH}/pendings`, agent, aManagedRequest());
  await call('POST', `${DESK}/customer-requests/${managedRequest.json().id}/decision`, admin, {
    decision: 'REJECTED',
  });
  expect((await readNewEvents()).map(({ type }) => type)).toEqual([
    'customer-request.sent',
    'customer-request.rejected',
  ]);

  const { customerCode, businessName, vatNumber } = changed?.data ?? {};
  const row = {
    customerCode,
    businessName,
    vatNumber,
    sdiCode: 'A1B2C3D',
    pec: 'rossi@pec.test',
    priceListCode: 'IND',
  };
  const imported = await importRows('customers', [row]);
  expect(imported.result.changed, JSON.stringify(imported)).toBe(1);
  const [update] = await readNewEvents();
  expect([update?.type, update?.data.priceListCode]).toEqual(['customer.changed', 'IND']);
  await importRows('customers', [row]);
  expect(await readNewEvents()).toEqual([]);
});

it('contact requests and sent safety data sheets are reported', async () => {
  const contactRequest = await call(
    'PUT',
    '/api/users/request-contact',
    {},
    {
      name: 'Anna Pozzi',
      email: 'anna@rossi.test',
      requestType: 'OTHER',
      request: 'Quando arriva?',
      openFor: 9_000,
    },
  );
  expect(contactRequest.statusCode, contactRequest.body).toBeLessThan(300);
  expect(await checkNewEvents('contact-requests')).toEqual(['contact-request.sent']);

  const { id } = await db
    .selectFrom('sdsBatches')
    .innerJoin('customers', 'customers.id', 'sdsBatches.customerId')
    .select('sdsBatches.id')
    .where('customers.customerCode', '=', '100001')
    .orderBy('sdsBatches.batch')
    .executeTakeFirstOrThrow();
  const body = { id, language: 'IT', emails: ['lab@client.test'] };
  const sent = await call('POST', `${CUSTOMER_API}/sds/send`, customer, body);
  expect(sent.statusCode, sent.body).toBe(200);
  const [event, ...others] = await readNewEvents();
  expect([event?.type, others]).toEqual(['sds.sent', []]);
  const list = await call('GET', `${DESK}/sds-deliveries?recipient=lab@client.test`, admin);
  expect(list.json().content).toEqual([event?.data]);
});

it('new and changed invoices are reported', async () => {
  const invoice = {
    ...{ invoiceNumber: 'FPR 1/26', type: 'INVOICE', customerCode: '100001', issuedOn: '2026-11-01' },
    ...{ dueOn: '2026-12-31', net: 100, vat: 22, total: 122 },
  };
  await importRows('invoices', [invoice]);
  await importRows('invoices', [invoice]);
  await importRows('invoices', [{ invoiceNumber: 'FPR 1/26', paid: 22 }]);
  const events = await readNewEvents();
  expect(events.map(({ type, data }) => [type, data.paid])).toEqual([
    ['invoice.changed', 0],
    ['invoice.changed', 22],
  ]);
  const url = '/api/v1/integration/invoices?code=FPR%201%2F26';
  const stored = await call('GET', url, { authorization: `Bearer ${key}` });
  expect(stored.json().records).toEqual([events[1]?.data]);
});
