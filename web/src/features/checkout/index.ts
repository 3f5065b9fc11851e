export { startOfferCheckout, startOrderCheckout, startOrderFromOffer } from './checkout-state';
export { OfferCheckoutPage } from './offer/OfferCheckoutPage';
export { OrderCheckoutPage } from './order/OrderCheckoutPage';
