export { createStaff, type OperatorRejection as OperatorRefusal, unlockUser } from './operator.ts';
export {
  purgePasswordResets,
  purgeRegistrations,
  purgeSessions,
} from './purge-queries.ts';
export { accountRoutes } from './routes.ts';
