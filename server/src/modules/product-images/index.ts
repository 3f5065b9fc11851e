export { createImageCleanupJob } from './files.ts';
export { productImageRoutes } from './routes.ts';
