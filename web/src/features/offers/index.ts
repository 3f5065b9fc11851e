export { OfferRequestsPage } from './OfferRequestsPage';
export { OfferSheet } from './OfferSheet';
export { OfferStanding } from './OfferStanding';
export { OFFER_STATUS_FILTER } from './offer-list';
