export { auditRoutes } from './desk-routes.ts';
