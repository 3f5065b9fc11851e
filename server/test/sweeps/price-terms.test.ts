import { randomUUID } from 'node:crypto';
import { isAllowed } from '@cromia/domain/accounts/access';
import { addDays, getToday } from '@cromia/domain/dates';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { login, testApp } from '../app.ts';
import { listNonNullKeys } from '../builders/shop.ts';
import { ROUTES } from './access-routes.ts';

/** Fields that a CUSTOMER never receives (section 6; contract, "Prices by viewer"). */
const HIDDEN = [
  'unitPrice',
  'discountPct1',
  'discountPct2',
  'priceListCode',
  'agentNote',
  'agentCommissionPct',
];
const CODE = '100001';
const PRODUCT = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const SHOP_PATH = '/api/v1/public/:prefix';
const UPDATES = 'customer-requests/update-customer-requests/pendings';

const inTwoMonths = addDays(getToday('Europe/Rome', new Date()), 60);

const { app, db } = await testApp('demo');
const customer = await login(app, 'customer@demo.cromia.test');

/** Lists the ids of all rows of the customer, so that each status is covered. */
async function listIds(table: 'orders' | 'orderRequests' | 'offerRequests' | 'approvals'): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .innerJoin('customers', 'customers.id', `${table}.customerId`)
    .select(`${table}.id`)
    .where('customers.customerCode', '=', CODE)
    .execute();
  return rows.map(({ id }) => id);
}
const [orders, orderRequests, offerRequests, approvals] = [
  await listIds('orders'),
  await listIds('orderRequests'),
  await listIds('offerRequests'),
  await listIds('approvals'),
];
const claims = (
  await db
    .selectFrom('claims')
    .innerJoin('customers', 'customers.id', 'claims.customerId')
    .select('claims.id')
    .where('customers.customerCode', '=', CODE)
    .execute()
).map(({ id }) => id);
const shipments = (
  await db
    .selectFrom('shipments')
    .innerJoin('customers', 'customers.id', 'shipments.customerId')
    .select('shipments.shipmentCode')
    .where('customers.customerCode', '=', CODE)
    .execute()
).map(({ shipmentCode }) => shipmentCode);
const batch = await db
  .selectFrom('sdsBatches')
  .innerJoin('orders', 'orders.id', 'sdsBatches.orderId')
  .innerJoin('customers', 'customers.id', 'sdsBatches.customerId')
  .select(['sdsBatches.id', sql<string>`sds_batches.date::text`.as('date'), 'orders.orderCode'])
  .where('customers.customerCode', '=', CODE)
  .orderBy('sdsBatches.batch')
  .executeTakeFirstOrThrow();
const lists = (
  await db
    .selectFrom('shoppingLists')
    .innerJoin('customers', 'customers.id', 'shoppingLists.customerId')
    .innerJoin('users', 'users.id', 'shoppingLists.userId')
    .select('shoppingLists.id')
    .where('customers.customerCode', '=', CODE)
    .where('users.username', '=', 'customer@demo.cromia.test')
    .execute()
).map(({ id }) => id);
const orderFields = {
  address: 'SD001',
  customerOrderCode: 'PO',
  deliveryDateRequested: inTwoMonths,
  acceptMultipleShipping: true,
};

interface Call {
  /** For `:id` in the path: one call per id. */
  ids?: string[];
  query?: string;
  payload?: object;
}

