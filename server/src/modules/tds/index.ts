export { tdsRoutes } from './routes.ts';
export { publishTds } from './uploads.ts';
