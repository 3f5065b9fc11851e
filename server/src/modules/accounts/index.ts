export { createStaff, type OperatorRejection, resetStaffSecondFactor, unlockUser } from './operator.ts';
export {
  purgePasswordResets,
  purgeRegistrations,
  purgeSessions,
} from './purge-queries.ts';
export { accountRoutes } from './routes.ts';
export { purgeLoginChallenges } from './security/challenge-queries.ts';
