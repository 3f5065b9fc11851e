import { LIMITS } from '@cromia/domain/limits';
import { exportQueryShape, printQueryShape } from '@cromia/domain/lists/export';
import { requestChangeSchema } from '@cromia/domain/messages/request-change';
import {
  deskOrderListQuerySchema,
  orderListQuerySchema,
  orderPageSchema,
  orderSchema,
  staffOrderPageSchema,
} from '@cromia/domain/orders/order';
import {
  createdIdSchema,
  createdOrderRequestSchema,
  deskOrderRequestListQuerySchema,
  orderRequestListQuerySchema,
  orderRequestPageSchema,
  orderRequestSchema,
  staffOrderRequestPageSchema,
} from '@cromia/domain/orders/order-request';
import { timelineSchema } from '@cromia/domain/orders/timeline';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams } from '../../platform/routes/declare-routes.ts';
import { declarePortfolioRoutes, declareShopRoutes } from '../customers/index.ts';
import { declareCustomerMessages, withUnread } from '../messages/index.ts';
import {
  declareCustomerDocuments,
  declarePortfolioDocuments,
  REQUEST_LIMIT,
  toOrderDocument,
  toOrderRequestDocument,
} from '../shop-documents/index.ts';
import { orderDeskRoutes } from './desk-routes.ts';
import { orderListQuery, portfolioOrdersListQuery, readOrder } from './order-lists.ts';
import { readOrderTimeline, readRequestTimeline } from './read-timeline.ts';
import { changeOrderRequest, reportOrderMessage } from './requests/change-order-request.ts';
import {
  orderRequestListQuery,
  portfolioOrderRequestsListQuery,
  readOrderRequest,
} from './requests/order-requests.ts';
import { requestOrderAgain } from './requests/request-again.ts';

/** The orders and order requests of a customer (section 7). */
export function orderRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  orderDeskRoutes(app, deps);

  const orders = declareShopRoutes(app, deps, { tag: 'orders', path: '/orders', access: 'orders.list' });
  declareCustomerDocuments(orders, deps, {
    kind: 'orders',
    query: orderListQuerySchema,
    exportQuery: orderListQuerySchema.safeExtend(exportQueryShape),
    printQuery: orderListQuerySchema.safeExtend(printQueryShape),
    page: orderPageSchema,
    detail: orderSchema,
    list: ({ viewer, customer }, query) => orderListQuery(deps, viewer, customer, query),
    read: ({ viewer, customer }, id) => readOrder(db, viewer, customer, id),
    toDocument: toOrderDocument,
  });

  orders.get(
    '/:id/timeline',
    {
      summary: 'Retrieve the steps of an order with their dates, from its request on',
      heavyRead: true,
      params: idParams,
      response: timelineSchema,
    },
    ({ customer, params }) => readOrderTimeline(deps, customer, params.id),
  );

  portfolioRoutes(app, deps);

  const requests = declareShopRoutes(app, deps, {
    tag: 'orders',
    path: '/order-requests',
    access: 'order-requests.list',
  });
  declareCustomerDocuments(requests, deps, {
    kind: 'orderRequests',
    query: orderRequestListQuerySchema,
    exportQuery: orderRequestListQuerySchema.safeExtend(exportQueryShape),
    printQuery: orderRequestListQuerySchema.safeExtend(printQueryShape),
    page: orderRequestPageSchema,
    detail: orderRequestSchema,
    list: ({ viewer, customer }, query) =>
      withUnread(
        'order-requests',
        { userId: viewer.userId, isStaff: false },
        orderRequestListQuery(deps, viewer, customer, query),
      ),
    read: ({ viewer, customer }, id) => readOrderRequest(deps, viewer, customer, id),
    toDocument: toOrderRequestDocument,
  });

  requests.get(
    '/:id/timeline',
    {
      summary: 'Retrieve the steps of an order request with their dates, up to those of its order',
      heavyRead: true,
      params: idParams,
      response: timelineSchema,
    },
    ({ customer, params }) => readRequestTimeline(deps, customer, params.id),
  );

  declareCustomerMessages(requests, deps, { kind: 'order-requests', onSent: reportOrderMessage });

  requests.post(
    '/:id/change',
    {
      access: 'request-messages.write',
      summary: 'Lower or remove lines of a pending order request',
      description:
        'Takes the lines that remain, at the prices with which the request was sent; an order of an offer cannot be ' +
        'changed. Staff get the change as a message, which ends the hold of the request. A 409 returns its current state in ' +
        '`outcome`.',
      idempotent: true,
      bodyLimit: LIMITS.orderLinesBytes,
      params: idParams,
      body: requestChangeSchema,
      status: 201,
      response: createdIdSchema,
      errors: ['Conflict', 'NewMessages', 'IllegalItemQuantity'],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction((trx) => changeOrderRequest(trx, deps, { viewer, customer }, { id, body })),
  );

  requests.post(
    '/expired/:id',
    {
      access: 'order-requests.create',
      summary: 'Resubmit an expired order request',
      description:
        'Possible within 15 days after its last day, and only at unchanged prices, stock and terms; ' +
        "otherwise its lines must go through the cart. A request made from an offer keeps the offer's " +
        'prices. The request keeps its id and waits for a decision again.',
      idempotent: true,
      limit: REQUEST_LIMIT,
      params: idParams,
      response: createdOrderRequestSchema,
      errors: [
        'ApprovalRequired',
        'Conflict',
        'PriceChanged',
        'ProductNotInStock',
        'ProductNotAvailable',
        'ProductOnRequestOnly',
        'IllegalItemQuantity',
        'CreditLimitExceeded',
      ],
    },
    ({ transaction, viewer, customer, params }) =>
      transaction((trx) => requestOrderAgain(trx, deps, { viewer, customer }, params.id)),
  );
}

/** Orders and order requests of all customers in a portfolio. */
function portfolioRoutes(app: App, deps: ModuleDependencies): void {
  const access = 'orders.portfolio';
  const orders = declarePortfolioRoutes(app, deps, { tag: 'orders', path: '/orders', access });
  declarePortfolioDocuments(orders, deps, {
    kind: 'orders',
    query: deskOrderListQuerySchema,
    exportQuery: deskOrderListQuerySchema.safeExtend(exportQueryShape),
    printQuery: deskOrderListQuerySchema.safeExtend(printQueryShape),
    page: staffOrderPageSchema,
    list: ({ viewer }, query) => portfolioOrdersListQuery(deps, viewer, query),
    toDocument: toOrderDocument,
  });

  const requests = declarePortfolioRoutes(app, deps, { tag: 'orders', path: '/order-requests', access });
  declarePortfolioDocuments(requests, deps, {
    kind: 'orderRequests',
    query: deskOrderRequestListQuerySchema,
    exportQuery: deskOrderRequestListQuerySchema.safeExtend(exportQueryShape),
    printQuery: deskOrderRequestListQuerySchema.safeExtend(printQueryShape),
    page: staffOrderRequestPageSchema,
    list: ({ viewer }, query) =>
      withUnread(
        'order-requests',
        { userId: viewer.userId, isStaff: false },
        portfolioOrderRequestsListQuery(deps, viewer, query),
      ),
    toDocument: toOrderRequestDocument,
  });
}
