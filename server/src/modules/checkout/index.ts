export { findBlockedLines, findProductLines, priceOrder, rejectUnpricedLines } from './order-lines.ts';
export { clearCartNote, prepareOrderFromOffer } from './place-order-from-offer.ts';
export { prepareOrderRequest, removeSentLines } from './place-order-request.ts';
export { checkoutRoutes } from './routes.ts';
export { type PricedOrderRequest, storeOrderRequest } from './store-order-request.ts';
