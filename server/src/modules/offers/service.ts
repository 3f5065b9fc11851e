export { correctOffer, withdrawOffer } from './change-sent-offer.ts';
export { createOfferRequest } from './create-offer-request.ts';
export { decideOfferRequest } from './decide-offer.ts';
export { offerExpiry } from './offer-expiry.ts';
export { refuseOfferLines } from './offer-lines.ts';
export {
  allOfferRequests,
  offerRequestsOf,
  portfolioOfferRequests,
  readOfferRequest,
  readOfferRequestToDecide,
} from './offer-requests.ts';
export { orderOffer } from './order-offer.ts';
export { requestOfferAgain } from './request-again.ts';
