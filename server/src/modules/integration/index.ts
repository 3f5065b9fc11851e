export { purgeImports } from './imports/imports-queries.ts';
export { integrationRoutes } from './routes.ts';
