export { OfferRequestsPage } from './OfferRequestsPage';
export { offerSearchSchema } from './offer-list';
