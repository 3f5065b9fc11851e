export { createActivationExpiryJob } from './expiry.ts';
export { readCustomerRequestStatus } from './request-status.ts';
export { activationRoutes } from './routes.ts';
