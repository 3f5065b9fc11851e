export { OfferRequestsPage } from './OfferRequestsPage';
export { OfferSheet } from './OfferSheet';
export { OfferStatusCell } from './OfferStatusCell';
export { OFFER_NUMBER_FILTER } from './offer-list';
export { offerSource } from './offer-source';
export { PortfolioOffersPage } from './PortfolioOffersPage';
