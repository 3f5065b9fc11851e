import { LIMITS } from '@cromia/domain/limits';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { callConcurrently } from '../../../test/call-concurrently.ts';
import { openPool } from '../database/connection.ts';

const { app, db, url } = await testApp('demo');
const [customer, other, staff] = await Promise.all(
  ['customer', 'customer2', 'admin'].map((name) => login(app, `${name}@demo.cromia.test`)),
);

const get = (url: string, headers = customer) => app.inject({ url, headers: { ...headers } });
/** More concurrent requests than one user may run and queue. */
const MANY = LIMITS.concurrentHeavyReads + LIMITS.queuedHeavyReads + 7;

describe('concurrent lists of one user', () => {
  it.each([
    ['/api/v1/public/customer/orders', customer, 'orders'],
    ['/api/v1/public/customer/order-requests', customer, 'orderRequests'],
    ['/api/v1/public/customer/offer-requests', customer, 'offerRequests'],
    ['/api/v1/public/customer/customer-products', customer, 'orderItems'],
    ['/api/v1/public/customer/carts', customer, 'carts'],
    ['/api/v1/backoffice/orders', staff, 'orders'],
    ['/api/v1/backoffice/users', staff, 'customers'],
    ['/api/v1/backoffice/audit', staff, 'auditLog'],
    ['/api/v1/backoffice/sds-deliveries', staff, 'sdsDeliveries'],
  ])('are queued, and rejected with 429 beyond the queue: %s', async (url, headers, table) => {
    const calls = Array.from({ length: MANY }, () => () => get(url, headers));
    const responses = await callConcurrently(db, [table], calls, { minRejected: 7 });
    const rejectedResponses = responses.filter(({ statusCode }) => statusCode !== 200);
    // On a busy machine, some of the queued requests may time out as well.
    expect(rejectedResponses.length).toBeGreaterThanOrEqual(7);
    expect(rejectedResponses.length).toBeLessThanOrEqual(MANY - LIMITS.concurrentHeavyReads);
    for (const { statusCode, headers: responseHeaders, ...response } of rejectedResponses) {
      expect([statusCode, responseHeaders['retry-after']]).toEqual([429, '5']);
      expect(response.json().code).toBe('TooManyConcurrentRequests');
    }
    expect((await get(url, headers)).statusCode).toBe(200);
  });

  it('do not block lists of other users', async () => {
    const locker = openPool(url, { max: 1 });
    const client = await locker.connect();
    await client.query('BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
    const lists = Array.from({ length: MANY }, () => get('/api/v1/public/customer/orders'));
    expect((await Promise.race(lists)).statusCode).toBe(429);
    expect((await get('/api/v1/public/customer/carts', other)).statusCode).toBe(200);
    await client.query('ROLLBACK');
    const statuses = (await Promise.all(lists)).map(({ statusCode }) => statusCode);
    const served = statuses.filter((status) => status === 200).length;
    // On a busy machine, a request may arrive when the lists go on.
    expect(served).toBeGreaterThanOrEqual(MANY - 7);
    expect(served).toBeLessThan(MANY);
    client.release();
    await locker.end();
  });
});

describe('concurrent searches', () => {
  const buildSearchUrl = (text: string) => `/api/products/filters/name?nameCode=${text}&lang=it`;

  it.each([
    ['by name', (at: number) => buildSearchUrl(`fondo%20${at}`)],
    ['by serial', (at: number) => `/api/products/filters/advanced?serial=F&size=${at + 1}&lang=it`],
    ['by area', (at: number) => `/api/products/filters/multi?area=metal&size=${at + 1}&lang=it`],
    ['by characteristics', (at: number) => `/api/products/filters/multi/counts?area=metal&_=${at}`],
    ['while typing', (at: number) => `/api/products/suggest?text=fon${at}&lang=it`],
    ['for colours', (at: number) => `/api/products/serials/3/F120/colors?color=${at}&lang=it`],
  ])('from one network are queued, and rejected with 429 beyond the queue: %s', async (_how, buildUrl) => {
    const [ownAddress, sameNetworkAddress, otherAddress] = ['2001:db8::1', '2001:db8::2', '198.51.100.7'];
    const requestFrom = (remoteAddress: string, at: number) =>
      app.inject({ url: buildUrl(at), remoteAddress });
    const all = Array.from({ length: MANY }, (_, at) =>
      requestFrom(at % 2 === 0 ? ownAddress : sameNetworkAddress, at),
    );
    const otherResponse = await requestFrom(otherAddress, MANY);
    expect(otherResponse.statusCode).toBe(200);
    const responses = await Promise.all(all);
    const rejectedResponses = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(rejectedResponses).toHaveLength(7);
    for (const { statusCode, headers: responseHeaders } of rejectedResponses)
      expect([statusCode, responseHeaders['retry-after']]).toEqual([429, '5']);
  });
});

/** Reads that need no limit: small responses, stored files, and routes with another limit. */
const UNLIMITED = [
  '/api/brand',
  '/api/demo/mailbox',
  '/api/demo/mailbox/:id',
  '/api/docs',
  '/api/docs/examples/:file',
  '/api/docs/integrating',
  '/api/docs/reference.js',
  '/api/health',
  '/api/metrics',
  '/api/openapi.json',
  '/api/products/:productClass/:serial/:color/:pkg',
  '/api/products/assortment',
  '/api/products/images/:lat',
  '/api/ready',
  '/api/sds/links/:token',
  '/api/tds/pdf/version/:id',
  '/api/tds/versions/last/available-languages',
  '/api/users/:username',
  '/api/users/:username/security',
  '/api/v1/backoffice/audit/export',
  '/api/v1/backoffice/b2c/uploads/:id',
  '/api/v1/backoffice/claims/mail-recipients',
  '/api/v1/backoffice/contact-requests/:id',
  '/api/v1/backoffice/contact-requests/assignees',
  '/api/v1/backoffice/customer-requests/:id/mail-recipients',
  '/api/v1/backoffice/customer-requests/managers',
  '/api/v1/backoffice/customers/:code/training-confirmation',
  '/api/v1/backoffice/customers/usual-terms',
  '/api/v1/backoffice/dealers/:id',
  '/api/v1/backoffice/exports/:kind',
  '/api/v1/backoffice/handling/:kind/:id',
  '/api/v1/backoffice/handling/assignees',
  '/api/v1/backoffice/import-templates/:kind',
  '/api/v1/backoffice/offer-requests/:id/attachments/:attachmentId',
  '/api/v1/backoffice/offer-requests/:id/messages',
  '/api/v1/backoffice/offer-requests/export',
  '/api/v1/backoffice/offer-requests/mail-recipients',
  '/api/v1/backoffice/order-requests/:id/attachments/:attachmentId',
  '/api/v1/backoffice/order-requests/:id/messages',
  '/api/v1/backoffice/order-requests/export',
  '/api/v1/backoffice/order-requests/mail-recipients',
  '/api/v1/backoffice/orders/export',
  '/api/v1/backoffice/orders/mail-recipients',
  '/api/v1/backoffice/portfolios/customers',
  '/api/v1/backoffice/sds-deliveries/export',
  '/api/v1/backoffice/sds/:id',
  '/api/v1/backoffice/sds/files/:id/withdrawn',
  '/api/v1/backoffice/serials/:productClass/:serial/mixing',
  '/api/v1/backoffice/shipments/export',
  '/api/v1/backoffice/tds/:id/withdrawn',
  '/api/v1/backoffice/tds/technical',
  '/api/v1/backoffice/update-customer-requests/:id/mail-recipients',
  '/api/v1/backoffice/users/:id',
  '/api/v1/backoffice/webhooks/:id',
  '/api/v1/backoffice/webhooks/:id/deliveries/:deliveryId',
  '/api/v1/integration/key',
  '/api/v1/public/:prefix/closed-days',
  '/api/v1/public/:prefix/customer-products/export',
  '/api/v1/public/:prefix/customer-profiles/export',
  '/api/v1/public/:prefix/customer-profiles/search/autocomplete',
  '/api/v1/public/:prefix/customer-requests/vat-check',
  '/api/v1/public/:prefix/invoices/export',
  '/api/v1/public/:prefix/lists/:id/export',
  '/api/v1/public/:prefix/offer-requests/:id/attachments/:attachmentId',
  '/api/v1/public/:prefix/offer-requests/:id/messages',
  '/api/v1/public/:prefix/offer-requests/export',
  '/api/v1/public/:prefix/order-requests/:id/attachments/:attachmentId',
  '/api/v1/public/:prefix/order-requests/:id/messages',
  '/api/v1/public/:prefix/order-requests/export',
  '/api/v1/public/:prefix/orders/export',
  '/api/v1/public/:prefix/portfolio/offer-requests/export',
  '/api/v1/public/:prefix/portfolio/order-requests/export',
  '/api/v1/public/:prefix/portfolio/orders/export',
  '/api/v1/public/:prefix/sds/autocompleteBatch',
  '/api/v1/public/:prefix/sds/checklanguage',
  '/api/v1/public/:prefix/sds/download',
  '/api/v1/public/:prefix/sds/languages',
  '/api/v1/public/:prefix/sds/recipients',
  '/api/v1/public/:prefix/sds/send',
  '/api/v1/public/:prefix/sds/sendAllByOrder',
  '/api/v1/public/:prefix/shipment-settings',
  '/api/v1/public/:prefix/shipments/export',
  '/api/v1/public/:prefix/statements/export',
  '/api/v1/public/:prefix/training-confirmation',
  '/api/v1/public/b2c/amazon-link',
  '/api/v1/public/b2c/level',
  '/api/v1/public/b2c/template',
  '/api/v1/public/user-company/customer-requests/vat-check',
  '/api/v1/backoffice/claims/:id',
  '/api/v1/backoffice/claims/:id/attachments/:attachmentId',
  '/api/v1/backoffice/claims/:id/messages',
  '/api/v1/backoffice/claims/:id/photos/:photoId',
  '/api/v1/public/:prefix/claims/:id',
  '/api/v1/public/:prefix/claims/:id/attachments/:attachmentId',
  '/api/v1/public/:prefix/claims/:id/messages',
  '/api/v1/public/:prefix/claims/:id/photos/:photoId',
];

it('every read route is limited, except the listed light ones', () => {
  const reads = app.accessTable.flatMap(({ method, url }) => (method === 'GET' ? [url] : []));
  expect(reads.filter((url) => !app.heavyReads.has(`GET ${url}`)).sort()).toEqual(UNLIMITED.toSorted());
});
