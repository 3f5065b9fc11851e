export { changeDeliveryDate } from './desk/change-delivery-date.ts';
export { changeOrderStatus } from './desk/change-order-status.ts';
export { reportCreatedOrders, transitionOrders } from './desk/transition-orders.ts';
export { listOrderItems } from './order-queries.ts';
export { listAllOrders, listOrders, listPortfolioOrders, readOrder, readOrderToDecide } from './orders.ts';
export { announceOrderRequest } from './requests/announce-order-request.ts';
export { decideOrderRequest } from './requests/decide-order-request.ts';
export { createOrderRequestExpiryJob } from './requests/order-request-expiry.ts';
export { findOrderRequest, listOrderRequestItems } from './requests/order-request-queries.ts';
export {
  listAllOrderRequests,
  listOrderRequests,
  readOrderRequest,
  readOrderRequestToDecide,
} from './requests/order-requests.ts';
export { requestOrderAgain } from './requests/request-again.ts';
