import { randomUUID } from 'node:crypto';
import { addDays, getToday } from '@cromia/domain/dates';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, login, testApp } from '../app.ts';
import { aManagedRequest, anOwnRequest } from '../builders/activation.ts';
import { upload } from '../builders/uploads.ts';
import { readOpenapiDocument } from '../openapi-document.ts';
import { ROUTES } from './access-routes.ts';

/** The customer whose data the requests in this file try to access (contract, section 4). */
const VICTIM = '100001';
/** A customer that is temporarily assigned to the agent. */
const MANAGED_CODE = '100002';
const PRODUCT = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const SHOP_PATH = '/api/v1/public/:prefix';
const MANAGED_PATH = `${SHOP_PATH}/customer-requests/enter-customer-requests/types/managed`;

const UPDATES = 'customer-requests/update-customer-requests/pendings';

const inTwoMonths = addDays(getToday('Europe/Rome', new Date()), 60);

const { app, db } = await testApp('demo');

const victim = await db
  .selectFrom('customers')
  .select(['id', 'customerCode', 'businessName', 'vatNumber'])
  .where('customerCode', '=', VICTIM)
  .executeTakeFirstOrThrow();
const cartItems = await db
  .selectFrom('cartItems')
  .innerJoin('carts', 'carts.id', 'cartItems.cartId')
  .select(['cartItems.id', 'carts.id as cartId'])
  .where('carts.customerId', '=', victim.id)
  .execute();
const orderRequests = await db
  .selectFrom('orderRequests')
  .select(['id', 'status'])
  .where('customerId', '=', victim.id)
  .execute();
const batch = await db
  .selectFrom('sdsBatches')
  .innerJoin('orders', 'orders.id', 'sdsBatches.orderId')
  .select(['sdsBatches.id', 'sdsBatches.batch', 'orders.orderCode'])
  .where('sdsBatches.customerId', '=', victim.id)
  .orderBy('sdsBatches.batch')
  .executeTakeFirstOrThrow();
const delivery = await db
  .selectFrom('sdsDeliveries')
  .select('id')
  .where('customerId', '=', victim.id)
  .orderBy('createdAt')
  .executeTakeFirstOrThrow();
// Drafts of another agent; the agent in this file has none.
const managedRequests = await db
  .selectFrom('customerRequests')
  .select(['id', 'businessName'])
  .where('kind', '=', 'MANAGED')
  .where('status', '=', 'DRAFT')
  .execute();
const offerRequests = await db
  .selectFrom('offerRequests')
  .select(['id', 'status'])
  .where('customerId', '=', victim.id)
  .execute();
const orders = await db
  .selectFrom('orders')
  .select(['id', 'orderCode', 'status'])
  .where('customerId', '=', victim.id)
  .execute();

const { shipmentCode } = await db
  .selectFrom('shipments')
  .select('shipmentCode')
  .where('customerId', '=', victim.id)
  .orderBy('shipmentCode')
  .executeTakeFirstOrThrow();

const claim = await db
  .selectFrom('claims')
  .innerJoin('claimPhotos', 'claimPhotos.claimId', 'claims.id')
  .select(['claims.id', 'claims.number', 'claimPhotos.id as photoId'])
  .where('claims.customerId', '=', victim.id)
  .orderBy('claimPhotos.sortOrder')
  .limit(1)
  .executeTakeFirstOrThrow();

const { id: approvalId } = await db
  .selectFrom('approvals')
  .select('id')
  .where('customerId', '=', victim.id)
  .where('status', '=', 'PENDING')
  .executeTakeFirstOrThrow();

const { id: foreignNoteId } = await db
  .insertInto('customerNotes')
  .values({ customerId: victim.id, note: 'Asks for a discount' })
  .returning('id')
  .executeTakeFirstOrThrow();

/** A list that all users of the other customer may read. */
const { id: foreignListId } = await db
  .selectFrom('shoppingLists')
  .select('id')
  .where('customerId', '=', victim.id)
  .where('isShared', '=', true)
  .orderBy('name')
  .executeTakeFirstOrThrow();
const FOREIGN_LIST = { path: { id: foreignListId }, ownStatus: 404 } as const;
const { id: foreignListItemId } = await db
  .selectFrom('shoppingListItems')
  .select('id')
  .where('listId', '=', foreignListId)
  .orderBy('sortOrder')
  .limit(1)
  .executeTakeFirstOrThrow();
const INVOICE_NUMBER = 'STOLEN-1';
await db
  .insertInto('invoices')
  .values({
    ...{ invoiceNumber: INVOICE_NUMBER, customerId: victim.id, type: 'INVOICE' },
    ...{ issuedOn: '2026-01-01', dueOn: '2026-01-31', net: 100, vat: 22, total: 122 },
    ...{ pdfSha256: 'a'.repeat(64), xmlSha256: 'b'.repeat(64) },
  })
  .execute();

