export { createPublishedLevels } from './catalogue.ts';
export { privateCatalogueRoutes } from './routes.ts';
