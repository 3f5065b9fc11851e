export { createStaff, type OperatorRejection, unlockUser } from './operator.ts';
export {
  purgePasswordResets,
  purgeRegistrations,
  purgeSessions,
} from './purge-queries.ts';
export { accountRoutes } from './routes.ts';