/** Finds the id of the first row with a status. */
function findIdByStatus(rows: readonly { id: string; status: string }[], status: string): string {
  const attempt = rows.find((candidate) => candidate.status === status);
  if (!attempt) throw new Error(`Expected a row with status ${status} in the demo`);
  return attempt.id;
}
const itemIds = cartItems.map(({ id }) => id);
const [orderRequestId] = orderRequests.map(({ id }) => id);
const [draftId] = managedRequests.map(({ id }) => id);
if (itemIds.length === 0 || orderRequestId === undefined || draftId === undefined) {
  throw new Error('Expected cart items, order requests and drafts in the demo');
}

/** A product that is out of stock. */
const SHORT_PRODUCT = { productClass: '3', serial: 'M210', color: '7035', pkg: '05' };

/** Ids and values of the customer. None may appear in a response to another user. */
const TRACES = [
  ...Object.values(victim),
  ...cartItems.flatMap(({ id, cartId }) => [id, cartId]),
  ...orderRequests.map(({ id }) => id),
  ...Object.values(batch),
  shipmentCode,
  delivery.id,
  ...managedRequests.flatMap(({ id, businessName }) => [id, businessName ?? id]),
  ...offerRequests.map(({ id }) => id),
  approvalId,
  ...Object.values(claim),
  ...orders.flatMap(({ id, orderCode }) => [id, orderCode]),
  foreignListId,
  foreignListItemId,
  'STOLEN-1',
];

interface Attempt {
  /** Path parameters other than the prefix. */
  path?: Record<string, string>;
  query?: string;
  payload?: object;
  /** Same as `payload`, for an agent. */
  payloadOfAgent?: object;
  /** Content of an uploaded file, instead of `payload`. */
  file?: string;
  /** Text fields of a form, instead of `payload`. */
  fields?: Record<string, string>;
  /** The expected status without a foreign customer code, although the ids belong to the other customer. */
  ownStatus: number;
  /** Same as `ownStatus`, for an agent. */
  ownStatusOfAgent?: number;
  /** The expected status with the foreign customer code, if it is not 404. */
  foreignStatus?: { customer?: number; agent?: number };
}

const FOREIGN_ITEMS = itemIds.map((id) => ({ id, quantity: 4, preferred: true }));
const ORDER = {
  items: [{ productCode: PRODUCT, quantity: 4, finalUnitPrice: 1 }],
  address: 'SD001',
  customerOrderCode: 'STOLEN',
  deliveryDateRequested: inTwoMonths,
  acceptMultipleShipping: false,
};

const SENDING = { language: 'IT', emails: ['thief@client.test'] };
const SENDING_QUERY = 'language=IT&emails=thief@client.test';
const FORBIDDEN = { customer: 403 };
const NOT_FOR_AGENTS = { ownStatusOfAgent: 403, foreignStatus: { agent: 403 } } as const;
const NOT_FOR_CUSTOMERS = { ownStatus: 403, foreignStatus: { customer: 403 } } as const;
// For a product that is in no cart.
const OFFER = {
  items: [{ productCode: { ...PRODUCT, serial: 'F121' }, quantity: 4 }],
  deliveryDateRequested: inTwoMonths,
  acceptMultipleShipping: false,
};

/** A change to the other customer's data; the body names that customer. */
const UPDATE = {
  ...anOwnRequest({ vatNumber: victim.vatNumber, businessName: 'Stolen' }),
  customerVersion: 1,
  customerCode: VICTIM,
};

/** A list of all customers in a portfolio, which a customer may not call. */
const PORTFOLIO_LIST: Attempt = { ownStatus: 403, ownStatusOfAgent: 200, foreignStatus: FORBIDDEN };

/** A line under the id of a line in the other customer's cart. */
const REMOVED_LINE = { id: itemIds[0], productCode: PRODUCT, quantity: 4, sortOrder: 1 };
const NOTE = { note: 'Call the buyer', remindOn: null };
/** Notes are those of a portfolio, and customers may not read them. */
const FOREIGN_NOTES: Attempt = {
  path: { code: VICTIM },
  ownStatus: 403,
  ownStatusOfAgent: 404,
  foreignStatus: FORBIDDEN,
};

