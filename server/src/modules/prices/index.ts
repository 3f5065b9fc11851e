export { priceRoutes } from './desk-routes.ts';
