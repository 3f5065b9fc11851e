export { leaveCheckout, orderCheckout, startOrder } from './checkout-state';
export { OrderCheckoutPage } from './OrderCheckoutPage';
