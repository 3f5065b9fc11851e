export { OfferRequestsPage } from './OfferRequestsPage';
export { OfferSheet } from './OfferSheet';
export { OfferStatusCell } from './OfferStatusCell';
