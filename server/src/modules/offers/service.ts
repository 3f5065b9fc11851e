export { correctOffer, withdrawOffer } from './change-sent-offer.ts';
export { closeOfferForOrder } from './close-offer-for-order.ts';
export { createOfferRequest } from './create-offer-request.ts';
export { decideOfferRequest } from './decide-offer.ts';
export { createOfferExpiryJob } from './offer-expiry.ts';
export { refuseOfferLines } from './offer-lines.ts';
export {
  listAllOfferRequests,
  listOfferRequests,
  listPortfolioOfferRequests,
  readOfferRequest,
  readOfferRequestToDecide,
} from './offer-requests.ts';
export { requestOfferAgain } from './request-again.ts';
