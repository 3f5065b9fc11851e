export { changeDeliveryDate } from './desk/change-delivery-date.ts';
export { changeOrderStatus } from './desk/change-order-status.ts';
export { moveOrders, reportCreatedOrders } from './desk/move-orders.ts';
export { listOrderItems } from './order-queries.ts';
export { allOrders, ordersOf, portfolioOrders, readOrder, readOrderToDecide } from './orders.ts';
export { announceOrderRequest } from './requests/announce-order-request.ts';
export { decideOrderRequest } from './requests/decide-order-request.ts';
export { orderRequestExpiry } from './requests/order-request-expiry.ts';
export { findOrderRequest, listOrderRequestItems } from './requests/order-request-queries.ts';
export {
  allOrderRequests,
  orderRequestsOf,
  readOrderRequest,
  readOrderRequestToDecide,
} from './requests/order-requests.ts';
export { requestOrderAgain } from './requests/request-again.ts';
