export {
  startOffer,
  startOfferOrder,
  startOrder,
} from './checkout-state';
export { OfferCheckoutPage } from './OfferCheckoutPage';
export { OrderCheckoutPage } from './OrderCheckoutPage';