/** A valid request for every shop call, with ids of the other customer. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  // The user's own profile takes no customer code; the list uses it as a filter.
  [`GET ${SHOP_PATH}/customer-profiles`]: { ownStatus: 200, foreignStatus: { customer: 200, agent: 200 } },
  [`GET ${SHOP_PATH}/customer-profiles/:code`]: { path: { code: VICTIM }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/customer-profiles/export`]: {
    query: 'format=csv',
    ...PORTFOLIO_LIST,
    foreignStatus: { customer: 403, agent: 200 },
  },
  [`GET ${SHOP_PATH}/customer-profiles/:code/sales`]: {
    path: { code: VICTIM },
    ownStatus: 403,
    ownStatusOfAgent: 404,
    foreignStatus: FORBIDDEN,
  },
  [`GET ${SHOP_PATH}/customer-profiles/:code/notes`]: FOREIGN_NOTES,
  [`POST ${SHOP_PATH}/customer-profiles/:code/notes`]: { ...FOREIGN_NOTES, payload: NOTE },
  [`PATCH ${SHOP_PATH}/customer-profiles/:code/notes/:id`]: {
    ...FOREIGN_NOTES,
    path: { code: VICTIM, id: foreignNoteId },
    payload: { version: 'v1', isDone: true },
  },
  [`DELETE ${SHOP_PATH}/customer-profiles/:code/notes/:id`]: {
    ...FOREIGN_NOTES,
    path: { code: VICTIM, id: foreignNoteId },
  },
  [`GET ${SHOP_PATH}/portfolio/reminders`]: {
    ...PORTFOLIO_LIST,
    foreignStatus: { customer: 403, agent: 200 },
  },
  // Suggestions ignore the customer code and cover only the user's own customers.
  [`GET ${SHOP_PATH}/customer-profiles/search/autocomplete`]: {
    query: `searchString=${VICTIM}`,
    ownStatus: 200,
    foreignStatus: { customer: 200, agent: 200 },
  },
  [`POST ${SHOP_PATH}/customer-profiles/${UPDATES}`]: {
    payload: UPDATE,
    payloadOfAgent: { ...UPDATE, marketCompetitor1: 'Nordlack' },
    ownStatus: 404,
    ownStatusOfAgent: 404,
  },
  [`GET ${SHOP_PATH}/customer-profiles/:code/${UPDATES}`]: { path: { code: VICTIM }, ownStatus: 404 },
  [`HEAD ${SHOP_PATH}/customer-profiles/:code/${UPDATES}`]: { path: { code: VICTIM }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/customer-products`]: { ownStatus: 200 },
  [`PATCH ${SHOP_PATH}/customer-products/preferred`]: {
    payload: { ...PRODUCT, preferred: true },
    ownStatus: 200,
  },
  [`GET ${SHOP_PATH}/customer-products/export`]: { query: 'format=csv', ownStatus: 200 },
  [`GET ${SHOP_PATH}/account-balance`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/invoices`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/invoices/export`]: { query: 'format=csv', ownStatus: 200 },
  [`GET ${SHOP_PATH}/invoices/:number/pdf`]: { path: { number: INVOICE_NUMBER }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/invoices/:number/xml`]: { path: { number: INVOICE_NUMBER }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/orders/export`]: { query: 'format=csv', ownStatus: 200 },
  [`GET ${SHOP_PATH}/orders/pdf`]: { query: `ids=${findIdByStatus(orders, 'F')}`, ownStatus: 404 },
  [`GET ${SHOP_PATH}/orders/:id/pdf`]: { path: { id: findIdByStatus(orders, 'F') }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/order-requests/export`]: { query: 'format=csv', ownStatus: 200 },
  [`GET ${SHOP_PATH}/order-requests/pdf`]: { query: `ids=${orderRequestId}`, ownStatus: 404 },
  [`GET ${SHOP_PATH}/order-requests/:id/pdf`]: { path: { id: orderRequestId }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/offer-requests/export`]: { query: 'format=csv', ownStatus: 200 },
  [`GET ${SHOP_PATH}/offer-requests/pdf`]: {
    query: `ids=${findIdByStatus(offerRequests, 'REJECTED')}`,
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/offer-requests/:id/pdf`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED') },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/carts`]: { ownStatus: 200 },
  [`POST ${SHOP_PATH}/carts`]: {
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
    ownStatus: 200,
  },
  [`PUT ${SHOP_PATH}/carts`]: { payload: { items: FOREIGN_ITEMS }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/carts/hardeners`]: { ownStatus: 200 },
  [`PUT ${SHOP_PATH}/carts/note`]: { payload: { note: 'F120-5010-25' }, ownStatus: 200 },
  [`POST ${SHOP_PATH}/carts/items`]: { payload: [{ productCode: PRODUCT, quantity: 4 }], ownStatus: 200 },
  [`POST ${SHOP_PATH}/carts/removed-items`]: { payload: [REMOVED_LINE], ownStatus: 200 },
  [`DELETE ${SHOP_PATH}/carts/items`]: { query: `ids=${itemIds.join(',')}`, ownStatus: 404 },
  [`POST ${SHOP_PATH}/carts/quick-order/check`]: { payload: { text: 'F120-7035-25 4' }, ownStatus: 200 },
  [`POST ${SHOP_PATH}/carts/quick-order/upload`]: { file: 'F120-7035-25;4', ownStatus: 200 },
  [`POST ${SHOP_PATH}/approvals`]: { payload: ORDER, ownStatus: 409, ...NOT_FOR_AGENTS },
  [`GET ${SHOP_PATH}/approvals`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/approvals/:id`]: { path: { id: approvalId }, ownStatus: 404 },
  [`POST ${SHOP_PATH}/approvals/:id/decision`]: {
    path: { id: approvalId },
    payload: { decision: 'REJECTED' },
    ownStatus: 404,
    ...NOT_FOR_AGENTS,
  },
  [`DELETE ${SHOP_PATH}/approvals/:id`]: { path: { id: approvalId }, ownStatus: 404, ...NOT_FOR_AGENTS },
  [`GET ${SHOP_PATH}/purchase-rights`]: { ownStatus: 200, ...NOT_FOR_AGENTS },
  // The path names a product; the watches are those of the caller.
  [`GET ${SHOP_PATH}/stock-watches`]: { ownStatus: 200 },
  [`PUT ${SHOP_PATH}/stock-watches/:productClass/:serial/:color/:pkg`]: {
    path: SHORT_PRODUCT,
    ownStatus: 204,
  },
  [`DELETE ${SHOP_PATH}/stock-watches/:productClass/:serial/:color/:pkg`]: {
    path: SHORT_PRODUCT,
    ownStatus: 204,
  },
  [`GET ${SHOP_PATH}/statements`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/statements/export`]: { query: 'format=csv', ownStatus: 200 },
  [`GET ${SHOP_PATH}/lists`]: { ownStatus: 200 },
  [`POST ${SHOP_PATH}/lists`]: { payload: { name: 'Own list' }, ownStatus: 201 },
  [`GET ${SHOP_PATH}/lists/:id`]: FOREIGN_LIST,
  [`PATCH ${SHOP_PATH}/lists/:id`]: { ...FOREIGN_LIST, payload: { name: 'Stolen' } },
  [`DELETE ${SHOP_PATH}/lists/:id`]: FOREIGN_LIST,
  [`PUT ${SHOP_PATH}/lists/:id/items`]: { ...FOREIGN_LIST, payload: { items: [] } },
  [`POST ${SHOP_PATH}/lists/:id/items`]: {
    ...FOREIGN_LIST,
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
  },
  [`DELETE ${SHOP_PATH}/lists/:id/items`]: { ...FOREIGN_LIST, query: `ids=${foreignListItemId}` },
  [`POST ${SHOP_PATH}/lists/:id/to-cart`]: FOREIGN_LIST,
  [`GET ${SHOP_PATH}/lists/:id/export`]: { ...FOREIGN_LIST, query: 'format=csv' },
  [`GET ${SHOP_PATH}/lists/:id/labels`]: FOREIGN_LIST,
  [`POST ${SHOP_PATH}/order-requests`]: { payload: ORDER, ownStatus: 409 },
  [`GET ${SHOP_PATH}/shipments`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/shipments/export`]: { query: 'format=csv', ownStatus: 200 },
  [`GET ${SHOP_PATH}/shipments/:shipmentCode`]: { path: { shipmentCode }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/shipments/:shipmentCode/pdf`]: { path: { shipmentCode }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/shipment-settings`]: { ownStatus: 200 },
  [`PUT ${SHOP_PATH}/shipment-settings`]: { payload: { sendsSheets: false }, ownStatus: 200 },
  [`GET ${SHOP_PATH}/claims`]: { ownStatus: 200 },
  [`POST ${SHOP_PATH}/claims`]: {
    fields: {
      claim: JSON.stringify({
        ...{ shipmentCode, reason: 'DAMAGED', text: 'Stolen' },
        items: [{ productCode: PRODUCT, quantity: 1 }],
      }),
    },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/claims/:id`]: { path: { id: claim.id }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/claims/:id/photos/:photoId`]: {
    path: { id: claim.id, photoId: claim.photoId },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/claims/:id/messages`]: { path: { id: claim.id }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/claims/:id/attachments/:attachmentId`]: {
    path: { id: claim.id, attachmentId: randomUUID() },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/claims/:id/messages`]: {
    path: { id: claim.id },
    payload: { text: 'Stolen' },
    ownStatus: 404,
  },
  [`DELETE ${SHOP_PATH}/order-requests/:id`]: {
    path: { id: findIdByStatus(orderRequests, 'PENDING') },
    ownStatus: 404,
  },
  [`DELETE ${SHOP_PATH}/offer-requests/:id`]: {
    path: { id: findIdByStatus(offerRequests, 'PENDING') },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/order-requests/expired/:id`]: {
    path: { id: findIdByStatus(orderRequests, 'EXPIRED') },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/order-requests/from-offer-request-accepted`]: {
    payload: {
      offerRequestAcceptedId: findIdByStatus(offerRequests, 'ACCEPTED'),
      offerVersion: 1,
      address: 'SD001',
      customerOrderCode: 'STOLEN',
    },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/order-requests/redo/:id`]: { path: { id: findIdByStatus(orders, 'F') }, ownStatus: 404 },
  [`POST ${SHOP_PATH}/offer-requests`]: { payload: OFFER, ownStatus: 409 },
  [`GET ${SHOP_PATH}/offer-requests/:id/messages`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED') },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/offer-requests/:id/messages`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED') },
    file: 'a',
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/offer-requests/:id/attachments/:attachmentId`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED'), attachmentId: randomUUID() },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/offer-requests/:id/change`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED') },
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/order-requests/:id/messages`]: { path: { id: orderRequestId }, ownStatus: 404 },
  [`POST ${SHOP_PATH}/order-requests/:id/messages`]: {
    path: { id: orderRequestId },
    file: 'a',
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/order-requests/:id/attachments/:attachmentId`]: {
    path: { id: orderRequestId, attachmentId: randomUUID() },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/order-requests/:id/change`]: {
    path: { id: orderRequestId },
    payload: { items: [{ productCode: PRODUCT, quantity: 4 }] },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/offer-requests/:id/versions`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED') },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/offer-requests/:id/proposals`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED') },
    payload: { version: 1, items: [{ productCode: PRODUCT, quantity: 4 }] },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/offer-requests`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/offer-requests/:id`]: {
    path: { id: findIdByStatus(offerRequests, 'ACCEPTED') },
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/offer-requests/rejected-or-accepted-but-expired/:id`]: {
    path: { id: findIdByStatus(offerRequests, 'REJECTED') },
    ownStatus: 404,
  },
  [`GET ${SHOP_PATH}/orders`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/orders/:id`]: { path: { id: findIdByStatus(orders, 'F') }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/orders/:id/timeline`]: { path: { id: findIdByStatus(orders, 'F') }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/order-requests/:id/timeline`]: { path: { id: orderRequestId }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/overview`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/portfolio/overview`]: PORTFOLIO_LIST,
  [`GET ${SHOP_PATH}/portfolio/orders`]: PORTFOLIO_LIST,
  [`GET ${SHOP_PATH}/portfolio/offer-requests`]: PORTFOLIO_LIST,
  [`GET ${SHOP_PATH}/portfolio/order-requests`]: PORTFOLIO_LIST,
  [`GET ${SHOP_PATH}/portfolio/orders/export`]: { query: 'format=csv', ...PORTFOLIO_LIST },
  [`GET ${SHOP_PATH}/portfolio/orders/pdf`]: {
    ...PORTFOLIO_LIST,
    query: `ids=${findIdByStatus(orders, 'F')}`,
    ownStatusOfAgent: 404,
  },
  [`GET ${SHOP_PATH}/portfolio/offer-requests/export`]: { query: 'format=csv', ...PORTFOLIO_LIST },
  [`GET ${SHOP_PATH}/portfolio/offer-requests/pdf`]: {
    ...PORTFOLIO_LIST,
    query: `ids=${findIdByStatus(offerRequests, 'REJECTED')}`,
    ownStatusOfAgent: 404,
  },
  [`GET ${SHOP_PATH}/portfolio/order-requests/export`]: { query: 'format=csv', ...PORTFOLIO_LIST },
  [`GET ${SHOP_PATH}/portfolio/order-requests/pdf`]: {
    ...PORTFOLIO_LIST,
    query: `ids=${orderRequestId}`,
    ownStatusOfAgent: 404,
  },
  [`GET ${SHOP_PATH}/order-requests`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/order-requests/:id`]: { path: { id: orderRequestId }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/sds/findSdsByFilters`]: { query: 'year=2026', ownStatus: 200 },
  [`GET ${SHOP_PATH}/sds/findSdsByProduct`]: {
    query: 'product=F120',
    ownStatus: 403,
    foreignStatus: { customer: 403, agent: 403 },
  },
  [`GET ${SHOP_PATH}/sds/findSdsByOrder`]: { query: `orderCode=${batch.orderCode}`, ownStatus: 404 },
  [`GET ${SHOP_PATH}/sds/findSdsBySerial`]: { query: 'serial=F120', ownStatus: 200 },
  [`GET ${SHOP_PATH}/sds/findSdsByBatch`]: {
    query: `batch=${batch.batch}`,
    ownStatus: 403,
    foreignStatus: FORBIDDEN,
  },
  [`GET ${SHOP_PATH}/sds/autocompleteBatch`]: {
    query: `searchString=${batch.batch}`,
    ownStatus: 403,
    foreignStatus: FORBIDDEN,
  },
  [`GET ${SHOP_PATH}/sds/checklanguage`]: { query: `id=${batch.id}`, ownStatus: 404 },
  [`GET ${SHOP_PATH}/sds/languages`]: { query: `id=${batch.id}`, ownStatus: 404 },
  [`GET ${SHOP_PATH}/sds/recipients`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/sds/download`]: { query: `id=${batch.id}&language=IT`, ownStatus: 404 },
  [`GET ${SHOP_PATH}/sds/send`]: { query: `id=${batch.id}&${SENDING_QUERY}`, ownStatus: 404 },
  [`POST ${SHOP_PATH}/sds/send`]: { payload: { id: batch.id, ...SENDING }, ownStatus: 404 },
  [`GET ${SHOP_PATH}/sds/sendAllByOrder`]: {
    query: `orderCode=${batch.orderCode}&${SENDING_QUERY}`,
    ownStatus: 404,
  },
  [`POST ${SHOP_PATH}/sds/sendAllByOrder`]: {
    payload: { orderCode: batch.orderCode, ...SENDING },
    ownStatus: 404,
  },
  // Lists the user's own deliveries; the customer code is a filter.
  [`GET ${SHOP_PATH}/sds/deliveries`]: { ownStatus: 200, foreignStatus: { customer: 200, agent: 200 } },
  [`POST ${SHOP_PATH}/sds/deliveries/:id/retry`]: { path: { id: delivery.id }, ownStatus: 404 },
  // Calls by agents and commercial staff that take no customer code.
  [`GET ${MANAGED_PATH}`]: {
    ...NOT_FOR_CUSTOMERS,
    ownStatusOfAgent: 200,
    foreignStatus: { customer: 403, agent: 200 },
  },
  [`GET ${MANAGED_PATH}/drafts/:id`]: { ...NOT_FOR_CUSTOMERS, path: { id: draftId }, ownStatusOfAgent: 404 },
  [`GET ${MANAGED_PATH}/:id`]: { ...NOT_FOR_CUSTOMERS, path: { id: draftId }, ownStatusOfAgent: 404 },
  [`PUT ${MANAGED_PATH}/drafts`]: { ...NOT_FOR_CUSTOMERS, payload: { id: draftId }, ownStatusOfAgent: 404 },
  [`DELETE ${MANAGED_PATH}/drafts/:id`]: {
    ...NOT_FOR_CUSTOMERS,
    path: { id: draftId },
    ownStatusOfAgent: 404,
  },
  [`POST ${MANAGED_PATH}/pendings`]: {
    ...NOT_FOR_CUSTOMERS,
    payload: { ...aManagedRequest(), id: draftId },
    ownStatusOfAgent: 404,
  },
  [`GET ${SHOP_PATH}/customer-requests/vat-check`]: {
    query: `vatNumber=${victim.vatNumber}`,
    ownStatus: 403,
    ownStatusOfAgent: 200,
    foreignStatus: { customer: 403, agent: 200 },
  },
  'GET /api/products/filters/name': { query: 'nameCode=F120', ownStatus: 200 },
  'GET /api/products/filters/advanced': { query: 'serial=F120', ownStatus: 200 },
  'GET /api/products/filters/multi': { query: 'area=metal', ownStatus: 200 },
  [`GET ${SHOP_PATH}/closed-days`]: { ownStatus: 200 },
  [`GET ${SHOP_PATH}/training-confirmation`]: { ownStatus: 200 },
  [`POST ${SHOP_PATH}/training-confirmation`]: {
    ownStatus: 200,
    ownStatusOfAgent: 403,
    foreignStatus: { agent: 403 },
  },
  'GET /api/products/suggest': { query: 'text=F120', ownStatus: 200 },
  'GET /api/products/from-prices': { query: 'serials=3-F120', ownStatus: 200 },
  'GET /api/v1/open-tasks': { ownStatus: 200 },
  'GET /api/products/:productClass/:serial/:color/:pkg': { path: PRODUCT, ownStatus: 200 },
};

/** A change of another user's second factor, with the caller's own password. */
const OWN_SECURITY: Attempt = {
  path: { username: 'customer@demo.cromia.test' },
  payload: { currentPassword: DEMO_PASSWORD },
  ownStatus: 404,
};

