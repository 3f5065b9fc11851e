export { RequestAgainDeadline } from './again/RequestAgainDeadline';
export { toOfferedLines, toRedoResult } from './again/redo-result';
export { DocumentButtons, type DocumentButtonsProps } from './DocumentButtons';
export { AddressFact } from './desk/AddressFact';
export { OrderBulkBar } from './desk/bulk/OrderBulkBar';
export { OrderPage } from './desk/OrderPage';
export { OrderQueue } from './desk/OrderQueue';
export { OrderSplit } from './desk/OrderSplit';
export { orderQueueQuery } from './desk/order-queue-queries';
export { deskOrderSearchSource } from './desk/order-search-source';
export { OrderRequestPage } from './desk/requests/OrderRequestPage';
export { OrderRequestQueue } from './desk/requests/OrderRequestQueue';
export { OrderRequestSplit } from './desk/requests/OrderRequestSplit';
export { deskOrderRequestSearchSource } from './desk/requests/order-request-search-source';
export { orderRequestQueueQuery } from './desk/requests/order-requests-queries';
export { useOrderRequestQueueColumns } from './desk/requests/use-order-request-queue-columns';
export { useOrderQueueColumns } from './desk/use-order-queue-columns';
export { useQueueColumns } from './desk/use-queue-columns';
export { DetailFrame, withoutEmptyFacts } from './detail/DetailFrame';
export { ExpandedRow } from './detail/ExpandedRow';
export { ReceiptFacts } from './detail/ReceiptFacts';
export { ShippingAddressText } from './detail/ShippingAddressText';
export { useItemColumns } from './detail/use-item-columns';
export { useSums, useSumsBeforeTotal } from './detail/use-sums';
export { LastOrders } from './LastOrders';
export {
  DESK_ORDER_REQUESTS_NAV_ITEM,
  DESK_ORDERS_NAV_ITEM,
  ORDER_REQUESTS_NAV_ITEM,
  ORDERS_NAV_ITEM,
  PORTFOLIO_ORDER_REQUESTS_NAV_ITEM,
  PORTFOLIO_ORDERS_NAV_ITEM,
} from './nav-items';
export { OrdersPage } from './OrdersPage';
export { REQUEST_FILTERS } from './order-filters';
export { orderSearchSource } from './order-search-source';
export { redoOrder } from './orders-queries';
export { PortfolioOrdersPage } from './PortfolioOrdersPage';
export { OrderReceipt } from './requests/OrderReceipt';
export { OrderRequestsPage } from './requests/OrderRequestsPage';
export { orderRequestSearchSource } from './requests/order-request-search-source';
export { PortfolioOrderRequestsPage } from './requests/PortfolioOrderRequestsPage';
export { ORDER_TASK_TILES } from './task-tiles';
export { PlacedOn, usePlacedByFacts, usePlacedByFilter } from './use-placed-by';
export { WithdrawRequest } from './withdrawal/WithdrawRequest';