/** A request for each shop route whose response is as complete as possible. */
const CALLS: Readonly<Record<string, Call>> = {
  'GET /api/v1/public/customer/customer-profiles': {},
  'GET /api/products/filters/name': { query: 'nameCode=F120' },
  'GET /api/products/filters/advanced': { query: 'serial=F120' },
  'GET /api/products/filters/multi': { query: 'area=metal' },
  'GET /api/products/filters/multi/counts': { query: 'area=metal' },
  'GET /api/products/serials/:productClass/:serial/colors': {},
  'GET /api/products/assortment': {},
  'GET /api/products/suggest': { query: 'text=F120-7035' },
  'GET /api/products/from-prices': { query: 'serials=3-F120' },
  'POST /api/products/searches/clicks': { payload: { nameCode: 'F120', lang: 'it' } },
  'GET /api/products/:productClass/:serial/:color/:pkg': {},
  'GET /api/products/hazard-labels': { query: 'products=3-F120-7035-25&lang=it' },
  'GET /api/products/:productClass/:serial/:color/:pkg/label': { query: 'lang=it&size=A5' },
  'GET /api/products/images/:lat': {},
  [`GET ${SHOP_PATH}/customer-profiles`]: {},
  [`GET ${SHOP_PATH}/customer-profiles/:code`]: {},
  [`GET ${SHOP_PATH}/customer-profiles/search/autocomplete`]: {},
  [`POST ${SHOP_PATH}/customer-profiles/${UPDATES}`]: { payload: {} },
  [`GET ${SHOP_PATH}/customer-profiles/:code/${UPDATES}`]: {},
  [`HEAD ${SHOP_PATH}/customer-profiles/:code/${UPDATES}`]: {},
  [`GET ${SHOP_PATH}/customer-products`]: { query: 'size=100' },
  [`PATCH ${SHOP_PATH}/customer-products/preferred`]: { payload: PRODUCT },
  // Files. Other tests check that they have only the columns allowed for the customer.
  [`GET ${SHOP_PATH}/customer-products/export`]: { query: 'format=csv' },
  [`GET ${SHOP_PATH}/orders/export`]: { query: 'format=csv' },
  [`GET ${SHOP_PATH}/orders/pdf`]: {},
  [`GET ${SHOP_PATH}/orders/:id/pdf`]: { ids: orders.slice(0, 1) },
  [`GET ${SHOP_PATH}/account-balance`]: {},
  [`GET ${SHOP_PATH}/invoices`]: { query: 'size=100' },
  [`GET ${SHOP_PATH}/invoices/export`]: { query: 'format=csv' },
  [`GET ${SHOP_PATH}/invoices/:number/pdf`]: {},
  [`GET ${SHOP_PATH}/invoices/:number/xml`]: {},
  [`GET ${SHOP_PATH}/order-requests/export`]: { query: 'format=csv' },
  [`GET ${SHOP_PATH}/order-requests/pdf`]: {},
  [`GET ${SHOP_PATH}/order-requests/:id/pdf`]: { ids: orderRequests.slice(0, 1) },
  [`GET ${SHOP_PATH}/offer-requests/export`]: { query: 'format=csv' },
  [`GET ${SHOP_PATH}/offer-requests/pdf`]: {},
  [`GET ${SHOP_PATH}/offer-requests/:id/pdf`]: { ids: offerRequests.slice(0, 1) },
  [`GET ${SHOP_PATH}/carts`]: {},
  [`POST ${SHOP_PATH}/carts`]: { payload: { items: [{ productCode: PRODUCT, quantity: 4 }] } },
  [`PUT ${SHOP_PATH}/carts`]: { payload: { items: [] } },
  [`POST ${SHOP_PATH}/carts/items`]: { payload: [{ productCode: PRODUCT, quantity: 4 }] },
  [`POST ${SHOP_PATH}/carts/removed-items`]: {
    payload: [{ id: randomUUID(), productCode: PRODUCT, quantity: 4, sortOrder: 1 }],
  },
  [`DELETE ${SHOP_PATH}/carts/items`]: { query: `ids=${randomUUID()}` },
  [`GET ${SHOP_PATH}/carts/hardeners`]: {},
  [`PUT ${SHOP_PATH}/carts/note`]: { payload: { note: '' } },
  [`POST ${SHOP_PATH}/carts/quick-order/check`]: {
    payload: { text: 'F120-7035-25 4\nF120-7O35-25 4\nF120-3020-25' },
  },
  // Returns the same response as the call above.
  [`POST ${SHOP_PATH}/carts/quick-order/upload`]: { payload: {} },
  [`GET ${SHOP_PATH}/stock-watches`]: {},
  [`PUT ${SHOP_PATH}/stock-watches/:productClass/:serial/:color/:pkg`]: {},
  [`DELETE ${SHOP_PATH}/stock-watches/:productClass/:serial/:color/:pkg`]: {},
  [`GET ${SHOP_PATH}/statements`]: {},
  [`GET ${SHOP_PATH}/statements/export`]: { query: 'format=csv' },
  [`GET ${SHOP_PATH}/lists`]: {},
  [`POST ${SHOP_PATH}/lists`]: { payload: { name: 'List' } },
  [`GET ${SHOP_PATH}/lists/:id`]: { ids: lists },
  [`PATCH ${SHOP_PATH}/lists/:id`]: { ids: lists, payload: { isShared: true } },
  [`PUT ${SHOP_PATH}/lists/:id/items`]: {
    ids: lists.slice(0, 1),
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
  },
  [`POST ${SHOP_PATH}/lists/:id/items`]: {
    ids: lists.slice(0, 1),
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
  },
  [`DELETE ${SHOP_PATH}/lists/:id/items`]: { ids: lists.slice(0, 1), query: `ids=${randomUUID()}` },
  [`POST ${SHOP_PATH}/lists/:id/to-cart`]: { ids: lists },
  [`GET ${SHOP_PATH}/lists/:id/export`]: { ids: lists.slice(0, 1), query: 'format=csv' },
  [`GET ${SHOP_PATH}/lists/:id/labels`]: { ids: lists.slice(0, 1) },
  // Deletes the last list, whose other calls come first.
  [`DELETE ${SHOP_PATH}/lists/:id`]: { ids: lists.slice(-1) },
  // A price that the customer has not seen. The order is rejected, and the response contains the current cart.
  [`POST ${SHOP_PATH}/order-requests`]: {
    payload: { ...orderFields, items: [{ productCode: PRODUCT, quantity: 4, finalUnitPrice: 1 }] },
  },
  // The body of an order request: a price that the customer has not seen.
  [`POST ${SHOP_PATH}/approvals`]: {
    payload: { ...orderFields, items: [{ productCode: PRODUCT, quantity: 4, finalUnitPrice: 1 }] },
  },
  [`GET ${SHOP_PATH}/approvals`]: { query: 'size=100' },
  [`GET ${SHOP_PATH}/approvals/:id`]: { ids: approvals },
  // At another total: the decision is rejected.
  [`POST ${SHOP_PATH}/approvals/:id/decision`]: {
    ids: approvals,
    payload: { decision: 'APPROVED', shownTotal: 0 },
  },
  [`DELETE ${SHOP_PATH}/approvals/:id`]: { ids: approvals },
  [`GET ${SHOP_PATH}/purchase-rights`]: {},
  [`GET ${SHOP_PATH}/order-requests`]: { query: 'size=100' },
  [`GET ${SHOP_PATH}/order-requests/:id`]: { ids: orderRequests },
  [`POST ${SHOP_PATH}/order-requests/expired/:id`]: { ids: orderRequests },
  [`POST ${SHOP_PATH}/order-requests/from-offer-request-accepted`]: {
    payload: {
      offerRequestAcceptedId: offerRequests[0],
      offerVersion: 1,
      address: 'SD001',
      customerOrderCode: 'PO',
    },
  },
  [`GET ${SHOP_PATH}/order-requests/redo/:id`]: { ids: orders },
  [`POST ${SHOP_PATH}/offer-requests`]: {
    payload: {
      items: [{ productCode: PRODUCT, quantity: 4 }],
      deliveryDateRequested: inTwoMonths,
      acceptMultipleShipping: true,
    },
  },
  [`GET ${SHOP_PATH}/offer-requests`]: { query: 'size=100' },
  [`GET ${SHOP_PATH}/offer-requests/:id/messages`]: { ids: offerRequests },
  [`POST ${SHOP_PATH}/offer-requests/:id/messages`]: { ids: offerRequests.slice(0, 1), payload: {} },
  [`GET ${SHOP_PATH}/offer-requests/:id/attachments/:attachmentId`]: { ids: offerRequests.slice(0, 1) },
  [`POST ${SHOP_PATH}/offer-requests/:id/change`]: {
    ids: offerRequests,
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
  },
  [`GET ${SHOP_PATH}/order-requests/:id/messages`]: { ids: orderRequests },
  [`POST ${SHOP_PATH}/order-requests/:id/messages`]: { ids: orderRequests.slice(0, 1), payload: {} },
  [`GET ${SHOP_PATH}/order-requests/:id/attachments/:attachmentId`]: { ids: orderRequests.slice(0, 1) },
  [`POST ${SHOP_PATH}/order-requests/:id/change`]: {
    ids: orderRequests,
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
  },
  [`GET ${SHOP_PATH}/offer-requests/:id/versions`]: { ids: offerRequests },
  [`POST ${SHOP_PATH}/offer-requests/:id/proposals`]: {
    ids: offerRequests,
    payload: { version: 1, items: [{ productCode: PRODUCT, targetPrice: 1 }] },
  },
  [`GET ${SHOP_PATH}/offer-requests/:id`]: { ids: offerRequests },
  [`POST ${SHOP_PATH}/offer-requests/rejected-or-accepted-but-expired/:id`]: { ids: offerRequests },
  [`GET ${SHOP_PATH}/orders`]: { query: 'size=100' },
  [`GET ${SHOP_PATH}/orders/:id/timeline`]: { ids: orders },
  [`GET ${SHOP_PATH}/order-requests/:id/timeline`]: { ids: orderRequests },
  [`GET ${SHOP_PATH}/overview`]: {},
  [`GET ${SHOP_PATH}/orders/:id`]: { ids: orders },
  [`GET ${SHOP_PATH}/sds/findSdsByFilters`]: { query: `year=${batch.date.slice(0, 4)}&size=100` },
  [`GET ${SHOP_PATH}/sds/findSdsBySerial`]: { query: 'serial=F120' },
  [`GET ${SHOP_PATH}/sds/findSdsByOrder`]: { query: `orderCode=${batch.orderCode}` },
  [`GET ${SHOP_PATH}/sds/checklanguage`]: { query: `id=${batch.id}` },
  [`GET ${SHOP_PATH}/sds/languages`]: { query: `id=${batch.id}` },
  [`GET ${SHOP_PATH}/sds/recipients`]: {},
  [`GET ${SHOP_PATH}/sds/download`]: { query: `id=${batch.id}&language=IT` },
  [`GET ${SHOP_PATH}/sds/send`]: { query: `id=${batch.id}&language=IT&emails=lab@client.test` },
  [`POST ${SHOP_PATH}/sds/send`]: { payload: { id: batch.id, language: 'IT', emails: ['lab@client.test'] } },
  [`GET ${SHOP_PATH}/sds/sendAllByOrder`]: {
    query: `orderCode=${batch.orderCode}&language=IT&emails=lab@client.test`,
  },
  [`POST ${SHOP_PATH}/sds/sendAllByOrder`]: {
    payload: { orderCode: batch.orderCode, language: 'IT', emails: ['lab@client.test'] },
  },
  [`GET ${SHOP_PATH}/sds/deliveries`]: {},
  [`POST ${SHOP_PATH}/sds/deliveries/:id/retry`]: { ids: [randomUUID()] },
  [`GET ${SHOP_PATH}/closed-days`]: {},
  [`GET ${SHOP_PATH}/shipments`]: { query: 'size=100' },
  [`GET ${SHOP_PATH}/shipments/export`]: { query: 'format=csv' },
  [`GET ${SHOP_PATH}/shipments/:shipmentCode`]: { ids: shipments },
  [`GET ${SHOP_PATH}/shipments/:shipmentCode/pdf`]: { ids: shipments.slice(0, 1) },
  [`GET ${SHOP_PATH}/shipment-settings`]: {},
  [`PUT ${SHOP_PATH}/shipment-settings`]: { payload: { sendsSheets: true } },
  [`GET ${SHOP_PATH}/claims`]: { query: 'size=100' },
  [`POST ${SHOP_PATH}/claims`]: {},
  [`GET ${SHOP_PATH}/claims/:id`]: { ids: claims },
  [`GET ${SHOP_PATH}/claims/:id/photos/:photoId`]: { ids: claims },
  [`GET ${SHOP_PATH}/claims/:id/messages`]: { ids: claims },
  [`GET ${SHOP_PATH}/claims/:id/attachments/:attachmentId`]: { ids: claims.slice(0, 1) },
  [`POST ${SHOP_PATH}/claims/:id/messages`]: { ids: claims, payload: { text: 'Thanks' } },
  [`DELETE ${SHOP_PATH}/order-requests/:id`]: { ids: orderRequests, query: 'toCart=true' },
  [`DELETE ${SHOP_PATH}/offer-requests/:id`]: { ids: offerRequests, query: 'toCart=true' },
  [`GET ${SHOP_PATH}/training-confirmation`]: {},
  [`POST ${SHOP_PATH}/training-confirmation`]: {},
};

