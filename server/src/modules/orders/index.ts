export { reportChangedOrders, reportCreatedOrders, transitionOrders } from './desk/transition-orders.ts';
export { readOrder, readOrdersById } from './order-lists.ts';
export { listOrderItems } from './order-queries.ts';
export { announceOrderRequest } from './requests/announce-order-request.ts';
export { decideOrderRequest } from './requests/decide-order-request.ts';
export { createOrderRequestExpiryJob } from './requests/order-request-expiry.ts';
export { findOrderRequest, listOrderRequestItems } from './requests/order-request-queries.ts';
export { readOrderRequestsById } from './requests/order-requests.ts';
export { orderRoutes } from './routes.ts';
