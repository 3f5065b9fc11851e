export { operatingRoutes } from './desk-routes.ts';
