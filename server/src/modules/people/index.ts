export { type LockedApproval, lockApproval, rejectForeignDecision } from './approval-lock.ts';
export { getMonth } from './purchase-month.ts';
export { listApprovers, readPurchaseRights, readUser } from './purchase-rights-queries.ts';
export { approveForAuthor, lockPurchaser, type Purchaser } from './purchasing.ts';
