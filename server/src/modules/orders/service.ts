export { announceOrderRequest } from './announce-order-request.ts';
export { changeDeliveryDate } from './change-delivery-date.ts';
export { changeOrderStatus } from './change-order-status.ts';
export { decideOrderRequest } from './decide-order-request.ts';
export { lapses, orderRequestLapses } from './lapses.ts';
export { moveOrders, reportCreatedOrders } from './move-orders.ts';
export { listOrderItems } from './order-queries.ts';
export {
  allOrderRequests,
  orderRequestsOf,
  readOrderRequest,
  readOrderRequestToDecide,
} from './order-requests.ts';
export { allOrders, ordersOf, readOrder, readOrderToDecide } from './orders.ts';
export { findOrderRequest, listOrderRequestItems } from './queries.ts';
export { requestOrderAgain } from './request-again.ts';
export { hasStatusToday, orderOfRequests } from './standing-queries.ts';
