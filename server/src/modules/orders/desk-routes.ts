import { assignmentFilterShape } from '@cromia/domain/handling/handling';
import { queuedOrderPageSchema, queuedOrderRequestPageSchema } from '@cromia/domain/handling/queued-entries';
import { LIMITS } from '@cromia/domain/limits';
import { exportQueryShape, printQueryShape } from '@cromia/domain/lists/export';
import { holdSchema } from '@cromia/domain/messages/message';
import { deskOrderListQuerySchema, orderToDecideSchema } from '@cromia/domain/orders/order';
import { orderDeliveryDateSchema, orderStatusChangeSchema } from '@cromia/domain/orders/order-change';
import {
  deskOrderRequestListQuerySchema,
  isTotalVisible,
  orderRequestDecisionSchema,
  orderRequestToDecideSchema,
} from '@cromia/domain/orders/order-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { withAssignees } from '../handling/index.ts';
import { declareDeskMessages, holdRequest, withUnread } from '../messages/index.ts';
import { declareDeskDocuments, toOrderDocument, toOrderRequestDocument } from '../shop-documents/index.ts';
import { changeDeliveryDate } from './desk/change-delivery-date.ts';
import { changeOrderStatus } from './desk/change-order-status.ts';
import { allOrdersListQuery, readOrderToDecide } from './order-lists.ts';
import { reportOrderMessage } from './requests/change-order-request.ts';
import { decideOrderRequest } from './requests/decide-order-request.ts';
import { allOrderRequestsListQuery, readOrderRequestToDecide } from './requests/order-requests.ts';

const orderQuery = deskOrderListQuerySchema.safeExtend(assignmentFilterShape);
const orderRequestQuery = deskOrderRequestListQuerySchema.safeExtend(assignmentFilterShape);
/** The queues of order requests, which staff accept or reject, and of orders, whose status they change. */
export function orderDeskRoutes(app: App, deps: ModuleDependencies): void {
  const orders = declareDeskRoutes(app, deps, { path: '/orders', access: 'backoffice.decide' });
  const requests = declareDeskRoutes(app, deps, { path: '/order-requests', access: 'backoffice.decide' });

  declareDeskDocuments(orders, deps, {
    kind: 'orders',
    detailSummary: 'Retrieve an order with its history',
    query: orderQuery,
    exportQuery: orderQuery.safeExtend(exportQueryShape),
    printQuery: orderQuery.safeExtend(printQueryShape),
    page: queuedOrderPageSchema,
    detail: orderToDecideSchema,
    list: ({ viewer }, query) => withAssignees('orders', allOrdersListQuery(deps, viewer, query)),
    read: ({ viewer }, id) => readOrderToDecide(deps.db, viewer, id),
    toDocument: toOrderDocument,
  });

  orders.post(
    '/:id/status',
    {
      summary: 'Change the status of an order',
      description:
        'Transitions: from I to C, E and F; from I or C to B or A; from B back to the previous status or ' +
        'to A. `quantities` lists the lines that are not completely confirmed (C) or shipped (E). A shipment ' +
        'of no packages, or of a number off the multiplier, needs a `reason`. A 409 returns the current state ' +
        'of the order in `outcome`.',
      params: idParams,
      bodyLimit: LIMITS.orderLinesBytes,
      body: orderStatusChangeSchema,
      response: orderToDecideSchema,
      errors: ['NotFound', 'Conflict', 'IllegalItemQuantity'],
    },
    ({ viewer, params, body }) => changeOrderStatus(deps, viewer, params.id, body),
  );

  orders.post(
    '/:id/delivery-date',
    {
      summary: 'Change the delivery date of an order',
      description:
        'The order must not have been shipped; its users are notified by mail. A 409 returns the current ' +
        'state of the order in `outcome`.',
      params: idParams,
      body: orderDeliveryDateSchema,
      response: orderToDecideSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => changeDeliveryDate(deps, viewer, params.id, body),
  );

  declareDeskDocuments(requests, deps, {
    kind: 'orderRequests',
    detailSummary: 'Retrieve an order request with its history',
    query: orderRequestQuery,
    exportQuery: orderRequestQuery.safeExtend(exportQueryShape),
    printQuery: orderRequestQuery.safeExtend(printQueryShape),
    page: queuedOrderRequestPageSchema,
    detail: orderRequestToDecideSchema,
    list: ({ viewer }, query) =>
      withUnread(
        'order-requests',
        { userId: viewer.userId, isStaff: true },
        withAssignees('order-requests', allOrderRequestsListQuery(deps, viewer, query)),
      ),
    read: ({ viewer }, id) => readOrderRequestToDecide(deps, viewer, id),
    toDocument: ({ total, ...request }, customer) =>
      toOrderRequestDocument({ ...request, total: isTotalVisible(request.status) ? total : null }, customer),
  });

  requests.post(
    '/:id/decision',
    {
      summary: 'Accept an order request, which creates the order, or reject it',
      description:
        'The order starts as undertaken (I). If the request was already decided, a 409 returns its ' +
        'current state in `outcome`.',
      params: idParams,
      body: orderRequestDecisionSchema,
      response: orderRequestToDecideSchema,
      errors: ['NotFound', 'Conflict', 'NewMessages'],
    },
    ({ viewer, params, body }) =>
      decideOrderRequest(deps, { viewer, userId: viewer.userId }, params.id, body),
  );

  const onSent = reportOrderMessage;
  declareDeskMessages(requests, deps, { kind: 'order-requests', onSent });

  requests.post(
    '/:id/hold',
    {
      summary: 'Put a pending order request on hold with a question',
      description:
        'It stays pending, and is back in the queue when the customer answers or changes it; the customer is notified by ' +
        'mail. A 409 returns the current state in `outcome`.',
      params: idParams,
      body: holdSchema,
      response: orderRequestToDecideSchema,
      errors: ['NotFound', 'Conflict', 'NewMessages'],
    },
    ({ viewer, params: { id }, body, transaction }) =>
      transaction(async (trx) => {
        const request = { kind: 'order-requests', id, customerId: null } as const;
        await holdRequest(trx, deps, { sender: { viewer, isStaff: true }, request, onSent }, body);
        return readOrderRequestToDecide(deps, viewer, id, trx);
      }),
  );
}