/** Calls outside the shop that name another user. */
const USER_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'GET /api/users/:username': { path: { username: 'customer@demo.cromia.test' }, ownStatus: 404 },
  'PATCH /api/users/privates/:username': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { language: 'ru' },
    ownStatus: 404,
  },
  'PATCH /api/users/companies/:username': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { language: 'ru', firstname: 'Stolen' },
    ownStatus: 404,
  },
  'PUT /api/users/:username/password': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { currentPassword: DEMO_PASSWORD, newPassword: 'Stolen!2026' },
    ownStatus: 404,
  },
  'GET /api/users/:username/security': { path: { username: 'customer@demo.cromia.test' }, ownStatus: 404 },
  'DELETE /api/users/:username/sessions': { path: { username: 'customer@demo.cromia.test' }, ownStatus: 404 },
  'DELETE /api/users/:username/sessions/:id': {
    path: { username: 'customer@demo.cromia.test', id: randomUUID() },
    ownStatus: 404,
  },
  'POST /api/users/:username/authenticator-app/secret': OWN_SECURITY,
  'PUT /api/users/:username/authenticator-app': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { code: '123456' },
    ownStatus: 404,
  },
  'POST /api/users/:username/authenticator-app/removal': OWN_SECURITY,
  'POST /api/users/:username/passkeys/options': OWN_SECURITY,
  'POST /api/users/:username/passkeys': {
    path: { username: 'customer@demo.cromia.test' },
    payload: {
      name: 'Stolen',
      credential: {
        ...{ id: 'a', rawId: 'a', type: 'public-key' },
        response: { clientDataJSON: 'a', attestationObject: 'a' },
      },
    },
    ownStatus: 404,
  },
  'POST /api/users/:username/passkeys/:id/removal': {
    ...OWN_SECURITY,
    path: { username: 'customer@demo.cromia.test', id: randomUUID() },
  },
  'POST /api/users/:username/recovery-codes': OWN_SECURITY,
  // These give everyone the same response. The other user gets a mail, but none of their data changes.
  'PATCH /api/users/:username/forgot-password': {
    path: { username: 'customer@demo.cromia.test' },
    ownStatus: 202,
  },
  'PUT /api/users/:username/update-forgotten-password': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { tempCode: 'guessed', newPassword: 'Stolen!2026' },
    ownStatus: 400,
  },
  'PUT /api/users/:username/confirm-registration': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { tempCode: 'guessed', newPassword: 'Stolen!2026' },
    ownStatus: 400,
  },
  'POST /api/users/:username/registration': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { tempCode: 'guessed' },
    ownStatus: 400,
  },
  'PUT /api/users/:username/reject-registration': {
    path: { username: 'customer@demo.cromia.test' },
    payload: { tempCode: 'guessed' },
    ownStatus: 400,
  },
};

