export { type LockedApproval, lockApproval, rejectForeignDecision } from './approval-lock.ts';
export { lockInviter } from './lock-inviter.ts';
export { listRightsFacts } from './mails/people-mails.ts';
export { getMonth } from './purchase-month.ts';
export { listApprovers, readPurchaseRights, readUser } from './purchase-rights-queries.ts';
export { approveForAuthor, lockPurchaser, type Purchaser } from './purchasing.ts';
export { peopleRoutes } from './routes.ts';