async function requestResponses(call: string, { ids = [''], query, payload }: Call) {
  const [method = '', route = ''] = call.split(' ');
  return Promise.all(
    ids.map((id) => {
      const values: Record<string, string> = {
        ...PRODUCT,
        prefix: 'customer',
        code: CODE,
        id,
        shipmentCode: id,
      };
      const path = route.replace(/:(\w+)/g, (_, name) => values[name] ?? '');
      return app.inject({
        method: method as 'GET',
        url: query ? `${path}?${query}` : path,
        headers: customer,
        ...(payload ? { payload } : {}),
      });
    }),
  );
}

const CUSTOMER = {
  role: 'CUSTOMER',
  type: 'C',
  roleSds: 'AUTO',
  roleTds: 'NONE',
  companyRole: 'OWNER',
} as const;

it('every shop and product call allowed to a customer is covered here', () => {
  const shop = Object.entries(ROUTES)
    .filter(([call, action]) => /\/:prefix\/|\/api\/products\//.test(call) && isAllowed(CUSTOMER, action))
    .map(([call]) => call);
  expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(shop));
});

it.each(Object.entries(CALLS))(
  '%s returns no price terms and no agent note to a customer',
  async (call, options) => {
    for (const response of await requestResponses(call, options)) {
      expect([call, response.statusCode < 500]).toEqual([call, true]);
      if (!String(response.headers['content-type']).includes('json') || response.body === '') continue;
      const keys = new Set(listNonNullKeys(response.json()));
      expect(HIDDEN.filter((key) => keys.has(key))).toEqual([]);
    }
  },
);

it('the same lists return price terms to an agent', async () => {
  const agent = await login(app, 'agent@demo.cromia.test');
  for (const list of ['orders', 'order-requests', 'offer-requests', 'customer-products']) {
    const url = `/api/v1/public/agent/${list}?customerCode=${CODE}&size=100`;
    const keys = listNonNullKeys((await app.inject({ method: 'GET', url, headers: agent })).json());
    expect([list, keys.includes('unitPrice')]).toEqual([list, true]);
  }
});
