// A day of an ERP with a client that @hey-api/openapi-ts generated from /api/openapi.json into the folder `client`:
// prices and stock go to the portal, a new order request is decided, and the order is confirmed.
//   PORTAL=https://portal.example.com KEY=cromia_… node erp-day.js

import { client } from './client/client.gen.js';
import {
  getIntegrationEvents,
  getIntegrationOrderRequests,
  getIntegrationOrders,
  getIntegrationPrices,
  importOrderStatuses,
  importPrices,
  importStock,
  postIntegrationOrderRequestDecision,
} from './client/index.js';

const { PORTAL = 'http://127.0.0.1:8080', KEY = '' } = process.env;
client.setConfig({ baseUrl: PORTAL, auth: KEY });

const productCode = { serial: 'F120', color: '7035', pkg: '25' };

// The ERP sends what has changed. A wrong row is in the problem's `import`.
const prices = await importPrices({ body: [{ productCode, priceListCode: 'RIV', unitPrice: 12.75 }] });
if (prices.error)
  throw new Error(prices.error.import?.errors.map(({ path, code }) => `${path} ${code}`).join());
const stock = await importStock({
  query: { partial: true },
  body: [{ productCode, inStock: true }],
  throwOnError: true,
});
console.log(`imported ${prices.data.outcome} ${stock.data.outcome}`);

// What the portal has stored.
const stored = await getIntegrationPrices({ query: { code: 'F120-7035-25' }, throwOnError: true });
const listPrice = stored.data.records.find(
  ({ priceListCode, customerCode }) => priceListCode === 'RIV' && !customerCode,
);
console.log(`price ${listPrice?.unitPrice}`);

// The order requests that wait for a decision.
let after: string | undefined;
let pending: string | undefined;
do {
  const page = await getIntegrationOrderRequests({
    query: after === undefined ? {} : { after },
    throwOnError: true,
  });
  pending ??= page.data.records.find(({ status }) => status === 'PENDING')?.id;
  after = page.data.next ?? undefined;
} while (after !== undefined);
if (pending === undefined) throw new Error('no request is pending');
const { data: decided } = await postIntegrationOrderRequestDecision({
  path: { id: pending },
  body: { decision: 'ACCEPTED' },
  throwOnError: true,
});
const orderCode = decided.orderCode ?? '';
const repeated = await postIntegrationOrderRequestDecision({
  path: { id: pending },
  body: { decision: 'REJECTED' },
});
console.log(`decided ${decided.status}, again ${repeated.error?.code}`);

// The new order arrives as an event, of which the type decides the data.
const { data: feed } = await getIntegrationEvents({ query: { limit: 500 }, throwOnError: true });
for (const event of feed.events)
  if (event.type === 'order.created' && event.data.orderCode === orderCode)
    console.log(`created with ${event.data.items.length > 0 ? 'items' : 'nothing'}`);

await importOrderStatuses({ body: [{ orderCode, status: 'C' }], throwOnError: true });
const confirmed = await getIntegrationOrders({ query: { code: orderCode }, throwOnError: true });
console.log(`order ${confirmed.data.records[0]?.status}`);
