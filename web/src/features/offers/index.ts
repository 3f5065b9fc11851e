export { OfferRequestsPage } from './OfferRequestsPage';
export { OfferSheet } from './OfferSheet';
export { OfferStatusCell } from './OfferStatusCell';
export { OFFER_NUMBER_FILTER } from './offer-list';
export { offerSearchSource } from './offer-search-source';
export { PortfolioOffersPage } from './PortfolioOffersPage';
