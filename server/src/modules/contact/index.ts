export { purgeContactRequests } from './contact-queries.ts';
export { contactRoutes } from './routes.ts';
