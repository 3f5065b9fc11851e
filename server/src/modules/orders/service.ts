export { announceOrderRequest } from './announce-order-request.ts';
export { changeOrderStatus } from './change-order-status.ts';
export { decideOrderRequest } from './decide-order-request.ts';
export { lapses, orderRequestLapses } from './lapses.ts';
export { moveOrders } from './move-orders.ts';
export { listOrderItems } from './order-queries.ts';
export {
  readAllOrderRequests,
  readOrderRequest,
  readOrderRequests,
  readOrderRequestToDecide,
  wholeAllOrderRequests,
  wholeOrderRequests,
} from './order-requests.ts';
export {
  readAllOrders,
  readOrder,
  readOrders,
  readOrderToDecide,
  wholeAllOrders,
  wholeOrders,
} from './orders.ts';
export { findOrderRequest, listOrderRequestItems } from './queries.ts';
export { requestOrderAgain } from './request-again.ts';
export { hasStatusToday } from './standing-queries.ts';
