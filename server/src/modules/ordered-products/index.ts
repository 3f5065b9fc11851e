export { findLargestQuantities, setPreferred } from './ordered-product-queries.ts';
export { orderedProductRoutes } from './routes.ts';
