export { OfferRequestsPage } from './OfferRequestsPage';
export { OfferSheet } from './OfferSheet';
export { OfferStanding } from './OfferStanding';