const sessions = {
  customer: await login(app, 'customer2@demo.cromia.test'),
  // This agent manages no customers.
  agent: await login(app, 'agent2@demo.cromia.test'),
};
type Prefix = keyof typeof sessions;

async function sendAttempt(call: string, attempt: Attempt, prefix: Prefix, code?: string) {
  const { path = {}, query } = attempt;
  const payload = (prefix === 'agent' ? attempt.payloadOfAgent : undefined) ?? attempt.payload;
  const [method = '', route = ''] = call.split(' ');
  const values: Record<string, string> = { ...path, prefix };
  const url = route.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const queries = [query, code && `customerCode=${code}`].filter(Boolean).join('&');
  const address = queries ? `${url}?${queries}` : url;
  if (attempt.file !== undefined)
    return upload(app, address, sessions[prefix], { file: Buffer.from(attempt.file) });
  if (attempt.fields !== undefined) return upload(app, address, sessions[prefix], { fields: attempt.fields });
  return app.inject({
    method: method as 'GET',
    url: address,
    headers: { ...sessions[prefix], ...(payload ? { 'idempotency-key': randomUUID() } : {}) },
    ...(payload ? { payload } : {}),
  });
}

/** Reads all data of the customer that the requests could change. */
async function readVictimData() {
  const [customer, carts, requests, offers, users, preferred, drafts, deliveries, updates, managers] =
    await Promise.all([
      db.selectFrom('customers').selectAll().where('id', '=', victim.id).execute(),
      db
        .selectFrom('cartItems')
        .innerJoin('carts', 'carts.id', 'cartItems.cartId')
        .selectAll()
        .where('carts.customerId', '=', victim.id)
        .orderBy('cartItems.id')
        .execute(),
      db.selectFrom('orderRequests').selectAll().where('customerId', '=', victim.id).orderBy('id').execute(),
      db.selectFrom('offerRequests').selectAll().where('customerId', '=', victim.id).orderBy('id').execute(),
      db.selectFrom('users').selectAll().where('customerId', '=', victim.id).orderBy('id').execute(),
      db
        .selectFrom('preferredProducts')
        .selectAll()
        .where('customerId', '=', victim.id)
        .orderBy('productId')
        .execute(),
      db.selectFrom('customerRequests').selectAll().orderBy('id').execute(),
      db.selectFrom('sdsDeliveries').selectAll().where('customerId', '=', victim.id).orderBy('id').execute(),
      db.selectFrom('updateCustomerRequests').selectAll().where('customerId', '=', victim.id).execute(),
      db
        .selectFrom('customerManagers')
        .selectAll()
        .where('customerId', '=', victim.id)
        .orderBy('userId')
        .execute(),
    ]);
  return { customer, carts, requests, offers, users, preferred, drafts, deliveries, updates, managers };
}

