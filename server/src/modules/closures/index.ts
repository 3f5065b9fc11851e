export { readClosedDays } from './closed-days.ts';
export { closureRoutes } from './routes.ts';
