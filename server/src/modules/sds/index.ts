export { sdsRoutes } from './routes.ts';
export { createDeliveryRetentionJob } from './sending/deliveries.ts';
