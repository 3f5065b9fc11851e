export { purgeClaimPhotos } from './photos/photo-queries.ts';
export { createClaimPhotoCleanupJob } from './photos/store-photos.ts';
export { claimRoutes } from './routes.ts';
