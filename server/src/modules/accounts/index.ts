export { createStaff, type OperatorRejection, resetStaffSecondFactor, unlockUser } from './operator.ts';
export { endSessions } from './passwords/password-queries.ts';
export {
  purgePasswordResets,
  purgeRegistrations,
  purgeSessions,
} from './purge-queries.ts';
export { accountRoutes } from './routes.ts';
export { purgeLoginChallenges } from './security/challenge-queries.ts';