function expectNoTrace(body: string): void {
  expect(TRACES.filter((trace) => body.includes(trace))).toEqual([]);
}

/** The body of a response: parsed JSON, or the text of a file. */
function parseBody({ body, headers }: { body: string; headers: Record<string, unknown> }): unknown {
  if (body === '') return null;
  return String(headers['content-type']).includes('json') ? JSON.parse(body) : body;
}

it('every shop call, and every other call with a customer code, is covered here', () => {
  const shopCalls = Object.keys(ROUTES).filter((call) => call.includes('/:prefix/'));
  expect(Object.keys(ATTEMPTS)).toEqual(expect.arrayContaining(shopCalls));
  const pathsWithCustomerCode = [...readOpenapiDocument(app).operations].flatMap(([call, { parameters }]) =>
    parameters.some(({ name }) => name === 'customerCode') && !call.includes('/backoffice/')
      ? [call.replace(/^\w+ /, '')]
      : [],
  );
  const attempt = new Set(Object.keys(ATTEMPTS).map((call) => call.replace(/^\w+ /, '')));
  expect(pathsWithCustomerCode.filter((path) => !attempt.has(path))).toEqual([]);
});

describe.each(Object.entries(ATTEMPTS))(
  '%s for a customer that the caller has no access to',
  (call, attempt) => {
    it.each(['customer', 'agent'] as const)(
      'gives another %s the same response as for a customer that does not exist',
      async (prefix) => {
        const before = await readVictimData();
        const response = await sendAttempt(call, attempt, prefix, VICTIM);
        expect(response.statusCode).toBe(attempt.foreignStatus?.[prefix] ?? 404);
        expectNoTrace(response.body);
        // The response is the same as for a customer that does not exist.
        const absent = await sendAttempt(call, attempt, prefix, '999999');
        expect(parseBody(response)).toEqual(parseBody(absent));
        expect(await readVictimData()).toEqual(before);
      },
    );
  },
);

