export { reopenOrderedOffer } from './change-queries.ts';
export { closeOfferForOrder, lockOfferForOrder } from './close-offer-for-order.ts';
export { createOfferRequest } from './create-offer-request.ts';
export { listLinesToRequestAgain } from './lines-to-request-again.ts';
export { createOfferExpiryJob } from './offer-expiry.ts';
export { rejectOfferLines } from './offer-lines.ts';
export { type OfferTerms, readOfferTerms } from './offer-terms.ts';
export { offerRoutes } from './routes.ts';
export { withdrawOfferRequest } from './withdraw-offer-request.ts';
