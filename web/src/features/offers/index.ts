export { OfferRequestPage } from './desk/OfferRequestPage';
export { OfferRequestQueue } from './desk/OfferRequestQueue';
export { OfferRequestSplit } from './desk/OfferRequestSplit';
export { offerQueueQuery } from './desk/offer-queue-queries';
export { deskOfferSearchSource } from './desk/offer-search-source';
export { useOfferQueueColumns } from './desk/use-offer-queue-columns';
export {
  DESK_OFFER_REQUESTS_NAV_ITEM,
  OFFER_REQUESTS_NAV_ITEM,
  PORTFOLIO_OFFERS_NAV_ITEM,
} from './nav-items';
export { OfferReceipt } from './OfferReceipt';
export { OfferRequestsPage } from './OfferRequestsPage';
export { offerSearchSource } from './offer-search-source';
export { PortfolioOffersPage } from './PortfolioOffersPage';
export { OFFER_TASK_TILES } from './task-tiles';