describe.each(Object.entries({ ...ATTEMPTS, ...USER_ATTEMPTS }))(
  "%s with another customer's ids",
  (call, attempt) => {
    it('reveals and changes nothing of theirs', async () => {
      const before = await readVictimData();
      const response = await sendAttempt(call, attempt, 'customer');
      expectNoTrace(response.body);
      expect(response.statusCode).toBe(attempt.ownStatus);
      expect(await readVictimData()).toEqual(before);
    });
  },
);

describe.each(Object.entries(ATTEMPTS).filter(([, { ownStatusOfAgent }]) => ownStatusOfAgent !== undefined))(
  "%s with another agent's ids",
  (call, attempt) => {
    it('reveals and changes nothing of theirs', async () => {
      const before = await readVictimData();
      const response = await sendAttempt(call, attempt, 'agent');
      expectNoTrace(response.body);
      expect(response.statusCode).toBe(attempt.ownStatusOfAgent);
      expect(await readVictimData()).toEqual(before);
    });
  },
);

describe.each(
  Object.entries(ATTEMPTS).filter(
    ([, { ownStatus, ownStatusOfAgent }]) => ownStatus !== 403 && !ownStatusOfAgent,
  ),
)('%s by an agent acting for another customer', (call, attempt) => {
  it('reveals and changes nothing of a customer outside the portfolio', async () => {
    const { userId } = await db
      .selectFrom('users')
      .select('id as userId')
      .where('username', '=', 'agent2@demo.cromia.test')
      .executeTakeFirstOrThrow();
    const { customerId } = await db
      .selectFrom('customers')
      .select('id as customerId')
      .where('customerCode', '=', MANAGED_CODE)
      .executeTakeFirstOrThrow();
    await db.insertInto('customerManagers').values({ userId, customerId }).execute();
    const before = await readVictimData();
    const response = await sendAttempt(call, attempt, 'agent', MANAGED_CODE);
    expectNoTrace(response.body);
    expect(response.statusCode).toBe(attempt.ownStatus);
    expect(await readVictimData()).toEqual(before);
    await db.deleteFrom('customerManagers').where('userId', '=', userId).execute();
    // Once the customer leaves the portfolio, the next request is rejected.
    const next = await sendAttempt(call, attempt, 'agent', MANAGED_CODE);
    expect(next.statusCode).toBe(attempt.foreignStatus?.agent ?? 404);
  });
});
